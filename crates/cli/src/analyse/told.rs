//! What was found in a match, in lines of text.

use bots::{Depth, Reason, Unit};
use insight::{Account, Chance, Decision, Report, accuracy};
use words::Words;

use crate::language::{decimal, text, words};
use crate::replay::RetoldMatch;

/// So many decisions and rolls are told at most.
const MOST: usize = 10;
const MOST_CHANCES: usize = 3;

pub(super) fn lines(report: &Report, retold: &RetoldMatch, depth: Depth) -> Vec<String> {
    let name = |seat: usize| retold.name(seat as u64, words());
    let mut lines = Vec::new();
    for (seat, account) in report.review.accounts.iter().enumerate() {
        lines.push(sum(account, &name(seat), report));
    }
    if !report.has_luck {
        lines.push(text!("analyse-no-luck"));
    }
    lines.push(String::new());
    lines.extend(
        (0..report.review.accounts.len()).filter_map(|seat| skill(report, seat, &name(seat))),
    );
    lines.push(String::new());
    let marked = worst(report);
    if marked.is_empty() {
        lines.push(text!("analyse-none"));
    } else {
        lines.push(text!("analyse-decisions"));
        for decision in marked {
            lines.push(decision_line(decision, retold, report.unit));
            lines.extend(why(retold.game.game(), &decision.reasons, words()));
        }
    }
    let chances = luckiest(report);
    if !chances.is_empty() {
        lines.extend([String::new(), text!("analyse-chances")]);
        lines.extend(chances.into_iter().map(|(seat, chance)| {
            let luck = signed(chance.luck[seat], 1);
            let came = events_at(retold, chance.step);
            text!(
                said_of("analyse-chance", report.unit),
                step = chance.step + 1,
                came = came,
                seat = name(seat),
                luck = luck
            )
        }));
    }
    let depth = match depth {
        Depth::Quick => "quick",
        Depth::Deep => "deep",
        Depth::Thorough => "thorough",
    };
    lines.extend([String::new(), text!(said_of("analyse-judge", report.unit), depth = depth)]);
    lines
}

/// Who plays alone is told of points, others of parts of a win.
pub(crate) fn said_of(key: &str, unit: Unit) -> String {
    match unit {
        Unit::Wins => key.to_owned(),
        Unit::Points => format!("{key}-alone"),
    }
}

/// A part of a win in per cent, or points where those count.
pub(crate) fn percent(share: f64, digits: usize) -> String {
    // What rounds to nothing has no sign.
    let shown = 100.0 * share;
    let shown = if shown.abs() < 0.5 / 10_f64.powi(digits as i32) { 0.0 } else { shown };
    decimal(shown, digits)
}

fn signed(share: f64, digits: usize) -> String {
    let text = percent(share, digits);
    if text.starts_with('−') { text } else { format!("+{text}") }
}

/// How the result of a seat comes about.
fn sum(account: &Account, name: &str, report: &Report) -> String {
    let result = percent(account.result, 0);
    let head = match account.result {
        _ if report.unit == Unit::Points => {
            text!("analyse-made", seat = name, points = result.as_str())
        }
        result if result >= 1.0 => text!("analyse-won", seat = name),
        result if result > 0.0 => text!("analyse-shared", seat = name),
        _ => text!("analyse-lost", seat = name),
    };
    let parts = [
        ("luck", account.luck, report.has_luck),
        ("errors", account.errors, true),
        ("gifts", account.gifts, report.unit == Unit::Wins),
        ("crossing", account.crossing, account.crossing.abs() >= 0.0005),
        ("unseen", account.unseen, !report.open),
        ("drift", account.drift, account.drift.abs() >= 0.0005),
        ("broken-off", account.broken_off, account.broken_off != 0.0),
    ];
    let start = text!("analyse-start", percent = percent(account.start, 1));
    let told = parts.iter().filter(|(_, _, is_told)| *is_told);
    let told =
        told.map(|(part, share, _)| text!(format!("analyse-{part}"), percent = signed(*share, 1)));
    let parts: Vec<String> = [start].into_iter().chain(told).collect();
    let parts = parts.join(", ");
    match report.unit {
        Unit::Wins => format!("{head} {parts} = {result} %"),
        Unit::Points => format!("{head} {parts} = {result}"),
    }
}

