//! Both games of Qwixx.

use bots::Fact;
use game::{Game, Seat, Step, Turn};
use qwixx::cards::Action as CardAction;
use qwixx::dice::{Action, Chance, Roll};
use qwixx::{Cards, Cell, Colour, Dice, Pad, Sheet};

use super::{after, count_again};

#[test]
fn numbers_about_answers_with_dice_are_counted_again() {
    count_again::<Dice>(|game, seat, action, facts| {
        let pad = &game.setup().pad;
        let then = after(game, seat, action);
        let (old, new) = (game.sheet(seat), then.sheet(seat));
        let mut numbers = of_the_sheet(game, &then, seat, [old, new], pad, facts);
        numbers.push(("closes", (then.closed().len() - game.closed().len()) as f64));
        if then.turn() == Turn::Over {
            return numbers;
        }
        let seats = game.setup().seats;
        let sheets: Vec<Sheet> = (0..seats).map(|other| *then.sheet(Seat(other))).collect();
        let next = Dice::arranged(game.setup(), &sheets, seat).expect("a table");
        let ticks = |other: Seat, white: [u8; 2]| ticks_of_sum(&next, other, white);
        let sides = pad.edition.sides;
        let whites = (1..=sides).flat_map(|one| (1..=sides).map(move |two| [one, two]));

        let first = |cell: &Cell| new.next(cell.row) == place(pad, *cell);
        let fitting = whites.clone().filter(|white| ticks(seat, *white).iter().any(first));
        let share = fitting.count() as f64 / f64::from(sides) / f64::from(sides);
        numbers.push(("next", (100.0 * share).round()));

        let closing = |cell: &Cell| {
            let cells = pad.edition.row(cell.row).len();
            usize::from(place(pad, *cell)) + pad.edition.closing_cells >= cells
        };
        let may_close = |other: Seat, row: Colour| {
            let of_row = |cell: &Cell| cell.row == row && closing(cell);
            whites.clone().any(|white| ticks(other, white).iter().any(of_row))
        };
        let ready = Colour::ALL.into_iter().filter(|row| may_close(seat, *row)).count();
        numbers.push(("ready", ready as f64));
        let unused = Colour::ALL.into_iter().filter(|row| new.cells(*row) == old.cells(*row));
        let others = (0..seats).map(Seat).filter(|other| *other != seat);
        let left = others.filter(|other| unused.clone().any(|row| may_close(*other, row)));
        numbers.push(("left", left.count() as f64));
        numbers
    });
}

#[test]
fn numbers_about_answers_with_cards_are_counted_again() {
    count_again::<Cards>(|game, seat, action, facts| {
        let pad = &game.setup().pad;
        let mut then = after(game, seat, action);
        let (old, new) = (*game.sheet(seat), *then.sheet(seat));
        let mut numbers = of_the_sheet(game, &then, seat, [&old, &new], pad, facts);
        numbers.push(("closes", (then.closed(seat).len() - game.closed(seat).len()) as f64));
        if let CardAction::Take(place) = action {
            let chance = then.sample(&mut game::luck::Stream::new(1));
            then.play(Step::Chance(chance), &mut |_, _| {}).expect("a card");
            let number = game.row().nth((*place).into()).expect("a card");
            let skips = skips(pad, &old, number);
            numbers.push(("fits", skips.len() as f64));
            numbers.push(("near", skips.iter().filter(|skipped| **skipped < 2).count() as f64));
        }
        numbers.push(("hand", then.hand(seat).len() as f64));
        numbers
    });
}

/// What both games count, from the table before and after an answer.
fn of_the_sheet<G: Game>(
    game: &G,
    then: &G,
    seat: Seat,
    [old, new]: [&Sheet; 2],
    pad: &Pad,
    facts: &[Fact],
) -> Vec<(&'static str, f64)> {
    let points = |game: &G| game.score(seat).expect("points");
    let ends = facts.iter().find(|fact| fact.key == "ends").expect("whether it ends");
    if let Some(outcome) = then.outcome() {
        let (winners, seats) = (outcome.winners.len() as f64, outcome.scores.len() as f64);
        let share = if outcome.winners.contains(seat) { 1.0 / winners } else { 0.0 };
        assert_eq!(ends.worth, share - 1.0 / seats, "{outcome}");
    }
    let passed = |sheet: &Sheet| -> usize {
        let open = |row: Colour| {
            let ticks: Vec<u8> = sheet.numbers(pad, row).collect();
            let last =
                ticks.last().map_or(0, |number| place(pad, Cell { row, number: *number }) + 1);
            usize::from(last) - ticks.len()
        };
        Colour::ALL.into_iter().map(open).sum()
    };
    vec![
        ("points", f64::from(points(then) - points(game))),
        ("skipped", (passed(new) - passed(old)) as f64),
        ("misses", f64::from(new.misses())),
        ("ends", f64::from(u8::from(then.turn() == Turn::Over))),
    ]
}

/// The cells that a seat may tick with a white sum, by the rules.
fn ticks_of_sum(before_roll: &Dice, seat: Seat, white: [u8; 2]) -> Vec<Cell> {
    let mut game = before_roll.clone();
    let roll = Roll::shown(white, [1; 4], game.closed());
    game.play(Step::Chance(Chance::Roll(roll)), &mut |_, _| {}).expect("a roll");
    let cells = game.legal(seat).into_iter().filter_map(|action| match action {
        Action::Tick { cell, .. } => Some(cell),
        Action::Pass => None,
    });
    cells.filter(|cell| cell.number == white[0] + white[1]).collect()
}

/// How many cells ticking a number would skip, for every row that has it and where that is allowed.
fn skips(pad: &Pad, sheet: &Sheet, number: u8) -> Vec<usize> {
    let rows = Colour::ALL.map(|row| sheet.numbers(pad, row).collect::<Vec<u8>>());
    let ticked = |row: Colour| {
        let mut more = rows.clone();
        more[row.index()].push(number);
        let boxes: Vec<u8> = sheet.boxes(pad).collect();
        let after = Sheet::marked(pad, &more, &boxes, sheet.misses())?;
        let passed = |sheet: &Sheet| usize::from(sheet.next(row) - sheet.ticks(row));
        Some(passed(&after) - passed(sheet))
    };
    Colour::ALL.into_iter().filter_map(ticked).collect()
}

fn place(pad: &Pad, cell: Cell) -> u8 {
    let cells = pad.edition.row(cell.row).iter();
    cells.map(|printed| printed.number).position(|number| number == cell.number).expect("a cell")
        as u8
}
