//! A match beside its twin, which a viewer cannot tell from it: other hands, other sealed answers,
//! other draws. Both take the same public steps.

use game::luck::Stream;
use game::{Luck, Seat, Seats, Viewer};
use protocol::Request;
use protocol::http::NewTable;
use serde_json::Value;
use table::fair::{DealLuck, Key};
use table::line::{Line, Notation};
use table::live::Bookmark;
use table::{Actor, AnyMatch, Entry, Moment, Table};

use super::asks::{chat, seeded};
use super::driver::{Evening, new_table};

/// What a viewer is shown of a table, as bytes.
pub(crate) type Look = fn(&Table, Actor, Bookmark, u64) -> String;

/// The viewer was shown different bytes, or the twin did something else.
#[derive(Debug)]
pub(crate) struct Leak(pub(crate) String);

/// A match, its twin, and who looks at them.
pub(crate) struct Twins {
    truth: Evening,
    /// None once a secret is out, until the next one is imagined.
    twin: Option<Table>,
    viewer: Viewer,
    look: Look,
    luck: Stream,
    /// How often the twins differed in what is hidden and looked the same.
    compared: usize,
}

const SEED: &str = "twins";

impl Twins {
    pub(crate) fn new(game: &str, setup: &str, viewer: Viewer, look: Look) -> Self {
        let mut new = NewTable { luck: seeded(SEED), ..new_table(game, setup) };
        new.options.decline_for_me = true;
        let truth = Evening::started(&new);
        let luck = Stream::new(setup.len() as u64);
        Twins { truth, twin: None, viewer, look, luck, compared: 0 }
    }

    /// Plays some questions. Says how often the twins were compared.
    pub(crate) fn play(mut self, questions: usize) -> Result<usize, Leak> {
        for _ in 0..questions {
            if self.twin.is_none() || self.luck.pick(3) == 0 {
                self.imagine()?;
            }
            let Some(question) = self.truth.table.state(self.truth.now).question else { break };
            let mut seats: Vec<Seat> = question.seats.without(question.answered).iter().collect();
            self.luck.shuffle(&mut seats);
            for seat in seats {
                if self.luck.pick(6) == 0 {
                    let said = chat(seat.0, "hm");
                    self.ask(seat, &said, &said)?;
                }
                self.answer(seat)?;
            }
            self.call();
        }
        Ok(self.compared)
    }

    /// Whoever has to says that a question is over: what was sealed is out then.
    fn call(&mut self) {
        let open = self.truth.table.state(self.truth.now).question;
        let Some((open, caller)) = open.and_then(|open| open.caller.map(|caller| (open, caller)))
        else {
            return;
        };
        self.twin = None;
        self.truth.now += table::live::COUNTDOWN;
        let request = Request::Call { question: open.number };
        self.truth.ok(u32::from(caller.0) + 1, &request);
    }

    fn imagine(&mut self) -> Result<(), Leak> {
        let twin = self.truth.table.imagined(self.viewer, &mut self.luck);
        let twin = twin.ok_or_else(|| Leak("nothing else looks so".to_owned()))?;
        self.compare(&twin, [self.truth.table.mark(), twin.mark()])?;
        self.twin = Some(twin);
        Ok(())
    }

    /// A seat answers in truth one thing, and in the twin something else that looks the same.
    fn answer(&mut self, seat: Seat) -> Result<(), Leak> {
        let Some(open) = self.truth.table.state(self.truth.now).question else { return Ok(()) };
        if !open.seats.without(open.answered).contains(seat) {
            return Ok(());
        }
        let action = self.any(&self.truth.table.game().legal(seat));
        let mut other = action.clone();
        if let Some(twin) = self.twin.take() {
            let legal = twin.game().legal(seat);
            let sealed = open.seats.len() > 1;
            if self.viewer == Viewer::Seat(seat) {
                // One's own answer is no secret.
            } else if sealed {
                other = self.any(&legal);
            } else {
                other = self.like(twin.game(), seat, &action, &legal);
            }
            // The last answer opens all of them: what differed is out then.
            let last = open.seats.without(open.answered) == Seats::only(seat);
            let differ =
                action != other || sealed_answers(&self.truth.table) != sealed_answers(&twin);
            self.twin = Some(twin).filter(|_| !(sealed && last && differ));
        }
        let answer = |action| Request::Answer { seat, question: open.number, action };
        self.ask(seat, &answer(action), &answer(other))
    }

    fn any(&mut self, legal: &[String]) -> String {
        legal[self.luck.pick(legal.len())].clone()
    }

    /// Another action of a seat in the twin that looks like one in truth; the same if there is none.
    fn like(&mut self, twin: &dyn AnyMatch, seat: Seat, action: &str, legal: &[String]) -> String {
        let line = |action: &str| format!("{seat} {action}");
        let seen = after(self.truth.table.game(), &line(action), self.viewer);
        for _ in 0..8 {
            let other = self.any(legal);
            if other != action && after(twin, &line(&other), self.viewer) == seen {
                return other;
            }
        }
        action.to_owned()
    }