/// How well a seat decided; nothing if it had nothing to decide.
fn skill(report: &Report, seat: usize, name: &str) -> Option<String> {
    let own = || report.review.decisions.iter().filter(|decision| decision.seat.index() == seat);
    let accuracy = accuracy(own().map(|decision| decision.loss))?;
    let count = own().count();
    let loss = own().map(|decision| decision.loss).sum::<f64>() / count as f64;
    Some(text!(
        said_of("analyse-skill", report.unit),
        seat = name,
        decisions = count,
        loss = percent(loss, 2),
        accuracy = decimal(accuracy, 0)
    ))
}

/// The decisions that are marked, the worst first.
fn worst(report: &Report) -> Vec<&Decision> {
    let mut marked: Vec<&Decision> =
        report.review.decisions.iter().filter(|decision| decision.mark.is_some()).collect();
    marked.sort_by(|one, two| two.loss.total_cmp(&one.loss));
    marked.truncate(MOST);
    marked
}

fn decision_line(decision: &Decision, retold: &RetoldMatch, unit: Unit) -> String {
    let (played, best) = (decision.played(), decision.best());
    let of = |action: Option<&insight::Choice>| {
        let action = action.map_or("", |choice| choice.action.as_str());
        action_at(retold, decision, action)
    };
    let chance =
        |choice: Option<&insight::Choice>| percent(choice.map_or(0.0, |choice| choice.chance), 1);
    text!(
        said_of("analyse-decision", unit),
        step = decision.step + 1,
        mark = decision.mark.map_or("", insight::Grade::sign),
        seat = retold.name(decision.seat.0.into(), words()),
        played = of(played),
        chance = chance(played),
        best = of(best),
        most = chance(best),
        loss = percent(decision.loss, 1),
        error = percent(decision.error, 1)
    )
}

/// What an action of a decision would bring, in words.
fn action_at(retold: &RetoldMatch, decision: &Decision, action: &str) -> String {
    // Answers given at the same time count from the table that all of them saw.
    let now = retold.game.rewound(decision.step);
    let preview = now.and_then(|game| game.preview(decision.seat, action));
    let name = |seat: u64| retold.name(seat, words());
    let game = retold.game.game();
    let events = preview.map(|preview| preview.events).unwrap_or_default();
    // That somebody has decided goes without saying.
    let events = events.iter().filter(|event| event["event"] != "answered");
    let said: Vec<String> = events.map(|event| words().event(game, event, &name)).collect();
    if said.is_empty() { action.to_owned() } else { format!("{} ({action})", said.join(" ")) }
}

/// What was told of a step, in words.
fn events_at(retold: &RetoldMatch, step: usize) -> String {
    let name = |seat: u64| retold.name(seat, words());
    let game = retold.game.game();
    let told = retold.game.retell().into_iter().nth(step);
    let events = told.map(|(_, events)| events).unwrap_or_default();
    let public = events.iter().filter(|event| event.audience == game::Audience::All);
    let said: Vec<String> = public.map(|event| words().event(game, &event.event, &name)).collect();
    said.join(" ")
}

/// What chance brought that counted most, and for whom.
fn luckiest(report: &Report) -> Vec<(usize, &Chance)> {
    let most = |chance: &Chance| {
        let seats = (0..chance.luck.len())
            .max_by(|one, two| chance.luck[*one].abs().total_cmp(&chance.luck[*two].abs()));
        seats.unwrap_or(0)
    };
    let mut chances: Vec<(usize, &Chance)> =
        report.review.chances.iter().map(|chance| (most(chance), chance)).collect();
    let luck = |(seat, chance): &(usize, &Chance)| chance.luck[*seat].abs();
    chances.sort_by(|one, two| luck(two).total_cmp(&luck(one)));
    chances.truncate(MOST_CHANCES);
    chances
}

/// What speaks for the best answer, in words.
pub(crate) fn why(game: &str, reasons: &[Reason], words: &Words) -> Vec<String> {
    let key = |reason: &Reason| format!("reason-{game}-{}", reason.key);
    let said = reasons.iter().filter(|reason| words.has(&key(reason)));
    said.map(|reason| {
        let numbers = [("yours", reason.yours.into()), ("best", reason.best.into())];
        format!("    {}", words.say(&key(reason), &numbers))
    })
    .collect()
}
