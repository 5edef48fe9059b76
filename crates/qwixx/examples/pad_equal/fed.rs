//! Plays a game with dice or cards and enters what was ticked on a pad that is told nothing else.

use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use qlub_qwixx::pad::{Action, Marks, Phase, Tick};
use qlub_qwixx::{Cards, Dice, ScorePad, SheetView, cards, dice};

/// The entries of one roll as they come up.
struct Roll {
    marks: Vec<Marks>,
}

impl Roll {
    fn new(seats: u8) -> Roll {
        Roll { marks: vec![Marks::NONE; usize::from(seats)] }
    }
}

fn begun(setup: &str, first: Seat) -> ScorePad {
    let options = ScorePad::options(&setup.parse().expect("a set-up")).expect("options");
    let mut pad = ScorePad::new(&options);
    play(&mut pad, Seat(0), Action::First(first));
    pad
}

fn play(pad: &mut ScorePad, seat: Seat, action: Action) {
    let phase = pad.phase();
    let played = pad.play(Step::Decide(seat, action), &mut |_, _| {});
    played.unwrap_or_else(|error| panic!("{phase:?}: seat {seat}: {action}: {error}"));
}

/// Enters a roll. Where a row for a bonus depends on what others closed with the same roll, it is named
/// when the pad asks again.
fn enter(pad: &mut ScorePad, roll: &Roll) {
    let active = pad.active();
    let own: Vec<Tick> = roll.marks[active.index()].own().collect();
    for (seat, marks) in (0..).map(Seat).zip(&roll.marks) {
        let mut entry = *marks;
        if pad.check(seat, &Action::Marks(entry)).is_err() {
            let open = |tick: &Tick| Tick { into: None, ..*tick };
            entry = entry.with_own(&own.iter().map(open).collect::<Vec<_>>());
            if pad.check(seat, &Action::Marks(entry)).is_err() {
                entry = *marks;
                entry.own = Marks::NONE.own;
            }
        }
        play(pad, seat, Action::Marks(entry));
    }
    assert_ne!(pad.phase(), Phase::Which, "one roll makes all of {:?}", roll.marks);
    if pad.phase() == Phase::Colour {
        play(pad, active, Action::Marks(Marks::NONE.with_own(&own)));
    }
}

fn same(sheets: &[SheetView], pad: &ScorePad) {
    let view = pad.view(Viewer::Watcher);
    assert_eq!(sheets, view.sheets);
}

/// A random game that prefers ticks, so that rows fill up.
fn choose<A: Copy>(legal: &[A], declines: impl Fn(&A) -> bool, luck: &mut Stream) -> A {
    let first = legal[luck.pick(legal.len())];
    if declines(&first) && luck.pick(3) > 0 { legal[luck.pick(legal.len())] } else { first }
}

/// A game with dice, and its marks on a pad.
pub(crate) fn fed_dice(setup: &str, seed: u64) {
    let parsed: Setup = setup.parse().expect("a set-up");
    let mut dice = Dice::new(&Dice::options(&parsed).expect("options"));
    let mut luck = Stream::new(seed);
    let mut pad = None;
    let mut roll = Roll::new(parsed.seats);
    let mut active = Seat(0);
    loop {
        let step = match dice.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = dice.sample(&mut luck);
                match &chance {
                    dice::Chance::First(first) => pad = Some(begun(setup, *first)),
                    dice::Chance::Roll(_) => {
                        roll = Roll::new(parsed.seats);
                        active = dice.active();
                    }
                }
                Step::Chance(chance)
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                let action = choose(&dice.legal(seat), Dice::declines, &mut luck);
                if let dice::Action::Tick { cell, into } = action {
                    let sum = dice.roll().map_or(0, |roll| roll.sum());
                    let marks = &mut roll.marks[seat.index()];
                    if dice.phase() == dice::Phase::Colour {
                        *marks = marks.with_own(&[Tick { cell, lucky: false, into }]);
                    } else {
                        marks.common = Some(Tick { cell, lucky: cell.number != sum, into });
                    }
                }
                Step::Decide(seat, action)
            }
        };
        let decided = matches!(step, Step::Decide(..));
        dice.advance(step, &mut |_, _| {});
        let over = dice.turn() == Turn::Over;
        let turn_over = over || dice.phase() == dice::Phase::Roll && dice.active() != active;
        let alone = parsed.seats == 1 && dice.phase() == dice::Phase::Roll;
        if let Some(pad) = pad.as_mut().filter(|_| decided && (turn_over || alone)) {
            enter(pad, &roll);
            same(&dice.view(Viewer::Watcher).sheets, pad);
            assert_eq!(dice.closed(), pad.closed(Seat(0)), "{setup} {seed}");
            assert_eq!(dice.outcome(), pad.outcome(), "{setup} {seed}");
        }
    }
}

/// A game with cards, and its marks on a pad.
pub(crate) fn fed_cards(setup: &str, seed: u64) {
    let parsed: Setup = setup.parse().expect("a set-up");
    let on_pad = match parsed.edition.as_str() {
        "jokers" => format!("cards-classic {}", parsed.seats),
        _ => format!("cards-{setup}"),
    };
    let mut table = Cards::new(&Cards::options(&parsed).expect("options"));
    let mut luck = Stream::new(seed);
    let mut pad = None;
    let mut roll = Roll::new(parsed.seats);
    loop {
        let step = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.sample(&mut luck);
                if let cards::Chance::First(first) = &chance {
                    pad = Some(begun(&on_pad, *first));
                }
                Step::Chance(chance)
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                let action = choose(&table.legal(seat), ticks_nothing, &mut luck);
                let marks = &mut roll.marks[seat.index()];
                match action {
                    cards::Action::Tick(cell) => marks.common = Some(Tick::of(cell)),
                    cards::Action::Play(play) => {
                        let edition = table.setup().pad.edition;
                        let cells =
                            play.ticks().filter_map(|n| edition.cell_of_colour(play.colour(), n));
                        *marks = marks.with_own(&cells.map(Tick::of).collect::<Vec<_>>());
                    }
                    cards::Action::Take(_) | cards::Action::Pass => {}
                }
                Step::Decide(seat, action)
            }
        };
        let before = table.phase();
        table.advance(step, &mut |_, _| {});
        let over = table.turn() == Turn::Over;
        let turn_over = over || before == cards::Phase::Play && table.phase() == cards::Phase::Take;
        if let Some(pad) = pad.as_mut().filter(|_| turn_over) {
            enter(pad, &roll);
            roll = Roll::new(parsed.seats);
            same(&table.view(Viewer::Watcher).sheets, pad);
            assert_eq!(table.outcome(), pad.outcome(), "{setup} {seed}");
        }
    }
}

fn ticks_nothing(action: &cards::Action) -> bool {
    match action {
        cards::Action::Play(play) => play.ticks().next().is_none(),
        action => Cards::declines(action),
    }
}
