//! One step of a match after another: what each changed, and why.

use bots::{Appraiser, Rated, Shares, reasons};
use game::{Audience, Game, Inconsistent, Seat, Seats, Step, StepOf, Turn, Viewer};

use crate::account::Account;
use crate::decision::{Chance, Choice, Decision};
use crate::grade::Grade;
use crate::review::{Match, NotReviewed, Review};

/// What every seat that decides could answer, the best first.
type Ranked<G> = Vec<(Seat, Vec<Rated<<G as Game>::Action>>)>;

/// What everybody answers who decides together.
type Joint<G> = Vec<(Seat, <G as Game>::Action)>;

/// How far a look has come, for whoever goes on later.
pub(crate) struct LookProgress<G> {
    game: G,
    value: Shares,
    review: Review,
}

/// A look at a match, as far as it has come.
pub(crate) struct Look<'a, G: Game> {
    appraiser: &'a mut dyn Appraiser<G>,
    played: &'a Match<'a, G>,
    game: G,
    /// What the table is worth now.
    value: Shares,
    review: Review,
}

impl<'a, G: Game> Look<'a, G> {
    pub(crate) fn begin(played: &'a Match<'a, G>, appraiser: &'a mut dyn Appraiser<G>) -> Self {
        let game = played.first.clone();
        let value = appraiser.value(&game);
        let account = |start: &f64| Account { start: *start, ..Account::default() };
        let review = Review {
            accounts: value.iter().map(account).collect(),
            curve: vec![(0, value.clone())],
            drifts: Vec::new(),
            chances: Vec::new(),
            decisions: Vec::new(),
        };
        Look { appraiser, played, game, value, review }
    }

    /// Goes on where an earlier look at the same match stopped.
    pub(crate) fn resume(
        played: &'a Match<'a, G>,
        appraiser: &'a mut dyn Appraiser<G>,
        LookProgress { game, value, review }: LookProgress<G>,
    ) -> Self {
        Look { appraiser, played, game, value, review }
    }

    /// Stops for now.
    pub(crate) fn pause(self) -> LookProgress<G> {
        LookProgress { game: self.game, value: self.value, review: self.review }
    }

    /// Looks at chance, or at the decisions that were made together, from a step on; says how many steps that
    /// is.
    pub(crate) fn next(&mut self, at: usize) -> Result<usize, NotReviewed> {
        let steps = &self.played.steps[at..];
        match self.game.turn() {
            Turn::Chance => self.chance(at, &steps[0]),
            Turn::Decide(seats) => self.decisions(at, seats, steps),
            Turn::Over => Err(NotReviewed::DoesNotFit { step: at }),
        }
    }

    fn take(&mut self, step: &StepOf<G>) {
        let (seats, appraiser) = (self.played.seats, &mut self.appraiser);
        self.game.advance(step.clone(), &mut |audience, event| {
            let hears = |seat: &Seat| audience.includes(Viewer::Seat(*seat));
            (0..seats).map(Seat).filter(hears).for_each(|seat| appraiser.hear(seat, &event));
        });
    }

    /// Adds to one part of every seat's account.
    fn book(&mut self, part: impl Fn(&mut Account) -> &mut f64, by: impl Fn(usize) -> f64) {
        for (seat, account) in self.review.accounts.iter_mut().enumerate() {
            *part(account) += by(seat);
        }
    }

    fn drift(&mut self, at: usize, by: impl Fn(usize) -> f64) {
        let by: Shares = (0..self.review.accounts.len()).map(by).collect();
        self.book(|account| &mut account.drift, |seat| by[seat]);
        self.review.drifts.push((at, by));
    }

    fn stand_at(&mut self, step: usize, value: Shares) {
        self.review.curve.push((step, value.clone()));
        self.value = value;
    }

    /// What chance brought, against the mean.
    fn chance(&mut self, at: usize, step: &StepOf<G>) -> Result<usize, NotReviewed> {
        let Step::Chance(came) = step else { return Err(NotReviewed::DoesNotFit { step: at }) };
        if !self.game.possible(came) {
            return Err(NotReviewed::DoesNotFit { step: at });
        }
        let mean = self.appraiser.expect(&self.game);
        self.take(step);
        let value = self.appraiser.value(&self.game);
        let before = std::mem::take(&mut self.value);
        let luck: Shares = value.iter().zip(&mean).map(|(came, mean)| came - mean).collect();
        self.book(|account| &mut account.luck, |seat| luck[seat]);
        // The mean may differ from what the table was worth.
        self.drift(at, |seat| mean[seat] - before[seat]);
        self.review.chances.push(Chance { step: at, came: came.to_string(), luck });
        self.stand_at(at + 1, value);
        Ok(1)
    }

