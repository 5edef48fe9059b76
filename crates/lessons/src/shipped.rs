//! The lessons of the house, by game and edition.

/// A lesson that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shipped {
    /// The name of the game.
    pub game: &'static str,
    /// The edition that it is about.
    pub edition: &'static str,
    /// The text of the file.
    pub text: &'static str,
}

const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// All lessons of the house, game by game.
pub fn all() -> impl Iterator<Item = Shipped> {
    FILES.iter().map(|(game, edition, text)| Shipped { game, edition, text })
}

/// The lesson of an edition of a game, if there is one.
pub fn find(game: &str, edition: &str) -> Option<Shipped> {
    all().find(|one| one.game == game && one.edition == edition)
}
