//! The player of Quixo that never loses.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use bots::workshop::quixo::unbeatable::order::candidates;
use bots::workshop::quixo::unbeatable::proof::win;
use bots::workshop::quixo::unbeatable::{Guarantee, Sides, Unbeatable, Why, choose, never_loses};
use bots::workshop::{Greedy, Random};
use bots::{BadMoves, Books, Bot, Unfit, play_out};
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Viewer};
use quixo::{Action, Board, Cells, Mark, Push, Quixo, Side};

const NEVER_LOSES: &[u8] = include_bytes!("../../tables/quixo-never-loses.qxt");
const KEEPS_WINS: &[u8] = include_bytes!("../../tables/quixo-keeps-wins.qxt");

fn keeps_wins() -> Arc<BadMoves> {
    static TABLE: LazyLock<Arc<BadMoves>> =
        LazyLock::new(|| Arc::new(BadMoves::read(KEEPS_WINS).unwrap()));
    TABLE.clone()
}

fn new_game(setup: &Setup) -> Quixo {
    Quixo::new(&Quixo::options(setup).unwrap())
}

fn two() -> Quixo {
    new_game(&Setup::new("two", 2))
}

fn play(game: &mut Quixo, seat: u8, action: Action, bot: &mut Unbeatable) {
    game.play(Step::Decide(Seat(seat), action), &mut |_, event| bot.hear(&event)).unwrap();
}

/// What the player decides for a seat, and what it promises.
fn decided(bot: &mut Unbeatable, game: &Quixo, seat: u8) -> (Action, Guarantee) {
    let view = game.view(Viewer::Seat(Seat(seat)));
    let action = bot.decide(&view, Seat(seat), &mut Stream::new(1)).unwrap();
    (action, bot.guarantee())
}

