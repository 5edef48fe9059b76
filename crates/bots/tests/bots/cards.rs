//! What the players of Qwixx with cards know of the rules, against the rules.

use bots::workshop::qwixx::cards::fitting::deck;
use bots::workshop::qwixx::cards::pad::{Layout, Marks};
use bots::workshop::qwixx::cards::plays::{self, Choice};
use bots::workshop::qwixx::cards::world::World;
use bots::{Books, Level, Stop};
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use qwixx::Cards;
use qwixx::cards::{Action, CardSet, Chance, MOST_SEATS, Options, Phase};

const SETUPS: [(&str, &str, &str); 6] = [
    ("classic", "jokers", "no"),
    ("classic", "jokers", "yes"),
    ("gemixxt-a", "gap_rule", "free"),
    ("gemixxt-a", "gap_rule", "strict"),
    ("gemixxt-b", "closing_needs", "6"),
    ("gemixxt-b", "jokers", "yes"),
];

fn options((edition, key, value): (&str, &str, &str), seats: u8) -> Options {
    Cards::options(&Setup::new(edition, seats).with(key, value)).expect("a set-up")
}

/// A game dealt with the cards of a world.
fn game_of(options: &Options, world: &World) -> Cards {
    let mut game = Cards::new(options);
    let first = Chance::First(Seat(world.active as u8));
    let deal = Chance::Deal {
        hands: world.hands[..world.seats].to_vec(),
        row: world.row.iter().map(|card| card.number).collect(),
        top: world.number(),
    };
    for chance in [first, deal] {
        game.play(Step::Chance(chance), &mut |_, _| {}).expect("a deal");
    }
    game
}

fn same(game: &Cards, world: &World) {
    let view = game.view(Viewer::Watcher);
    assert_eq!(view.phase, world.phase);
    assert!(view.row.iter().map(|back| back.number).eq(world.row.iter().map(|card| card.number)));
    assert_eq!((view.pile, view.discard), (world.pile.len(), world.discard));
    for (seat, sheet) in view.sheets.iter().enumerate() {
        assert_eq!(Marks::of(&view.setup.pad, sheet), world.marks[seat]);
        assert_eq!(sheet.tally.total, world.marks[seat].score());
        assert_eq!(game.hand(Seat(seat as u8)), world.hands[seat]);
    }
}

