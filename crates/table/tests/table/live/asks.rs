//! What devices ask for, in short.

use game::Seat;
use protocol::{LuckChoice, OfferKind, Request};

pub(crate) const TAKE_BACK: OfferKind = OfferKind::TakeBack;
pub(crate) const DRAW: OfferKind = OfferKind::Draw;

pub(crate) fn sit(seat: u8, name: &str) -> Request {
    Request::Sit { seat: Seat(seat), name: name.to_owned(), commitment: None, terms: None }
}

pub(crate) fn rise(seat: u8) -> Request {
    Request::Rise { seat: Seat(seat) }
}

pub(crate) fn rename(seat: u8, name: &str) -> Request {
    Request::Rename { seat: Seat(seat), name: name.to_owned() }
}

pub(crate) fn bot(seat: u8, level: &str) -> Request {
    Request::SeatBot { seat: Seat(seat), level: level.to_owned() }
}

pub(crate) fn remove(seat: u8) -> Request {
    Request::Remove { seat: Seat(seat) }
}

pub(crate) fn set_up(game: &str, setup: &str) -> Request {
    Request::SetUp { game: game.to_owned(), setup: setup.to_owned() }
}

pub(crate) fn seeded(seed: &str) -> LuckChoice {
    LuckChoice::Seeded { seed: seed.to_owned() }
}

pub(crate) fn roll(chance: &str) -> Request {
    Request::TypeChance { chance: chance.to_owned() }
}

pub(crate) fn offer(seat: u8, offer: OfferKind) -> Request {
    Request::Offer { seat: Seat(seat), offer }
}

pub(crate) fn reply(seat: u8, yes: bool) -> Request {
    Request::Reply { seat: Seat(seat), yes }
}

pub(crate) fn resign(seat: u8) -> Request {
    Request::Resign { seat: Seat(seat) }
}

pub(crate) fn chat(seat: u8, text: &str) -> Request {
    Request::Chat { seat: Seat(seat), text: text.to_owned(), team: false, mark: None }
}

pub(crate) fn team_chat(seat: u8, text: &str) -> Request {
    Request::Chat { seat: Seat(seat), text: text.to_owned(), team: true, mark: None }
}
