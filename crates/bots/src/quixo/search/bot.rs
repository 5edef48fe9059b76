//! The players that can be seated.

use std::sync::Arc;

use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat, Step};
use quixo::{Action, Options, Players, Push, Quixo, Side, View};

use super::alpha_beta::{self, Settings};
use crate::quixo::late::Late;
use crate::quixo::unbeatable::{BadMoves, Sides, Unbeatable};
use crate::quixo::value::{self, ValueNet};
use crate::slips::{Eye, Looks};
use crate::{Books, Bot, Level, Levelled, Stop};

/// The table of the player that never loses, as a file.
const NEVER_LOSES: &str = "quixo-never-loses.qxt";

/// Looks some moves ahead.
#[derive(Clone, Debug)]
pub struct Searching {
    /// How hard it looks.
    pub settings: Settings,
    /// Exact values of nearly full boards, if it has them.
    pub late: Option<Arc<Late>>,
    /// What a net learnt of the board of 25 for two, and how hard to look with it.
    pub net: Option<(Arc<ValueNet>, value::Settings)>,
    /// Who may tell it to decide now.
    pub stop: Stop,
}

impl Settings {
    /// About a hundredth of a second.
    pub const STRONG: Settings = Settings { depth: 40, work: 10_000, memory: 14 };
    /// About a tenth of a second; where there is a net that knows the board, it searches by that.
    pub const BEST: Settings = Settings { depth: 40, work: 120_000, memory: 17 };
}

impl value::Settings {
    /// About half as long as the search without a net takes.
    pub const BEST: value::Settings = value::Settings { depth: 40, work: 30_000, memory: 16 };
}

impl Searching {
    /// The move that the search by the net finds, where the net knows the board.
    fn by_net(&self, game: &Quixo, order: &mut Stream) -> Option<Action> {
        let (options, position) = (game.setup(), game.position());
        if options.players != Players::Two || options.side != Side::Five {
            return None;
        }
        let (net, settings) = self.net.as_ref()?;
        let action = |push: &Push| Action { cell: push.cell(), end: push.end(), dot: None };
        let been = |push: &Push| {
            let mut game = game.clone();
            game.advance(Step::Decide(position.seat, action(push)), &mut |_, _| {});
            game.occurred() > 1
        };
        let sides = Sides::of(position.board, options.mark(position.seat));
        value::best(net, sides, *settings, &been, &self.stop, order).as_ref().map(action)
    }
}

impl Bot<Quixo> for Searching {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Quixo::imagine(view, luck)?;
        if game.position().seat != seat || game.ending().is_some() {
            return Err(Inconsistent("this seat owes no decision"));
        }
        let mut order = Stream::new(luck.below("seed", u32::MAX).into());
        if let Some(action) = self.by_net(&game, &mut order) {
            return Ok(action);
        }
        let (setup, position) = (game.setup(), game.position());
        let found = alpha_beta::best(
            setup,
            position,
            self.settings,
            self.late.as_deref(),
            &self.stop,
            &mut order,
        );
        found.map(|(action, _)| action).ok_or(Inconsistent("there is no move"))
    }
}

/// Somebody who has played twice: overlooks one line in three, its own and those of others.
const BEGINNER: Looks = Looks { eye: Eye { obvious: 48, glances: 6, vague: 0.0 } };
/// Somebody who plays now and then: sees most lines, and much of what the other could do next.
const OCCASIONAL: Looks = Looks { eye: Eye { obvious: 90, glances: 20, vague: 0.0 } };

impl Levelled for Quixo {
    fn player(level: Level, books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        let settings = match level {
            Level::Easy => return Some(Box::new(BEGINNER)),
            Level::Medium => return Some(Box::new(OCCASIONAL)),
            Level::Hard => Settings::STRONG,
            Level::Expert => Settings::BEST,
            Level::Unbeatable => return Some(Box::new(Unbeatable::new(books))),
            _ => return None,
        };
        let net = (level == Level::Expert).then(|| value::learnt(books)).flatten();
        let net = net.map(|net| (net, value::Settings::BEST));
        Some(Box::new(Searching { settings, late: books.get(), net, stop: stop.clone() }))
    }

    fn book(level: Level, options: &Options) -> Option<String> {
        // Both were made for two on the largest board.
        let name = match (options.players, options.side, level) {
            (Players::Two, Side::Five, Level::Expert) => value::NAME,
            (Players::Two, Side::Five, Level::Unbeatable) => NEVER_LOSES,
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn read_book(name: &str, bytes: &[u8], books: &mut Books) -> bool {
        if name == value::NAME {
            ValueNet::read(bytes).map(|net| books.add(net)).is_ok()
        } else {
            name.ends_with(".qxt") && BadMoves::read(bytes).map(|table| books.add(table)).is_ok()
        }
    }
}
