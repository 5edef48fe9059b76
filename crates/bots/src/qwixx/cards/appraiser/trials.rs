//! Worlds that look like a view, and what answers bring there.

use game::Seat;
use game::luck::Stream;
use qwixx::cards::{Phase, View};

use super::tried_answer::TriedAnswer;
use super::{Judge, stream};
use crate::qwixx::cards::policy::Decision;
use crate::qwixx::cards::world::World;

/// So much must what was done seem to cost before it is played on further.
const DOUBTED: f64 = 0.02;

/// The number of the first world that answers are played on in: none of those that were seen before.
const FRESH: usize = 1 << 20;

/// Whose answers are tried, and by whom.
pub(super) struct Trials<'a> {
    pub(super) judge: &'a Judge,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

impl Trials<'_> {
    /// Tries answers by the net after the next turn, the best of them in more worlds; then the best comes first.
    /// Those that are tried no further were worse than all the others in the worlds that all were tried in.
    pub(super) fn soon(&self, answers: &mut [TriedAnswer]) {
        let effort = self.judge.effort.answers;
        let turns = u32::from(self.view.phase != Phase::Play);
        let attempt = |table: &mut World, decision, luck: &mut Stream| {
            self.carry_out(table, decision, turns, luck);
            self.judge.foresee(table, luck)[self.seat.index()]
        };
        for (kept, first, worlds) in
            [(answers.len(), 0, effort.shared), (effort.kept, effort.shared, effort.further)]
        {
            let kept = kept.min(answers.len());
            self.each(first, worlds, &mut answers[..kept], attempt, |answer| &mut answer.soon);
            answers[..kept].sort_by(|one, two| two.mean().total_cmp(&one.mean()));
            // What is asked about is tried as often as what is best.
            answers[kept.min(1)..].sort_by_key(|answer| !answer.asked);
        }
    }

    /// Plays the best answers on for some rounds, and those that are asked about: after the next turn the net may be
    /// off by as much as a blunder costs. Then the best comes first.
    pub(super) fn late(&self, answers: &mut [TriedAnswer]) {
        let effort = self.judge.effort.answers.on;
        let seats = self.view.hands.len();
        let turns = effort.rounds * seats as u32;
        let attempt = |table: &mut World, decision, luck: &mut Stream| {
            self.carry_out(table, decision, turns, luck);
            let Judge { chances, .. } = self.judge;
            chances.shares(&self.judge.policy(), table)[self.seat.index()]
        };
        // Rounds of many seats are long.
        let [worlds, further] = [effort.worlds, effort.further].map(|worlds| 2 * worlds / seats);
        let kept = effort.kept.min(answers.len());
        self.each(FRESH, worlds, &mut answers[..kept], attempt, |answer| &mut answer.late);
        best_comes_first(&mut answers[..kept]);
        let Some(asked) = answers[..kept].iter().position(|answer| answer.asked) else { return };
        if answers[asked].late_behind(&answers[0]).behind >= DOUBTED {
            answers.swap(1, asked);
            self.each(FRESH + worlds, further, &mut answers[..2], attempt, |answer| {
                &mut answer.late
            });
            best_comes_first(&mut answers[..2]);
        }
    }

    /// Carries an answer out and plays on for so many turns.
    fn carry_out(&self, table: &mut World, decision: Decision, turns: u32, luck: &mut Stream) {
        let policy = self.judge.policy();
        policy.carry_out(table, self.seat.index(), decision, luck);
        policy.play_on(table, turns, luck);
    }

    /// What an answer brings in a world by the net, which is asked at once.
    pub(super) fn at_once(&self, world: &World, decision: Decision) -> f64 {
        let mut table = world.clone();
        self.carry_out(&mut table, decision, 0, &mut stream(0));
        self.judge.chances.shares(&self.judge.policy(), &table)[self.seat.index()]
    }

    /// Writes down what every answer brings in each of so many worlds.
    fn each(
        &self,
        first: usize,
        worlds: usize,
        answers: &mut [TriedAnswer],
        attempt: impl Fn(&mut World, Decision, &mut Stream) -> f64,
        kept_in: fn(&mut TriedAnswer) -> &mut Vec<f64>,
    ) {
        let mut table = World::imagined(self.view, &mut stream(0));
        for nth in first..first + worlds {
            // Without a single world there would be nothing to say.
            if nth > 0 && self.judge.stop.is_now() {
                break;
            }
            let mut luck = stream(nth);
            let world = World::imagined(self.view, &mut luck);
            for answer in &mut *answers {
                table.clone_from(&world);
                let share = attempt(&mut table, answer.decision, &mut luck.clone());
                kept_in(answer).push(share);
            }
        }
    }
}

/// Brings the answer to the front that is best in the worlds that all were played on in.
fn best_comes_first(answers: &mut [TriedAnswer]) {
    let best = (1..answers.len()).fold(0, |best, other| {
        if answers[other].late_behind(&answers[best]).behind < 0.0 { other } else { best }
    });
    answers[..=best].rotate_right(1);
}
