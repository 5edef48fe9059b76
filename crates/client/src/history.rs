//! What several devices observed, compared with the lines that are kept: everything that was acknowledged
//! is there, everything that was seen was so, and what was over before something else began comes before
//! it. Where several nodes write at one table, this is what "as if there were one" means.

use std::fmt;
use std::sync::OnceLock;
use std::time::Instant;

use game::Seat;
use serde_json::Value;
use table::line::{Device, Entry, Line};
use table::{Actor, Table};

/// Something that a device observed. Times are of one clock, in any unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    /// Whose device it was; nobody's if it only watches.
    pub device: Option<Device>,
    /// When it was asked for; 0 if nobody asked.
    pub begun: u64,
    /// When the answer was there.
    pub ended: u64,
    /// What it was.
    pub what: Observed,
}

/// The time that observations of this process have, in microseconds.
pub fn now() -> u64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let begun = BEGUN.get_or_init(Instant::now);
    u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX).saturating_add(1)
}

/// What was observed.
#[derive(Clone, PartialEq, Debug)]
pub enum Observed {
    /// An answer was acknowledged.
    Acknowledged {
        /// Whose answer it was.
        seat: Seat,
        /// The action, in notation.
        action: String,
        /// The version of the table after it.
        version: u32,
    },
    /// An answer was refused because nothing could be kept: it changed nothing.
    Refused {
        /// Whose answer it was.
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
    /// Nobody has said what became of an answer.
    Unknown {
        /// Whose answer it was.
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
    /// The table was seen.
    Saw {
        /// Its version.
        version: u32,
        /// What each seat of the device sees, or what a watcher sees.
        views: Vec<(Option<Seat>, Value)>,
    },
}

/// What does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HistoryFault {
    /// The lines are not those of a table.
    Lines(String),
    /// An acknowledged answer is not among the lines.
    Lost(String),
    /// Something was seen that was never so.
    Fork(String),
    /// Something was refused and is there all the same.
    Refused(String),
    /// Something came before what was over when it began.
    Order(String),
}

impl fmt::Display for HistoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, says) = match self {
            HistoryFault::Lines(says) => ("the lines are damaged", says),
            HistoryFault::Lost(says) => ("an acknowledged answer is lost", says),
            HistoryFault::Fork(says) => ("something was seen that was never so", says),
            HistoryFault::Refused(says) => ("what was refused is there", says),
            HistoryFault::Order(says) => ("time ran back", says),
        };
        write!(f, "{what}: {says}")
    }
}

/// One line as it counts here.
struct Place {
    /// The version of the table behind it.
    version: u32,
    answer: Option<(Seat, String)>,
}

/// Compares what was observed with the lines of the table, in order.
pub fn check(entries: &[Entry], observations: &[Observation]) -> Result<(), HistoryFault> {
    let places = replay(entries, observations)?;
    refusals(&places, observations)?;
    order(&places, observations)
}

/// Replays the lines and looks whether everything that was seen was so at some time.
fn replay(entries: &[Entry], observations: &[Observation]) -> Result<Vec<Place>, HistoryFault> {
    let bad = |error: &dyn fmt::Display| HistoryFault::Lines(error.to_string());
    let first = entries.iter().position(|entry| matches!(entry.line, Line::Host(_)));
    let first = first.ok_or_else(|| bad(&"no host"))?;
    let mut table = Table::read(entries[..=first].to_vec(), 0).map_err(|error| bad(&error))?;
    let mut places: Vec<Place> =
        (0..=first).map(|_| Place { version: table.version(), answer: None }).collect();
    let mut unseen: Vec<&Observation> = observations
        .iter()
        .filter(|seen| matches!(&seen.what, Observed::Saw { views, .. } if !views.is_empty()))
        .collect();
    look(&table, &mut unseen);
    for entry in &entries[first + 1..] {
        table.accept(entry.clone()).map_err(|error| bad(&error))?;
        let answer = match &entry.line {
            Line::Decide(seat, action) | Line::Seal(seat, action) => {
                Some((*seat, action.as_str().to_owned()))
            }
            _ => None,
        };
        places.push(Place { version: table.version(), answer });
        look(&table, &mut unseen);
    }
    match unseen.first() {
        Some(never) => Err(HistoryFault::Fork(format!("{never:?}"))),
        None => Ok(places),
    }
}