    /// What all who owed an answer did, against the best that each could know of.
    fn decisions(
        &mut self,
        at: usize,
        seats: Seats,
        steps: &[StepOf<G>],
    ) -> Result<usize, NotReviewed> {
        if steps.len() < seats.len() && self.played.broken_off.is_some() {
            // Answers that nobody will ever see.
            return Ok(steps.len());
        }
        let answers = self.answers(at, seats, steps)?;
        let mut ranked = self.ranked(&answers)?;
        let together = self.played.open && answers.len() > 1;
        let mut expected = if together { self.appraiser.likely(&self.game) } else { Vec::new() };
        if expected.is_empty() {
            // What everybody would have done who answers by what the appraiser found for them.
            expected = vec![ranked.iter().map(|(seat, rated)| (*seat, rated[0].action)).collect()];
        }
        let all_best = self.mean_after(&expected);
        if together {
            ranked.iter_mut().for_each(|(seat, rated)| self.rank_among(*seat, &expected, rated));
        }
        let before = std::mem::take(&mut self.value);
        if self.played.open {
            self.drift(at, |seat| all_best[seat] - before[seat]);
        } else {
            // Whoever sees all hands expects other answers than the best by what one hand tells.
            self.book(|account| &mut account.unseen, |seat| all_best[seat] - before[seat]);
        }
        let done: Vec<(Seat, G::Action)> =
            answers.iter().map(|answer| (answer.seat, answer.action)).collect();
        let value = self.value_after(&done);
        let mut alone = vec![0.0; value.len()];
        for (answer, (_, rated)) in answers.iter().zip(&ranked) {
            let gains = self.one(answer, rated, &expected);
            alone.iter_mut().zip(&gains).for_each(|(all, gain)| *all += gain);
        }
        let crossing = |seat: usize| value[seat] - all_best[seat] - alone[seat];
        if answers.len() > 1 {
            self.book(|account| &mut account.crossing, crossing);
        }
        steps[..answers.len()].iter().for_each(|step| self.take(step));
        self.stand_at(at + answers.len(), value);
        Ok(answers.len())
    }

    /// What one answer changed if all others had done their best: books it, and says by how much for every
    /// seat.
    fn one(
        &mut self,
        answer: &Answer<G>,
        rated: &[Rated<G::Action>],
        expected: &[Joint<G>],
    ) -> Shares {
        let seat = answer.seat;
        let after = self.value_among(seat, answer.action, expected);
        let best = self.value_among(seat, rated[0].action, expected);
        let gains: Shares = after.iter().zip(&best).map(|(one, best)| one - best).collect();
        let place = rated.iter().position(|rated| rated.action == answer.action).unwrap_or(0);
        let (loss, error) = (rated[0].chance - rated[place].chance, rated[place].error);
        let partners = self.game.partners(seat);
        for (other, account) in self.review.accounts.iter_mut().enumerate() {
            if other == seat.index() {
                account.errors -= loss;
                // Where all is seen, the appraiser has looked twice and found different things.
                let rest = if self.played.open { &mut account.drift } else { &mut account.unseen };
                *rest += gains[other] + loss;
            } else {
                account.gifts += gains[other];
            }
        }
        if rated.len() > 1 {
            let choice = |rated: &Rated<G::Action>| Choice {
                action: rated.action.to_string(),
                chance: rated.chance,
                error: rated.error,
                proved: rated.proved,
            };
            let others = |(other, gain): (usize, &f64)| {
                if partners.contains(Seat(other as u8)) { 0.0 } else { *gain }
            };
            let facts = |action| (self.played.facts)(&self.game, seat, action);
            let mark = Grade::of(loss, error, rated[0].chance, self.appraiser.unit());
            let reasons = match mark {
                Some(_) => reasons(&facts(&answer.action), &facts(&rated[0].action)),
                None => Vec::new(),
            };
            self.review.decisions.push(Decision {
                step: answer.step,
                seat,
                played: place,
                choices: rated.iter().map(choice).collect(),
                loss,
                error,
                mark,
                gifts: gains.iter().enumerate().map(others).collect(),
                reasons,
            });
        }
        gains
    }

