//! What a viewer may know: every number, one's own colours, what has been played.

use game::{Game, Inconsistent, Luck, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::{Back, CardSet};
use super::options::{MOST_SEATS, Options};
use super::stock::Stock;
use super::{Cards, Phase};
use crate::sheet::Sheet;
use crate::shown::SheetView;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The options that the game is played with.
    pub setup: Options,
    /// Who is looking; nobody in particular if it is a watcher.
    pub viewer: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// The active player, once drawn.
    pub active: Option<Seat>,
    /// The backs of the cards in the row.
    pub row: Vec<Back>,
    /// The place in the row whose card is being taken.
    pub taking: Option<u8>,
    /// The top card of the pile.
    pub top: Option<Back>,
    /// How many cards the pile holds, its top card counted.
    pub pile: usize,
    /// The cards played since the last shuffle.
    pub discard: CardSet,
    /// The hands of all seats.
    pub hands: Vec<HandView>,
    /// The sheets of all seats.
    pub sheets: Vec<SheetView>,
    /// The seats whose answer is in while others are still owed.
    pub answered: Seats,
    /// The viewer's own answer, if it is in.
    pub answer: Option<Action>,
    /// Whether the active player ticked the common number of this turn.
    pub ticked: bool,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// A hand: backs for everybody, cards for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HandView {
    /// The numbers held, from low to high.
    pub backs: Vec<Back>,
    /// The cards, if it is the viewer's hand.
    pub cards: Option<CardSet>,
}

impl Cards {
    pub(super) fn show(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => Some(seat),
            _ => None,
        };
        let hand = |seat| HandView {
            backs: self.hand_backs(seat),
            cards: (viewer == Some(seat)).then(|| self.hand(seat)),
        };
        let sheet = |seat| SheetView::new(&self.options.pad, self.sheet(seat), None);
        View {
            setup: self.options,
            viewer,
            phase: self.phase,
            active: (self.phase != Phase::First).then_some(self.active),
            row: self.row_backs(),
            taking: (self.phase == Phase::Face).then_some(self.taking),
            top: self.stock.top().map(|number| Back { number }),
            pile: self.stock.pile(),
            discard: self.stock.discard(),
            hands: self.seats().iter().map(hand).collect(),
            sheets: self.seats().iter().map(sheet).collect(),
            answered: self.seats().without(self.unanswered()),
            answer: viewer.and_then(|seat| self.answers[seat.index()]),
            ticked: self.ticked,
            outcome: self.outcome(),
        }
    }
}

impl View {
    /// A state that looks like this: hidden colours are drawn from the cards that the viewer has not
    /// seen, sealed answers of others from their legal ones.
    pub(super) fn imagine(&self, luck: &mut dyn Luck) -> Result<Cards, Inconsistent> {
        let mut cards = Cards::new(&self.setup);
        let seats = usize::from(self.setup.seats);
        let active = self.active.unwrap_or(Seat(0));
        if self.hands.len() != seats || self.sheets.len() != seats || active.index() >= seats {
            return Err(Inconsistent("there are not as many hands and sheets as seats"));
        }
        for (mine, shown) in cards.sheets.iter_mut().zip(&self.sheets) {
            *mine = Sheet::marked(&self.setup.pad, &shown.rows, &shown.boxes, shown.misses)
                .ok_or(Inconsistent("a sheet has marks that nobody could have made"))?;
        }
        let late = self.phase != Phase::Number && !self.answered.is_empty();
        let early = self.phase != Phase::Play && self.ticked;
        if late || early {
            return Err(Inconsistent("it shows what belongs to another part of the turn"));
        }
        self.imagine_hidden(&mut cards, luck)?;
        cards.phase = self.phase;
        cards.active = active;
        cards.taking = self.taking.unwrap_or(0);
        cards.ticked = self.ticked;
        cards.answers = self.imagine_answers(&cards, luck)?;
        let viewer = self.viewer.map_or(Viewer::Watcher, Viewer::Seat);
        let over = self.phase == Phase::Over;
        if over != cards.reason().is_some() || !cards.is_sound() || cards.show(viewer) != *self {
            return Err(Inconsistent("its parts do not fit together"));
        }
        Ok(cards)
    }

    /// Draws every hidden card that somebody holds, and leaves the rest to row and pile.
    fn imagine_hidden(&self, cards: &mut Cards, luck: &mut dyn Luck) -> Result<(), Inconsistent> {
        let own: CardSet =
            self.hands.iter().filter_map(|hand| hand.cards).fold(CardSet::NONE, CardSet::union);
        let seen = own.union(self.discard);
        let once = seen.len() == own.len() + self.discard.len();
        if !once || !seen.without(self.setup.deck()).is_empty() {
            return Err(Inconsistent("a card is seen twice, or is not in this deck"));
        }
        let mut hidden = self.setup.deck().without(seen);
        for (mine, shown) in cards.hands.iter_mut().zip(&self.hands) {
            *mine = shown.cards.unwrap_or_default();
            let unknown = if shown.cards.is_some() { &[][..] } else { &shown.backs };
            for back in unknown {
                let choice = hidden.of_number(back.number);
                let place = luck.below("hidden", choice.len() as u32) as usize;
                let card = choice
                    .nth(place)
                    .ok_or(Inconsistent("a number is on show more often than it exists"))?;
                *mine = mine.with(card);
                hidden = hidden.without(*mine);
            }
        }
        let row = self.row.iter().map(|back| back.number);
        let top = self.top.map(|back| back.number);
        cards.stock = Stock::imagined(hidden, row, top, self.discard);
        Ok(())
    }

    fn imagine_answers(
        &self,
        cards: &Cards,
        luck: &mut dyn Luck,
    ) -> Result<[Option<Action>; MOST_SEATS], Inconsistent> {
        let mut answers = [None; MOST_SEATS];
        for seat in cards.seats().iter().filter(|seat| self.answered.contains(*seat)) {
            let mut legal = cards.legal(seat);
            if self.viewer == Some(seat) {
                legal.retain(|action| Some(*action) == self.answer);
            }
            let choice = luck.below("answer", legal.len() as u32) as usize;
            answers[seat.index()] = legal.get(choice).copied();
            if answers[seat.index()].is_none() {
                return Err(Inconsistent("somebody answered what cannot be answered"));
            }
        }
        Ok(answers)
    }
}
