use game::luck::Stream;
use game::{Setup, Turn};
use quixo::{Board, Cells, symmetry::images};

use quixo::Push;
use solve::quixo::oracle::ClassValues;
use solve::quixo::{Class, Memory, Numbering, Oracle, Solver, Value};

use super::*;

fn options(setup: &str) -> Options {
    Quixo::options(&setup.parse::<Setup>().expect("a set-up")).expect("a good set-up")
}

fn appraiser(options: &Options) -> Box<dyn Appraiser<Quixo>> {
    let never = Stop::never();
    Quixo::appraiser(options, Depth::Quick, &Books::default(), &never).expect("an appraiser")
}

fn set_up(options: &Options, drawing: &str) -> Quixo {
    let position = Position::read(options, drawing).expect("a position");
    Quixo::arranged(options, position).expect("a table")
}

fn rank(game: &Quixo) -> Vec<Rated<Action>> {
    let seat = game.position().seat;
    appraiser(game.setup()).rank(&game.view(Viewer::Seat(seat)), seat).expect("a ranking")
}

fn after(game: &Quixo, action: Action) -> Quixo {
    let mut after = game.clone();
    after.advance(Step::Decide(game.position().seat, action), &mut |_, _| {});
    after
}

/// Games of random moves by several rules, a few positions of each.
fn positions() -> impl Iterator<Item = Quixo> {
    let setups =
        ["two 2", "two 2 side=4", "two 2 side=3", "four 4", "four 4 side=3", "two 2 cross=1"];
    setups.into_iter().flat_map(|setup| {
        let (mut game, mut luck) = (Quixo::new(&options(setup)), Stream::new(5));
        let mut met = Vec::new();
        while let Turn::Decide(_) = game.turn() {
            met.push(game.clone());
            let legal = game.legal(game.position().seat);
            game = after(&game, legal[luck.pick(legal.len())]);
        }
        met.into_iter().step_by(5)
    })
}

#[test]
fn a_line_now_is_proved_and_comes_first() {
    for setup in ["two 2", "two 2 side=4", "four 4"] {
        let drawing = match setup {
            "two 2" => "xxxx./oo.../o..../...../....o 0",
            "two 2 side=4" => "xxx./oo../..../...o 0",
            _ => "0000./11.../1..../...../....1 0",
        };
        let game = set_up(&options(setup), drawing);
        let best = rank(&game)[0];
        assert_eq!((best.chance, best.proved, best.error), (1.0, true, 0.0), "{setup}");
        assert_eq!(after(&game, best.action).turn(), Turn::Over);
        let value = appraiser(game.setup()).value(&game);
        assert_eq!(value[..2], [1.0, 0.0]);
    }
}

#[test]
fn a_line_for_the_other_is_proved_lost() {
    // Pushing a cube in from the north brings the last ring of the fourth row down into its gap.
    let game = set_up(&options("two 2"), "x...o/oooo./x...x/...../x...x 0");
    let ranked = rank(&game);
    let gives = |rated: &&Rated<Action>| {
        let outcome = after(&game, rated.action).outcome();
        outcome.is_some_and(|outcome| outcome.winners.contains(Seat(1)))
    };
    let given: Vec<_> = ranked.iter().filter(gives).collect();
    assert!(!given.is_empty());
    assert!(given.iter().all(|rated| rated.proved && rated.chance == 0.0));
}

#[test]
fn a_move_that_lets_the_other_make_a_line_is_proved_lost() {
    let game = set_up(&options("two 2"), "oooo./x.x../..x../x..../..... 0");
    let ranked = rank(&game);
    let lets = |rated: &&Rated<Action>| {
        let next = after(&game, rated.action);
        let wins = |reply: &Action| {
            after(&next, *reply).outcome().is_some_and(|outcome| outcome.winners.contains(Seat(1)))
        };
        next.turn() != Turn::Over && next.legal(Seat(1)).iter().any(wins)
    };
    let let_slip: Vec<_> = ranked.iter().filter(lets).collect();
    assert!(!let_slip.is_empty() && let_slip.len() < ranked.len());
    assert!(let_slip.iter().all(|rated| rated.proved && rated.chance == 0.0));
    assert!(!lets(&&ranked[0]));
}

