//! The laws of the house, for every number of seats.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Seat};
use qlub_qwirkle::{Action, Axis, Cell, Chance, Hand, Phase, Placement, Play, Qwirkle, Tile};

/// Good actions, good ones with something changed, and tiles put down at random.
fn worth_trying(game: &Qwirkle, seat: Seat, luck: &mut Stream) -> Vec<Action> {
    let hand = game.hand(seat);
    let mut actions = vec![Action::Pass, Action::Swap(Hand::default())];
    actions.extend(hand.choices().map(Action::Swap));
    let foreign = Tile::kinds().nth(luck.pick(Tile::KINDS));
    actions.extend(Hand::of(foreign).map(Action::Swap));
    let legal = game.legal(seat);
    for _ in 0..20 {
        if let Action::Play(play) = legal[luck.pick(legal.len())] {
            actions.extend(changed(&play, &hand, luck).map(Action::Play));
        }
        actions.push(Action::Play(put_down_at_random(game, &hand, luck)));
    }
    actions
}

/// The play with one placement moved, turned into another tile, left out or added.
fn changed(play: &Play, hand: &Hand, luck: &mut Stream) -> Option<Play> {
    let mut placements: Vec<Placement> = play.iter().collect();
    let chosen = luck.pick(placements.len());
    let tile = hand.iter().nth(luck.pick(hand.len().into()))?;
    let axis = Axis::BOTH[luck.pick(2)];
    let near = placements[chosen].cell.step(axis, luck.pick(3) as i8 - 1);
    match luck.pick(4) {
        0 => placements[chosen].cell = near,
        1 => placements[chosen].tile = tile,
        2 => drop(placements.remove(chosen)),
        _ => placements.push(Placement { cell: near, tile }),
    }
    Play::of(&placements)
}

/// One to three tiles of the hand beside each other somewhere near the board.
fn put_down_at_random(game: &Qwirkle, hand: &Hand, luck: &mut Stream) -> Play {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    luck.shuffle(&mut tiles);
    tiles.truncate(1 + luck.pick(3));
    let lying: Vec<Placement> = game.board().iter().collect();
    let near = if lying.is_empty() { Cell::ORIGIN } else { lying[luck.pick(lying.len())].cell };
    let axis = Axis::BOTH[luck.pick(2)];
    let start = near.step(axis, luck.pick(3) as i8 - 1).step(axis.other(), luck.pick(3) as i8 - 1);
    let placed = (0..).zip(tiles).map(|(i, tile)| Placement { cell: start.step(axis, i), tile });
    Play::of(&placed.collect::<Vec<_>>()).expect("one to three tiles")
}

/// Hands and draws of the wrong size, or with tiles that are not in the bag.
fn impossible(game: &Qwirkle, luck: &mut Stream) -> Vec<Chance> {
    let reds: Hand = crate::test_game::hand("Rc Rx Rd Rs Rt Rk");
    let seats = usize::from(game.setup().seats());
    match (game.phase(), game.sample(luck)) {
        (Phase::Deal, good) => {
            let Chance::Deal(mut short) = good else { return Vec::new() };
            short[0] = short[0].without(short[0].iter().take(1)).expect("its own tile");
            let four = crate::test_game::hand("Rc Rc Rc Rc Rx Rd");
            let mut alike = vec![reds; seats];
            alike[0] = four;
            vec![
                Chance::Deal(short),
                Chance::Deal(alike),
                Chance::Deal(vec![reds; seats - 1]),
                Chance::Draw(reds),
            ]
        }
        (_, Chance::Draw(good)) => {
            let fewer = good.without(good.iter().take(1)).expect("its own tile");
            let mut bad = vec![Chance::Deal(vec![reds; seats]), Chance::Draw(fewer)];
            bad.extend(good.with(good.iter().take(1)).map(Chance::Draw));
            let gone = Tile::kinds().find(|tile| game.bag().count(*tile) == 0);
            bad.extend(gone.and_then(|tile| fewer.with([tile])).map(Chance::Draw));
            bad
        }
        _ => Vec::new(),
    }
}

/// Plays, and best those that score most: the bag runs out and hands run dry.
fn points(game: &Qwirkle, _: Seat, action: &Action) -> i32 {
    match action {
        Action::Play(play) => i32::from(game.board().score(play).points),
        Action::Swap(_) | Action::Pass => 0,
    }
}

#[test]
fn the_game_obeys_the_laws() {
    Laws::<Qwirkle> { candidates: worth_trying, impossible, steer: points, games: 4 }.hold();
}
