//! What a table of Qwirkle and every answer there are worth, in numbers.
//!
//! - [`ranking`]: all answers of a seat, by what it can see.
//! - [`whole`]: whole tables of matches that are over, played on ([`start`]) with what
//!   comes out of [`bags`].
//! - [`proved`]: endings of two, where search tells who wins ([`solver`]).

mod bags;
mod proved;
mod ranking;
mod solver;
mod start;
#[cfg(test)]
mod tests;
mod whole;

use std::collections::VecDeque;

use game::luck::Stream;
use game::{Game, Inconsistent, Seat};
use qwirkle::{Action, Event, Options, Qwirkle, Tiles, View};

use self::proved::Ending;
#[cfg(feature = "workshop")]
pub use self::proved::exact;
use self::ranking::Ranking;
use self::whole::Whole;
use super::guesses::ReadingSettings;
use super::play_history::PlayHistory;
use super::rounds::Settings;
use super::world::{MOST_SEATS, World};
use crate::{Appraised, Appraiser, Books, Depth, NotAppraised, Rated, Shares, Stop};

/// How far leads still spread, for the root of every tile that is left for a seat: so that chances come true
/// where sound players play on (`insight` of the workshop, `--only values`).
const SPREAD: f32 = 1.85;

/// So many values are remembered: of a table before a draw both its value and what to expect are asked.
const REMEMBERED: usize = 6;

/// Says what tables are worth.
struct TableAppraiser {
    whole: Whole,
    /// The tables that were valued last, and their values.
    values: VecDeque<(Qwirkle, Shares)>,
    settings: Settings,
    /// What every seat heard.
    histories: [PlayHistory; MOST_SEATS],
    stop: Stop,
}

/// How hard to look at the answers of a seat.
fn ranking_settings(depth: Depth) -> Settings {
    let quick = Settings {
        candidates: 16,
        work: 400_000,
        spread: SPREAD,
        counts_turns: true,
        reading: ReadingSettings { guesses: 500, ..Settings::BEST.reading },
        ending: 30_000,
        ..Settings::BEST
    };
    let deep = Settings {
        candidates: 24,
        work: 4_000_000,
        reading: Settings::BEST.reading,
        ending: 300_000,
        ..quick
    };
    match depth {
        Depth::Quick => quick,
        Depth::Deep => deep,
        Depth::Thorough => Settings { work: 10 * Settings::BEST.work, ending: 3_000_000, ..deep },
    }
}

/// How hard to look at whole tables.
fn whole_settings(depth: Depth) -> whole::Settings {
    let quick = whole::Settings {
        worlds: 240,
        work: 500_000,
        turns: [4, 6, 8],
        play_out: 4,
        spread: SPREAD,
        blur: 0.75,
        ending: 30_000,
    };
    let deep = whole::Settings { worlds: 1_920, work: 4_000_000, ending: 300_000, ..quick };
    match depth {
        Depth::Quick => quick,
        Depth::Deep => deep,
        Depth::Thorough => {
            whole::Settings { worlds: 7_680, work: 40_000_000, ending: 3_000_000, ..deep }
        }
    }
}

impl TableAppraiser {
    fn new(depth: Depth, stop: &Stop) -> TableAppraiser {
        TableAppraiser {
            whole: Whole::new(whole_settings(depth), stop),
            values: VecDeque::with_capacity(REMEMBERED),
            settings: ranking_settings(depth),
            histories: Default::default(),
            stop: stop.clone(),
        }
    }
}

impl Appraiser<Qwirkle> for TableAppraiser {
    fn value(&mut self, game: &Qwirkle) -> Shares {
        if let Some((_, value)) = self.values.iter().find(|(known, _)| known == game) {
            return value.clone();
        }
        let value = self.whole.value(game);
        self.values.truncate(REMEMBERED - 1);
        self.values.push_front((game.clone(), value.clone()));
        value
    }

    /// A table before a draw is worth what comes after it on average.
    fn expect(&mut self, game: &Qwirkle) -> Shares {
        self.value(game)
    }

    fn hear(&mut self, seat: Seat, event: &Event) {
        if let Some(history) = self.histories.get_mut(seat.index()) {
            history.hear(event);
        }
    }

    fn rank_with(
        &mut self,
        view: &View,
        seat: Seat,
        also: &[Action],
    ) -> Result<Vec<Rated<Action>>, Inconsistent> {
        let game = Qwirkle::imagine(view, &mut Stream::new(0))?;
        if view.seats.len() == 2 && knows_all(view) {
            let ranked = Ending::of(&World::of(&game)).rank(self.settings.ending, &self.stop);
            return Ok(proved::rate(&ranked));
        }
        let Some(history) = self.histories.get(seat.index()) else {
            return Err(Inconsistent("nobody sits there"));
        };
        let clues = history.clues(view, seat, self.settings.reading.turns);
        let ranking = Ranking { settings: &self.settings, stop: &self.stop, also };
        Ok(ranking.of(&game, seat, &clues))
    }
}

/// Whether a seat of two knows the other hand: the bag is empty, and no tile has left the game.
fn knows_all(view: &View) -> bool {
    let held: usize = view.seats.iter().map(|seat| usize::from(seat.tiles)).sum();
    view.bag == 0 && view.board.len() + held == usize::from(Tiles::ALL.len())
}

impl Appraised for Qwirkle {
    const OPEN: bool = false;

    fn appraiser(
        _options: &Options,
        depth: Depth,
        _books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
        Ok(Box::new(TableAppraiser::new(depth, stop)))
    }
}
