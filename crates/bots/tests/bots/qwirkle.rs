//! What the players of Qwirkle know of the rules, against the rules.

use bots::workshop::qwirkle::bot::ThinkingBot;
use bots::workshop::qwirkle::candidates::list;
use bots::workshop::qwirkle::ending;
use bots::workshop::qwirkle::field::Field;
use bots::workshop::qwirkle::guesses::ReadingSettings;
use bots::workshop::qwirkle::playing::reply;
use bots::workshop::qwirkle::rounds::Settings;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::{MOST_SEATS, World};
use bots::{Appraised, Books, Bot, Depth, Level, Stop};
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use qwirkle::{Action, Board, Chance, Hand, Placement, Position, Qwirkle, Tile, Tiles};

fn start(seats: u8) -> Qwirkle {
    Qwirkle::new(&Qwirkle::options(&Setup::new("standard", seats)).expect("a set-up"))
}

fn hand(text: &str) -> Hand {
    let tile = |word: &str| -> Tile { word.parse().expect("a tile") };
    Hand::of(text.split(' ').map(tile)).expect("a hand")
}

fn board(text: &str) -> Board {
    let placed = |word: &str| -> Placement { word.parse().expect("a placement") };
    Board::arranged(&text.split(' ').map(placed).collect::<Vec<_>>()).expect("a board")
}

#[test]
fn a_world_goes_as_the_rules_say() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (2, 5)] {
        let mut game = start(seats);
        let mut luck = Stream::new(seed);
        while let Turn::Chance = game.turn() {
            game.advance(Step::Chance(game.sample(&mut luck)), &mut |_, _| {});
        }
        let mut world = World::of(&game);
        let mut bid = World::bid(&game);
        while !world.is_over {
            let seat = game.active();
            let found = list(&world, bid.take(), &Taste::FITTED);
            let chosen = found[luck.pick(found.len().min(5))];
            game.play(Step::Decide(seat, chosen.action), &mut |_, _| {}).expect("a legal action");
            let before = world.hands[seat.index()];
            world.advance(&chosen.action, chosen.points);
            if game.turn() == Turn::Chance {
                // What the world drew is drawn here, too.
                let given = match chosen.action {
                    Action::Play(play) => before.without(play.tiles()),
                    Action::Swap(tiles) => before.without(tiles.iter()),
                    Action::Pass => Ok(before),
                };
                let kept = given.expect("tiles of the hand");
                let drawn = world.hands[seat.index()].without(kept.iter()).expect("a larger hand");
                game.play(Step::Chance(Chance::Draw(drawn)), &mut |_, _| {}).expect("a draw");
            }
            assert_eq!(*game.board(), world.board);
            assert_eq!(usize::from(game.bag().len()), world.bag());
            for seat in (0..seats).map(Seat) {
                assert_eq!(game.hand(seat), world.hands[seat.index()]);
                assert_eq!(game.score(seat), world.scores[seat.index()]);
            }
        }
        assert_eq!(game.turn(), Turn::Over);
    }
}

#[test]
fn a_world_is_dealt_anew_without_what_the_seat_sees() {
    let mut game = start(3);
    game.advance(Step::Chance(game.sample(&mut Stream::new(1))), &mut |_, _| {});
    let base = World::of(&game);
    let mut world = base.clone();
    world.redeal(Seat(1), &mut Stream::new(7));
    assert_eq!(world.hands[1], base.hands[1]);
    assert_ne!(world.hands[0], base.hands[0]);
    assert_eq!(world.unseen(Seat(1)), base.unseen(Seat(1)));
    assert_eq!(world.bag(), base.bag());
}

#[test]
fn a_full_line_that_the_next_could_complete_is_an_offer() {
    let unseen = [Tile::COPIES; Tile::KINDS];
    let four = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0");
    let five = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Rt@4,0");
    let full = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Rt@4,0 Rx@5,0");
    let taste = Taste { five: 1.0, four: 0.5, ..Taste::GREEDY };
    let [four, five, full] =
        [four, five, full].map(|board| taste.offer(&Field::of(&board), &unseen, 6));
    assert!(full == 0.0 && full < four && four < five, "{four} {five} {full}");
    let small = Field::of(&board("Rk@0,0 Rd@1,0"));
    assert_eq!(Taste::GREEDY.offer(&small, &unseen, 6), 0.0);
}

/// The best lead that the first hand can reach, by trying everything.
fn exhaustive(board: &Board, hands: [Hand; 2], passed: bool, must_play: bool) -> i32 {
    let mut best = None;
    board.plays(&hands[0], |scored| {
        let rest = hands[0].without(scored.play.tiles()).expect("tiles of the hand");
        let points = i32::from(scored.points);
        let mut after = board.clone();
        scored.play.iter().for_each(|placed| assert!(after.put(placed.cell, placed.tile)));
        let lead = if rest.is_empty() {
            points + 6
        } else {
            points - exhaustive(&after, [hands[1], rest], false, must_play)
        };
        best = best.max(Some(lead));
    });
    match best {
        Some(best) if must_play => best,
        best => best.max(Some(after_pass(board, hands, passed, must_play))).unwrap_or(0),
    }
}

