//! Tables of which every hand is known, and what chance can bring there.

use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qwixx::cards::{CardSet, Chance, NUMBERS, Phase, View};
use qwixx::{Cards, Colour};

use crate::qwixx::cards::world::{DEALT, World};

/// How finely it is drawn where what comes first begins to be spread.
const FINE: usize = 1 << 20;

/// A table with the hands of a game; what lies with its back up is drawn from what it may be.
pub(super) fn world(game: &Cards, luck: &mut Stream) -> World {
    let mut view = game.view(Viewer::Watcher);
    for (seat, hand) in view.hands.iter_mut().enumerate() {
        hand.cards = Some(game.hand(Seat(seat as u8)));
    }
    let mut world = World::imagined(&view, luck);
    // A view does not tell which shuffle a card of the row came from, so the row is drawn again.
    let mut lying = std::mem::take(&mut world.pile);
    lying.append(&mut world.row);
    luck.shuffle(&mut lying);
    let mut draw = |could_be: CardSet| {
        let place = lying.iter().position(|card| could_be.contains(*card))?;
        Some(lying.remove(place))
    };
    world.row = (0..view.row.len() as u8).filter_map(|place| draw(game.could_be(place))).collect();
    let top = view.top.and_then(|top| draw(view.setup.deck().of_number(top.number)));
    luck.shuffle(&mut lying);
    world.pile = lying;
    world.pile.extend(top);
    world
}

/// Tells what chance can bring to a game, and how often it does. What chance does not bring in a few ways
/// only is drawn, so many times; common numbers come exactly as often as they do.
pub(super) fn each_chance(
    game: &Cards,
    draws: usize,
    luck: &mut Stream,
    found: &mut impl FnMut(f64, Chance),
) {
    match game.phase() {
        Phase::First => {
            let seats = game.setup().seats;
            (0..seats).for_each(|seat| found(1.0 / f64::from(seats), Chance::First(Seat(seat))));
        }
        Phase::Face => {
            let taking = game.view(Viewer::Watcher).taking.unwrap_or(0);
            let could_be = game.could_be(taking);
            let weight = 1.0 / could_be.len().max(1) as f64;
            could_be.iter().for_each(|card| found(weight, Chance::Face(card)));
        }
        Phase::Refill => {
            let view = game.view(Viewer::Watcher);
            (0..draws).for_each(|_| each_refill(&view, draws, luck, found));
        }
        _ => (0..draws).for_each(|_| found(1.0 / draws as f64, game.sample(luck))),
    }
}

/// One order of what comes to the top, for every number that can come last and be the common one. What comes
/// first is spread as evenly over what it can be.
fn each_refill(view: &View, draws: usize, luck: &mut Stream, found: &mut impl FnMut(f64, Chance)) {
    let missing = DEALT.saturating_sub(view.row.len()).max(1);
    let pile = below_top(view);
    let discard: Vec<u8> = view.discard.iter().map(|card| card.number).collect();
    let last = missing - 1;
    // The discard is shuffled when the pile runs out.
    let could_be_last =
        if last < pile.len() { 0..pile.len() } else { pile.len()..pile.len() + discard.len() };
    let all = could_be_last.len() as f64;
    let mut numbers: Vec<u8> = NUMBERS.collect();
    luck.shuffle(&mut numbers);
    let mut at = luck.pick(FINE) as f64 / FINE as f64;
    for number in numbers {
        let mut order = pile.clone();
        luck.shuffle(&mut order);
        order.extend(&discard);
        luck.shuffle(&mut order[pile.len()..]);
        let places = could_be_last.clone().filter(|place| order[*place] == number);
        let part = places.clone().count() as f64 / all;
        // Any of them, wherever it is: what comes before it is then as likely as anything else.
        let Some(place) = places.clone().next() else { continue };
        order.swap(place, last);
        if last > 0 {
            let region = if pile.is_empty() { 0..order.len() } else { 0..pile.len() };
            bring_first(&mut order, region.filter(|place| *place != last), at);
        }
        at = (at + part).fract();
        order.truncate(missing);
        found(part / draws as f64, Chance::Refill(order));
    }
}
/// Swaps to the front what lies this part of the way through some places, from low numbers to high ones.
fn bring_first(order: &mut [u8], places: impl Iterator<Item = usize>, at: f64) {
    let mut places: Vec<usize> = places.collect();
    places.sort_by_key(|place| order[*place]);
    let place = (at * places.len() as f64) as usize;
    if let Some(place) = places.get(place) {
        order.swap(0, *place);
    }
}

/// The numbers in the pile below its top card, from low to high.
fn below_top(view: &View) -> Vec<u8> {
    let held = view.hands.iter().flat_map(|hand| &hand.backs);
    let shown = held.chain(&view.row).chain(&view.top).map(|back| back.number);
    let mut left = [0usize; *NUMBERS.end() as usize + 1];
    view.setup
        .deck()
        .without(view.discard)
        .iter()
        .for_each(|card| left[usize::from(card.number)] += 1);
    for number in shown {
        let left = &mut left[usize::from(number)];
        *left = left.saturating_sub(1);
    }
    NUMBERS.flat_map(|number| std::iter::repeat_n(number, left[usize::from(number)])).collect()
}

/// A number that hardly two tables have in common.
pub(super) fn mark(game: &Cards) -> u64 {
    let mut mark = game.active().0.into();
    let mut add = |number: u64| mark = Stream::new(mark ^ number).bits();
    for seat in (0..game.setup().seats).map(Seat) {
        let sheet = game.sheet(seat);
        Colour::ALL.iter().for_each(|row| add(sheet.cells(*row).into()));
        add(sheet.misses().into());
        for card in game.hand(seat).iter() {
            add(u64::from(card.number) << 8 | card.colour.map_or(9, |colour| colour as u64));
        }
    }
    game.row().for_each(|number| add(number.into()));
    mark
}
