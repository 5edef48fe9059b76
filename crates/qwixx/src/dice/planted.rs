//! Planted bugs: the dice game with one thing wrong, to see that the laws can fail.

use std::cell::Cell;
use std::collections::BTreeSet;

use game::laws::Laws;
use game::{
    ActionPreview, Audience, EditionSpec, Game, Inconsistent, Luck, Outcome, Seat, Seats, Setup,
    SetupError, Step, StepOf, Turn, Viewer,
};

use super::{Action, Chance, Dice, Event, Options, Phase, Rule, View};
use crate::sheet::FOUR_MISSES;

/// The game as it should be.
const SOUND: char = '-';
/// A view that shows a neighbour's sealed answer.
const LEAKING_VIEW: char = 'v';
/// A lock that bites before action 1 is resolved.
const HASTY_LOCK: char = 'l';
/// Seat 0 plays for seat 1, who does not know.
const ONE_SIDED: char = 'p';
/// All are partners, and one of them wins.
const WINNER_ALONE: char = 'w';
/// A point more than the outcome has.
const A_POINT_MORE: char = 's';
/// An end that is not among those named.
const UNNAMED_END: char = 'e';
/// A way to end of which no golden game is kept.
const END_WITHOUT_A_GAME: char = 'g';
/// Foresight of events without points.
const NO_POINTS_FORESEEN: char = 'f';

thread_local! {
    /// What is wrong with the games of this thread. A type for each bug would make the compiler write all laws anew
    /// for each.
    static BUG: Cell<char> = const { Cell::new(SOUND) };
}

/// The game with what is wrong in this thread; `ENDS` is wrong for good.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct PlantedBug<const ENDS: char = SOUND>(Dice);

impl<const ENDS: char> Game for PlantedBug<ENDS> {
    const NAME: &'static str = Dice::NAME;
    const RULES: u32 = Dice::RULES;
    const OPEN_CHANCE: bool = Dice::OPEN_CHANCE;
    const ENDS: &'static [&'static str] = match ENDS {
        UNNAMED_END => &[FOUR_MISSES],
        END_WITHOUT_A_GAME => &[FOUR_MISSES, "never"],
        _ => Dice::ENDS,
    };

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        Dice::editions()
    }

    fn options(setup: &Setup) -> Result<Options, SetupError> {
        Dice::options(setup)
    }

    fn new(options: &Options) -> Self {
        PlantedBug(Dice::new(options))
    }

    fn longest(options: &Options) -> usize {
        Dice::longest(options)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.0.check(seat, action)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_into(seat, out);
    }

    fn sample(&self, luck: &mut dyn Luck) -> Chance {
        self.0.sample(luck)
    }

    fn possible(&self, chance: &Chance) -> bool {
        self.0.possible(chance)
    }

    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        if let (HASTY_LOCK, Phase::Sum, Step::Decide(seat, Action::Tick { cell, .. })) =
            (BUG.get(), self.0.phase, &step)
        {
            let mut pen = self.0.pen(*seat, self.0.closed);
            pen.tick(*cell, self.0.means(*cell), &mut |_| {});
            self.0.closed = pen.closed;
        }
        self.0.advance(step, tell);
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        // The hasty lock is a bug of the rules alone: what is shown stays as it should be.
        view.closed = view.sheets.iter().flat_map(|sheet| sheet.locks.iter()).collect();
        if BUG.get() == LEAKING_VIEW {
            view.answer = view.answer.or(self.0.answers.iter().find_map(|answer| *answer));
        }
        view
    }

    fn imagine(view: &View, luck: &mut dyn Luck) -> Result<Self, Inconsistent> {
        Dice::imagine(view, luck).map(PlantedBug)
    }

    fn declines(action: &Self::Action) -> bool {
        Dice::declines(action)
    }

    fn partners(&self, seat: Seat) -> Seats {
        match BUG.get() {
            ONE_SIDED if seat == Seat(0) => Seats::first(2),
            WINNER_ALONE => Seats::first(self.0.options.seats),
            _ => self.0.partners(seat),
        }
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        Some(self.0.score(seat)? + i32::from(BUG.get() == A_POINT_MORE))
    }

    fn foresee(&self, seat: Seat, action: &Action) -> ActionPreview<Event> {
        let foreseen = self.0.foresee(seat, action);
        let points = if BUG.get() == NO_POINTS_FORESEEN { 0 } else { foreseen.points };
        ActionPreview { points, ..foreseen }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

/// Ticks, and best those that skip little: rows fill up and close.
fn thrift(dice: &Dice, seat: Seat, action: Action) -> i32 {
    let skipped = dice.preview(seat, action).skipped(dice.sheet(seat));
    if action == Action::Pass { -3 } else { -i32::from(skipped) }
}

/// The laws that were broken first in each of some games.
fn broken<const ENDS: char>(bug: char, games: u64) -> BTreeSet<&'static str> {
    BUG.set(bug);
    let laws = Laws::<PlantedBug<ENDS>> {
        candidates: |_, _, _| Vec::new(),
        impossible: |_, _| Vec::new(),
        steer: |PlantedBug(dice), seat, action| thrift(dice, seat, *action),
        games: 1,
    };
    let setup = Setup::new(Dice::editions()[0].name, 3);
    let games = (0..games).filter_map(|seed| laws.hold_in(&setup, seed).err());
    games.map(|broken| broken.law).collect()
}

#[test]
fn the_sound_game_breaks_no_law() {
    assert!(broken::<SOUND>(SOUND, 200).is_empty());
}

#[test]
fn a_leaking_view_is_caught() {
    assert!(broken::<SOUND>(LEAKING_VIEW, 200).contains("a sealed answer is hidden"));
}

#[test]
fn a_lock_that_bites_before_action_one_is_resolved_is_caught() {
    let laws = broken::<SOUND>(HASTY_LOCK, 200);
    assert!(laws.contains("a neighbour's answer never makes mine illegal"), "{laws:?}");
}

#[test]
fn partners_on_one_side_only_are_caught() {
    assert!(broken::<SOUND>(ONE_SIDED, 4).contains("partners have the same partners"));
}

#[test]
fn a_winner_without_the_partners_is_caught() {
    assert!(broken::<SOUND>(WINNER_ALONE, 4).contains("partners win together"));
}

#[test]
fn an_end_that_is_not_named_is_caught() {
    let laws = broken::<UNNAMED_END>(SOUND, 200);
    assert!(laws.contains("a game ends in one of the ways that it names"), "{laws:?}");
}

#[test]
#[should_panic(expected = "no golden game of qwixx ends by never")]
fn an_end_without_a_golden_game_is_caught() {
    BUG.set(SOUND);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/dice");
    game::laws::golden::<PlantedBug<END_WITHOUT_A_GAME>>(folder, &[]);
}

#[test]
fn points_that_the_outcome_does_not_have_are_caught() {
    assert!(broken::<SOUND>(A_POINT_MORE, 4).contains("the last points are those of the outcome"));
}

#[test]
fn foresight_without_points_is_caught() {
    assert!(broken::<SOUND>(NO_POINTS_FORESEEN, 4).contains("what is foreseen happens"));
}

#[test]
#[should_panic(expected = ".told:")]
fn a_golden_game_that_shows_something_else_is_caught() {
    BUG.set(LEAKING_VIEW);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/dice");
    game::laws::golden::<PlantedBug<SOUND>>(folder, &[]);
}
