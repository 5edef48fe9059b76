//! A bot that sometimes makes a random move.

use game::{Game, Inconsistent, Luck, Seat};

use crate::Bot;
use crate::random::Random;

/// Plays as another bot does, but one time in `every` it does anything legal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slips<B> {
    bot: B,
    every: u32,
}

impl<B> Slips<B> {
    /// A bot that slips one time in `every`.
    pub(crate) fn new(bot: B, every: u32) -> Self {
        Slips { bot, every }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Slips<B> {
    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn remark(&self) -> Option<&'static str> {
        self.bot.remark()
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        match luck.below("slip", self.every) {
            0 => Bot::<G>::decide(&mut Random, view, seat, luck),
            _ => self.bot.decide(view, seat, luck),
        }
    }
}