/// The same if the first hand passes.
fn after_pass(board: &Board, hands: [Hand; 2], passed: bool, must_play: bool) -> i32 {
    if passed { 0 } else { -exhaustive(board, [hands[1], hands[0]], true, must_play) }
}

/// The end of a game of two in which the first is far ahead: nobody who is hopes for anything.
fn ended(board: &Board, hands: [Hand; 2], must_play: bool) -> Qwirkle {
    let position = Position {
        board: board.clone(),
        hands: hands.to_vec(),
        bag: Tiles::NONE,
        scores: vec![100, 0],
        active: Seat(0),
    };
    let duty = if must_play { "on" } else { "off" };
    let setup = Setup::new("standard", 2).with("must_play", duty);
    let options = Qwirkle::options(&setup).expect("a set-up");
    Qwirkle::arranged_by(&options, &position).expect("a position")
}

#[test]
fn the_ending_is_searched_exactly() {
    let board = board("Rk@0,0 Rd@1,0 Rc@2,0 Od@1,1 Yd@1,2");
    for (own, other) in [("Rs Gd", "Rt Bd Gk"), ("Pk Gd Oc", "Rt Yc"), ("Rs Rt Rx", "Bd Pd")] {
        let hands = [hand(own), hand(other)];
        for must_play in [true, false] {
            let world = World::of(&ended(&board, hands, must_play));
            let action = ending::choose(&world, u32::MAX, &Stop::never());
            let Action::Play(play) = action else { panic!("{action}") };
            let rest = hands[0].without(play.tiles()).expect("tiles of the hand");
            let points = i32::from(board.score(&play).points);
            let after = world.board_after(&action);
            let lead = if rest.is_empty() {
                points + 6
            } else {
                points - exhaustive(&after, [hands[1], rest], false, must_play)
            };
            let best = exhaustive(&board, hands, false, must_play);
            assert_eq!(lead, best, "{own} / {other}: {action}");
        }
    }
}

#[test]
fn where_nobody_has_to_play_a_pass_is_found_where_it_is_best() {
    for (tiles, own, other) in [
        ("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0", "Ot Rc", "Px Rd"),
        ("Rk@0,0 Rd@1,0 Rc@2,0 Od@1,1 Yd@1,2", "Pt Rd", "Rs Yd"),
    ] {
        let (board, hands) = (board(tiles), [hand(own), hand(other)]);
        let best = [true, false].map(|must_play| exhaustive(&board, hands, false, must_play));
        assert!(best[0] < best[1] && best[1] == after_pass(&board, hands, false, false));
        for must_play in [true, false] {
            let game = ended(&board, hands, must_play);
            let action = ending::choose(&World::of(&game), u32::MAX, &Stop::never());
            assert_eq!(action != Action::Pass, must_play, "{own} / {other}: {action}");
            assert_eq!(game.check(Seat(0), &action), Ok(()));
        }
    }
}

#[test]
fn every_level_can_play_where_nobody_has_to() {
    let hands = ["Rt Gc", "Rx Bs", "Yk Pd"].map(hand).to_vec();
    let board = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0");
    let (bag, scores, active) = (Tiles::NONE, vec![0; 3], Seat(0));
    let position = Position { board, hands, bag, scores, active };
    let options = Qwirkle::options(&Setup::new("standard", 3).with("must_play", "off"));
    let game = Qwirkle::arranged_by(&options.expect("a set-up"), &position).expect("a position");
    for level in Level::ALL {
        let view = game.view(Viewer::Seat(Seat(0)));
        let action = level.bot::<Qwirkle>().decide(&view, Seat(0), &mut Stream::new(3));
        assert_eq!(game.check(Seat(0), &action.expect("an action")), Ok(()), "{level}");
    }
}

#[test]
fn whoever_looks_ahead_comes_to_the_end_of_every_game() {
    let settings = Settings { work: 3_000, ..Settings::BEST };
    let settings =
        Settings { reading: ReadingSettings { guesses: 20, ..settings.reading }, ..settings };
    for (seats, seed) in (2..=4).flat_map(|seats| (0..25).map(move |seed| (seats, seed))) {
        let mut game = start(seats);
        let mut luck = Stream::new(seed);
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut luck)),
                Turn::Decide(_) => {
                    let seat = game.active();
                    let mut bot = if game.bag().is_empty() {
                        Box::new(ThinkingBot::new(Taste::AHEAD, settings, Stop::never()))
                    } else {
                        Level::Greedy.bot::<Qwirkle>()
                    };
                    let action = bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut luck);
                    Step::Decide(seat, action.expect("an action"))
                }
            };
            game.play(step, &mut |_, _| {}).expect("a legal step");
        }
    }
}

