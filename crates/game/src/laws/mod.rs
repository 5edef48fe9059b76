//! What every game must obey, written once and run for every edition, option and seat count.
//!
//! A rules crate says how to try its game ([`Laws`]) and calls [`Laws::hold`]. Random games are
//! played, and in every state on the way every law is looked at. A broken law comes back with the
//! transcript that led to it.

mod decisions;
mod foresight;
mod golden;
mod records;
mod sealed;
mod sides;
mod views;

use std::fmt::{self, Debug, Display};

use foresight::Foresight;
pub use golden::{golden, random_game, write_golden};

use crate::contract::{Game, Step, StepOf, Turn, Viewer};
use crate::luck::Stream;
use crate::seats::{Seat, Seats};
use crate::setup::Setup;
use crate::transcript::Transcript;

/// How to try a game.
pub struct Laws<G: Game> {
    /// Actions of a seat that are worth trying, good and bad: `check` must pass exactly the legal
    /// ones among them.
    pub candidates: fn(&G, Seat, &mut Stream) -> Vec<G::Action>,
    /// Things that chance could never bring in this state.
    pub impossible: fn(&G, &mut Stream) -> Vec<G::Chance>,
    /// How much an action leads to where things happen: in every second game the most telling
    /// action is taken, since blind play hardly ever gets far. Nothing steers if it is always 0.
    pub steer: fn(&G, Seat, &G::Action) -> i32,
    /// How many random games to play for each set-up.
    pub games: u64,
}

/// A law that a game broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLaw {
    /// The law, as a sentence.
    pub law: &'static str,
    /// What was seen instead.
    pub seen: String,
    /// The game up to there.
    pub transcript: String,
}

impl Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken law: {}\n{}\nafter\n{}", self.law, self.seen, self.transcript)
    }
}

/// A law's verdict on one state: the sentence that is broken, and what was seen.
type Verdict = Result<(), (&'static str, String)>;

/// Breaks `law` unless it holds.
fn require(holds: bool, law: &'static str, seen: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err((law, seen())) }
}

/// Breaks `law` unless both are equal.
fn same<T: PartialEq + Debug>(law: &'static str, left: &T, right: &T) -> Verdict {
    require(left == right, law, || format!("{left:?}\n  is not\n{right:?}"))
}

impl<G: Game> Laws<G> {
    /// Plays games of every set-up and fails with the first broken law.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn hold(&self) {
        for setup in Setup::every(G::editions()) {
            if let Err(broken) = self.hold_for(&setup) {
                panic!("{} {setup}: {broken}", G::NAME);
            }
        }
    }

    /// Plays games of one set-up.
    pub fn hold_for(&self, setup: &Setup) -> Result<(), BrokenLaw> {
        (0..self.games).try_for_each(|seed| self.hold_in(setup, seed))
    }

    /// Plays the game of one seed; an odd one is steered.
    pub fn hold_in(&self, setup: &Setup, seed: u64) -> Result<(), BrokenLaw> {
        let mut transcript = Transcript::<G>::new(setup).map_err(|error| BrokenLaw {
            law: "every set-up on offer can be played",
            seen: error.to_string(),
            transcript: setup.to_string(),
        })?;
        let longest = G::options(transcript.setup()).map_or(0, |options| G::longest(&options));
        let mut luck = Stream::new(seed);
        let result = self.play_through(&mut transcript, longest, seed % 2 == 1, &mut luck);
        result.map_err(|(law, seen)| BrokenLaw { law, seen, transcript: transcript.to_string() })
    }

    fn play_through(
        &self,
        transcript: &mut Transcript<G>,
        longest: usize,
        steered: bool,
        luck: &mut Stream,
    ) -> Verdict {
        // Who is left of those that owe a sealed decision.
        let mut sealed = Seats::NONE;
        loop {
            self.look(transcript, luck)?;
            let game = transcript.game();
            let mut next = random_step(game, luck);
            if let (Some(Step::Decide(seat, action)), true) = (&mut next, steered) {
                // Of equals any: a fixed choice might go round in circles.
                let mut legal = game.legal(*seat);
                luck.shuffle(&mut legal);
                let steer = |action: &G::Action| (self.steer)(game, *seat, action);
                *action = legal.into_iter().max_by_key(steer).unwrap_or(*action);
            }
            let Some(step) = next else { break };
            records::notation_round_trips::<G>(&step)?;
            records::both_doors_lead_to_one_state(game, &step)?;
            let steps = transcript.steps().len();
            require(steps < longest, "a game ends within the stated number of steps", || {
                format!("{steps} steps, and it goes on")
            })?;
            let foresight = Foresight::of(game, &step, sealed, luck);
            sealed = match (game.turn(), &step) {
                (Turn::Decide(seats), Step::Decide(seat, _)) => seats.without(Seats::only(*seat)),
                _ => Seats::NONE,
            };
            let mut told = Vec::new();
            transcript
                .play(step, &mut |audience, event| told.push((audience, event)))
                .map_err(|refusal| ("what is offered is accepted", refusal.to_string()))?;
            if let Some(foresight) = foresight {
                foresight.comes_true(transcript.game(), &told)?;
            }
        }
        records::a_transcript_replays(transcript)
    }

    /// Every law that looks at one state.
    fn look(&self, transcript: &Transcript<G>, luck: &mut Stream) -> Verdict {
        let game = transcript.game();
        decisions::the_turn_is_what_can_be_done(game)?;
        decisions::legal_is_what_check_passes(self, game, luck)?;
        decisions::chance_is_what_is_possible(self, game, luck)?;
        decisions::a_step_out_of_turn_changes_nothing(transcript)?;
        sealed::sealed_answers_commute(game, luck)?;
        sealed::a_sealed_answer_is_hidden(game, luck)?;
        let seats = Seats::first(transcript.setup().seats);
        sides::partners_make_sides(game, seats)?;
        sides::sides_win_whole(game, seats)?;
        sides::points_are_those_of_the_outcome(game, seats)?;
        sides::the_end_is_one_that_is_named(game)?;
        viewers(transcript.setup().seats).try_for_each(|viewer| {
            views::an_imagined_state_looks_the_same(game, viewer, luck)?;
            views::a_view_survives_the_wire(game, viewer)
        })
    }
}

/// A step drawn evenly from those the game offers; nothing once it is over.
pub fn random_step<G: Game>(game: &G, luck: &mut Stream) -> Option<StepOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample(luck))),
        Turn::Decide(seats) => {
            let seat = seats.iter().nth(luck.pick(seats.len()))?;
            let legal = game.legal(seat);
            Some(Step::Decide(seat, *legal.get(luck.pick(legal.len()))?))
        }
    }
}

/// Everybody who can look at a table of `seats`.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Watcher])
}