/// Decides at random in a game and does the same in a world, to the end.
fn side_by_side(options: &Options, seed: u64) {
    let layout = Layout::new(options);
    let mut luck = Stream::new(seed);
    let seats = usize::from(options.seats);
    let mut world = World::dealt(seats, luck.pick(seats), deck(options, &mut luck));
    let mut game = game_of(options, &world);
    while world.phase != Phase::Over {
        same(&game, &world);
        match world.phase {
            Phase::Take => {
                let place = luck.pick(world.row.len());
                let card = world.row[place];
                let active = Seat(world.active as u8);
                let before = (world.row.len(), world.number());
                world.take(place, &mut luck);
                let take = Step::Decide(active, Action::Take(place as u8));
                game.play(take, &mut |_, _| {}).expect("a card of the row");
                game.play(Step::Chance(Chance::Face(card)), &mut |_, _| {}).expect("a card");
                if world.phase == Phase::Number {
                    // The old top and what followed it came into the row; the next is on top.
                    let moved = world.row[before.0 - 1..].iter().map(|card| card.number);
                    assert_eq!(moved.clone().next(), Some(before.1));
                    let refill = moved.skip(1).chain([world.number()]).collect();
                    game.play(Step::Chance(Chance::Refill(refill)), &mut |_, _| {}).expect("cards");
                }
            }
            Phase::Number => {
                let mut answers = [None; MOST_SEATS];
                for seat in (0..options.seats).map(Seat) {
                    let legal = game.legal(seat);
                    let action = legal[luck.pick(legal.len())];
                    if let Action::Tick(cell) = action {
                        answers[seat.index()] = Some(cell.row.index());
                    }
                    game.play(Step::Decide(seat, action), &mut |_, _| {}).expect("legal");
                }
                world.answer(&layout, &answers);
            }
            _ => {
                let seat = world.active;
                let mut found = Vec::new();
                let (marks, hand) = (world.marks[seat], world.hands[seat]);
                plays::each(&layout, &marks, hand, &mut |choice, _| found.push(choice));
                let mut legal = game.legal(Seat(seat as u8));
                let by_text = |action: &Action| action.to_string();
                let mut known: Vec<Action> = found.iter().map(Choice::action).collect();
                known.sort_by_key(by_text);
                legal.sort_by_key(by_text);
                assert_eq!(known, legal);
                // Plays that tick something, so that rows get closed.
                let ticking = found.iter().filter(|choice| choice.ticks != 0).copied();
                let ticking: Vec<_> = ticking.collect();
                let found = if ticking.is_empty() { found } else { ticking };
                let choice = found[luck.pick(found.len())];
                world.play(&choice);
                let play = Step::Decide(Seat(seat as u8), choice.action());
                game.play(play, &mut |_, _| {}).expect("a legal play");
            }
        }
    }
    same(&game, &world);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn a_world_goes_as_the_rules_say() {
    for setup in SETUPS {
        for seats in 2..=5 {
            (0..20).for_each(|seed| side_by_side(&options(setup, seats), seed));
        }
    }
}

#[test]
fn an_imagined_world_looks_like_the_view() {
    let options = options(SETUPS[1], 3);
    let mut luck = Stream::new(4);
    let world = World::dealt(3, 1, deck(&options, &mut luck));
    let game = game_of(&options, &world);
    let view = game.view(Viewer::Seat(Seat(2)));
    let imagined = World::imagined(&view, &mut Stream::new(9));
    assert_eq!(imagined.hands[2], world.hands[2]);
    assert_ne!(imagined.hands[..2], world.hands[..2], "colours of others are hidden");
    let numbers = |hand: CardSet| {
        let mut numbers: Vec<u8> = hand.iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(imagined.hands.map(numbers), world.hands.map(numbers));
    same_numbers(&imagined, &world);
    let all = imagined.hands.into_iter().fold(imagined.discard, CardSet::union);
    let lying: CardSet = imagined.row.iter().chain(&imagined.pile).copied().collect();
    assert_eq!(all.union(lying), options.deck());
}

fn same_numbers(one: &World, two: &World) {
    let numbers = |world: &World| world.row.iter().map(|card| card.number).collect::<Vec<_>>();
    assert_eq!((numbers(one), one.number()), (numbers(two), two.number()));
}

/// Hidden colours change nothing about what a player decides, and neither does when it is asked.
#[test]
fn players_decide_by_what_they_see() {
    let options = options(SETUPS[0], 2);
    let world = World::dealt(2, 0, deck(&options, &mut Stream::new(3)));
    let mut game = game_of(&options, &world);
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let view = game.view(Viewer::Seat(Seat(0)));
        let decide = || level.bot::<Cards>().decide(&view, Seat(0), &mut Stream::new(5));
        let action = decide().expect("a decision");
        assert_eq!(action, decide().expect("a decision"));
        assert!(game.check(Seat(0), &action).is_ok());
    }
    let stop = Stop::never();
    stop.now();
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut hurried = Level::Expert.bot_until::<Cards>(&Books::default(), &stop);
    let mut sound = Level::Hard.bot::<Cards>();
    let action = hurried.decide(&view, Seat(0), &mut Stream::new(5)).expect("a decision");
    assert_eq!(action, sound.decide(&view, Seat(0), &mut Stream::new(5)).expect("a decision"));
    game.play(Step::Decide(Seat(0), action), &mut |_, _| {}).expect("a legal action");
}
