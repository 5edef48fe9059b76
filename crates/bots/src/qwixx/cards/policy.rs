//! What a player does at once, by taste alone. Nobody looks at what their seat cannot see.

use game::luck::Stream;
use qwixx::Colour;
use qwixx::cards::{Card, CardSet, MOST_SEATS, Phase};

use super::pad::{Layout, Marks};
use super::plays::{self, Choice};
use super::taste::{Taste, clock};
use super::world::World;

/// A taste at a pad.
#[derive(Clone, Copy, Debug)]
pub struct Policy<'a> {
    /// The pad that is played on.
    pub layout: &'a Layout,
    /// All cards of the game.
    pub deck: CardSet,
    /// What the player prefers.
    pub taste: &'a Taste,
}

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Take the card at a place of the row.
    Take(usize),
    /// Tick the common number in a row, or nothing.
    Answer(Option<usize>),
    /// Play the cards of a choice.
    Play(Choice),
}

/// What a seat goes by when it decides.
#[derive(Clone, Copy)]
struct Standing {
    clock: usize,
    /// The best score among the others.
    others: i32,
}

impl Policy<'_> {
    /// Everything that a seat may decide, with what it is worth by taste.
    #[inline]
    pub fn each(&self, world: &World, seat: usize, found: &mut impl FnMut(f32, Decision)) {
        match world.phase {
            Phase::Take => self.each_take(world, found),
            Phase::Number => self.each_answer(world, seat, found),
            Phase::Play => {
                let (at, marks) = (standing(world, seat), &world.marks[seat]);
                let hand = world.hands[seat];
                self.each_play(at, marks, hand, world.ticked, &mut |worth, choice| {
                    found(worth, Decision::Play(choice));
                });
            }
            _ => {}
        }
    }

    /// What a seat decides.
    #[inline]
    pub fn decide(&self, world: &World, seat: usize) -> Option<Decision> {
        let mut best: Option<(f32, Decision)> = None;
        self.each(world, seat, &mut |worth, decision| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, decision));
            }
        });
        best.map(|(_, decision)| decision)
    }

    /// What it is worth to have these marks and a hand of so many cards with these promises.
    #[inline]
    fn worth(&self, at: Standing, marks: &Marks, promises: [f32; 4], cards: usize) -> f32 {
        if marks.end_the_game() {
            let (score, lead) = (marks.score(), marks.score() - at.others);
            return score as f32 + self.taste.win * lead.signum() as f32;
        }
        self.taste.marks(at.clock, marks) + self.taste.hand(promises, cards)
    }

    fn each_take(&self, world: &World, found: &mut impl FnMut(f32, Decision)) {
        let (marks, hand) = (&world.marks[world.active], world.hands[world.active]);
        let clock = clock(&world.marks[..world.seats]);
        let unseen = self.deck.without(hand).without(world.discard);
        let promises = self.taste.promises(clock, self.layout, marks, hand);
        let with = |card: Card| {
            let hand = hand.with(card);
            let promise = |colour| self.taste.promise(clock, self.layout, marks, hand, colour);
            let mut promises = promises;
            match card.colour {
                Some(colour) => promises[colour.index()] = promise(colour),
                None => promises = Colour::ALL.map(promise),
            }
            self.taste.hand(promises, hand.len())
        };
        for (place, card) in world.row.iter().enumerate() {
            // Cards of one number are alike from behind.
            if world.row[..place].iter().any(|other| other.number == card.number) {
                continue;
            }
            let could_be = unseen.of_number(card.number);
            let mean = could_be.iter().map(with).sum::<f32>() / could_be.len().max(1) as f32;
            found(mean, Decision::Take(place));
        }
    }

    fn each_answer(&self, world: &World, seat: usize, found: &mut impl FnMut(f32, Decision)) {
        let (marks, hand) = (world.marks[seat], world.hands[seat]);
        let at = standing(world, seat);
        let number = world.number();
        // Whoever is active goes through what can be played next instead.
        let before = if seat == world.active {
            [0.0; 4]
        } else {
            self.taste.promises(at.clock, self.layout, &marks, hand)
        };
        let worth = |marks: &Marks, ticked: Option<usize>| {
            if seat != world.active || marks.end_the_game() {
                let mut promises = before;
                // What other rows promise hardly changes.
                if let Some(row) = ticked {
                    let colour = Colour::ALL[row];
                    promises[row] = self.taste.promise(at.clock, self.layout, marks, hand, colour);
                }
                return self.worth(at, marks, promises, hand.len());
            }
            // Whoever is active knows what can be played next.
            let mut best = f32::MIN;
            let ticked = ticked.is_some();
            self.each_play(at, marks, hand, ticked, &mut |worth, _| best = best.max(worth));
            best
        };
        found(worth(&marks, None), Decision::Answer(None));
        for row in 0..4 {
            let position = self.layout.position(row, number);
            if let Some(after) = self.layout.tick(marks.rows[row], position) {
                let mut ticked = marks;
                ticked.rows[row] = after;
                found(worth(&ticked, Some(row)), Decision::Answer(Some(row)));
            }
        }
    }

    fn each_play(
        &self,
        at: Standing,
        marks: &Marks,
        hand: CardSet,
        ticked: bool,
        found: &mut impl FnMut(f32, Choice),
    ) {
        let promises = self.taste.promises(at.clock, self.layout, marks, hand);
        plays::each(self.layout, marks, hand, &mut |choice, left| {
            let mut after = choice.marks;
            after.misses += u8::from(!ticked && choice.ticks == 0);
            let rest = hand.without(choice.cards);
            let promise = |colour| self.taste.promise(at.clock, self.layout, &after, rest, colour);
            // What other colours promise hardly changes, unless a joker is gone.
            let mut promises = promises;
            if choice.cards.iter().any(|card| card.colour.is_none()) {
                promises = Colour::ALL.map(promise);
            } else {
                let promise = self.taste.promise_of(at.clock, self.layout, &after, left);
                promises[choice.colour.index()] = promise;
            }
            found(self.worth(at, &after, promises, rest.len()), choice);
        });
    }

    /// Carries out what a seat decides; those who decide at the same time go by taste.
    pub fn carry_out(&self, world: &mut World, seat: usize, decision: Decision, luck: &mut Stream) {
        match decision {
            Decision::Take(place) => world.take(place, luck),
            Decision::Play(choice) => world.play(&choice),
            Decision::Answer(own) => {
                let mut answers = [None; MOST_SEATS];
                for (other, answer) in answers.iter_mut().enumerate().take(world.seats) {
                    *answer = if other == seat {
                        own
                    } else if let Some(Decision::Answer(answer)) = self.decide(world, other) {
                        answer
                    } else {
                        None
                    };
                }
                world.answer(self.layout, &answers);
            }
        }
    }

    /// Plays a game on for so many turns, or to its end.
    pub fn play_on(&self, world: &mut World, mut turns: u32, luck: &mut Stream) {
        while turns > 0
            && let Some(decision) = self.decide(world, world.active)
        {
            turns -= u32::from(world.phase == Phase::Play);
            self.carry_out(world, world.active, decision, luck);
        }
    }
}

fn standing(world: &World, seat: usize) -> Standing {
    let others = (0..world.seats).filter(|other| *other != seat);
    let best = others.map(|other| world.marks[other].score()).max();
    Standing { clock: clock(&world.marks[..world.seats]), others: best.unwrap_or(0) }
}
