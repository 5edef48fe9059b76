//! What there is to say about a match, as the page receives it.

use bots::{Reason, Unit};
use game::{Audience, Seat};
use insight::{Account, Decision, Report, accuracy};
use serde::Serialize;
use serde_json::Value;
use table::any_match::{AnyMatch, Preview};

use super::question::RatedChoice;

/// So many answers of a decision are told, and what was done.
const CHOICES: usize = 4;

/// What there is to say about a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CoachReport {
    /// What all numbers count: parts of a win, or hundreds of points where somebody plays alone.
    #[cfg_attr(test, ts(type = "'wins' | 'points'"))]
    unit: Unit,
    /// Whether chance had a say.
    has_luck: bool,
    /// Whether everybody saw all there was to see.
    open: bool,
    /// What led to the result, by seat.
    accounts: Vec<SeatAccount>,
    /// What the table was worth to every seat, from the first step to the last.
    curve: Vec<CurvePoint>,
    /// What chance brought.
    chances: Vec<ChanceLuck>,
    /// Every decision in which there was something to decide.
    decisions: Vec<RatedDecision>,
}

/// What led from the chance at the start to the result, for one seat: all parts add up to the result.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct SeatAccount {
    start: f64,
    luck: f64,
    errors: f64,
    gifts: f64,
    crossing: f64,
    unseen: f64,
    drift: f64,
    broken_off: f64,
    result: f64,
    /// How well the seat decided, from 0 to 100; nothing if it had nothing to decide.
    accuracy: Option<f64>,
}

/// What the table was worth to every seat before a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct CurvePoint {
    step: usize,
    shares: Vec<f64>,
}

/// What chance brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ChanceLuck {
    step: usize,
    /// What every seat gained by it against the mean.
    luck: Vec<f64>,
    /// What everybody was told of it.
    #[cfg_attr(test, ts(type = "{ event: string, [field: string]: unknown }[]"))]
    brings: Vec<Value>,
}

/// A decision, and what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RatedDecision {
    step: usize,
    seat: u8,
    /// What was done, among the choices.
    played: usize,
    /// The best answers, the best first, and what was done.
    choices: Vec<RatedChoice>,
    loss: f64,
    /// The standard error of that.
    error: f64,
    /// How it is marked: `?!`, `?` or `??`.
    mark: Option<&'static str>,
    reasons: Vec<Why>,
}

/// A difference that speaks for the best answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    key: &'static str,
    yours: f64,
    best: f64,
}

impl From<&Reason> for Why {
    fn from(reason: &Reason) -> Self {
        Why { key: reason.key, yours: reason.yours, best: reason.best }
    }
}

impl CoachReport {
    /// What was found in a match.
    pub(super) fn of(report: &Report, played: &dyn AnyMatch) -> CoachReport {
        let retold = played.retell();
        let public = |step: usize| {
            let told = retold.get(step).map(|(_, told)| told.as_slice()).unwrap_or_default();
            let all = told.iter().filter(|event| event.audience == Audience::All);
            all.map(|event| event.event.clone()).collect()
        };
        let review = &report.review;
        let chances = review.chances.iter().map(|chance| ChanceLuck {
            step: chance.step,
            luck: chance.luck.clone(),
            brings: public(chance.step),
        });
        let accounts = (0..).zip(&review.accounts).map(|(seat, account)| {
            let own = review.decisions.iter().filter(|decision| decision.seat == Seat(seat));
            SeatAccount::of(account, accuracy(own.map(|decision| decision.loss)))
        });
        let point = |(step, shares): &(usize, Vec<f64>)| {
            let (step, shares) = (*step, shares.clone());
            CurvePoint { step, shares }
        };
        CoachReport {
            unit: report.unit,
            has_luck: report.has_luck,
            open: report.open,
            accounts: accounts.collect(),
            curve: review.curve.iter().map(point).collect(),
            chances: chances.collect(),
            decisions: review.decisions.iter().map(|one| RatedDecision::of(one, played)).collect(),
        }
    }
}

impl SeatAccount {
    fn of(account: &Account, accuracy: Option<f64>) -> Self {
        let Account { start, luck, errors, gifts, crossing, unseen, drift, broken_off, result } =
            *account;
        SeatAccount {
            start,
            luck,
            errors,
            gifts,
            crossing,
            unseen,
            drift,
            broken_off,
            result,
            accuracy,
        }
    }
}

impl RatedDecision {
    fn of(decision: &Decision, played: &dyn AnyMatch) -> Self {
        let now = played.rewound(decision.step);
        let told = |place: &usize| *place < CHOICES || *place == decision.played;
        let places = (0..decision.choices.len()).filter(told);
        let choice = |place: usize| {
            let choice = &decision.choices[place];
            let preview = now.as_ref().and_then(|now| now.preview(decision.seat, &choice.action));
            RatedChoice::of(&choice.action, choice.chance, preview).rated(choice)
        };
        RatedDecision {
            step: decision.step,
            seat: decision.seat.0,
            played: decision.played.min(CHOICES),
            choices: places.map(choice).collect(),
            loss: decision.loss,
            error: decision.error,
            mark: decision.mark.map(insight::Grade::sign),
            reasons: decision.reasons.iter().map(Why::from).collect(),
        }
    }
}

impl RatedChoice {
    /// An answer of some chance, and what it brings.
    pub(super) fn of(action: &str, chance: f64, preview: Option<Preview>) -> Self {
        let (points, events) = preview.map(|one| (one.points, one.events)).unwrap_or_default();
        // That somebody has decided goes without saying.
        let brings = events.into_iter().filter(|event| event["event"] != "answered").collect();
        let action = action.to_owned();
        RatedChoice { action, chance, error: 0.0, proved: false, points, brings }
    }

    fn rated(self, choice: &insight::Choice) -> Self {
        RatedChoice { error: choice.error, proved: choice.proved, ..self }
    }
}
