//! The fast search finds exactly what the plain rules allow.

use std::collections::{HashMap, HashSet};

use game::laws::random_step;
use game::luck::Stream;
use game::{Game, Step};
use qlub_qwirkle::{Action, Axis, Board, Cell, Hand, Options, Placement, Play, Qwirkle, Tile};

/// With `QLUB_LONG=1` in the environment a hundred times as many boards are looked at.
fn boards_to_look_at() -> usize {
    match std::env::var_os("QLUB_LONG") {
        Some(_) => 100_000,
        None => 1_000,
    }
}

/// Every legal play with its points, by trying tile after tile everywhere and asking the rules.
///
/// A legal play can be laid so that it is legal after every tile: from one that touches the board
/// outwards.
fn by_the_rules(board: &Board, hand: &Hand) -> HashMap<Play, u8> {
    let tiles: HashSet<Tile> = hand.iter().collect();
    let mut found: HashSet<Play> = HashSet::new();
    let mut latest: Vec<Play> = Vec::new();
    let lying: Vec<Cell> = board.iter().map(|placed| placed.cell).chain([Cell::ORIGIN]).collect();
    let range = |of: fn(&Cell) -> i8| {
        let first = lying.iter().map(of).min().unwrap_or(0);
        first - 2..=lying.iter().map(of).max().unwrap_or(0) + 2
    };
    for y in range(|cell| cell.y) {
        for x in range(|cell| cell.x) {
            latest.extend(tiles.iter().map(|tile| Play::single(Cell::new(x, y), *tile)));
        }
    }
    loop {
        latest.retain(|play| board.check(play).is_ok() && found.insert(*play));
        if latest.is_empty() {
            break;
        }
        latest = latest.iter().flat_map(|play| one_more(play, hand, &tiles)).collect();
    }
    found.into_iter().map(|play| (play, board.score(&play).points)).collect()
}

/// The play with one tile more, in its row or its column, up to six cells away.
fn one_more(play: &Play, hand: &Hand, tiles: &HashSet<Tile>) -> Vec<Play> {
    let Ok(rest) = hand.without(play.tiles()) else { return Vec::new() };
    let mut longer = Vec::new();
    for axis in Axis::BOTH {
        for steps in -6..=6 {
            let cell = play.first().step(axis, steps);
            for tile in tiles.iter().filter(|tile| rest.iter().any(|held| held == **tile)) {
                longer.extend(play.with(Placement { cell, tile: *tile }));
            }
        }
    }
    longer
}

fn compare(board: &Board, hand: &Hand) {
    let mut fast = HashMap::new();
    board.plays(hand, |found| {
        let before = fast.insert(found.play, found.points);
        assert_eq!(before, None, "{} was found twice\n{board}", found.play);
        assert!(found.points <= 84, "{}\n{board}", found.play);
    });
    let plain = by_the_rules(board, hand);
    for (play, points) in &fast {
        assert_eq!(plain.get(play), Some(points), "{play} with {hand}\n{board}");
    }
    for play in plain.keys() {
        assert!(fast.contains_key(play), "{play} with {hand} was not found\n{board}");
    }
    assert_eq!(board.can_play(hand), !plain.is_empty(), "{hand}\n{board}");
    for play in plain.keys().filter(|play| play.len() == 1) {
        let placed = play.iter().next().expect("one tile");
        assert!(board.fits(placed.cell).contains(placed.tile), "{placed}\n{board}");
    }
}

/// One to six tiles: any, or all of one colour or one shape, which make many and long plays.
fn random_hand(luck: &mut Stream) -> Hand {
    let lead = Tile::kinds().nth(luck.pick(Tile::KINDS)).expect("a tile");
    let style = luck.pick(4);
    let kinds: Vec<Tile> = Tile::kinds()
        .filter(|tile| match style {
            0 => tile.colour() == lead.colour(),
            1 => tile.shape() == lead.shape(),
            _ => true,
        })
        .collect();
    let count = 1 + luck.pick(Hand::FULL);
    Hand::of((0..count).map(|_| kinds[luck.pick(kinds.len())])).expect("a hand")
}

#[test]
fn the_fast_search_finds_exactly_what_the_rules_allow() {
    let mut luck = Stream::new(2);
    let mut looked_at = 0;
    while looked_at < boards_to_look_at() {
        let mut game = Qwirkle::new(&Options::new(2).unwrap());
        // Greedy games make dense boards, blind ones ragged boards.
        let greedy = luck.pick(2) == 0;
        while let Some(mut step) = random_step(&game, &mut luck) {
            if let Step::Decide(seat, action) = &mut step {
                compare(game.board(), &random_hand(&mut luck));
                looked_at += 1;
                let best = game.board().best_play(&game.hand(*seat)).filter(|_| greedy);
                match best {
                    Some(best) if !game.board().is_empty() => *action = Action::Play(best.play),
                    _ => {}
                }
            }
            game.advance(step, &mut |_, _| {});
        }
    }
}

#[test]
fn on_an_empty_board_every_line_from_the_origin_is_found() {
    let board = Board::default();
    compare(&board, &crate::test_game::hand("Rc Rx Rd Gc Gx Yt"));
    compare(&board, &crate::test_game::hand("Rc Rx Rd Rs Rt Rk"));
    let mut plays = 0;
    board.plays(&crate::test_game::hand("Rc Rx Rd Rs Rt Rk"), |_| plays += 1);
    assert_eq!(plays, 6 + 2 * (30 + 120 + 360 + 720 + 720));
}

#[test]
fn an_empty_hand_plays_nothing() {
    let board = crate::test_game::board("Rk@0,0");
    assert!(!board.can_play(&Hand::default()));
    assert_eq!(board.best_play(&Hand::default()), None);
}
