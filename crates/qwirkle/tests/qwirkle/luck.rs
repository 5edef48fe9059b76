//! What luck deals: frozen for this version of the rules.

use game::luck::Stream;
use game::{Game, Luck, Step};
use qlub_qwirkle::{Options, Qwirkle};

/// Luck that writes down what it was asked for.
struct ListeningLuck {
    stream: Stream,
    asked: Vec<(String, u32)>,
}

impl Luck for ListeningLuck {
    fn below(&mut self, what: &str, n: u32) -> u32 {
        self.asked.push((what.to_owned(), n));
        self.stream.below(what, n)
    }
}

fn listening(seed: u64) -> ListeningLuck {
    ListeningLuck { stream: Stream::new(seed), asked: Vec::new() }
}

#[test]
fn the_deal_asks_for_every_tile_by_seat_and_place() {
    let mut luck = listening(1);
    Qwirkle::new(&Options::new(3).unwrap()).sample(&mut luck);
    let mut expected = Vec::new();
    for seat in 0..3 {
        for tile in 0..6 {
            expected.push((format!("deal {seat}.{tile}"), 108 - 6 * seat - tile));
        }
    }
    assert_eq!(luck.asked, expected);
}

#[test]
fn a_draw_asks_for_every_tile_by_place() {
    let mut table = crate::test_game::after("Rk@0,0 Rd@1,0", "Rs Rt Gc Gx Gd Gs / Bc");
    table.take("0 Rs@2,0 Rt@3,0".parse().unwrap()).unwrap();
    let mut luck = listening(1);
    table.game.sample(&mut luck);
    assert_eq!(luck.asked, [("draw 0".to_owned(), 99), ("draw 1".to_owned(), 98)]);
}

#[test]
fn the_same_luck_deals_the_same_for_ever() {
    let mut game = Qwirkle::new(&Options::new(2).unwrap());
    let mut luck = Stream::new(42);
    let deal = game.sample(&mut luck);
    assert_eq!(deal.to_string(), "deal Rx Rk Ot Yc Bd Px / Ox Od Yc Gc Gt Bt");
    game.advance(Step::Chance(deal), &mut |_, _| {});
    let opening = "0 Rx@0,0 Rk@1,0".parse().unwrap();
    game.play(opening, &mut |_, _| {}).unwrap();
    assert_eq!(game.sample(&mut luck).to_string(), "draw Gx Gx");
}

#[test]
fn every_tile_of_the_bag_is_drawn_about_as_often() {
    let mut seen = [0u32; 36];
    let mut luck = Stream::new(3);
    for _ in 0..6_000 {
        let game = Qwirkle::new(&Options::new(2).unwrap());
        let qlub_qwirkle::Chance::Deal(hands) = game.sample(&mut luck) else { panic!("a deal") };
        hands.iter().flat_map(qlub_qwirkle::Hand::iter).for_each(|tile| seen[tile.index()] += 1);
    }
    // 72,000 tiles, 2,000 of each kind; five standard deviations are below 230.
    assert!(seen.iter().all(|&n| n.abs_diff(2_000) < 230), "{seen:?}");
}
