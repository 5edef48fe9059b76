//! Data as arguments of a message.
//!
//! Every field of a rule or an event becomes an argument of its name; a field inside a field is
//! joined with a hyphen (`outcome-reason`). A seat becomes the name of who sits there, a list
//! becomes words, and a cell or card like `r5` also gives its colour and number (`cell-colour`,
//! `cell-number`), because languages put them in different orders. The reason for which a game ended
//! becomes its message, what a notation expects and how well a bot plays become words.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

use crate::Words;

/// The name of the player at a seat.
pub type Names<'a> = dyn Fn(u64) -> String + 'a;

/// Fields that hold a seat or seats.
const SEATS: [&str; 6] = ["seat", "by", "winners", "partner", "partners", "dot"];

/// Lists to choose from; all others are of things that belong together.
const CHOICES: [&str; 2] = ["rows", "partners"];

impl Words {
    pub(crate) fn arguments(&self, data: &Value, names: &Names<'_>) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        self.add("", data, names, &mut arguments);
        arguments
    }

    fn add(&self, name: &str, data: &Value, names: &Names<'_>, out: &mut FluentArgs<'static>) {
        let key = name.rsplit('-').next().unwrap_or(name);
        let is_seat = SEATS.contains(&key);
        match data {
            Value::Object(fields) => {
                // A cell may be printed in another colour than its row has.
                let row = fields.get("cell").and_then(Value::as_str).and_then(cell);
                if let (Some((row, _)), Some(colour)) = (row, fields.get("colour")) {
                    let mixed = if colour == row { "no" } else { "yes" };
                    set(out, "mixed", mixed.to_owned());
                }
                for (field, value) in fields {
                    let inner =
                        if name.is_empty() { field.clone() } else { format!("{name}-{field}") };
                    self.add(&inner, value, names, out);
                }
            }
            Value::Null => set(out, name, "none".to_owned()),
            Value::Bool(yes) => set(out, name, if *yes { "yes" } else { "no" }.to_owned()),
            Value::Number(number) if is_seat => {
                set(out, name, names(number.as_u64().unwrap_or(0)));
            }
            Value::Number(number) => {
                let number = number.as_f64().unwrap_or(0.0);
                out.set(name.to_owned(), FluentValue::from(number));
            }
            Value::String(text) if key == "reason" => {
                set(out, name, self.text(&format!("reason-{text}")));
            }
            Value::String(text) if key == "expected" => set(out, name, self.expected(text)),
            Value::String(text) if key == "level" => set(out, name, self.word(text)),
            Value::String(text) if text.is_empty() => set(out, name, "none".to_owned()),
            Value::String(text) => {
                if let Some((colour, number)) = cell(text) {
                    set(out, &format!("{name}-colour"), colour.to_owned());
                    out.set(format!("{name}-number"), FluentValue::from(number));
                }
                set(out, name, text.clone());
            }
            Value::Array(items) => {
                let words: Vec<String> =
                    items.iter().map(|item| self.thing(item, is_seat, names)).collect();
                let last = if CHOICES.contains(&key) { "or" } else { "and" };
                out.set(format!("{name}-count"), FluentValue::from(items.len() as f64));
                set(out, name, self.list(&words, last));
            }
        }
    }

    /// One thing of a list, in words.
    fn thing(&self, item: &Value, is_seat: bool, names: &Names<'_>) -> String {
        match item {
            Value::Number(number) if is_seat => names(number.as_u64().unwrap_or(0)),
            Value::String(text) => self.word(text),
            Value::Object(fields) => {
                let inner: Vec<String> =
                    fields.values().map(|value| self.thing(value, false, names)).collect();
                inner.join(" ")
            }
            other => other.to_string(),
        }
    }
}

fn set(out: &mut FluentArgs<'static>, name: &str, text: String) {
    out.set(name.to_owned(), FluentValue::from(text));
}

/// The colour and number of a cell or card like `r5` or `j12`.
fn cell(text: &str) -> Option<(&'static str, f64)> {
    let mut letters = text.chars();
    let colour = match letters.next()? {
        'r' => "red",
        'y' => "yellow",
        'g' => "green",
        'b' => "blue",
        'j' => "joker",
        _ => return None,
    };
    let number: u8 = letters.as_str().parse().ok()?;
    Some((colour, number.into()))
}