#[test]
fn all_moves_are_ranked_and_the_table_is_worth_the_best() {
    for game in positions() {
        let seat = game.position().seat;
        let ranked = rank(&game);
        let mut actions: Vec<String> =
            ranked.iter().map(|rated| rated.action.to_string()).collect();
        let mut legal: Vec<String> = game.legal(seat).iter().map(Action::to_string).collect();
        actions.sort();
        legal.sort();
        assert_eq!(actions, legal);
        assert!(ranked.is_sorted_by(|one, next| one.chance >= next.chance));
        assert!(ranked.iter().all(|rated| (0.0..=1.0).contains(&rated.chance)));
        let value = appraiser(game.setup()).value(&game);
        assert_eq!(value[seat.index()], ranked[0].chance);
        for (other, share) in value.iter().enumerate() {
            let partner = other % 2 == seat.index() % 2;
            let expected = if partner { ranked[0].chance } else { 1.0 - ranked[0].chance };
            assert_eq!(*share, expected, "partners have the same share");
        }
    }
}

#[test]
fn without_a_net_moves_that_are_asked_about_lie_as_far_apart_as_the_tables_after_them() {
    let mut compared = 0;
    for game in positions().filter(|game| game.setup().seats() == 4) {
        let seat = game.position().seat;
        let legal = game.legal(seat);
        let asked = [legal[0], legal[legal.len() - 1]];
        let mut judge = appraiser(game.setup());
        let ranked = judge.rank_with(&game.view(Viewer::Seat(seat)), seat, &asked);
        let ranked = ranked.expect("a ranking");
        let rated = asked.map(|push| ranked.iter().find(|rated| rated.action == push));
        let [one, two] = rated.map(|rated| *rated.expect("a legal move"));
        if ranked[0].proved || one.proved || two.proved || one.chance * two.chance == 0.0 {
            continue;
        }
        let [first, last] = asked.map(|push| judge.value(&after(&game, push))[seat.index()]);
        assert!((one.chance - two.chance - (first - last)).abs() < 1e-9, "{one:?} {two:?}");
        compared += 1;
    }
    assert!(compared > 3, "{compared}");
}

#[test]
fn what_was_asked_before_changes_nothing() {
    let mut one = appraiser(&options("two 2"));
    let games: Vec<Quixo> = positions().filter(|game| *game.setup() == options("two 2")).collect();
    let forth: Vec<Shares> = games.iter().map(|game| one.value(game)).collect();
    let mut other = appraiser(&options("two 2"));
    let mut back: Vec<Shares> = games.iter().rev().map(|game| other.value(game)).collect();
    back.reverse();
    assert_eq!(forth, back);
    assert_eq!(forth, games.iter().map(|game| one.value(game)).collect::<Vec<_>>());
}

#[test]
fn images_are_worth_the_same_and_with_changed_marks_only_the_first_move_of_the_match_tells() {
    let options = options("two 2");
    let game = set_up(&options, "x.o../.ox../o..x./...../x...o 0");
    let expected = appraiser(&options).value(&game);
    let chances = |game: &Quixo| rank(game).iter().map(|rated| rated.chance).collect::<Vec<_>>();
    let [crosses, rings] =
        [quixo::Mark::Cross, quixo::Mark::Ring].map(|mark| game.position().board.of(mark).bits());
    for (crosses, rings) in images(crosses).into_iter().zip(images(rings)) {
        let [crosses, rings] = [crosses, rings].map(Cells::from_bits);
        let arranged = |board, seat| {
            let position = Position { board, dots: Cells::NONE, seat: Seat(seat) };
            Quixo::arranged(&options, position).expect("a table")
        };
        let turned = arranged(Board::new(crosses, rings), 0);
        assert_eq!(appraiser(&options).value(&turned), expected);
        assert_eq!(chances(&turned), chances(&game));
        let changed = arranged(Board::new(rings, crosses), 1);
        let began = expected[0] - appraiser(&options).value(&changed)[1];
        assert!(0.0 < began && began <= 0.05, "{began}");
    }
}

#[test]
fn it_is_whoever_begins_who_does_a_little_better() {
    for (setup, begins) in [("two 2", 0), ("two 2 starts=1", 1), ("two 2 starts=1 cross=1", 1)] {
        let options = options(setup);
        let value = appraiser(&options).value(&Quixo::new(&options));
        assert!((0.5..0.55).contains(&value[begins]) && value[begins] > 0.5, "{setup}: {value:?}");
    }
}

#[test]
fn a_third_time_is_a_draw_for_certain_and_a_second_is_not() {
    let options = options("two 2");
    // Both push a cube of theirs round the first column and the last until everything is as it was.
    let mut game = set_up(&options, "x...o/x...o/...../...../..... 0");
    let round = ["a5S", "e5S", "a1N", "e1N"];
    let mut seen = Vec::new();
    for turn in 0..8 {
        let action: Action = round[turn % 4].parse().expect("a move");
        let ranked = rank(&game);
        let rated = ranked.iter().find(|rated| rated.action == action).copied();
        seen.push(rated.expect("a legal move"));
        game = after(&game, action);
    }
    assert_eq!(game.turn(), Turn::Over, "{}", game.position().drawn(&options));
    let last = seen[7];
    assert_eq!((last.chance, last.proved), (0.5, true));
    assert!(!seen[3].proved);
    assert_eq!(appraiser(&options).value(&game), [0.5, 0.5]);
}

