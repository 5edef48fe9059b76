//! Which file a bot looks things up in.

use bots::Level;
use game::Setup;
use table::registry::book;

#[test]
fn each_set_up_names_the_book_of_its_bot() {
    let named = |game: &str, edition: &str, seats: u8, level: Level| {
        book(game, &Setup::new(edition, seats), level)
    };
    let some = |name: &str| Some(name.to_owned());
    assert_eq!(named("qwixx", "bonus-a", 3, Level::Hard), some("bonus-a-3.net"));
    assert_eq!(named("quixo", "two", 2, Level::Expert), some("quixo.net"));
    assert_eq!(named("qwixx", "bonus-a", 3, Level::Easy), None);
    assert_eq!(named("quixo", "four", 4, Level::Expert), None);
    assert_eq!(named("chess", "classic", 2, Level::Expert), None);
}