#[test]
fn where_every_answer_ends_the_game_alike_one_is_chosen() {
    let hands = ["Rt", "Rx Bs", "Yk Pd"].map(hand).to_vec();
    let board = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0");
    let (bag, scores, active) = (Tiles::NONE, vec![0; 3], Seat(0));
    let game = Qwirkle::arranged(&Position { board, hands, bag, scores, active });
    let game = game.expect("a position");
    let view = game.view(Viewer::Seat(Seat(0)));
    for level in Level::ALL {
        let action = level.bot::<Qwirkle>().decide(&view, Seat(0), &mut Stream::new(3));
        assert_eq!(game.check(Seat(0), &action.expect("an action")), Ok(()), "{level}");
    }
    for depth in [Depth::Quick, Depth::Deep] {
        let appraiser = Qwirkle::appraiser(game.setup(), depth, &Books::default(), &Stop::never());
        let ranked = appraiser.expect("an appraiser").rank(&view, Seat(0)).expect("answers");
        assert!(ranked.len() > 1);
        assert!(ranked.iter().all(|rated| rated.chance == ranked[0].chance), "{ranked:?}");
    }
}

/// What somebody gains who searches the ends of games against somebody who takes the most points, with a
/// head start of so many points.
fn gained_in_endings(head_start: i32) -> i32 {
    let gained = |seed| {
        let mut tiles: Vec<Tile> =
            Tile::kinds().flat_map(|kind| [kind; Tile::COPIES as usize]).collect();
        Stream::new(seed).shuffle(&mut tiles);
        let mut world = World::dealt(2, tiles);
        while world.bag() > 0 {
            let (answer, _) = reply(&world, &Taste::GREEDY);
            world.advance(&answer.action, answer.points);
        }
        let own = world.active;
        world.scores = [0; MOST_SEATS];
        world.scores[own.index()] = head_start;
        while !world.is_over {
            let (answer, _) = reply(&world, &Taste::GREEDY);
            let action = if world.active == own {
                ending::choose(&world, 2_000, &Stop::never())
            } else {
                answer.action
            };
            let points = match action {
                Action::Play(play) => world.board.score(&play).points,
                _ => 0,
            };
            world.advance(&action, points);
        }
        world.lead(own) - head_start
    };
    (0..40).map(gained).sum()
}

#[test]
fn with_nothing_to_lose_more_is_gained() {
    let (safely, boldly) = (gained_in_endings(100), gained_in_endings(-100));
    assert!(safely > 0 && boldly > safely + 40, "{safely} {boldly}");
}

#[test]
fn who_has_nothing_to_play_swaps_or_passes() {
    let position = Position {
        board: board("Rk@0,0 Rd@1,0"),
        hands: vec![hand("Gc Gs"), hand("Rc Bd")],
        bag: Tiles::NONE,
        scores: vec![0, 0],
        active: Seat(0),
    };
    let game = Qwirkle::arranged(&position).expect("a position");
    assert_eq!(list(&World::of(&game), None, &Taste::FITTED)[0].action, Action::Pass);
    assert_eq!(reply(&World::of(&game), &Taste::FITTED).0.action, Action::Pass);
    let with_bag = Position {
        bag: Tiles::ALL
            .without(position.hands.iter().flat_map(Hand::iter))
            .and_then(|rest| rest.without(position.board.iter().map(|placed| placed.tile)))
            .expect("a bag"),
        ..position
    };
    let game = Qwirkle::arranged(&with_bag).expect("a position");
    assert!(matches!(reply(&World::of(&game), &Taste::FITTED).0.action, Action::Swap(_)));
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let mut game = start(2);
    game.advance(Step::Chance(game.sample(&mut Stream::new(1))), &mut |_, _| {});
    let stop = Stop::never();
    stop.now();
    let settings = Settings { work: u64::MAX, ..Settings::BEST };
    let seat = game.active();
    let mut bot = ThinkingBot::new(Taste::AHEAD, settings, stop);
    let action = bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut Stream::new(1));
    assert_eq!(game.check(seat, &action.expect("an action")), Ok(()));
}

#[test]
fn bots_decide_the_same_from_the_same_seed() {
    let mut game = start(3);
    game.advance(Step::Chance(game.sample(&mut Stream::new(1))), &mut |_, _| {});
    let seat = game.active();
    let view = game.view(Viewer::Seat(seat));
    for level in Level::ALL {
        let decide = || level.bot::<Qwirkle>().decide(&view, seat, &mut Stream::new(5));
        assert_eq!(decide(), decide(), "{level}");
    }
}
