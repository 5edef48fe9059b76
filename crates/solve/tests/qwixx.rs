//! The solved sheets, against what is known and against the rules.

use game::luck::Stream;
use game::{Game, Luck, Seat, Setup, Step, Turn};
use qwixx::dice::Action;
use qwixx::drawing::Drawing;
use qwixx::{Colour, Dice, Edition, Pad};
use solve::qwixx::{BarAndPairs, Shape, solve};

fn shape(edition: &str) -> Shape {
    let options = Dice::options(&Setup::new(edition, 1)).expect("a set-up");
    Shape::new(options.pad, options.lucky(Seat(0))).expect("a shape")
}

#[test]
fn a_sheet_with_a_bar_and_pairs_is_refused_rather_than_solved_in_part() {
    let drawing = Drawing {
        name: "bar-and-pairs",
        sheet: "
            r  2   3   4*  5   6   7   8   9  10  11  12
            y  2   3   4   5   6☆  7   8   9  10  11  12
            g 12  11  10   9   8   7   6☆  5   4   3   2
            b 12  11  10   9   8   7   6   5   4*  3   2",
        bar: "r b",
        ..Drawing::CLASSIC
    };
    let pad = Pad { edition: Edition::add(drawing), closing_needs: 6 };
    assert_eq!(Shape::new(pad, None).err(), Some(BarAndPairs));
}

/// The whole sheet takes minutes without optimisation: only in the long suite, `QLUB_LONG=1`.
#[test]
fn a_classic_sheet_alone_is_worth_what_is_known() {
    if std::env::var_os("QLUB_LONG").is_none() {
        return;
    }
    let solution = solve(shape("classic"), 1, 2, &mut |_| true).expect("a solution");
    assert!((solution.value(0) - 115.483_126).abs() < 5e-7, "{}", solution.value(0));
    let solution = solve(shape("classic"), 2, 2, &mut |_| true).expect("a solution");
    assert!((solution.value(0) - 130.501_362).abs() < 5e-7, "{}", solution.value(0));
    assert!((solution.value(1) - 131.132_702).abs() < 5e-7, "{}", solution.value(1));
    let solution = solve(shape("classic"), 3, 2, &mut |_| true).expect("a solution");
    for (seat, value) in [142.419_149, 143.007_898, 143.603_105].into_iter().enumerate() {
        assert!((solution.value(seat) - value).abs() < 5e-7, "{}", solution.value(seat));
    }
}

#[test]
fn work_that_is_stopped_comes_to_nothing() {
    assert!(solve(shape("classic"), 1, 1, &mut |_| false).is_none());
}

#[test]
fn symmetric_sheets_share_a_number() {
    let classic = shape("classic");
    assert_eq!(classic.index(&[3, 7, 1, 0]), classic.index(&[7, 3, 1, 0]));
    assert_eq!(classic.index(&[3, 7, 1, 0]), classic.index(&[0, 1, 7, 3]));
    assert_ne!(classic.index(&[3, 7, 1, 0]), classic.index(&[3, 1, 7, 0]));
    let longo = shape("longo");
    assert_eq!(longo.index(&[3, 7, 1, 0]), longo.index(&[7, 3, 1, 0]));
    assert_ne!(longo.index(&[3, 7, 1, 0]), longo.index(&[1, 0, 3, 7]));
    let mixed = shape("gemixxt-b");
    assert_ne!(mixed.index(&[3, 7, 1, 0]), mixed.index(&[7, 3, 1, 0]));
}

/// Points as the tables count them: what counts only at the end is not in them.
fn points(game: &Dice, shape: &Shape) -> f64 {
    let state = shape.state(game.sheet(Seat(0)), game.closed());
    f64::from(game.score(Seat(0)).expect("a score")) - shape.end_worth(&state)
}

#[test]
fn states_change_as_the_rules_change_sheets() {
    for edition in ["classic", "longo", "gemixxt-a", "gemixxt-b", "bonus-a", "bonus-b"] {
        let options = Dice::options(&Setup::new(edition, 1)).expect("a set-up");
        let shape = shape(edition);
        for seed in 0..400 {
            let mut luck = Stream::new(seed);
            let mut game = Dice::new(&options);
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&mut luck)),
                    Turn::Decide(_) => {
                        let mut legal = game.legal(Seat(0));
                        let far = |action: &Action| matches!(action, Action::Tick { .. });
                        // Long games see more bonuses.
                        if legal.iter().any(far) && seed % 4 > 0 {
                            legal.retain(far);
                        }
                        let skipped = |action: &Action| {
                            game.preview(Seat(0), *action).skipped(game.sheet(Seat(0)))
                        };
                        if seed % 4 > 1 {
                            let fewest = legal.iter().map(skipped).min();
                            legal.retain(|action| Some(skipped(action)) == fewest);
                        }
                        let choice = luck.below("choice", legal.len() as u32) as usize;
                        Step::Decide(Seat(0), legal[choice])
                    }
                };
                let before =
                    (shape.state(game.sheet(Seat(0)), game.closed()), points(&game, &shape));
                let misses = usize::from(game.sheet(Seat(0)).misses());
                game.play(step.clone(), &mut |_, _| {}).expect("a legal step");
                let Step::Decide(_, Action::Tick { cell, into }) = step else { continue };
                let after = shape.state(game.sheet(Seat(0)), game.closed());
                let mut found = Vec::new();
                let row = cell.row.index();
                shape.tick(&before.0, row, cell.number, misses, &mut |outcome| found.push(outcome));
                found.retain(|outcome| outcome.into.map(usize::from) == into.map(Colour::index));
                assert_eq!(found.len(), 1, "{edition} {seed}: {cell}");
                assert_eq!(found[0].state, after, "{edition} {seed}: {cell}");
                let gain = points(&game, &shape) - before.1;
                assert_eq!(f64::from(found[0].gain), gain, "{edition} {seed}: {cell}");
                assert!(shape.could_be(&after), "{edition} {seed}: {after:?}");
            }
        }
    }
}
