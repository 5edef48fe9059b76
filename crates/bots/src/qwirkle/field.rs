//! A board for playing on, made for speed: tiles are put down and taken back, nothing is copied, and
//! every open cell knows what fits it.
//!
//! Only a window is kept, as far around the tiles as a few more turns can reach. Its rim takes no
//! tile: whoever plays on so far out plays something else.

use std::cell::Cell as Shared;

use qwirkle::{Board, Cell, Placement, Play, Tile};

use super::runs::{ALIKE, ALL, Run, alone, fits_of, length};

/// How far beyond the tiles the window reaches.
const MARGIN: usize = 12;

/// A look for plays takes as long as finding so many, besides those that it finds.
const LOOK: u64 = 16;

/// What an empty cell faces on one axis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AxisRuns {
    /// The runs before and after it.
    pub sides: [Run; 2],
    /// What may join both.
    pub fits: u64,
}

/// An empty cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// What fits: everything if it touches no tile, nothing if it is taken.
    pub fits: u64,
    /// What it faces across and down.
    pub axes: [AxisRuns; 2],
}

const LONELY: Spot = Spot { fits: ALL, axes: [AxisRuns { sides: [0; 2], fits: ALL }; 2] };
const RIM: Spot = Spot { fits: 0, axes: [AxisRuns { sides: [0; 2], fits: 0 }; 2] };

/// A tile of a kind on a spot.
pub type Put = (u16, u8);

/// A window of the board around its tiles: a spot for every cell, with what fits there.
#[derive(Clone, Debug)]
pub struct Field {
    spots: Vec<Spot>,
    /// The way from a spot to the next one on each axis.
    pub steps: [usize; 2],
    /// The spots that touch a tile; some of them are taken by now.
    open: Vec<u16>,
    /// What was there before, to take tiles back.
    before: Vec<(u16, Spot)>,
    /// The cell of the first spot.
    corner: (i16, i16),
    work: Shared<u64>,
}

/// The same board, however much somebody has looked at it.
impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        let of = |field: &Field| (field.steps, field.corner);
        of(self) == of(other)
            && self.spots == other.spots
            && self.open == other.open
            && self.before == other.before
    }
}

/// A moment that tiles can be taken back to.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    before: usize,
    open: usize,
}

impl Field {
    /// The board of a game.
    pub fn of(board: &Board) -> Field {
        let placed: Vec<Placement> = board.iter().collect();
        let span = |of: fn(&Placement) -> i8| {
            let first = placed.iter().map(of).min().map_or(0, i16::from);
            let last = placed.iter().map(of).max().map_or(0, i16::from);
            (first - MARGIN as i16, (last - first) as usize + 2 * MARGIN + 1)
        };
        let ((left, width), (top, height)) = (span(|at| at.cell.x), span(|at| at.cell.y));
        let mut spots = vec![LONELY; width * height];
        for (index, spot) in spots.iter_mut().enumerate() {
            let (x, y) = (index % width, index / width);
            if x == 0 || y == 0 || x + 1 == width || y + 1 == height {
                *spot = RIM;
            }
        }
        let corner = (left, top);
        let mut field = Field {
            spots,
            steps: [1, width],
            open: Vec::new(),
            before: Vec::new(),
            corner,
            work: Shared::new(0),
        };
        for at in placed {
            field.put(field.spot_of(at.cell), at.tile.index() as u8);
        }
        field.before.clear();
        field
    }

    /// The spot of a cell of the window.
    pub fn spot_of(&self, cell: Cell) -> u16 {
        let x = i16::from(cell.x) - self.corner.0;
        let y = i16::from(cell.y) - self.corner.1;
        (y as usize * self.steps[1] + x as usize) as u16
    }

    /// The tiles of a play as this board names them.
    pub fn puts_of(&self, play: &Play) -> impl Iterator<Item = Put> {
        play.iter().map(|placed| (self.spot_of(placed.cell), placed.tile.index() as u8))
    }

    /// Puts down the tiles of a play.
    pub fn put_all(&mut self, play: &Play) {
        for placed in play.iter() {
            self.put(self.spot_of(placed.cell), placed.tile.index() as u8);
        }
    }

    /// The play of some tiles.
    pub fn play_of(&self, puts: &[Put]) -> Option<Play> {
        let kinds: Vec<Tile> = Tile::kinds().collect();
        let placed = |(at, kind): &Put| {
            let (x, y) = (usize::from(*at) % self.steps[1], usize::from(*at) / self.steps[1]);
            let cell =
                Cell::new((x as i16 + self.corner.0) as i8, (y as i16 + self.corner.1) as i8);
            Placement { cell, tile: kinds[usize::from(*kind)] }
        };
        Play::of(&puts.iter().map(placed).collect::<Vec<_>>())
    }

    /// The spot of this number.
    #[inline]
    pub fn spot(&self, at: usize) -> &Spot {
        &self.spots[at]
    }

    /// The spots that touch a tile and take one of these kinds.
    #[inline]
    pub fn open(&self, kinds: u64) -> impl Iterator<Item = (usize, &Spot)> {
        let spots = self.open.iter().map(|at| (usize::from(*at), &self.spots[usize::from(*at)]));
        spots.filter(move |(_, spot)| spot.fits & kinds != 0)
    }

    /// Notes that somebody looked for plays and found so many.
    #[inline]
    pub(super) fn looked(&self, found: u64) {
        self.work.set(self.work.get() + LOOK + found);
    }

    /// How much work it was to look for plays so far, in plays that were found: about so many times 20 ns
    /// on the machines of today. Time is bounded by this count, so that the same luck gives the same
    /// decision however fast the machine is.
    pub fn work(&self) -> u64 {
        self.work.get()
    }

    /// The board as it is now, to return to with tiles taken back.
    #[inline]
    pub fn now(&self) -> Moment {
        Moment { before: self.before.len(), open: self.open.len() }
    }

    /// Takes back everything put down since then.
    #[inline]
    pub fn back_to(&mut self, then: Moment) {
        for (at, spot) in self.before.drain(then.before..).rev() {
            self.spots[usize::from(at)] = spot;
        }
        self.open.truncate(then.open);
    }

    /// Puts a tile where it fits.
    pub fn put(&mut self, at: u16, kind: u8) {
        let index = usize::from(at);
        let spot = self.spots[index];
        self.before.push((at, spot));
        self.spots[index].fits = 0;
        for (axis, faced) in spot.axes.iter().enumerate() {
            let [before, after] = faced.sides;
            let run = before + after + alone(kind);
            let fits = faced.fits & ALIKE[usize::from(kind)];
            let step = self.steps[axis];
            self.face(index - step * (1 + length(before)), axis, 1, run, fits);
            self.face(index + step * (1 + length(after)), axis, 0, run, fits);
        }
    }

    /// Lets a spot face another run.
    #[inline]
    fn face(&mut self, index: usize, axis: usize, side: usize, run: Run, fits: u64) {
        let spot = &mut self.spots[index];
        self.before.push((index as u16, *spot));
        if spot.fits == ALL {
            self.open.push(index as u16);
        }
        let faced = &mut spot.axes[axis];
        faced.sides[side] = run;
        let other = faced.sides[1 - side];
        faced.fits = if other & ALL & !fits != 0 { 0 } else { fits & fits_of(other) };
        spot.fits = spot.axes[0].fits & spot.axes[1].fits;
    }
}
