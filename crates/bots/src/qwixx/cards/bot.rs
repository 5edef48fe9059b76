//! The players that can be seated.

use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat};
use qwixx::cards::{Action, View};
use qwixx::{Cards, Cell, Colour};

use super::chances::Chances;
use super::pad::Layout;
use super::policy::{Decision, Policy};
use super::taste::Taste;
use super::world::World;
use crate::eager::at_once;
use crate::qwixx::greedy::Habits;
use crate::slips::{self, Eye, Thing};
use crate::{Books, Bot, Level, Levelled, Stop, trials};

/// Does what the fitted taste says of what it sees, at once.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// How it looks; worths are points.
    pub eye: Eye,
}

impl Weighing {
    /// Somebody who plays now and then.
    pub const OCCASIONAL: Weighing = Weighing { eye: Eye { obvious: 75, glances: 6, vague: 2.5 } };
    /// Somebody who plays soundly.
    pub const SOUND: Weighing = Weighing { eye: Eye::OPEN };
}

/// Looks at points and gaps alone, as far as it sees.
#[derive(Clone, Copy, Debug)]
pub struct Habitual {
    habits: Habits,
    /// How it looks; worths are tenths of a point.
    pub eye: Eye,
}

impl Habitual {
    /// Somebody who has played twice: cannot wait, ticks whatever it sees with the smallest gap, and
    /// overlooks much.
    pub const BEGINNER: Habitual = Habitual {
        habits: Habits { skipped: 40, waiting: -200, miss: -280 },
        eye: Eye { obvious: 50, glances: 4, vague: 40.0 },
    };
}

impl Bot<Cards> for Habitual {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Cards::imagine(view, luck)?;
        let worth = |action: &Action| self.habits.at_cards(&game, seat, action) as f32;
        slips::choose(&game, seat, self.eye, worth, luck)
    }
}

/// Plays what it may decide on for some rounds in imagined worlds, where a net says what came of it.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// How hard it looks.
    pub settings: Settings,
    /// Who may tell it to decide now.
    pub stop: Stop,
}

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most candidates.
    pub candidates: usize,
    /// How many worlds are played on in all, over all candidates.
    pub worlds: usize,
    /// The most decisions made in them, an own turn counting as five: rounds of many seats are long.
    pub work: usize,
    /// How many rounds every world is played on before a net says what it is worth.
    pub rounds: usize,
}

/// The further decisions that an own turn takes as long as.
const OWN_TURN: usize = 4;
/// How many times as long a decision takes with jokers.
const WITH_JOKERS: usize = 3;

impl Settings {
    /// Less than a tenth of a second on average.
    pub const BEST: Settings = Settings { candidates: 16, worlds: 2000, work: 72_000, rounds: 3 };
}

impl Bot<Cards> for Weighing {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let mut luck = Stream::new(u64::from(luck.below("seed", u32::MAX)));
        // Whether there can be such a table at all.
        let game = Cards::imagine(view, &mut luck.clone())?;
        let world = World::imagined(view, &mut luck);
        let layout = Layout::new(&view.setup);
        let policy =
            Policy { layout: &layout, deck: view.setup.deck(), taste: &Taste::fitted(&view.setup) };
        if self.eye == Eye::OPEN {
            let decision = policy.decide(&world, seat.index());
            return decision.map(|decision| action(decision, &world)).ok_or(NOTHING);
        }
        let mut things = Vec::new();
        policy.each(&world, seat.index(), &mut |worth, decision| {
            let action = action(decision, &world);
            let at_once = at_once(&game, seat, &action);
            things.push(Thing { action, at_once, worth, nothing: Cards::declines(&action) });
        });
        self.eye.choose(&things, &mut luck).ok_or(NOTHING)
    }
}

impl Bot<Cards> for Thinking {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let seed = u64::from(luck.below("seed", u32::MAX)) << 32;
        let layout = Layout::new(&view.setup);
        let policy =
            Policy { layout: &layout, deck: view.setup.deck(), taste: &Taste::fitted(&view.setup) };
        let seat = seat.index();
        let mut found = Vec::new();
        // Whether there can be such a table at all.
        Cards::imagine(view, &mut Stream::new(seed))?;
        let base = World::imagined(view, &mut Stream::new(seed));
        policy.each(&base, seat, &mut |worth, decision| found.push((worth, decision)));
        found.sort_by(|one, two| two.0.total_cmp(&one.0));
        let found: Vec<Decision> = found.into_iter().map(|(_, decision)| decision).collect();
        let candidates = found.into_iter().take(self.settings.candidates).collect();
        let deal = |nth: u64| {
            let mut luck = Stream::new(seed.wrapping_add(nth));
            (World::imagined(view, &mut luck), luck)
        };
        let mut table = base.clone();
        let chances = Chances::fitted(&view.setup);
        let turns = self.settings.rounds * base.seats;
        // A joker goes with every colour: there is more to play.
        let each = if view.setup.jokers { WITH_JOKERS } else { 1 };
        let work = (each * turns * (base.seats + OWN_TURN)).max(1);
        let worlds = self.settings.worlds.min(self.settings.work / work);
        let attempt = |(world, luck): &(World, Stream), decision: &Decision| {
            let mut luck = luck.clone();
            table.clone_from(world);
            policy.carry_out(&mut table, seat, *decision, &mut luck);
            policy.play_on(&mut table, turns as u32, &mut luck);
            chances.shares(&policy, &table)[seat]
        };
        let best = trials::best(candidates, worlds, &self.stop, deal, attempt);
        best.map(|decision| action(decision, &base)).ok_or(NOTHING)
    }
}

pub(super) const NOTHING: Inconsistent = Inconsistent("there is nothing to decide");

/// The same as an action of the game.
pub(super) fn action(decision: Decision, world: &World) -> Action {
    match decision {
        Decision::Take(place) => Action::Take(place as u8),
        Decision::Answer(None) => Action::Pass,
        Decision::Answer(Some(row)) => {
            Action::Tick(Cell { row: Colour::ALL[row], number: world.number() })
        }
        Decision::Play(choice) => choice.action(),
    }
}

impl Levelled for Cards {
    fn player(level: Level, _books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        let thinking =
            |settings| Box::new(Thinking { settings, stop: stop.clone() }) as Box<dyn Bot<Self>>;
        match level {
            Level::Easy => Some(Box::new(Habitual::BEGINNER)),
            Level::Medium => Some(Box::new(Weighing::OCCASIONAL)),
            Level::Hard => Some(Box::new(Weighing::SOUND)),
            Level::Expert => Some(thinking(Settings::BEST)),
            _ => None,
        }
    }
}
