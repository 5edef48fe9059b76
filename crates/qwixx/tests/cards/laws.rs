//! The laws of the house, for every pad, option and seat count.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Seat};
use qlub_qwixx::cards::{Action, CardSet, Chance, NUMBERS, Phase, Play};
use qlub_qwixx::{Cards, Cell, Colour};

/// Takes, ticks and passes of every kind, and plays of any cards.
fn candidates(cards: &Cards, seat: Seat, luck: &mut Stream) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    actions.extend((0..6).map(Action::Take));
    for row in Colour::ALL {
        actions.extend((0..=13).map(|number| Action::Tick(Cell { row, number })));
    }
    for _ in 0..100 {
        // Mostly cards that are held, now and then one that is not, now and then one too many.
        let from = if luck.pick(4) == 0 { cards.setup().deck() } else { cards.hand(seat) };
        let colour = Colour::ALL[luck.pick(4)];
        let count = 1 + luck.pick(4);
        let fits = |card: &qlub_qwixx::cards::Card| card.colour.is_none_or(|own| own == colour);
        let mut some: Vec<_> = from.iter().filter(fits).collect();
        luck.shuffle(&mut some);
        let played: CardSet = some.into_iter().take(count).collect();
        let ticks: Vec<u8> = NUMBERS
            .filter(|number| !played.of_number(*number).is_empty() && luck.pick(3) > 0)
            .collect();
        actions.extend(Play::new(colour, played, ticks.into_iter()).map(Action::Play));
    }
    actions
}

/// The right kind of chance with something wrong, and the wrong kinds.
fn impossible(cards: &Cards, luck: &mut Stream) -> Vec<Chance> {
    let mut bad = vec![Chance::Refill(vec![2; 4]), Chance::Refill(vec![])];
    match cards.sample(luck) {
        Chance::First(_) => bad.push(Chance::First(Seat(cards.setup().seats))),
        Chance::Deal { mut hands, row, top } => {
            bad.push(Chance::Deal { hands: hands[1..].to_vec(), row: row.clone(), top });
            bad.push(Chance::Deal { hands: hands.clone(), row: row.clone(), top: 13 });
            bad.push(Chance::Deal { hands: hands.clone(), row: row[1..].to_vec(), top });
            hands[0] = hands[1];
            bad.push(Chance::Deal { hands, row, top });
        }
        Chance::Face(card) => {
            let held = Seat(cards.active().0.min(cards.setup().seats));
            bad.extend(cards.hand(held).iter().map(Chance::Face));
            let number = if card.number == 2 { 3 } else { 2 };
            bad.push(Chance::Face(qlub_qwixx::cards::Card { number, ..card }));
        }
        Chance::Refill(mut numbers) => {
            numbers.push(7);
            bad.push(Chance::Refill(numbers));
        }
    }
    if cards.phase() != Phase::First {
        bad.push(Chance::First(Seat(0)));
    }
    bad
}

/// Ticks, and best those that skip little: rows fill up and close, and piles run out.
fn thrift(cards: &Cards, seat: Seat, action: &Action) -> i32 {
    let preview = cards.preview(seat, *action);
    let played = match action {
        Action::Play(play) => play.cards().len() as i32,
        _ => 0,
    };
    4 * preview.marks.len() as i32 - 2 * i32::from(preview.skipped(cards.sheet(seat))) + played
}

#[test]
fn the_card_game_obeys_the_laws() {
    Laws::<Cards> { candidates, impossible, steer: thrift, games: 2 }.hold();
}

#[test]
fn piles_run_out_and_are_shuffled_anew() {
    let mut shuffles = 0;
    for seed in 0..10 {
        let game = game::laws::random_game::<Cards>("classic 5", seed);
        game.retell(&mut |_, told, _| {
            let shuffled = |event: &_| matches!(event, qlub_qwixx::cards::Event::Shuffled { .. });
            shuffles += told.iter().filter(|(_, event)| shuffled(event)).count();
        });
    }
    assert!(shuffles > 5, "{shuffles} shuffles in ten games");
}
