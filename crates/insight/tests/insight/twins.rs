//! Hints never know more than the seat: tables that look the same to it give the same hints.

use bots::{Books, Depth, Stop};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Setup, Turn, Viewer};
use insight::hints_of;
use table::Playable;
use table::registry::{qwirkle, qwixx};

use crate::adds_up::random;

/// Compares hints at tables of a match that look the same to whoever has to decide; says how many differed
/// in what is hidden.
fn compare<G: Playable>(setup: &Setup, seed: u64) -> usize {
    let whole: Transcript<G> = random(setup, seed);
    let options = G::options(setup).unwrap();
    let mut differed = 0;
    for steps in (0..whole.steps().len()).step_by(9) {
        let played = whole.rewound(steps).unwrap();
        let Turn::Decide(seats) = played.game().turn() else { continue };
        let seat = seats.iter().next().unwrap();
        let viewer = Viewer::Seat(seat);
        let twin = G::imagine(&played.game().view(viewer), &mut Stream::new(99 + seed)).unwrap();
        let hints = |game: &G| {
            let stop = Stop::never();
            let mut appraiser =
                G::appraiser(&options, Depth::Quick, &Books::default(), &stop).unwrap();
            played.heard_by(viewer).for_each(|event| appraiser.hear(seat, event));
            hints_of::<G>(&game.view(viewer), seat, 3, &[], &mut *appraiser).unwrap()
        };
        assert_eq!(hints(played.game()), hints(&twin), "{} {seed} {steps}", G::NAME);
        differed += usize::from(*played.game() != twin);
    }
    differed
}

#[test]
fn hints_are_the_same_at_tables_that_look_the_same() {
    assert!(compare::<qwirkle::Qwirkle>(&Setup::new("standard", 2), 1) > 3);
    assert!(compare::<qwirkle::Qwirkle>(&Setup::new("standard", 4), 2) > 3);
    assert!(compare::<qwixx::Cards>(&Setup::new("classic", 2), 3) > 3);
    assert!(compare::<qwixx::Cards>(&Setup::new("jokers", 3), 4) > 3);
}
