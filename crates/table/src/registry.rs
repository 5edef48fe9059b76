//! Which games there are. Adding one is a line in `house!`.

use std::fmt::Display;

use bots::Levelled;
use game::{EditionSpec, Game};

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
}

macro_rules! house {
    ($($Game:ty),+ $(,)?) => {
        /// All games of the house.
        pub fn games() -> Vec<About> {
            vec![$(About {
                name: <$Game>::NAME,
                rules: <$Game>::RULES,
                editions: <$Game>::editions(),
            }),+]
        }

        /// Does something with the game of a name, if there is one.
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$Game>::NAME {
                return Some(visitor.visit::<$Game>());
            })+
            None
        }
    };
}

house![qwixx::Dice, qwixx::Cards, quixo::Quixo, qwirkle::Qwirkle];

/// The names of all games, as people list them.
pub fn names() -> String {
    games().iter().map(|about| about.name).collect::<Vec<_>>().join(", ")
}