/// Takes off what is as it was seen.
fn look(table: &Table, unseen: &mut Vec<&Observation>) {
    unseen.retain(|seen| {
        let Observed::Saw { version, views } = &seen.what else { return false };
        if *version != table.version() {
            return true;
        }
        let actor = seen.device.map_or(Actor::Watcher, Actor::Device);
        let so = table.views(actor).into_iter().map(|view| (view.seat, view.view));
        let so: Vec<_> = so.map(|(seat, view)| (seat, plain(&view))).collect();
        so != views.iter().map(|(seat, view)| (*seat, plain(view))).collect::<Vec<_>>()
    });
}

/// A view as text, however it is held.
fn plain(view: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(view).unwrap_or_default();
    value.to_string()
}

/// Looks whether there are more answers than were acknowledged, where one was refused.
fn refusals(places: &[Place], observations: &[Observation]) -> Result<(), HistoryFault> {
    for one in observations {
        let Observed::Refused { seat, action } = &one.what else { continue };
        let may_be = observations.iter().filter(|other| match &other.what {
            Observed::Acknowledged { seat: by, action: what, .. }
            | Observed::Unknown { seat: by, action: what } => by == seat && what == action,
            _ => false,
        });
        let same = |place: &&Place| {
            place.answer.as_ref().is_some_and(|(by, what)| by == seat && what == action)
        };
        if places.iter().filter(same).count() > may_be.count() {
            return Err(HistoryFault::Refused(format!("{one:?}")));
        }
    }
    Ok(())
}

/// Looks whether what was over comes before what began later.
fn order(places: &[Place], observations: &[Observation]) -> Result<(), HistoryFault> {
    let mut ends: Vec<(u64, usize, &Observation)> = Vec::new();
    let mut begins: Vec<(u64, usize, &Observation)> = Vec::new();
    for one in observations {
        match &one.what {
            Observed::Acknowledged { seat, action, version } => {
                let at = places.iter().rposition(|place| {
                    place.version <= *version
                        && place
                            .answer
                            .as_ref()
                            .is_some_and(|(by, what)| by == seat && what == action)
                });
                let at = at.ok_or_else(|| HistoryFault::Lost(format!("{one:?}")))?;
                ends.push((one.ended, at, one));
                // An answer that stands already is acknowledged as it stands, by the version that is told.
                let last = places.iter().rposition(|place| place.version <= *version);
                begins.push((one.begun, last.unwrap_or(at), one));
            }
            Observed::Refused { .. } | Observed::Unknown { .. } => {}
            Observed::Saw { version, .. } => {
                let first = places.iter().position(|place| place.version >= *version);
                let last = places.iter().rposition(|place| place.version <= *version);
                let first = first.ok_or_else(|| HistoryFault::Fork(format!("{one:?}")))?;
                ends.push((one.ended, first, one));
                if one.begun > 0 {
                    begins.push((one.begun, last.unwrap_or(first), one));
                }
            }
        }
    }
    ends.sort_by_key(|(time, ..)| *time);
    begins.sort_by_key(|(time, ..)| *time);
    let (mut over, mut latest) = (ends.into_iter().peekable(), None::<(usize, &Observation)>);
    for (begun, at, one) in begins {
        while let Some((_, place, ended)) = over.next_if(|(ended, ..)| *ended < begun) {
            if latest.is_none_or(|(before, _)| before < place) {
                latest = Some((place, ended));
            }
        }
        if let Some((before, ended)) = latest
            && at < before
        {
            return Err(HistoryFault::Order(format!("{ended:?} was over before {one:?}")));
        }
    }
    Ok(())
}
