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

/// Chance that somebody typed, as the notation of a game writes it; nothing if there is no such game.
pub fn spell_chance(name: &str, typed: &str) -> Option<String> {
    struct Spell<'a>(&'a str);
    impl Visit for Spell<'_> {
        type Out = String;
        fn visit<G: Playable>(self) -> String {
            G::spell_chance(self.0)
        }
    }
    visit(name, Spell(typed))
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
