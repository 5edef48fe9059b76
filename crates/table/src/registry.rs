//! Which games there are. Adding one is a line in `house!` and a feature of the crate.

use std::fmt::Display;

use bots::{Appraiser, Books, Bot, Depth, Fact, Level, NotAppraised, Stop};
use game::transcript::Transcript;
use game::{EditionSpec, Game, Seat, Setup};

/// The rules of the games, for whoever draws them.
pub use {quixo, qwirkle, qwixx};

/// A game that can be played at a table: it can be shown as text, and bots can play it.
pub trait Playable: Game<View: Display> {
    /// Whether it has a bot of this level.
    fn offers(level: Level) -> bool;
    /// Whether it has a bot of this level that can play by these options.
    fn suits(level: Level, options: &Self::Options) -> bool;
    /// A bot of this level that reads these books, or a greedy one where it has none; it decides at once
    /// with what it has when it is told to stop.
    fn bot(level: Level, books: &Books, stop: &Stop) -> Box<dyn Bot<Self>>;
    /// The name of the book that a bot of this level looks up by these options, if there is one.
    fn book(level: Level, options: &Self::Options) -> Option<String>;
    /// Puts the bytes of a book among the books; says whether they are the book of that name.
    fn read_book(name: &str, bytes: &[u8], books: &mut Books) -> bool;
    /// Whether every seat sees all there is to see.
    fn is_open() -> bool;
    /// Somebody who says what tables by these options are worth.
    fn appraiser(
        options: &Self::Options,
        depth: Depth,
        books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised>;
    /// What can be counted about a legal answer of a seat, at any table that looks to the seat like this.
    fn facts(&self, seat: Seat, action: &Self::Action) -> Vec<Fact>;
}

/// Something to be done with a game whose name is only known at run time.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Is called with the type of the game.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// What can be told about a game without playing it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name of the game, as in files and requests.
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

macro_rules! is_no {
    (no) => {
        true
    };
    ($other:ident) => {
        false
    };
}

macro_rules! house {
    ($($feature:tt: $Game:ty, $bots:ident bots;)+) => {
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

        /// Whether a game is built in, which the compiler knows: what serves another is left out.
        pub const fn has(name: &str) -> bool {
            $((cfg!(feature = $feature) && is_same(name, $feature)))||+
        }

        /// Whether a game is built in that keeps the score of a real table.
        pub(crate) const PADS: bool = $((cfg!(feature = $feature) && is_no!($bots)))||+;

        /// Does something with the game of a name, if there is one.
        #[allow(unused_variables, reason = "whoever needs tables alone builds in no game")]
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Out> {
            $(#[cfg(feature = $feature)]
            if name == <$Game>::NAME {
                return Some(visitor.visit::<$Game>());
            })+
            None
        }

        $(#[cfg(feature = $feature)]
        impl Playable for $Game {
            bots!($bots);
        })+
    };
}

#[allow(unused_macros, reason = "whoever needs tables alone builds in no game")]
macro_rules! bots {
    // Players of its own, or a judge: the crate `bots` has them.
    (own) => {
        fn offers(level: Level) -> bool {
            level.is_offered::<Self>()
        }

        fn suits(level: Level, options: &Self::Options) -> bool {
            level.suits::<Self>(options)
        }

        fn bot(level: Level, books: &Books, stop: &Stop) -> Box<dyn Bot<Self>> {
            level.bot_until(books, stop)
        }

        fn book(level: Level, options: &Self::Options) -> Option<String> {
            <Self as bots::Levelled>::book(level, options)
        }

        fn read_book(name: &str, bytes: &[u8], books: &mut Books) -> bool {
            <Self as bots::Levelled>::read_book(name, bytes, books)
        }

        fn is_open() -> bool {
            <Self as bots::Appraised>::OPEN
        }

        fn appraiser(
            options: &Self::Options,
            depth: Depth,
            books: &Books,
            stop: &Stop,
        ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
            <Self as bots::Appraised>::appraiser(options, depth, books, stop)
        }

        fn facts(&self, seat: Seat, action: &Self::Action) -> Vec<Fact> {
            <Self as bots::Explained>::facts(self, seat, action)
        }
    };
    // The players that any game has.
    (plain) => {
        fn offers(level: Level) -> bool {
            level.plain::<Self>().is_some()
        }

        fn bot(level: Level, _: &Books, _: &Stop) -> Box<dyn Bot<Self>> {
            level.plain().unwrap_or_else(|| Box::new(bots::Eager))
        }

        bots!(unlearnt);
    };
    // None: people play at a real table. Whoever leaves it does nothing from then on.
    (no) => {
        fn offers(_: Level) -> bool {
            false
        }

        fn bot(_: Level, _: &Books, _: &Stop) -> Box<dyn Bot<Self>> {
            Box::new(bots::Absent)
        }

        bots!(unlearnt);
    };
    // Nobody learnt anything about the game.
    (unlearnt) => {
        fn suits(level: Level, _: &Self::Options) -> bool {
            Self::offers(level)
        }

        fn book(_: Level, _: &Self::Options) -> Option<String> {
            None
        }

        fn read_book(_: &str, _: &[u8], _: &mut Books) -> bool {
            false
        }

        fn is_open() -> bool {
            false
        }

        fn appraiser(
            _: &Self::Options,
            _: Depth,
            _: &Books,
            _: &Stop,
        ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
            Err(NotAppraised::NotLearnt)
        }

        fn facts(&self, _: Seat, _: &Self::Action) -> Vec<Fact> {
            Vec::new()
        }
    };
}

house! {
    "qwixx": qwixx::Dice, own bots;
    "qwixx-cards": qwixx::Cards, own bots;
    "qwixx-pad": qwixx::ScorePad, no bots;
    "quixo": quixo::Quixo, own bots;
    "qwirkle": qwirkle::Qwirkle, own bots;
    "qwirkle-tally": qwirkle::Tally, no bots;
    "nim": nim::Nim, plain bots;
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[allow(dead_code, reason = "whoever needs tables alone builds in no game")]
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

/// Whether the game of a name has a bot of some level that can play this set-up: what was learnt for
/// one edition serves no other.
pub fn suits(name: &str, setup: &Setup, level: Level) -> bool {
    struct Suits<'a>(&'a Setup, Level);
    impl Visit for Suits<'_> {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            G::options(self.0).is_ok_and(|options| G::suits(self.1, &options))
        }
    }
    visit(name, Suits(setup, level)).unwrap_or(false)
}

