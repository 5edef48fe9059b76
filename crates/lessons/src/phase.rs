//! What is explained once in the first real match, and when: a line of words, and what the view of the
//! learner looks like then.

use std::str::FromStr;

use game::Seat;
use serde_json::Value;

use crate::lesson::key;

/// The word for the seat of whoever looks on.
const ME: &str = "me";

/// Something to explain the first time it comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// The key of what is said: `lesson-` and this.
    pub words: String,
    conditions: Vec<Condition>,
}

/// A field of the view that has some value, or has not.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Condition {
    /// The names that lead to the field, from the outside.
    field: Vec<String>,
    value: String,
    is: bool,
}

impl Phase {
    /// Whether it has come, going by the view of a seat.
    pub fn fits(&self, view: &Value, seat: Seat) -> bool {
        self.conditions.iter().all(|condition| condition.holds(view, seat))
    }
}

/// The first of some phases that has come, going by the view of a seat.
pub fn now<'a>(phases: &'a [Phase], view: &Value, seat: Seat) -> Option<&'a Phase> {
    phases.iter().find(|phase| phase.fits(view, seat))
}

impl Condition {
    fn holds(&self, view: &Value, seat: Seat) -> bool {
        let mut found = Some(view);
        for name in &self.field {
            let index = if name == ME { Some(seat.index()) } else { name.parse().ok() };
            found = found.and_then(|value| match value {
                Value::Array(all) => index.and_then(|index: usize| all.get(index)),
                value => value.get(name),
            });
        }
        // Written out here, because whoever writes any value at all weighs a lot in a page.
        let said = match found.unwrap_or(&Value::Null) {
            Value::Null => "null".to_owned(),
            Value::Bool(is) => is.to_string(),
            Value::Number(number) => number.as_i64().map(|n| n.to_string()).unwrap_or_default(),
            Value::String(text) => text.clone(),
            Value::Array(all) => format!("[{}]", all.len()),
            Value::Object(_) => String::new(),
        };
        let wanted = if self.value == ME { seat.to_string() } else { self.value.clone() };
        (said == wanted) == self.is
    }
}

impl FromStr for Phase {
    type Err = String;

    /// `KEY FIELD=VALUE FIELD!=VALUE …`
    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split_whitespace();
        let words = key(parts.next().unwrap_or_default())?;
        let conditions = parts.map(str::parse).collect::<Result<_, String>>()?;
        Ok(Phase { words, conditions })
    }
}

impl FromStr for Condition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (field, value, is) = match text.split_once("!=") {
            Some((field, value)) => (field, value, false),
            None => {
                let found = text.split_once('=');
                let (field, value) = found.ok_or_else(|| format!("no condition: {text:?}"))?;
                (field, value, true)
            }
        };
        let field = field.split('.').map(str::to_owned).collect();
        Ok(Condition { field, value: value.to_owned(), is })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fits(conditions: &str, view: &Value) -> bool {
        let phase: Phase = format!("some-words {conditions}").parse().expect("a phase");
        phase.fits(view, Seat(1))
    }

    #[test]
    fn a_phase_has_come_when_all_its_conditions_hold() {
        let view = json!({
            "phase": "sum", "active": 1, "bag": 0, "board": [], "hands": [{ "n": 4 }, { "n": 5 }]
        });
        assert!(fits("", &view));
        assert!(fits("phase=sum active=me bag=0 board=[0]", &view));
        assert!(fits("hands.me.n=5 hands.0.n=4", &view));
        assert!(!fits("phase=sum active!=me", &view));
        assert!(!fits("phase=colour", &view));
        assert!(!fits("nothing=0", &view));
        assert!(fits("nothing=null", &view));
    }

    #[test]
    fn the_first_that_fits_is_said() {
        let phases: Vec<Phase> = ["one x=1", "two x=2", "three"]
            .iter()
            .map(|text| text.parse().expect("a phase"))
            .collect();
        let said =
            |x: u8| now(&phases, &json!({ "x": x }), Seat(0)).map(|phase| phase.words.clone());
        assert_eq!(said(2).as_deref(), Some("two"));
        assert_eq!(said(3).as_deref(), Some("three"));
    }

    #[test]
    fn what_is_no_phase_is_refused() {
        assert!("Some words".parse::<Phase>().is_err());
        assert!("some-words phase".parse::<Phase>().is_err());
    }
}