    /// A device asks truth one thing and the twin another; both settle, and are compared.
    fn ask(&mut self, seat: Seat, request: &Request, other: &Request) -> Result<(), Leak> {
        let actor = Actor::Device(u32::from(seat.0) + 1);
        self.truth.now += 50;
        let (mark, next) = (self.truth.table.mark(), self.truth.table.next_line());
        self.truth.ok(u32::from(seat.0) + 1, request);
        let Some(mut twin) = self.twin.take() else { return Ok(()) };
        let marks = [mark, twin.mark()];
        let moment = Moment { now: self.truth.now, fresh: [0; 32] };
        if let Err(refused) = twin.take(actor, other, &moment) {
            // What somebody else showed is not in the twin: the secret is out.
            let own = self.viewer == Viewer::Seat(seat);
            return if own { Err(Leak(format!("{refused:?}"))) } else { Ok(()) };
        }
        twin.settle(self.truth.now);
        let lines = self.truth.table.lines_from(next).to_vec();
        for entry in &lines {
            let step = deal(&entry.line);
            if step.is_some_and(|step| !self.deal(&mut twin, entry, step)) {
                return Ok(());
            }
            if twin.next_line() <= entry.number {
                return Err(Leak(format!("only one of them did {:?}", entry.line)));
            }
        }
        self.compare(&twin, marks)?;
        self.twin = Some(twin);
        Ok(())
    }

    /// Deals to the twin something else that looks the same to the viewer, or the same if there is
    /// no such thing. Says whether it could.
    fn deal(&mut self, twin: &mut Table, entry: &Entry, chance: &Notation) -> bool {
        let before = self.truth.table.lines_from(0).iter();
        let before = before.filter(|other| other.number < entry.number);
        let number = before.filter(|other| deal(&other.line).is_some()).count();
        let key = Key::seeded(SEED).luck(number as u32);
        let line = |chance: &Notation| Line::Chance(chance.clone()).to_string();
        let before = before_deal(&self.truth.table, number);
        let seen = after(before.as_ref(), &line(chance), self.viewer);
        let mut chosen = chance.clone();
        for change in 0..32 {
            let mut luck =
                NudgedLuck { luck: key.clone(), other: &mut self.luck, change, asked: 0 };
            let Some(other) = twin.game().sample(&mut luck) else { return false };
            let other = other.notation();
            if other != chance && after(twin.game(), &line(other), self.viewer) == seen {
                chosen = other.clone();
                break;
            }
        }
        if after(twin.game(), &line(&chosen), self.viewer) != seen {
            return false;
        }
        let dealt = twin.accept(Entry { line: Line::Chance(chosen), ..entry.clone() }).is_ok();
        twin.settle(self.truth.now);
        dealt
    }

    fn compare(&mut self, twin: &Table, marks: [Bookmark; 2]) -> Result<(), Leak> {
        let actor = match self.viewer {
            Viewer::Seat(seat) => Actor::Device(u32::from(seat.0) + 1),
            Viewer::Watcher => Actor::Watcher,
        };
        let truth = &self.truth.table;
        let one = (self.look)(truth, actor, marks[0], self.truth.now);
        let two = (self.look)(twin, actor, marks[1], self.truth.now);
        if one != two {
            return Err(Leak(format!("{:?}\n{one}\n{two}", self.viewer)));
        }
        let all = |table: &Table| {
            let seats = Seats::first(table.game().setup().seats);
            let views: Vec<Value> =
                seats.iter().map(|seat| table.game().view(Viewer::Seat(seat))).collect();
            (views, sealed_answers(table))
        };
        self.compared += usize::from(all(truth) != all(twin));
        Ok(())
    }
}

/// What a viewer sees and hears of a step.
fn after(game: &dyn AnyMatch, step: &str, viewer: Viewer) -> Option<(Value, Vec<Value>)> {
    let mut game = game.copied();
    let told = game.step(step).ok()?.into_iter();
    let heard = told.filter(|told| told.audience.includes(viewer)).map(|told| told.event);
    Some((game.view(viewer), heard.collect()))
}

/// The chance that a line deals.
fn deal(line: &Line) -> Option<&Notation> {
    match line {
        Line::Chance(chance) => Some(chance),
        _ => None,
    }
}

/// The match before the chance of a number.
fn before_deal(table: &Table, number: usize) -> Box<dyn AnyMatch> {
    let steps = table.game().steps();
    let mut deals = (0..).zip(&steps).filter(|(_, step)| step.starts_with('*'));
    let steps = deals.nth(number).map_or(steps.len(), |(index, _)| index);
    table.game().rewound(steps).expect("the same match")
}

/// What every seat has sealed.
fn sealed_answers(table: &Table) -> Vec<Value> {
    let devices = (1..9).map(Actor::Device);
    devices.map(|actor| serde_json::to_value(table.you(actor).sealed).expect("JSON")).collect()
}

/// Luck of a deal with some things changed: one, or all from one on.
struct NudgedLuck<'a> {
    luck: DealLuck,
    other: &'a mut Stream,
    change: usize,
    asked: usize,
}

impl Luck for NudgedLuck<'_> {
    fn below(&mut self, what: &str, n: u32) -> u32 {
        let (one, from) = (self.change / 2, self.change.is_multiple_of(2));
        let changed = self.asked == one || from && self.asked > one;
        self.asked += 1;
        let number = self.luck.below(what, n);
        if changed { self.other.below(what, n) } else { number }
    }
}
