//! A table in words: the one caller of the contract in these tests.

use game::{Audience, Game, Refusal, Seat, Seats, Setup, Step, Turn};
use qlub_quixo::{Event, Options, Position, Quixo, Rule};

/// A game under test, and what it told since the last move.
pub(crate) struct TestGame {
    pub(crate) quixo: Quixo,
    pub(crate) told: Vec<Event>,
}

/// The options of a set-up.
pub(crate) fn options(setup: &str) -> Options {
    let setup: Setup = setup.parse().expect("a set-up");
    Quixo::options(&setup).expect("a good set-up")
}

/// A table at which nobody has moved.
pub(crate) fn start(setup: &str) -> TestGame {
    let quixo = Quixo::new(&options(setup));
    let told = Vec::new();
    TestGame { quixo, told }
}

/// A table with the cubes of a drawing, `seat` to move. The drawing has one line a row, the north
/// row first, and a space between cubes.
pub(crate) fn drawn(setup: &str, seat: u8, drawing: &str) -> TestGame {
    let options = options(setup);
    let text = format!("{} {seat}", rows(drawing).join("/"));
    let position = Position::read(&options, &text).expect("a drawing");
    let quixo = Quixo::arranged(&options, position).expect("a good position");
    let told = Vec::new();
    TestGame { quixo, told }
}

fn rows(drawing: &str) -> Vec<String> {
    let lines = drawing.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| line.split_whitespace().collect()).collect()
}

impl TestGame {
    /// The seats to move make these moves, one after another.
    pub(crate) fn plays(self, moves: &str) -> Self {
        moves.split_whitespace().fold(self, |mut table, action| {
            let step = Step::Decide(table.seat(), action.parse().expect("a move"));
            table.take(step).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
            table
        })
    }

    /// The seat to move tries a move that a rule forbids.
    pub(crate) fn refuses(mut self, action: &str, rule: Rule) -> Self {
        let before = self.quixo.clone();
        let step = Step::Decide(self.seat(), action.parse().expect("a move"));
        assert_eq!(self.take(step), Err(Refusal::Rule(rule)), "{action}");
        assert_eq!(self.quixo, before, "a refusal changes nothing");
        self
    }

    /// The legal moves of the seat to move with the cube of a cell, in any order.
    pub(crate) fn offers(self, cell: &str, moves: &str) -> Self {
        let mut legal = self.legal();
        legal.retain(|action| action.starts_with(cell));
        let mut expected: Vec<&str> = moves.split_whitespace().collect();
        legal.sort_unstable();
        expected.sort_unstable();
        assert_eq!(legal, expected, "offered with {cell}");
        self
    }

    /// The number of legal moves of the seat to move.
    pub(crate) fn offers_in_all(self, moves: usize) -> Self {
        assert_eq!(self.legal().len(), moves);
        self
    }

    /// The cubes as they lie now.
    pub(crate) fn shows(self, drawing: &str) -> Self {
        let shown = self.quixo.position().rows(self.quixo.setup());
        assert_eq!(shown, rows(drawing));
        self
    }

    /// The seat to move.
    pub(crate) fn waits_for(self, seat: u8) -> Self {
        assert_eq!(self.quixo.turn(), Turn::Decide(Seats::only(Seat(seat))));
        self
    }

    /// The game is over: these seats have won, for this reason.
    pub(crate) fn won_by(self, seats: &[u8], reason: &str) -> Self {
        assert_eq!(self.quixo.turn(), Turn::Over);
        let outcome = self.quixo.outcome().expect("an outcome");
        let winners: Seats = seats.iter().copied().map(Seat).collect();
        assert_eq!((outcome.winners, &*outcome.reason), (winners, reason));
        assert!(outcome.scores.is_empty());
        self
    }

    /// What the last move told, in a few letters: `0:c1-c5` a cube moved, `1!` a seat skipped,
    /// `cross` a line, `twice` a position repeated, `end` the end.
    pub(crate) fn tells(self, expected: &str) -> Self {
        let told: Vec<String> = self.told.iter().map(words).collect();
        assert_eq!(told.join(" "), expected);
        self
    }

    fn legal(&self) -> Vec<String> {
        let legal = self.quixo.legal(self.seat());
        legal.iter().map(ToString::to_string).collect()
    }

    fn seat(&self) -> Seat {
        self.quixo.position().seat
    }

    fn take(
        &mut self,
        step: Step<qlub_quixo::Action, qlub_quixo::Chance>,
    ) -> Result<(), Refusal<Rule>> {
        self.told.clear();
        let told = &mut self.told;
        self.quixo.play(step, &mut |audience, event| {
            assert_eq!(audience, Audience::All);
            told.push(event);
        })
    }
}

fn words(event: &Event) -> String {
    match event {
        Event::Moved { seat, cell, entry, .. } => format!("{seat}:{cell}-{entry}"),
        Event::Skipped { seat } => format!("{seat}!"),
        Event::Lined { mark, .. } => format!("{mark:?}").to_lowercase(),
        Event::Repeated { times: 2 } => "twice".to_owned(),
        Event::Repeated { times } => format!("{times}x"),
        Event::Ended { .. } => "end".to_owned(),
    }
}