    /// The answers of all who owed one, in the order in which they were given.
    fn answers(
        &self,
        at: usize,
        seats: Seats,
        steps: &[StepOf<G>],
    ) -> Result<Vec<Answer<G>>, NotReviewed> {
        let mut left = seats;
        let mut answers = Vec::with_capacity(seats.len());
        for (index, step) in steps.iter().take(seats.len()).enumerate() {
            let step_number = at + index;
            match step {
                Step::Decide(seat, action) if left.contains(*seat) => {
                    if self.game.check(*seat, action).is_err() {
                        return Err(NotReviewed::DoesNotFit { step: step_number });
                    }
                    left = left.without(Seats::only(*seat));
                    answers.push(Answer { step: step_number, seat: *seat, action: *action });
                }
                _ => return Err(NotReviewed::DoesNotFit { step: step_number }),
            }
        }
        if left.is_empty() { Ok(answers) } else { Err(NotReviewed::NotOver) }
    }

    /// What every seat could have answered, the best first, by what it could know.
    fn ranked(&mut self, answers: &[Answer<G>]) -> Result<Ranked<G>, NotReviewed> {
        let mut ranked = Vec::with_capacity(answers.len());
        for answer in answers {
            let view = self.game.view(Viewer::Seat(answer.seat));
            let rated = match self.game.legal(answer.seat)[..] {
                // Nothing was to be decided.
                [only] => vec![Rated { action: only, chance: 0.0, error: 0.0, proved: false }],
                _ => self.appraiser.rank_with(&view, answer.seat, &[answer.action])?,
            };
            if rated.is_empty() {
                return Err(Inconsistent("there is nothing to decide").into());
            }
            ranked.push((answer.seat, rated));
        }
        Ok(ranked)
    }

    /// Ranks the answers of a seat by what they bring if all others do what is expected of them.
    fn rank_among(&mut self, seat: Seat, expected: &[Joint<G>], rated: &mut [Rated<G::Action>]) {
        if rated.len() > 1 {
            for rated in &mut *rated {
                rated.chance = self.value_among(seat, rated.action, expected)[seat.index()];
            }
            rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        }
    }

    /// What the table is worth if a seat gives an answer and all others what is expected of them.
    fn value_among(&mut self, seat: Seat, action: G::Action, expected: &[Joint<G>]) -> Shares {
        let own =
            |&(other, act): &(Seat, G::Action)| (other, if other == seat { action } else { act });
        let joints: Vec<Joint<G>> =
            expected.iter().map(|joint| joint.iter().map(own).collect()).collect();
        self.mean_after(&joints)
    }

    /// What the table is worth after answers of which each list is as likely as the others.
    fn mean_after(&mut self, expected: &[Joint<G>]) -> Shares {
        let mut mean = vec![0.0; usize::from(self.played.seats)];
        for joint in expected {
            let after = self.value_after(joint);
            mean.iter_mut().zip(&after).for_each(|(mean, part)| *mean += part);
        }
        mean.iter_mut().for_each(|part| *part /= expected.len() as f64);
        mean
    }

    /// What the table is worth after these answers, given at the same time.
    fn value_after(&mut self, answers: &[(Seat, G::Action)]) -> Shares {
        let mut after = self.game.clone();
        for (seat, action) in answers {
            after.advance(Step::Decide(*seat, *action), &mut |_: Audience, _| {});
        }
        self.appraiser.value(&after)
    }

    pub(crate) fn end(mut self) -> Result<Review, NotReviewed> {
        let outcome = self.game.outcome().filter(|_| self.game.turn() == Turn::Over);
        let result = match (outcome, &self.played.broken_off) {
            (Some(outcome), _) => {
                self.appraiser.unit().results(&self.game, &outcome, self.played.seats)
            }
            (None, Some(result)) => result.clone(),
            (None, None) => return Err(NotReviewed::NotOver),
        };
        let last = std::mem::take(&mut self.value);
        self.book(|account| &mut account.broken_off, |seat| result[seat] - last[seat]);
        for (account, result) in self.review.accounts.iter_mut().zip(&result) {
            account.result = *result;
        }
        Ok(self.review)
    }
}

/// What a seat answered.
struct Answer<G: Game> {
    step: usize,
    seat: Seat,
    action: G::Action,
}
