//! From a state to what a viewer may know, and back.

use game::{Game, Inconsistent, Seats, Viewer};

use crate::board::Mark;
use crate::earlier::{DRAWN_AT, Earlier};
use crate::ending::Ending;
use crate::position::Position;
use crate::quixo::Quixo;
use crate::view::{FullLine, View};

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
            lines: self.lines().map(|(mark, cells)| FullLine { mark, cells }).collect(),
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
            if counted && earlier.ending.is_none() && marks(&earlier) == marks(quixo) {
                Ok(earlier.position)
            } else {
                Err(Inconsistent("an earlier position cannot come again"))
            }
        };
        let all: Earlier = self.earlier.iter().map(position).collect::<Result<_, _>>()?;
        if all.positions().iter().any(|one| all.times(one) >= DRAWN_AT) {
            Err(Inconsistent("an earlier position ended the game"))
        } else {
            Ok(all)
        }
    }

    fn read(&self, drawing: &str) -> Result<Position, Inconsistent> {
        Position::read(&self.setup, drawing).map_err(|_| Inconsistent("a position cannot be read"))
    }
}
