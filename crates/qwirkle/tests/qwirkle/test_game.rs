//! A table in words: the one caller of the contract in these tests.

use game::{Audience, Game, Refusal, Seat, Step, StepOf, Turn};
use qlub_qwirkle::{Board, Event, Hand, Options, Phase, Placement, Position, Qwirkle, Rule, Tiles};

/// A game under test, and what it told so far.
pub(crate) struct TestGame {
    pub(crate) game: Qwirkle,
    pub(crate) told: Vec<(Audience, Event)>,
}

/// A table with these hands, dealt.
pub(crate) fn dealt(hands: &str) -> TestGame {
    dealt_by("", hands)
}

/// The same at a table that has chosen some options.
pub(crate) fn dealt_by(options: &str, hands: &str) -> TestGame {
    let game = Qwirkle::new(&chosen(options, hands));
    let mut table = TestGame { game, told: Vec::new() };
    let deal = format!("* deal {hands}").parse().expect("a deal");
    table.take(deal).expect("a possible deal");
    table
}

/// A table somewhere in a game: the tiles on the board, and a hand for every seat. Seat 0 is to
/// play; all other tiles are in the bag.
pub(crate) fn after(board: &str, hands: &str) -> TestGame {
    arranged(&position(board, hands))
}

/// The same with nothing in the bag.
pub(crate) fn late(board: &str, hands: &str) -> TestGame {
    with_bag(board, hands, "")
}

/// The same with these tiles in the bag.
pub(crate) fn with_bag(board: &str, hands: &str, bag: &str) -> TestGame {
    let mut position = position(board, hands);
    position.bag = Tiles::NONE;
    position.bag.put(bag.split_whitespace().map(|tile| tile.parse().expect("a tile")));
    arranged(&position)
}

/// The same with nothing in the bag, at a table that has chosen some options.
pub(crate) fn late_by(options: &str, board: &str, hands: &str) -> TestGame {
    let mut position = position(board, hands);
    position.bag = Tiles::NONE;
    let game = Qwirkle::arranged_by(&chosen(options, hands), &position).expect("a good table");
    TestGame { game, told: Vec::new() }
}

/// Options for as many seats as there are hands.
fn chosen(options: &str, hands: &str) -> Options {
    let setup = format!("standard {} {options}", hands.split('/').count());
    Qwirkle::options(&setup.trim_end().parse().expect("a set-up")).expect("good options")
}

pub(crate) fn position(board: &str, hands: &str) -> Position {
    let hands = hands.split('/').map(hand).collect();
    Position::new(self::board(board), hands, Seat(0)).expect("a good position")
}

fn arranged(position: &Position) -> TestGame {
    let game = Qwirkle::arranged(position).expect("a good table");
    TestGame { game, told: Vec::new() }
}

/// A board of placements.
pub(crate) fn board(placements: &str) -> Board {
    let placements: Vec<Placement> =
        placements.split_whitespace().map(|word| word.parse().expect("a placement")).collect();
    Board::arranged(&placements).expect("a good board")
}

/// A hand of tiles.
pub(crate) fn hand(tiles: &str) -> Hand {
    Hand::of(tiles.split_whitespace().map(|word| word.parse().expect("a tile"))).expect("a hand")
}

impl TestGame {
    /// A seat decides something that the rules allow.
    pub(crate) fn plays(mut self, seat: u8, action: &str) -> Self {
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        self.take(step).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
        self
    }

    /// The seat that played or swapped draws these tiles.
    pub(crate) fn draws(mut self, tiles: &str) -> Self {
        let step = format!("* draw {tiles}").parse().expect("a draw");
        self.take(step).unwrap_or_else(|refusal| panic!("draw {tiles}: {refusal}"));
        self
    }

    /// A seat decides something that a rule forbids.
    pub(crate) fn refuses(mut self, seat: u8, action: &str, rule: Rule) -> Self {
        let before = self.game.clone();
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        assert_eq!(self.take(step), Err(Refusal::Rule(rule)), "{seat} {action}");
        assert_eq!(self.game, before, "a refusal changes nothing");
        self
    }

    /// A draw that cannot be.
    pub(crate) fn never_draws(mut self, tiles: &str) -> Self {
        let step = format!("* draw {tiles}").parse().expect("a draw");
        assert_eq!(self.take(step), Err(Refusal::Impossible), "draw {tiles}");
        self
    }

    /// The legal actions of a seat, as text in any order.
    pub(crate) fn offers(self, seat: u8, actions: &[&str]) -> Self {
        let mut legal: Vec<String> =
            self.game.legal(Seat(seat)).iter().map(ToString::to_string).collect();
        let mut expected = actions.to_vec();
        legal.sort_unstable();
        expected.sort_unstable();
        assert_eq!(legal, expected, "offered to seat {seat}");
        self
    }

    /// The score of a seat by now.
    pub(crate) fn scores(self, seat: u8, points: i32) -> Self {
        assert_eq!(self.game.score(Seat(seat)), points, "the score of seat {seat}");
        self
    }

    /// The hand of a seat by now.
    pub(crate) fn holds(self, seat: u8, tiles: &str) -> Self {
        assert_eq!(self.game.hand(Seat(seat)), hand(tiles), "the hand of seat {seat}");
        self
    }

    /// What the lines of the last play scored, the line that it lies in first: `7 = 4+3`.
    pub(crate) fn for_lines(self, expected: &str) -> Self {
        let played = self.told.iter().rev().find_map(|(_, event)| match event {
            Event::Played { lines, points, .. } => Some((lines, points)),
            _ => None,
        });
        let (lines, points) = played.expect("a play");
        let each: Vec<String> = lines.iter().map(|line| line.points.to_string()).collect();
        assert_eq!(format!("{points} = {}", each.join("+")), expected);
        self
    }

    /// The game waits for this seat to decide.
    pub(crate) fn waits_for(self, seat: u8) -> Self {
        assert_eq!(self.game.turn(), Turn::Decide(game::Seats::only(Seat(seat))));
        self
    }

    /// The game waits for a draw of so many tiles.
    pub(crate) fn waits_for_draw_of(self, count: u8) -> Self {
        assert_eq!(self.game.phase(), Phase::Draw);
        assert_eq!(self.game.view(game::Viewer::Watcher).owed, count);
        self
    }

    /// So many tiles are in the bag.
    pub(crate) fn bag(self, count: u8) -> Self {
        assert_eq!(self.game.bag().len(), count, "in the bag");
        self
    }

    /// The game is over for this reason, and these seats have won.
    pub(crate) fn ends_by(self, reason: &str, winners: &[u8]) -> Self {
        let outcome = self.game.outcome().expect("an outcome");
        assert_eq!(outcome.reason, reason);
        assert!(outcome.winners.iter().map(|seat| seat.0).eq(winners.iter().copied()));
        self
    }

    pub(crate) fn take(&mut self, step: StepOf<Qwirkle>) -> Result<(), Refusal<Rule>> {
        let told = &mut self.told;
        self.game.play(step, &mut |audience, event| told.push((audience, event)))
    }
}
