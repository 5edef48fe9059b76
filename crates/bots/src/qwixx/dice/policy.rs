//! An answer for every roll: the one after which its player is likeliest to win.
//!
//! Everybody answers a white sum at once. So the others' answers are foreseen first, each the best
//! for its player if the rest stay as they are, and the own answer is chosen on the table that comes
//! of it. An answer that ends the game is worth what the sheets then say. Where what is foreseen closes
//! rows or ends the game, others may still do something else, and what is best then counts a little.

use game::Seat;
use qwixx::Dice;
use qwixx::dice::{Action, Phase, Roll};

use super::candidates::{self, Candidate};
use super::net::sigmoid;
use super::position::Position;
use super::quick::Evaluator;
use super::scale::{Scale, weigh};

/// A player that asks a net.
#[derive(Clone, Debug)]
pub struct Policy<'a, E> {
    net: &'a E,
    sums: Vec<Candidate>,
    colours: Vec<Candidate>,
    replies: Vec<Reply>,
}

/// How much counts what is best if the others do nothing of what was foreseen.
const DOUBT: f32 = 0.2;

/// The table that the others are likely to make of a roll.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// After the answers to the white sum.
    pub white: Position,
    /// At the end of the turn.
    pub end: Position,
}

impl Outlook {
    /// The others do nothing.
    fn nothing(table: &Position) -> Self {
        Outlook { white: *table, end: *table }
    }

    /// Whether the others close a row or end the game.
    pub fn matters(&self, table: &Position) -> bool {
        self.end.closed != table.closed || self.end.is_over()
    }
}

/// What a seat does in a turn.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// Its answer to the white sum.
    pub first: Candidate,
    /// Its sheet and the closed rows at the end of the turn.
    pub last: Candidate,
    /// What it is worth to the seat, as odds.
    worth: f32,
}

impl<'a, E: Evaluator> Policy<'a, E> {
    /// A player that asks this net.
    pub fn new(net: &'a E) -> Self {
        let (sums, colours) = (Vec::with_capacity(16), Vec::with_capacity(32));
        Policy { net, sums, colours, replies: Vec::with_capacity(16) }
    }

    /// What `seat` should answer now.
    pub fn answer(&mut self, game: &Dice, seat: Seat) -> Action {
        let table = Position::of(game);
        let Some(roll) = game.roll() else { return Action::Pass };
        match game.phase() {
            Phase::Colour => {
                let ticked = !game.passing_misses(seat);
                self.colour(&table, &roll, seat, ticked).action
            }
            _ => self.sum(&table, &roll, seat).first.action,
        }
    }

    /// Every answer of `seat` now, with the chance to win after it.
    pub fn chances(&mut self, game: &Dice, seat: Seat) -> Vec<(Action, f32)> {
        let table = Position::of(game);
        let Some(roll) = game.roll() else { return Vec::new() };
        if game.phase() == Phase::Colour {
            self.colour(&table, &roll, seat, !game.passing_misses(seat));
            let scale = Scale::new(self.net, table, seat);
            let chance = |end: &Candidate| sigmoid(scale.weigh(&end.sheet, end.closed));
            return self.colours.iter().map(|end| (end.action, chance(end))).collect();
        }
        let foreseen = self.foresee(&table, &roll, Some(seat));
        self.weigh_replies(&table, &foreseen, &roll, seat);
        self.replies.iter().map(|reply| (reply.first.action, sigmoid(reply.worth))).collect()
    }

    /// The best answer to the white sum, with what is to follow.
    pub fn sum(&mut self, table: &Position, roll: &Roll, seat: Seat) -> Reply {
        let foreseen = self.foresee(table, roll, Some(seat));
        self.weigh_replies(table, &foreseen, roll, seat);
        if !foreseen.matters(table) {
            return self.best_reply();
        }
        let likely = self.replies.clone();
        self.weigh_replies(table, &Outlook::nothing(table), roll, seat);
        for (reply, likely) in self.replies.iter_mut().zip(likely) {
            let doubted = DOUBT * sigmoid(reply.worth);
            *reply = Reply { worth: (1.0 - DOUBT) * sigmoid(likely.worth) + doubted, ..likely };
        }
        self.best_reply()
    }

    /// The best answer to the white and colour dice.
    pub fn colour(&mut self, table: &Position, roll: &Roll, seat: Seat, ticked: bool) -> Candidate {
        let scale = Scale::new(self.net, *table, seat);
        let sheet = &table.sheets[seat.index()];
        self.colours.clear();
        candidates::for_colours(table.pad(), sheet, table.closed, roll, &mut self.colours);
        if !ticked {
            self.colours[0].sheet = sheet.with_miss();
        }
        scale.best(&self.colours).0
    }

    /// The table after what all are likely to do with this roll, all but one where one is named.
    pub fn foresee(&mut self, table: &Position, roll: &Roll, but: Option<Seat>) -> Outlook {
        let nothing = Outlook::nothing(table);
        let mut white = *table;
        let mut last = None;
        for other in (0..table.seats()).map(Seat).filter(|other| Some(*other) != but) {
            let reply = self.reply(table, &nothing, roll, other);
            white.sheets[other.index()] = reply.first.sheet;
            white.closed = white.closed.union(reply.first.closed);
            if other == table.active {
                last = Some(reply.last);
            }
        }
        let mut end = white;
        if let Some(last) = last.filter(|_| !white.is_closed_down()) {
            end.sheets[table.active.index()] = last.sheet;
            end.closed = end.closed.union(last.closed);
        }
        Outlook { white, end }
    }

    /// The best reply of `seat` if the others do what it expects.
    pub fn reply(&mut self, now: &Position, expected: &Outlook, roll: &Roll, seat: Seat) -> Reply {
        self.weigh_replies(now, expected, roll, seat);
        self.best_reply()
    }

    fn best_reply(&self) -> Reply {
        let better =
            |best: Reply, reply: &Reply| if reply.worth > best.worth { *reply } else { best };
        self.replies[1..].iter().fold(self.replies[0], better)
    }

    /// Lists what `seat` may answer to the white sum, and what each is worth. `now` is the table
    /// before the turn, `foreseen` what the others make of it.
    fn weigh_replies(&mut self, now: &Position, foreseen: &Outlook, roll: &Roll, seat: Seat) {
        let sheet = &now.sheets[seat.index()];
        let lucky = now.options.lucky(seat);
        self.sums.clear();
        candidates::for_sum(now.pad(), sheet, now.closed, roll.sum(), lucky, &mut self.sums);
        self.replies.clear();
        let mut scale = Scale::new(self.net, foreseen.end, seat);
        for (i, first) in self.sums.iter().enumerate() {
            let white = first.closed.union(foreseen.white.closed);
            let (last, worth) = if white.len() >= 2 {
                // The game ends before the colour dice are looked at.
                let mut table = foreseen.white;
                table.sheets[seat.index()] = first.sheet;
                table.closed = white;
                (*first, weigh(self.net, &table, seat))
            } else if seat == now.active {
                self.colours.clear();
                let closed = white.union(foreseen.end.closed);
                candidates::for_colours(now.pad(), &first.sheet, closed, roll, &mut self.colours);
                if i == 0 {
                    self.colours[0].sheet = sheet.with_miss();
                }
                scale.stand_on(&first.sheet);
                scale.best(&self.colours)
            } else {
                (*first, scale.weigh(&first.sheet, white.union(foreseen.end.closed)))
            };
            self.replies.push(Reply { first: *first, last, worth });
        }
    }
}
