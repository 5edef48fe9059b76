//! A table on one device: people who share it, bots, dealt or real dice.

use bots::Level;
use game::{Audience, Luck, Outcome, Seat, Seats, Setup, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::erased::{self, AnyMatch, Told};

use crate::engine::bad_setup;
use crate::refused::Refused;

/// How a table is opened.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// The set-up, as text.
    pub setup: String,
    /// The bot of every seat, by level; none for a person.
    pub bots: Vec<Option<String>>,
    /// Whether people type in what real dice show.
    #[serde(default)]
    pub typed: bool,
    /// The match so far, if it is not a new one.
    pub record: Option<String>,
}

/// A table on one device.
pub struct Local {
    game: Box<dyn AnyMatch>,
    bots: Vec<Option<Level>>,
    typed: bool,
    /// What was told and not yet shown.
    news: Vec<Heard>,
}

/// The table as it is now, and what was told since the last time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Update {
    game: &'static str,
    setup: Setup,
    steps: usize,
    turn: Value,
    /// What the table waits for beside people: `deal`, `bot`, or nothing.
    auto: Option<&'static str>,
    /// Whether people are to type in what chance brought.
    typing: bool,
    can_take_back: bool,
    /// What each person at this device may see, and what anybody may.
    views: Map<String, Value>,
    outcome: Option<Outcome>,
    told: Vec<Heard>,
    record: String,
}

/// Something told, with the number of the step that brought it about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heard {
    step: usize,
    /// The seat that alone may hear it, if it is not for all.
    only: Option<u8>,
    event: Value,
}

impl Local {
    /// Opens a table.
    pub fn open(opening: &Opening) -> Result<Self, Refused> {
        let setup: Setup = opening.setup.parse().map_err(|error| bad_setup(&error))?;
        let game = match &opening.record {
            Some(record) => {
                let read = erased::read(record);
                read.map_err(|error| Refused::table("record", error.to_string()))?
            }
            None => erased::open(&opening.game, &setup).map_err(|error| bad_setup(&error))?,
        };
        if opening.bots.len() != usize::from(game.setup().seats) {
            return Err(Refused::table("seats", "there must be a player for every seat"));
        }
        let level = |name: &Option<String>| name.as_deref().map(str::parse).transpose();
        let bots: Result<Vec<Option<Level>>, String> = opening.bots.iter().map(level).collect();
        let bots = bots.map_err(|error| Refused::table("bot", error))?;
        if opening.typed && !game.chance_is_public() {
            return Err(Refused::table("hidden-chance", "hidden things cannot be typed in"));
        }
        Ok(Local { game, bots, typed: opening.typed, news: Vec::new() })
    }

    /// Everything that was told since the start.
    pub fn retell(&self) -> Vec<Heard> {
        let steps = self.game.retell().into_iter().enumerate();
        steps.flat_map(|(index, (_, told))| heard(index + 1, told)).collect()
    }

    /// A person at this device decides.
    pub fn answer(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        if self.bot(seat).is_some() {
            return Err(Refused::table("not-your-seat", "a bot sits there"));
        }
        let action = self.spelled(seat, action);
        self.step(&format!("{seat} {action}"))
    }

    /// Somebody tells what the real dice show; the order of the dice does not matter.
    pub fn typed(&mut self, chance: &str) -> Result<(), Refused> {
        if !self.typed {
            return Err(Refused::table("dealt-here", "chance is dealt at this table"));
        }
        let mut dice: Vec<String> = chance.split_whitespace().map(str::to_lowercase).collect();
        let order = |die: &String| "wrygb".find(&die[..1.min(die.len())]);
        if dice.iter().all(|die| die.is_ascii() && die.len() == 2 && order(die).is_some()) {
            dice.sort_by_key(order);
        }
        self.step(&format!("* {}", dice.join(" ")))
    }

    /// Takes one step that needs nobody at this device.
    pub fn next(&mut self, luck: &mut dyn Luck) -> Result<(), Refused> {
        let idle = || Refused::table("nothing-to-do", "somebody at this device is asked");
        match self.game.turn() {
            Turn::Chance if !self.typed => {
                let told = self.game.deal(luck).map_err(|error| Refused::step(error, 0))?;
                self.keep(told);
                Ok(())
            }
            Turn::Decide(seats) => {
                let (seat, level) = self.bot_among(seats).ok_or_else(idle)?;
                let stuck = || Refused::table("bot-stuck", "the bot found no answer");
                let action = self.game.advise(seat, level, luck).ok_or_else(stuck)?;
                self.step(&format!("{seat} {action}"))
            }
            _ => Err(idle()),
        }
    }