#[test]
fn the_book_of_nearly_full_boards_proves_what_it_knows() {
    let options = options("two 2");
    let game = set_up(&options, "xoxox/oxoxo/ooxox/xoxoo/oxox. 0");
    for (byte, chance) in [(0x55, 0.0), (0xaa, 1.0), (0, 0.5)] {
        let mut books = Books::default();
        books.add(Late::new(vec![byte; quixo::late::COUNT / 4]).expect("a book"));
        let found = Quixo::appraiser(&options, Depth::Quick, &books, &Stop::never());
        let ranked = found
            .expect("an appraiser")
            .rank(&game.view(Viewer::Watcher), Seat(0))
            .expect("a ranking");
        let quiet = ranked.iter().filter(|rated| {
            let next = after(&game, rated.action);
            let line = |reply: &Action| after(&next, *reply).turn() == Turn::Over;
            next.turn() != Turn::Over && !next.legal(Seat(1)).iter().any(line)
        });
        let mut quiet = quiet.peekable();
        assert!(quiet.peek().is_some());
        assert!(quiet.all(|rated| rated.proved && rated.chance == chance));
    }
}

/// All of the smallest board, by the solver.
fn solved() -> Solved {
    struct InMemory<'a>(&'a Memory, &'a Numbering);
    impl ClassValues for InMemory<'_> {
        fn value(&mut self, class: Class, mover: u32, opponent: u32) -> Option<Value> {
            self.0.0.get(&class).map(|values| values.of(self.1, mover, opponent))
        }
    }
    let solver = Solver { numbering: Numbering::new(Side::Three), threads: 1 };
    let mut memory = Memory::default();
    for class in solver.pairs(0) {
        solver.pair(class, &mut memory).expect("a solved class");
    }
    Solved::new(move |side, board, mark| {
        assert_eq!(side, Side::Three);
        let numbering = &solver.numbering;
        Oracle { numbering }.verdict(&mut InMemory(&memory, numbering), board, mark)
    })
}

#[test]
fn where_a_board_has_been_solved_every_move_is_proved() {
    let options = options("two 2 side=3");
    let mut books = Books::default();
    books.add(solved());
    let mut judge =
        Quixo::appraiser(&options, Depth::Quick, &books, &Stop::never()).expect("an appraiser");
    let mut all = [0; 3];
    for game in positions().filter(|game| *game.setup() == options) {
        let position = *game.position();
        let solved = books.get::<Solved>().expect("the book");
        let verdict = solved.verdict(Side::Three, position.board, options.mark(position.seat));
        let view = game.view(Viewer::Watcher);
        let ranked = judge.rank(&view, position.seat).expect("a ranking");
        assert_eq!(ranked.len(), verdict.moves.len());
        for rated in ranked {
            let of =
                |push: &Push| (push.cell(), push.end()) == (rated.action.cell, rated.action.end);
            let (_, value) = verdict.moves.iter().find(|(push, _)| of(push)).expect("the move");
            let chance = match value.expect("it is known") {
                Value::Lost => 0.0,
                Value::Drawn => 0.5,
                Value::Won => 1.0,
            };
            assert_eq!((rated.chance, rated.error, rated.proved), (chance, 0.0, true));
            all[(2.0 * chance) as usize] += 1;
        }
        let best = if verdict.value == Some(Value::Won) { 1.0 } else { 0.0 };
        assert_eq!(judge.value(&game)[position.seat.index()], best, "nothing is drawn there");
    }
    assert!(all[0] > 0 && all[2] > 0, "{all:?}");
}

#[test]
fn whoever_is_stopped_still_ranks_all_moves() {
    for game in positions().step_by(4) {
        let stop = Stop::never();
        stop.now();
        let found = Quixo::appraiser(game.setup(), Depth::Deep, &Books::default(), &stop);
        let seat = game.position().seat;
        let ranked = found.expect("an appraiser").rank(&game.view(Viewer::Watcher), seat);
        assert_eq!(ranked.expect("a ranking").len(), game.legal(seat).len());
    }
}

#[test]
fn a_view_of_another_set_up_or_turn_is_refused() {
    let game = Quixo::new(&options("two 2"));
    let view = game.view(Viewer::Watcher);
    assert!(appraiser(game.setup()).rank(&view, Seat(1)).is_err());
    assert!(appraiser(&options("two 2 side=4")).rank(&view, Seat(0)).is_err());
}
