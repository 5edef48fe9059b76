//! Which games there are. Adding one is a line in `house!` and a feature of the crate.

use std::fmt::Display;

use bots::{Level, Levelled};
use game::transcript::Transcript;
use game::{EditionSpec, Game, Seat, Setup};

/// A game that can be played at a table: it can be shown as text, and bots can play it.
pub trait Playable: Levelled + Game<View: Display> {}

impl<G: Levelled + Game<View: Display>> Playable for G {}

/// Something to be done with a game whose name is only known at run time.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// What can be told about a game without playing it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its editions, with seats and options.
    pub editions: &'static [EditionSpec],
    /// Whether everybody sees all that chance brings.
    pub open_chance: bool,
    /// Whether players may agree on a draw: where nobody counts points.
    pub draws: bool,
}

macro_rules! house {
    ($($feature:tt: $Game:ty),+ $(,)?) => {
        /// All games of the house.
        pub fn games() -> Vec<About> {
            vec![$(#[cfg(feature = $feature)] About {
                name: <$Game>::NAME,
                rules: <$Game>::RULES,
                editions: <$Game>::editions(),
                open_chance: <$Game>::OPEN_CHANCE,
                draws: is_without_points::<$Game>(),
            }),+]
        }

        /// Does something with the game of a name, if there is one.
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Out> {
            $(#[cfg(feature = $feature)]
            if name == <$Game>::NAME {
                return Some(visitor.visit::<$Game>());
            })+
            None
        }
    };
}

house![
    "qwixx": qwixx::Dice,
    "qwixx-cards": qwixx::Cards,
    "quixo": quixo::Quixo,
    "qwirkle": qwirkle::Qwirkle,
];

fn is_without_points<G: Game>() -> bool {
    let first = G::editions().first();
    let setup = first.map(|spec| Setup::new(spec.name, *spec.seats.start()));
    let game = setup.and_then(|setup| Transcript::<G>::new(&setup).ok());
    game.is_some_and(|transcript| transcript.game().score(Seat(0)).is_none())
}

/// The names of all games, as people list them.
pub fn names() -> String {
    games().iter().map(|about| about.name).collect::<Vec<_>>().join(", ")
}

/// Whether the game of a name has a bot of some level that can play this set-up: what was learnt for
/// one edition serves no other.
pub fn suits(name: &str, setup: &Setup, level: Level) -> bool {
    struct Suits<'a>(&'a Setup, Level);
    impl Visit for Suits<'_> {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            G::options(self.0).is_ok_and(|options| self.1.suits::<G>(&options))
        }
    }
    visit(name, Suits(setup, level)).unwrap_or(false)
}

/// Whether the game of a name has a bot of some level.
pub fn offers(name: &str, level: Level) -> bool {
    struct Offers(Level);
    impl Visit for Offers {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            self.0.is_offered::<G>()
        }
    }
    visit(name, Offers(level)).unwrap_or(false)
}
