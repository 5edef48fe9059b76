//! Every edition of every game has a lesson that keeps to the rules, is short, and comes to something.
#![cfg(feature = "shipped")]

use std::path::Path;

use game::{Seat, Viewer};
use lessons::shipped::{Shipped, all, find};
use lessons::{Lesson, Player, Wrong};
use table::Moment;
use table::registry::{About, games, is_pad};

const NOW: Moment = Moment { now: 0, fresh: [7; 32] };

fn read(shipped: &Shipped) -> Lesson {
    let named = format!("{} {}", shipped.game, shipped.edition);
    shipped.text.parse().unwrap_or_else(|error| panic!("{named}: {error}"))
}

fn open(shipped: &Shipped, from: usize) -> Player {
    Player::open(read(shipped), "Ada", from, &NOW)
        .unwrap_or_else(|error| panic!("{} {}: {error}", shipped.game, shipped.edition))
}

#[test]
fn every_edition_of_every_game_of_the_house_has_one() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let taught = |about: &About| !examples.join(about.name).exists() && !is_pad(about.name);
    for about in games().into_iter().filter(taught) {
        for edition in about.editions {
            let found = find(about.name, edition.name);
            let lesson = read(&found.unwrap_or_else(|| panic!("{} {}", about.name, edition.name)));
            assert_eq!(
                (lesson.game.as_str(), lesson.setup.edition.as_str()),
                (about.name, edition.name)
            );
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end_and_comes_to_something() {
    for shipped in all() {
        let mut player = open(&shipped, 0);
        let seat = player.lesson().seat;
        let points = |player: &Player| player.table().table().game().scores();
        let before = points(&player);
        let mut steps = 0;
        while let Some(step) = player.step().cloned() {
            assert_eq!(player.answered(), steps);
            player.answer(&step.answer, &NOW).unwrap_or_else(|wrong| {
                panic!("{} {}: {}: {wrong:?}", shipped.game, shipped.edition, step.words)
            });
            while player.go_on(&NOW).expect("a script by the rules") {}
            steps += 1;
        }
        assert!(player.is_over());
        let game = player.table().table().game();
        let won = game.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        let scored = points(&player).get(seat.index()) > before.get(seat.index());
        assert!(won || scored, "{} {}", shipped.game, shipped.edition);
    }
}

#[test]
fn every_other_answer_is_told_from_one_that_the_rules_forbid() {
    for shipped in all() {
        let lesson = read(&shipped);
        for from in 0..lesson.steps().count() {
            let mut player = open(&shipped, from);
            let step = player.step().expect("a step").clone();
            let game = player.table().table().game();
            let view = game.view(Viewer::Seat(lesson.seat));
            let others: Vec<String> =
                game.legal(lesson.seat).into_iter().filter(|one| *one != step.answer).collect();
            let forbidden = forbidden(&shipped);
            for other in others {
                assert_eq!(
                    player.answer(&other, &NOW),
                    Err(Wrong::NotNow),
                    "{}: {other}",
                    step.words
                );
            }
            let Err(Wrong::Refused(refused)) = player.answer(forbidden, &NOW) else {
                panic!("{}: {forbidden}", step.words)
            };
            let refused = protocol::Refusal::from(*refused);
            assert!(refused.data.get("rule").is_some(), "{}: {refused:?}", step.words);
            // Nothing has happened.
            assert_eq!(player.table().table().game().view(Viewer::Seat(lesson.seat)), view);
            assert_eq!(player.step(), Some(&step));
        }
    }
}

/// Something that no rule of a game ever allows the learner at a step of its lessons.
fn forbidden(shipped: &Shipped) -> &'static str {
    match shipped.game {
        "quixo" if shipped.edition == "four" => "c3N.0",
        "quixo" => "c3N",
        "qwirkle" => "Rx@40,40",
        _ => "g2",
    }
}

#[test]
fn a_lesson_is_taken_up_again_where_it_was_left() {
    for shipped in all() {
        let mut first = open(&shipped, 0);
        let seat = Viewer::Seat(first.lesson().seat);
        let mut steps = 0;
        loop {
            let again = open(&shipped, steps);
            assert_eq!(again.step(), first.step());
            let views = [&first, &again].map(|player| player.table().table().game().view(seat));
            assert_eq!(views[0], views[1]);
            let Some(step) = first.step().cloned() else { break };
            first.answer(&step.answer, &NOW).expect("the answer");
            while first.go_on(&NOW).expect("a script by the rules") {}
            steps += 1;
        }
        // Whoever has come to the end, and further than there is, is at the end.
        assert!(open(&shipped, steps + 5).is_over());
    }
}

#[test]
fn the_learner_sits_with_easy_bots() {
    for shipped in all() {
        let player = open(&shipped, 0);
        let chairs = player.table().table().state(0).seats;
        for (seat, chair) in (0..).map(Seat).zip(chairs) {
            let level = (seat != player.lesson().seat).then_some("easy");
            assert_eq!(chair.level.as_deref(), level);
        }
    }
}