/// The name of the book that a bot of some level looks up in a set-up, if there is one.
pub fn book(name: &str, setup: &Setup, level: Level) -> Option<String> {
    struct Named<'a>(&'a Setup, Level);
    impl Visit for Named<'_> {
        type Out = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            G::book(self.1, &G::options(self.0).ok()?)
        }
    }
    visit(name, Named(setup, level)).flatten()
}

/// Puts the bytes of a book of a game among the books; says whether they are the book of that name.
pub fn read_book(game: &str, name: &str, bytes: &[u8], books: &mut Books) -> bool {
    struct Read<'a>(&'a str, &'a [u8], &'a mut Books);
    impl Visit for Read<'_> {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            G::read_book(self.0, self.1, self.2)
        }
    }
    visit(game, Read(name, bytes, books)).unwrap_or(false)
}

/// Whether the game of a name is played at a real table, where this one only keeps the score: nobody but
/// people can play it.
pub fn is_pad(name: &str) -> bool {
    !Level::ALL.into_iter().any(|level| offers(name, level))
}

/// Whether the game of a name has a bot of some level.
pub fn offers(name: &str, level: Level) -> bool {
    struct Offers(Level);
    impl Visit for Offers {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            G::offers(self.0)
        }
    }
    visit(name, Offers(level)).unwrap_or(false)
}