    /// Takes back the last decision of a person, and what bots answered since, as long as chance
    /// has not moved on and nobody else's sealed answer has been shown by it; with real dice, also
    /// what was typed last.
    pub fn back(&mut self) -> Result<(), Refused> {
        let none = || Refused::table("nothing-to-take-back", "there is nothing to take back");
        let (game, _) = self.before_last().ok_or_else(none)?;
        self.game = game;
        self.news.clear();
        Ok(())
    }

    /// The table now, with what was told since the last time this was asked.
    pub fn update(&mut self) -> Update {
        let turn = self.game.turn();
        let mut views = Map::new();
        views.insert("watcher".to_owned(), self.game.view(Viewer::Watcher));
        for seat in Seats::first(self.game.setup().seats).iter() {
            if self.bot(seat).is_none() {
                views.insert(seat.to_string(), self.game.view(Viewer::Seat(seat)));
            }
        }
        Update {
            game: self.game.game(),
            setup: self.game.setup().clone(),
            steps: self.game.steps().len(),
            auto: match turn {
                Turn::Chance if !self.typed => Some("deal"),
                Turn::Decide(seats) => self.bot_among(seats).map(|_| "bot"),
                _ => None,
            },
            typing: turn == Turn::Chance && self.typed,
            turn: match turn {
                Turn::Chance => json!({ "waits": "chance" }),
                Turn::Decide(seats) => json!({ "waits": "decision", "seats": seats }),
                Turn::Over => json!({ "waits": "nothing" }),
            },
            can_take_back: self.before_last().is_some(),
            views,
            outcome: self.game.outcome(),
            told: std::mem::take(&mut self.news),
            record: self.game.transcript(),
        }
    }

    fn step(&mut self, line: &str) -> Result<(), Refused> {
        // The player typed what stands behind the seat or the star.
        let told = self.game.step(line).map_err(|error| Refused::step(error, 2))?;
        self.keep(told);
        Ok(())
    }

    fn keep(&mut self, told: Vec<Told>) {
        self.news.extend(heard(self.game.steps().len(), told));
    }

    /// People need not care about capitals and spaces.
    fn spelled(&self, seat: Seat, text: &str) -> String {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut legal = self.game.legal(seat).into_iter();
        legal.find(|action| action.eq_ignore_ascii_case(&text)).unwrap_or(text)
    }

    fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    fn bot_among(&self, seats: Seats) -> Option<(Seat, Level)> {
        seats.iter().find_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// The match before the last thing that people did, if that may be taken back; and who did it.
    fn before_last(&self) -> Option<(Box<dyn AnyMatch>, Option<Seat>)> {
        let steps = self.game.steps();
        let person = |step: &str| {
            let seat = Seat(step.split(' ').next()?.parse().ok()?);
            self.bot(seat).is_none().then_some(seat)
        };
        let ours = |step: &String| person(step).is_some() || step.starts_with('*');
        let last = steps.iter().rposition(ours)?;
        let by = person(&steps[last]);
        if by.is_none() && !self.typed {
            return None;
        }
        let mut game = erased::open(self.game.game(), self.game.setup()).ok()?;
        let mut owed = Vec::new();
        for step in &steps[..last] {
            owed.push(game.turn());
            game.step(step).ok()?;
        }
        // The last of several sealed answers showed them all.
        let shown = by.is_some_and(|seat| {
            let alone = game.turn() == Turn::Decide(Seats::only(seat));
            let before = last.checked_sub(1).filter(|index| person(&steps[*index]).is_some());
            let together = before.is_some_and(
                |index| matches!(owed[index], Turn::Decide(seats) if seats.contains(seat)),
            );
            alone && together
        });
        (!shown).then_some((game, by))
    }
}

fn heard(step: usize, told: Vec<Told>) -> impl Iterator<Item = Heard> {
    told.into_iter().map(move |told| {
        let only = match told.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(seat.0),
        };
        Heard { step, only, event: told.event }
    })
}
