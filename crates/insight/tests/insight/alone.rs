//! Somebody plays alone, by a table that knows the points of every sheet.

use bots::{Appraised, Books, Depth, Level, NotAppraised, Stop, Unit};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use insight::{Account, Match, Review, review};
use solve::qwixx::SheetBook;
use table::registry::qwixx::dice::Options;
use table::registry::qwixx::drawing::Drawing;
use table::registry::qwixx::{Dice, Edition};

const MATCHES: u64 = 400;
/// A table tells points apart to a quarter of a hundredth, and a turn looks it up twice.
const A_TURN: f64 = 0.000_05;

/// A sheet so small that it is solved in no time.
fn small() -> Options {
    Edition::add(Drawing {
        name: "small",
        sheet: "
            r 2 3 4 5 6
            y 2 3 4 5 6
            g 6 5 4 3 2
            b 6 5 4 3 2",
        sides: 3,
        closing_needs: 2,
        ..Drawing::CLASSIC
    });
    Dice::options(&Setup::new("small", 1)).unwrap()
}

fn books(options: &Options) -> Books {
    let solved = SheetBook::solve(options, 1, &mut |_| true).unwrap();
    let mut books = Books::default();
    let kept = SheetBook::read(options, &solved.bytes()).unwrap();
    books.add(kept);
    books
}

fn played(seed: u64, level: Level) -> Transcript<Dice> {
    let mut luck = Stream::new(seed);
    let mut played = Transcript::<Dice>::new(&Setup::new("small", 1)).unwrap();
    let mut bot = level.bot::<Dice>();
    loop {
        let step = match played.game().turn() {
            Turn::Over => return played,
            Turn::Chance => Step::Chance(played.game().sample(&mut luck)),
            Turn::Decide(_) => {
                let view = played.game().view(Viewer::Seat(Seat(0)));
                Step::Decide(Seat(0), bot.decide(&view, Seat(0), &mut luck).unwrap())
            }
        };
        played.play(step, &mut |_, _| {}).unwrap();
    }
}

fn look(played: &Transcript<Dice>, books: &Books) -> Review {
    let options = Dice::options(played.setup()).unwrap();
    let mut judge = Dice::appraiser(&options, Depth::Quick, books, &Stop::never()).unwrap();
    assert_eq!(judge.unit(), Unit::Points);
    review(&Match::of(played, true).unwrap(), &mut *judge, &mut |_| {}).unwrap()
}

#[test]
fn points_come_from_the_sheet_luck_and_errors() {
    let books = books(&small());
    let mut luck = Vec::new();
    let mut errors = 0.0;
    for seed in 0..MATCHES {
        let played = played(seed, Level::Greedy);
        let found = look(&played, &books);
        let account = found.accounts[0];
        assert!((account.sum() - account.result).abs() < 1e-9, "{account:?}");
        let scored = f64::from(played.game().score(Seat(0)).unwrap());
        assert!((100.0 * account.result - scored).abs() < 1e-9, "{account:?}");
        let Account { gifts, crossing, unseen, broken_off, .. } = account;
        assert_eq!([gifts, crossing, unseen, broken_off], [0.0; 4]);
        assert!(
            found.drifts.iter().all(|(_, drift)| drift[0].abs() < A_TURN),
            "{:?}",
            found.drifts
        );
        errors += account.errors;
        luck.push(account.luck);
    }
    let mean = luck.iter().sum::<f64>() / MATCHES as f64;
    let squares = luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>();
    let error = (squares / MATCHES as f64).sqrt() / (MATCHES as f64).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
    assert!(errors < 0.0, "taking the most points at once is not always best");
}

#[test]
fn without_its_table_a_sheet_is_not_judged() {
    let options = small();
    let judge = Dice::appraiser(&options, Depth::Quick, &Books::default(), &Stop::never());
    let missing = NotAppraised::BookMissing("qwixx-small-alone.sheet".to_owned());
    assert_eq!(judge.err(), Some(missing));
    let solved = SheetBook::solve(&options, 1, &mut |_| true).unwrap().bytes();
    assert!(SheetBook::read(&options, &solved[1..]).is_none(), "not whole");
    let classic = Dice::options(&Setup::new("classic", 1)).unwrap();
    assert!(SheetBook::read(&classic, &solved).is_none(), "of another sheet");
}
