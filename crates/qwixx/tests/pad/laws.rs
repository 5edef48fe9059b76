//! The laws of the house, for every sheet and option.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Seat, Setup};
use qlub_qwixx::pad::{Action, Chance, Marks, Phase, Tick};
use qlub_qwixx::{Cell, Colour, ScorePad};

/// Entries of every kind for any sheet, good and bad.
fn many_actions(_: &ScorePad, _: Seat, luck: &mut Stream) -> Vec<Action> {
    let mut actions = vec![Action::PASS];
    actions.extend((0..6).map(|seat| Action::First(Seat(seat))));
    actions.extend((0..=17).map(Action::Sum));
    let tick = |luck: &mut Stream| {
        let into =
            *[None, None, None, Some(Colour::Red), Some(Colour::Blue)].get(luck.pick(5)).unwrap();
        let cell = Cell { row: Colour::ALL[luck.pick(4)], number: luck.pick(18) as u8 };
        Tick { cell, lucky: luck.pick(4) == 0, into }
    };
    for _ in 0..60 {
        let common = (luck.pick(3) > 0).then(|| tick(luck));
        let mut own: Vec<Tick> = (0..luck.pick(4)).map(|_| tick(luck)).collect();
        own.dedup_by_key(|tick| tick.cell);
        actions.push(Action::Marks(Marks { common, ..Marks::NONE }.with_own(&own)));
    }
    actions
}

fn nothing_is_possible(_: &ScorePad, _: &mut Stream) -> Vec<Chance> {
    Vec::new()
}

/// Ticks that skip little, so that rows fill up and close.
fn thrift(pad: &ScorePad, seat: Seat, action: &Action) -> i32 {
    let Action::Marks(marks) = action else { return 0 };
    let edition = pad.setup().pad().edition;
    let ticks: Vec<Tick> = marks.common.into_iter().chain(marks.own()).collect();
    let skip = |tick: &Tick| {
        let position = edition.position(tick.cell).unwrap_or(0);
        i32::from(position) - i32::from(pad.sheet(seat).next(tick.cell.row))
    };
    ticks.iter().map(|tick| 1 - skip(tick)).sum::<i32>().min(1) - i32::from(ticks.is_empty()) * 3
}

const LAWS: Laws<ScorePad> =
    Laws { candidates: many_actions, impossible: nothing_is_possible, steer: thrift, games: 1 };

/// What the active player may enter is a product of two choices, with cards on mixed colours tens of
/// thousands: one game a sheet, for two on all of them and for more on one, and none where it is too many.
#[test]
fn the_pad_obeys_the_laws() {
    let longer = ["classic 3", "bonus-b 1", "longo 3"];
    let sheets = ScorePad::editions().iter().map(|spec| format!("{} 2", spec.name));
    let setups =
        sheets.chain(longer.map(str::to_owned)).filter(|setup| setup != "cards-gemixxt-a 2");
    for (seed, setup) in (0..).zip(setups) {
        let held = LAWS.hold_in(&setup.parse().unwrap(), seed);
        held.unwrap_or_else(|broken| panic!("{setup}: {broken}"));
    }
}

#[test]
fn random_games_find_slips_and_undone_ticks() {
    let transcript = game::laws::random_game::<ScorePad>("classic 3", 3);
    let mut phases = Vec::new();
    let mut game = ScorePad::new(&ScorePad::options(&Setup::new("classic", 3)).unwrap());
    for step in transcript.steps() {
        game.advance(step.clone(), &mut |_, _| {});
        phases.push(game.phase());
    }
    assert!(phases.contains(&Phase::Which) && phases.contains(&Phase::Mend));
    assert_eq!(phases.last(), Some(&Phase::Over));
}
