//! `easy` plays like somebody who has played twice: not well, and never for no reason (docs/easy.md).

use bots::{Bot, Level, Levelled};
use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Outcome, Seat, Setup, Step, Viewer};
use lab::arena::{Contest, Plan, Squad, has_luck};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

/// What was seen of many decisions.
#[derive(Default)]
struct Seen {
    answers: AtomicU32,
    worst: AtomicU32,
    wins: AtomicU32,
    overlooked: AtomicU32,
    points: Mutex<Vec<i32>>,
}

struct Watched<G: Game> {
    bot: Box<dyn Bot<G>>,
    seat: Seat,
    seen: Arc<Seen>,
}

impl<G: Game> Bot<G> for Watched<G> {
    fn sit(&mut self, setup: &Setup, seat: Seat) {
        self.seat = seat;
        self.bot.sit(setup, seat);
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let action = self.bot.decide(view, seat, luck)?;
        let game = G::imagine(view, &mut Stream::new(1))?;
        assert_eq!(&game.view(Viewer::Seat(seat)), view);
        let legal = game.legal(seat);
        let points = |action: &G::Action| game.foresee(seat, action).points;
        let wins = |action: &G::Action| {
            let mut after = game.clone();
            after.advance(Step::Decide(seat, *action), &mut |_, _| {});
            after.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
        };
        let own = points(&action);
        let better = legal.iter().filter(|other| points(other) > own).count();
        let count = |number: &AtomicU32, one: bool| {
            number.fetch_add(u32::from(one), Ordering::Relaxed);
        };
        count(&self.seen.answers, true);
        count(&self.seen.worst, 4 * better >= 3 * legal.len());
        if legal.iter().any(wins) {
            count(&self.seen.wins, true);
            count(&self.seen.overlooked, !wins(&action));
        }
        Ok(action)
    }

    fn rise(&mut self, outcome: &Outcome) {
        let points = outcome.scores.get(self.seat.index());
        self.seen.points.lock().expect("points").extend(points);
    }
}

/// Watches easy against itself.
fn watch<G: Levelled>(edition: &str, deals: u64) -> Arc<Seen> {
    let setup = Setup::new(edition, 2);
    let start = G::new(&G::options(&setup).expect("a set-up"));
    let openings = !has_luck(&start);
    let contest = Contest { setup, start, plan: Plan::new(1, 2), seed: 5, openings };
    let seen = Arc::new(Seen::default());
    let watched = |_| {
        let bot = Level::Easy.bot();
        Box::new(Watched::<G> { bot, seat: Seat(0), seen: seen.clone() }) as Box<dyn Bot<G>>
    };
    let mut squads: Vec<Squad<G>> = vec![(0..2).map(watched).collect()];
    for deal in 0..deals {
        contest.deal(deal, &mut squads).expect("games");
    }
    let [worst, answers] =
        [&seen.worst, &seen.answers].map(|number| number.load(Ordering::Relaxed));
    // A little more than two of a hundred, for luck.
    assert!(1000 * worst <= 25 * answers, "{worst} of {answers} in the worst quarter");
    seen
}

fn mean(seen: &Seen) -> i32 {
    let points = seen.points.lock().expect("points");
    points.iter().sum::<i32>() / points.len() as i32
}

#[test]
fn with_dice_it_makes_thirty_to_forty_five_points() {
    let points = mean(&watch::<qwixx::Dice>("classic", 200));
    assert!((28..=45).contains(&points), "{points}");
}

#[test]
fn with_cards_it_does_nothing_that_makes_no_sense() {
    let points = mean(&watch::<qwixx::Cards>("classic", 60));
    assert!((28..=45).contains(&points), "{points}");
}

#[test]
fn in_qwirkle_it_makes_a_hundred_to_a_hundred_and_forty_points() {
    let points = mean(&watch::<qwirkle::Qwirkle>("standard", 12));
    assert!((100..=145).contains(&points), "{points}");
}

#[test]
fn in_quixo_it_overlooks_one_line_in_three() {
    let seen = watch::<quixo::Quixo>("two", 300);
    let [overlooked, wins] =
        [&seen.overlooked, &seen.wins].map(|number| number.load(Ordering::Relaxed));
    assert!(wins > 50 && (20..=45).contains(&(100 * overlooked / wins)), "{overlooked} of {wins}");
}