#[test]
fn it_loses_to_nobody_on_either_seat() {
    let mut lost = Vec::new();
    for number in 0..12 {
        let seat = number % 2;
        let other: Box<dyn Bot<Quixo>> =
            if number % 3 < 2 { Box::new(Greedy) } else { Box::new(Random) };
        let mut bots = vec![other];
        bots.insert(seat, Box::new(Unbeatable::new(&Books::default())));
        let mut luck = Stream::new(number as u64);
        let mut choices = Stream::new(77 + number as u64);
        // Every other pair of games begins on the other seat, every other four with the other marks.
        let chosen = |by: usize| (number / by % 2).to_string();
        let setup = Setup::new("two", 2).with("starts", chosen(2)).with("cross", chosen(4));
        let finished = play_out(new_game(&setup), &mut bots, &mut luck, &mut choices).unwrap();
        if finished.outcome.winners.contains(Seat(1 - seat as u8)) {
            lost.push(number);
        }
    }
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn its_promise_holds_from_the_empty_board_on_both_seats() {
    let mut game = two();
    let (mut first, mut second) =
        (Unbeatable::new(&Books::default()), Unbeatable::new(&Books::default()));
    for turn in 0..10 {
        let (mover, other) = match turn % 2 {
            0 => (&mut first, &mut second),
            _ => (&mut second, &mut first),
        };
        let (action, guarantee) = decided(mover, &game, turn % 2);
        assert_eq!(guarantee, Guarantee::Holds, "turn {turn}");
        play(&mut game, turn % 2, action, mover);
        let event = quixo_event(&game, action, turn % 2);
        other.hear(&event);
    }
}

#[test]
fn its_promise_holds_whoever_begins_and_whoever_has_the_crosses() {
    let moves = |starts: u8, cross: u8| -> Vec<Action> {
        let setup = Setup::new("two", 2)
            .with("starts", starts.to_string())
            .with("cross", cross.to_string());
        let mut game = new_game(&setup);
        let mut bots = [(); 2].map(|()| Unbeatable::new(&Books::default()));
        let decide = |turn: u8| {
            let seat = (starts + turn) % 2;
            let (action, guarantee) = decided(&mut bots[usize::from(seat)], &game, seat);
            assert_eq!(guarantee, Guarantee::Holds, "turn {turn} of {setup}");
            let step = Step::Decide(Seat(seat), action);
            let mut told = Vec::new();
            game.play(step, &mut |_, event| told.push(event)).unwrap();
            bots.iter_mut().for_each(|bot| told.iter().for_each(|event| bot.hear(event)));
            action
        };
        (0..10).map(decide).collect()
    };
    // With other marks and on other seats it is the same game, move by move.
    let usual = moves(0, 0);
    for (starts, cross) in [(0, 1), (1, 0), (1, 1)] {
        assert_eq!(moves(starts, cross), usual, "starts={starts} cross={cross}");
    }
}

/// The event of a move that has just been made.
fn quixo_event(game: &Quixo, action: Action, seat: u8) -> quixo::Event {
    let mark = game.setup().mark(Seat(seat));
    let entry = game.setup().frame().push(action.cell, action.end).unwrap().entry();
    let (cell, end) = (action.cell, action.end);
    quixo::Event::Moved { seat: Seat(seat), mark, cell, end, entry, neutral: true, dot: None }
}

#[test]
fn it_promises_nothing_on_a_seat_it_took_over() {
    let mut game = two();
    let mut bot = Unbeatable::new(&Books::default());
    for (seat, action) in [(0, "a1E"), (1, "a5E"), (0, "c1N"), (1, "a3E")] {
        play(&mut game, seat, action.parse().unwrap(), &mut bot);
    }
    assert_eq!(decided(&mut bot, &game, 0).1, Guarantee::Not(Why::NotSinceTheStart));
    let mut stranger = Unbeatable::new(&Books::default());
    assert_eq!(decided(&mut stranger, &game, 0).1, Guarantee::Not(Why::NotSinceTheStart));
}

#[test]
fn it_promises_nothing_when_somebody_else_moved_for_it() {
    let mut game = two();
    let mut bot = Unbeatable::new(&Books::default());
    let (chosen, guarantee) = decided(&mut bot, &game, 0);
    assert_eq!(guarantee, Guarantee::Holds);
    // Not the same move seen from another side of the board: that would be as good as its own.
    let code = |action: &Action| {
        let push = Side::Five.frame().push(action.cell, action.end).unwrap();
        Sides::of(Board::NEUTRAL, Mark::Cross).after(push).code()
    };
    let other = |action: &Action| code(action) != code(&chosen);
    let other = game.legal(Seat(0)).into_iter().find(other).unwrap();
    play(&mut game, 0, other, &mut bot);
    let reply = game.legal(Seat(1))[0];
    play(&mut game, 1, reply, &mut bot);
    assert_eq!(decided(&mut bot, &game, 0).1, Guarantee::Not(Why::NotSinceTheStart));
}

#[test]
fn a_new_player_that_hears_what_happened_can_tell_that_all_moves_were_its_own() {
    let mut game = two();
    let mut heard = Vec::new();
    for turn in 0..9 {
        let mut player = Unbeatable::new(&Books::default());
        heard.iter().for_each(|event| player.hear(event));
        let (action, guarantee) = decided(&mut player, &game, turn % 2);
        assert_eq!(guarantee, Guarantee::Holds, "turn {turn}");
        assert_eq!(player.remark(), Some("cannot-lose"));
        game.play(Step::Decide(Seat(turn % 2), action), &mut |_, event| heard.push(event)).unwrap();
    }
    // Without having heard anything it knows nothing.
    let (_, guarantee) = decided(&mut Unbeatable::new(&Books::default()), &game, 1);
    assert_eq!(guarantee, Guarantee::Not(Why::NotSinceTheStart));
}

#[test]
fn it_forgets_a_game_when_it_sits_down_for_the_next() {
    let mut bot = Unbeatable::new(&Books::default());
    for _ in 0..2 {
        let mut game = two();
        bot.sit(&Setup::new("two", 2), Seat(0));
        for turn in 0..6 {
            let (action, guarantee) = decided(&mut bot, &game, 0);
            assert_eq!(guarantee, Guarantee::Holds, "turn {turn}");
            play(&mut game, 0, action, &mut bot);
            let reply = game.legal(Seat(1))[0];
            play(&mut game, 1, reply, &mut bot);
        }
    }
}

#[test]
fn where_a_position_would_come_again_it_takes_a_later_move() {
    let table = never_loses().unwrap();
    let (mut luck, mut varied) = (Stream::new(4), 0);
    for marks in (0..400).map(|number| table.style().vary_from + number % 4) {
        let mut sides = Sides { me: Cells::NONE, them: Cells::NONE };
        while sides.marks() < marks {
            let cell = Cells::from_bits(1 << luck.pick(25)).without(sides.them);
            sides = Sides { me: sides.them, them: sides.me.union(cell) };
        }
        if sides.my_line() || sides.their_line() || win(sides, 7, 5_000).is_some() {
            continue;
        }
        let after = |times: &dyn Fn(Sides) -> usize| {
            choose(sides, Some(&table), times).map(|push| sides.after(&push))
        };
        let first = after(&|_| 0).unwrap();
        let second = after(&|position| usize::from(position == first)).unwrap();
        let again = after(&|position| 1 + usize::from(position == second)).unwrap();
        assert_eq!(again, first);
        varied += usize::from(first != second);
    }
    assert!(varied > 3, "{varied}");
}

#[test]
fn it_plays_other_boards_and_four_players_without_a_promise() {
    for setup in [Setup::new("two", 2).with("side", "4"), Setup::new("four", 4)] {
        let game = new_game(&setup);
        let (action, guarantee) = decided(&mut Unbeatable::new(&Books::default()), &game, 0);
        assert_eq!(guarantee, Guarantee::Not(Why::AnotherGame));
        assert!(game.check(Seat(0), &action).is_ok());
    }
}

#[test]
fn what_it_promises_is_what_its_table_knows() {
    let tables = [None, never_loses(), Some(keeps_wins())];
    let promised = tables.map(|table| decided(&mut Unbeatable::with(table), &two(), 0).1);
    let none = Guarantee::Not(Why::NoTable);
    assert_eq!(promised, [none, Guarantee::Holds, Guarantee::KeepsWins]);
}

#[test]
fn of_the_tables_among_its_books_it_reads_the_one_that_keeps_wins() {
    for order in [[NEVER_LOSES, KEEPS_WINS], [KEEPS_WINS, NEVER_LOSES]] {
        let mut books = Books::default();
        order.into_iter().for_each(|table| books.add(BadMoves::read(table).unwrap()));
        let (_, guarantee) = decided(&mut Unbeatable::new(&books), &two(), 0);
        assert_eq!(guarantee, Guarantee::KeepsWins);
    }
}

#[test]
fn a_table_is_read_whole_and_as_it_was_checked_or_not_at_all() {
    for (table, most) in [(NEVER_LOSES, 4_000_000), (KEEPS_WINS, 16_000_000)] {
        assert!(BadMoves::read(table).is_ok());
        assert!(table.len() <= most);
        let mut broken = table.to_vec();
        broken[1000] ^= 4;
        assert_eq!(BadMoves::read(&broken), Err(Unfit::NotATable));
        assert_eq!(BadMoves::read(&table[..table.len() - 1]), Err(Unfit::NotATable));
        // Whoever writes another sum below it has still not checked it.
        let body = broken.len() - 8;
        let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        let sum = broken[..body].iter().fold(0xcbf2_9ce4_8422_2325, step);
        broken[body..].copy_from_slice(&sum.to_le_bytes());
        assert_eq!(BadMoves::read(&broken), Err(Unfit::Unchecked));
    }
    assert_eq!(BadMoves::read(&[]), Err(Unfit::NotATable));
}

/// Walks what can come up in the first moves and counts it as `gpu/quixo-check` does, which was
/// written apart and looked every decision up in the exact values.
#[test]
fn the_first_moves_come_to_what_the_other_program_counts() {
    let steps = if std::env::var_os("QLUB_LONG").is_some() { 6 } else { 5 };
    assert_eq!(first_moves(&never_loses().unwrap(), steps), NEVER_LOSES_STEPS[..steps]);
    assert_eq!(first_moves(&keeps_wins(), steps), KEEPS_WINS_STEPS[..steps]);
}

/// Positions that were moved to, and decisions, after each step.
#[rustfmt::skip]
const NEVER_LOSES_STEPS: [(usize, usize); 6] = [
    (2, 13), (9, 108), (87, 966), (572, 6_201), (3_727, 41_533), (23_923, 259_693),
];
#[rustfmt::skip]
const KEEPS_WINS_STEPS: [(usize, usize); 6] = [
    (2, 13), (9, 108), (87, 966), (572, 6_292), (3_972, 46_657), (29_040, 342_024),
];

fn first_moves(table: &BadMoves, steps: usize) -> Vec<(usize, usize)> {
    let (mut decisions, mut chosen) = (HashSet::from([0]), HashSet::from([0]));
    let (mut to_decide, mut to_answer) = (vec![0], vec![0]);
    let step = |_| {
        for code in to_decide.drain(..) {
            to_answer
                .extend(policy(at(code), table).into_iter().filter(|after| chosen.insert(*after)));
        }
        for code in to_answer.drain(..) {
            for (_, after) in at(code).turned().moves() {
                assert!(!after.my_line() || after.their_line(), "a line against the player");
                let after = after.turned();
                if !after.my_line() && decisions.insert(after.code()) {
                    to_decide.push(after.code());
                }
            }
        }
        (chosen.len(), decisions.len())
    };
    (0..steps).map(step).collect()
}

fn at(code: u64) -> Sides {
    let cells = |bits: u64| Cells::from_bits(bits as u32);
    Sides { me: cells(code >> 25), them: cells(code & ((1 << 25) - 1)) }
}

/// The positions that the bare order and table may choose; none if the game can be won at once or, where
/// wins are kept, is proven to be.
fn policy(sides: Sides, table: &BadMoves) -> Vec<u64> {
    let short = table.keeps_wins() && win(sides, 3, 0).is_some();
    if sides.winning_move().is_some() || short {
        return Vec::new();
    }
    let all = candidates(sides, table.style());
    let left = table.left(sides, &all);
    let code = |push: Push| all.iter().find(|one| one.push == push).map(|one| one.code);
    // The player itself searches deeper: it may win instead, but never choose another safe move.
    let won = win(sides, 7, 5_000).is_some();
    let played = choose(sides, Some(table), &|_| 0).and_then(code);
    assert!(won || played == Some(left[0].code));
    left.iter().take(table.style().among(sides, left[0])).map(|one| one.code).collect()
}

/// What a proof says is true in the exact values of sampled positions; every one of them in the long
/// suite, `QLUB_LONG=1`.
#[test]
fn a_proven_win_is_a_win() {
    let every = if std::env::var_os("QLUB_LONG").is_some() { 1 } else { 16 };
    let mut proven = 0;
    for line in include_str!("../sample_5x5.txt").lines().step_by(every) {
        let words: Vec<_> = line.split(' ').collect();
        let cells = |word| Cells::from_bits(u32::from_str_radix(word, 16).unwrap());
        let sides = Sides { me: cells(words[0]), them: cells(words[1]) };
        let worth = |push: &Push| {
            let pushes = Side::Five.frame().pushes();
            words[3].as_bytes()[pushes.iter().position(|one| one == push).unwrap()]
        };
        if let Some(push) = win(sides, 7, 2_000) {
            assert_eq!((words[2], worth(&push)), ("w", b'w'), "{line}");
            proven += 1;
        }
        for (push, after) in sides.moves() {
            if !after.my_line() && after.turned().winning_move().is_some() {
                assert_eq!(worth(&push), b'l', "{line}");
            }
        }
    }
    assert!(proven > 20);
}
