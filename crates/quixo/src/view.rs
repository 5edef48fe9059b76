//! What a viewer may know: everything.

use game::{Game, Inconsistent, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Mark;
use crate::cell::Cells;
use crate::earlier::{DRAWN_AT, Earlier};
use crate::options::Options;
use crate::position::Position;
use crate::quixo::{Ending, Quixo};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The set-up.
    pub setup: Options,
    /// Who is looking; nobody in particular if it is a watcher.
    pub viewer: Option<Seat>,
    /// The mark of every seat.
    pub marks: Vec<Mark>,
    /// The cubes row by row, the north row first: `.` is neutral, `x` a cross, `o` a ring; with
    /// four players a marked cube is the seat at whom its dot points.
    pub rows: Vec<String>,
    /// The seat to move, or that would be to move were the game not over.
    pub seat: Seat,
    /// Whether some seat has yet to make its first move, with four players: only neutral cubes are
    /// taken then.
    pub first_round: bool,
    /// How often the position has occurred, this time included, if that is counted.
    pub occurred: u8,
    /// The positions before this one since a neutral cube was last taken, drawn as text: each as
    /// often as it occurred, and in the order of the alphabet, not of time.
    pub earlier: Vec<String>,
    /// The lines on the board.
    pub lines: Vec<Line>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// A line on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// Its mark.
    pub mark: Mark,
    /// Its cells.
    pub cells: Cells,
}

impl Quixo {
    pub(crate) fn show(&self, viewer: Viewer) -> View {
        let (options, position) = (&self.options, &self.position);
        let seats = Seats::first(options.seats());
        let viewer = match viewer {
            Viewer::Seat(seat) if seats.contains(seat) => Some(seat),
            _ => None,
        };
        let positions = self.earlier.positions().iter();
        let mut earlier: Vec<_> = positions.map(|earlier| earlier.drawn(options)).collect();
        earlier.sort_unstable();
        View {
            setup: *options,
            viewer,
            marks: seats.iter().map(|seat| options.mark(seat)).collect(),
            rows: position.rows(options),
            seat: position.seat,
            first_round: position.is_first_round(options),
            occurred: self.occurred(),
            earlier,
            lines: self.lines().map(|(mark, cells)| Line { mark, cells }).collect(),
            outcome: self.outcome(),
        }
    }
}

impl View {
    /// The state that looks like this: there is only one.
    pub(crate) fn imagine(&self) -> Result<Quixo, Inconsistent> {
        let drawing = format!("{} {}", self.rows.join("/"), self.seat);
        let mut quixo = Quixo::arranged(&self.setup, self.read(&drawing)?)?;
        quixo.earlier = self.imagine_earlier(&quixo)?;
        if quixo.ending.is_none() && quixo.occurred() >= DRAWN_AT {
            quixo.ending = Some(Ending::Repetition);
        }
        let viewer = self.viewer.map_or(Viewer::Watcher, Viewer::Seat);
        if quixo.show(viewer) != *self {
            return Err(Inconsistent("its parts do not fit together"));
        }
        Ok(quixo)
    }

    /// The positions that could have led to the one on the table by moves with marked cubes alone.
    fn imagine_earlier(&self, quixo: &Quixo) -> Result<Earlier, Inconsistent> {
        let marks = |quixo: &Quixo| Mark::ALL.map(|mark| quixo.position.board.of(mark).len());
        let counted = self.setup.repetition && !self.first_round;
        let position = |drawing: &String| {
            let earlier = Quixo::arranged(&self.setup, self.read(drawing)?)?;
            match counted && earlier.ending.is_none() && marks(&earlier) == marks(quixo) {
                true => Ok(earlier.position),
                false => Err(Inconsistent("an earlier position cannot come again")),
            }
        };
        let all: Earlier = self.earlier.iter().map(position).collect::<Result<_, _>>()?;
        match all.positions().iter().any(|one| all.times(one) >= DRAWN_AT) {
            true => Err(Inconsistent("an earlier position ended the game")),
            false => Ok(all),
        }
    }

    fn read(&self, drawing: &str) -> Result<Position, Inconsistent> {
        Position::read(&self.setup, drawing).map_err(|_| Inconsistent("a position cannot be read"))
    }
}
