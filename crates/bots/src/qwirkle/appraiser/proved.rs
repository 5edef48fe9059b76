//! Endings of two with an empty bag: both hands are known, so who wins is a matter of search.
//!
//! Only the winner is looked for, not the lead: that takes far fewer positions.

use std::cmp::Ordering;

#[cfg(feature = "workshop")]
use game::{Game, Viewer};
use qwirkle::Action;
#[cfg(feature = "workshop")]
use qwirkle::Qwirkle;

use super::super::answer::Answer;
use super::super::ending::{MOST, Search};
use super::super::field::Field;
use super::super::rack::Rack;
use super::super::world::World;
use super::solver::{Hands, Solver};
use crate::{Rated, Stop};

/// How many plays ahead is looked where the end is not found.
const DEPTH: u8 = 3;

/// What an ending comes to for the seat to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ended {
    /// Whether it wins, draws or loses, if the search came to an end.
    pub(super) result: Option<Ordering>,
    /// About how far it will be ahead.
    pub(super) lead: i32,
}

impl Ended {
    /// The part of a win that the seat to move may expect.
    pub(super) fn chance(&self) -> f64 {
        /// How far leads spread that were found by taking the most points to the end.
        const SPREAD: f64 = 3.0;
        match self.result {
            Some(Ordering::Greater) => 1.0,
            Some(Ordering::Equal) => 0.5,
            Some(Ordering::Less) => 0.0,
            None => 1.0 / (1.0 + (-f64::from(self.lead) / SPREAD).exp()),
        }
    }
}

/// An ending to be searched.
pub(super) struct Ending {
    field: Field,
    /// The hand to move first.
    hands: [Rack; 2],
    /// Whether the other has just passed.
    passed: bool,
    must_play: bool,
    /// How far the seat to move is ahead.
    now: i32,
}

impl Ending {
    /// The end of a game of two after the bag has run out.
    pub(super) fn of(world: &World) -> Ending {
        let (own, other) = (world.active, world.active.next(2));
        Ending {
            field: Field::of(&world.board),
            hands: [own, other].map(|seat| Rack::of(&world.hands[seat.index()])),
            passed: world.passes() > 0,
            must_play: world.must_play,
            now: world.lead(own),
        }
    }

    /// What it comes to, after a look at up to so many positions.
    pub(super) fn settle(&mut self, work: u32, stop: &Stop) -> Ended {
        let (table, now) = (self.table(), self.now);
        let lead = now + self.played_on(work / 8, stop);
        let mut solver = Solver::new(&mut self.field, self.must_play, work, stop);
        let result = result(now, lead, |least| solver.gains(&table, least));
        Ended { result, lead }
    }

    /// What every answer comes to, the best first, after a look at up to so many positions.
    pub(super) fn rank(&mut self, work: u32, stop: &Stop) -> Vec<(Action, Ended)> {
        let (table, now) = (self.table(), self.now);
        let mut search = self.search(u32::MAX, stop);
        let choices = search.choices(&table.hands[0]);
        let mut found: Vec<(Answer, Ended)> = choices
            .into_iter()
            .map(|answer| {
                let gained = if answer.puts().is_empty() {
                    search.after_pass(&table.hands, table.passed, 0, -MOST, MOST)
                } else {
                    search.after(&table.hands, &answer, 0, -MOST, MOST)
                };
                let lead = now + gained.unwrap_or(answer.points.into());
                (answer, Ended { result: None, lead })
            })
            .collect();
        found.sort_by_key(|(_, ended)| -ended.lead);
        let mut solver = Solver::new(&mut self.field, self.must_play, work, stop);
        for (answer, ended) in &mut found {
            let gains = |least| solver.gains_by(&table, answer, least);
            ended.result = result(now, ended.lead, gains);
        }
        // Among equals what is further ahead is better for whoever does not play on without mistakes.
        found.sort_by(|(_, one), (_, two)| {
            two.chance().total_cmp(&one.chance()).then(two.lead.cmp(&one.lead))
        });
        let action = |(answer, ended): (Answer, Ended)| {
            let play = self.field.play_of(answer.puts());
            (play.map_or(Action::Pass, Action::Play), ended)
        };
        found.into_iter().map(action).collect()
    }

    fn table(&self) -> Hands {
        Hands { hands: self.hands, passed: self.passed }
    }

    /// What the seat to move gains by its best play as far as so many positions show, all else by points.
    fn played_on(&mut self, work: u32, stop: &Stop) -> i32 {
        let (hands, passed) = (self.hands, self.passed);
        let mut search = self.search(work, stop);
        let mut gained = 0;
        for depth in 1..=DEPTH {
            match search.lead(&hands, passed, depth, -MOST, MOST) {
                Some(found) => gained = found,
                None => break,
            }
        }
        gained
    }

    fn search<'a>(&'a mut self, work: u32, stop: &'a Stop) -> Search<'a> {
        let must_play = self.must_play;
        Search { field: &mut self.field, left: work, stop, must_play, exact: true }
    }
}

/// Who wins from a lead, given whether so much is gained; what is likely is asked first.
fn result(now: i32, likely: i32, mut gains: impl FnMut(i32) -> Option<bool>) -> Option<Ordering> {
    let (win, draw) = (1 - now, -now);
    if likely > 0 {
        if gains(win)? {
            return Some(Ordering::Greater);
        }
        return Some(if gains(draw)? { Ordering::Equal } else { Ordering::Less });
    }
    if !gains(draw)? {
        return Some(Ordering::Less);
    }
    Some(if gains(win)? { Ordering::Greater } else { Ordering::Equal })
}

/// What every answer to an ending of two brings the seat to move if both play on without a mistake, as a part of a
/// win; none before both hands are known, or if a look at so many positions does not tell.
#[cfg(feature = "workshop")]
pub fn exact(game: &Qwirkle, work: u32) -> Option<Vec<(Action, f64)>> {
    let view = game.view(Viewer::Seat(game.active()));
    if view.seats.len() != 2 || !super::knows_all(&view) {
        return None;
    }
    let ranked = Ending::of(&World::of(game)).rank(work, &Stop::never());
    let worth = |(action, ended): (Action, Ended)| ended.result.map(|_| (action, ended.chance()));
    ranked.into_iter().map(worth).collect()
}

/// Answers with their chances.
pub(super) fn rate(ranked: &[(Action, Ended)]) -> Vec<Rated<Action>> {
    /// How little is known where the search came to no end.
    const GLANCE: f64 = 0.15;
    let rated = |(action, ended): &(Action, Ended)| {
        let proved = ended.result.is_some();
        let error = if proved { 0.0 } else { GLANCE };
        Rated { action: *action, chance: ended.chance(), error, proved }
    };
    ranked.iter().map(rated).collect()
}
