//! The fast board of the players of Qwirkle, against the rules.

use std::collections::BTreeSet;

use bots::qwirkle::candidates::list;
use bots::qwirkle::field::Field;
use bots::qwirkle::plays::{Orders, plays};
use bots::qwirkle::taste::Taste;
use bots::qwirkle::world::World;
use game::luck::Stream;
use qwirkle::{Action, Tiles};

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
            let (then, before) = (field.now(), format!("{field:?}"));
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
            assert_eq!(format!("{field:?}"), before);
        }
    }
}
