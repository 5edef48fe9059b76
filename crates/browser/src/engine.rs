//! What can be asked, and the tables that are open.

use std::collections::BTreeMap;

use game::setup::Values;
use game::{Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{beside, games};

use crate::local::{Local, Opening};
use crate::look;
use crate::luck::Given;
use crate::refused::Refused;

/// What can be asked of the engine.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// Which games there are, with editions, seats and options.
    Games,
    /// Whether a set-up is on offer, and how it is written.
    Settle {
        /// The game.
        game: String,
        /// The set-up.
        setup: String,
    },
    /// Opens a table on this device.
    Open(Opening),
    /// What was told since the start.
    Retell {
        /// The table.
        table: u32,
    },
    /// A person at this device decides.
    Answer {
        /// The table.
        table: u32,
        /// Who.
        seat: u8,
        /// What, in notation.
        action: String,
    },
    /// Somebody tells what the real dice show.
    Chance {
        /// The table.
        table: u32,
        /// What, in notation.
        chance: String,
    },
    /// Takes one step that needs nobody at this device: dealt chance, or a bot's answer.
    Next {
        /// The table.
        table: u32,
        /// Random numbers of 32 bits.
        numbers: Vec<u32>,
    },
    /// Takes back the last decision, or the last typed chance.
    Back {
        /// The table.
        table: u32,
    },
    /// Forgets a table.
    Close {
        /// The table.
        table: u32,
    },
    /// What a view shows, and what a seat may do about it.
    Look {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose answers are of interest, if anybody's.
        seat: Option<u8>,
        /// The beginning of an action that is made step by step.
        #[serde(default)]
        draft: Option<String>,
    },
    /// Whether a seat may decide this, going by its view.
    Check {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose.
        seat: u8,
        /// What, in notation.
        action: String,
    },
    /// What an action would bring, going by its seat's view.
    Preview {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose.
        seat: u8,
        /// What, in notation.
        action: String,
    },
}

/// The engine: the tables that are open on this device.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<u32, Local>,
    opened: u32,
}

impl Engine {
    /// Answers a request: `{"ok": …}` or `{"refused": …}`.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = serde_json::from_str(request)
            .map_err(|error| Refused::table("request", error.to_string()))
            .and_then(|request| self.answer(request));
        let answer = match answer {
            Ok(value) => json!({ "ok": value }),
            Err(refused) => json!({ "refused": refused }),
        };
        answer.to_string()
    }

    /// Answers a request that has been read.
    pub fn answer(&mut self, request: Request) -> Result<Value, Refused> {
        match request {
            Request::Games => Ok(described()),
            Request::Settle { game, setup } => settled(&game, &setup),
            Request::Open(opening) => {
                let local = Local::open(&opening)?;
                self.opened += 1;
                self.tables.insert(self.opened, local);
                self.act(self.opened, |_| Ok(()))
            }
            Request::Retell { table } => shown(&self.table(table)?.retell()),
            Request::Answer { table, seat, action } => {
                self.act(table, |local| local.answer(Seat(seat), &action))
            }
            Request::Chance { table, chance } => self.act(table, |local| local.typed(&chance)),
            Request::Next { table, numbers } => {
                self.act(table, |local| local.next(&mut Given::new(numbers)))
            }
            Request::Back { table } => self.act(table, Local::back),
            Request::Close { table } => {
                self.tables.remove(&table);
                Ok(Value::Null)
            }
            Request::Look { game, view, seat, draft } => {
                look::look(&game, &view, seat.map(Seat), draft.as_deref())
            }
            Request::Check { game, view, seat, action } => {
                let asked = beside(&game, &view).map_err(|error| unreadable(&error))?;
                let checked = asked.check(Seat(seat), &action);
                shown(&checked.err().map(|error| Refused::step(error, 0)))
            }
            Request::Preview { game, view, seat, action } => {
                let asked = beside(&game, &view).map_err(|error| unreadable(&error))?;
                let preview = asked.preview(Seat(seat), &action);
                Ok(preview.map_or(
                    Value::Null,
                    |preview| json!({ "points": preview.points, "events": preview.events }),
                ))
            }
        }
    }

    fn table(&mut self, table: u32) -> Result<&mut Local, Refused> {
        let gone = || Refused::table("no-table", format!("there is no table {table}"));
        self.tables.get_mut(&table).ok_or_else(gone)
    }

    /// Does something at a table and shows it afterwards, with what was told meanwhile.
    fn act(
        &mut self,
        table: u32,
        act: impl FnOnce(&mut Local) -> Result<(), Refused>,
    ) -> Result<Value, Refused> {
        let local = self.table(table)?;
        act(local)?;
        let mut update = shown(&local.update())?;
        update["table"] = json!(table);
        Ok(update)
    }
}

pub(crate) fn unreadable(error: &impl ToString) -> Refused {
    Refused::table("view", error.to_string())
}

pub(crate) fn shown(value: &impl Serialize) -> Result<Value, Refused> {
    serde_json::to_value(value).map_err(|error| Refused::table("answer", error.to_string()))
}

fn settled(game: &str, setup: &str) -> Result<Value, Refused> {
    let setup: Setup = setup.parse().map_err(|error| bad_setup(&error))?;
    let opened = table::erased::open(game, &setup).map_err(|error| bad_setup(&error))?;
    Ok(json!(opened.setup()))
}

pub(crate) fn bad_setup(error: &impl ToString) -> Refused {
    Refused::table("setup", error.to_string())
}

fn described() -> Value {
    let values = |values: &Values| match values {
        Values::OneOf(words) => json!({ "one-of": words }),
        Values::Text { form, .. } => json!({ "form": form }),
    };
    let about = games().into_iter().map(|about| {
        let editions = about.editions.iter().map(|edition| {
            let options = edition.options.iter().map(|option| {
                json!({
                    "key": option.key,
                    "values": values(&option.values),
                    "default": option.default,
                })
            });
            json!({
                "name": edition.name,
                "seats": [edition.seats.start(), edition.seats.end()],
                "options": options.collect::<Vec<_>>(),
            })
        });
        json!({
            "name": about.name,
            "rules": about.rules,
            "editions": editions.collect::<Vec<_>>(),
            "levels": bots::Level::ALL.map(|level| level.to_string()),
        })
    });
    Value::Array(about.collect())
}
