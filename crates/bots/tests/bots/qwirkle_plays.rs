//! The fast board of the players of Qwirkle, against the rules.

use std::collections::BTreeSet;

use bots::workshop::qwirkle::candidates::list;
use bots::workshop::qwirkle::field::Field;
use bots::workshop::qwirkle::playout_table::{BAG, PlayoutTable};
use bots::workshop::qwirkle::plays::{Orders, plays};
use bots::workshop::qwirkle::rack::Rack;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::World;
use game::luck::Stream;
use qwirkle::{Action, Board, Cell, Tile, Tiles};

#[test]
fn the_same_plays_as_by_the_rules_and_the_same_board_after_taking_back() {
    for seed in 0..10 {
        let mut luck = Stream::new(seed);
        let mut bag: Vec<_> = Tiles::ALL.iter().collect();
        luck.shuffle(&mut bag);
        let mut world = World::dealt(2, bag);
        let mut bid = Some(world.hands[world.active.index()].bid());
        while !world.is_over {
            let found = list(&world, bid.take(), &Taste::GREEDY);
            let chosen = found[luck.pick(found.len().min(5))];
            let mut field = Field::of(&world.board);
            let (then, before) = (field.now(), field.clone());
            if let Action::Play(play) = chosen.action {
                field.put_all(&play);
            }
            world.advance(&chosen.action, chosen.points);
            let hand = world.hands[world.active.index()];
            let mut by_the_rules = BTreeSet::new();
            world.board.plays(&hand, |scored| {
                by_the_rules.insert((scored.play.to_string(), scored.points));
            });
            let kinds = hand.iter().fold(0, |kinds, tile| kinds | 1 << tile.index());
            let mut fast = Vec::new();
            plays(&field, kinds, Orders::All, |found| {
                let play = field.play_of(found.puts).expect("a play");
                fast.push((play.to_string(), found.points));
            });
            assert_eq!(fast.len(), by_the_rules.len(), "none twice");
            assert_eq!(BTreeSet::from_iter(fast), by_the_rules);
            let mut best = 0;
            plays(&field, kinds, Orders::One, |found| best = best.max(found.points));
            assert_eq!(best, by_the_rules.iter().map(|(_, points)| *points).max().unwrap_or(0));
            field.back_to(then);
            assert!(field == before, "a board is as it was");
        }
    }
}

#[test]
fn no_tile_gets_lost_at_a_fast_table() {
    let mut swaps = 0;
    for seed in 0..200 {
        let mut bag: [u8; BAG] = std::array::from_fn(|at| (at % Tile::KINDS) as u8);
        Stream::new(seed).shuffle(&mut bag);
        let mut board = Board::default();
        board.put(Cell::ORIGIN, Tile::kinds().nth(bag[0].into()).expect("a kind"));
        let mut field = Field::of(&board);
        let hands = [&bag[1..7], &bag[7..13]].map(|tiles| tiles.iter().copied().collect());
        let mut table =
            PlayoutTable { bag, first: 13, last: BAG, ..PlayoutTable::ending(&hands, false) };
        let mut played = vec![bag[0]];
        while !table.is_over {
            let before = (table.active, table.scores);
            let answer = table.reply(&field, &Taste::AHEAD);
            swaps += u32::from(answer.puts().is_empty() && table.bag() > 0);
            played.extend(answer.puts().iter().map(|(_, kind)| *kind));
            table.advance(&mut field, &answer);
            let gained = table.scores[before.0] - before.1[before.0];
            let went_out = table.hands[before.0].is_empty();
            assert_eq!(gained, i32::from(answer.points) + if went_out { 6 } else { 0 });
            let held = table.hands.iter().flat_map(Rack::iter);
            let mut all: Vec<u8> = held.chain(played.iter().copied()).collect();
            all.extend(&table.bag[table.first..table.last]);
            all.sort_unstable();
            assert_eq!(all.len(), BAG);
            assert!(all.iter().enumerate().all(|(at, kind)| at / 3 == usize::from(*kind)));
        }
    }
    assert!(swaps > 0, "swaps are tested too");
}
