//! Pictures, and the shapes they are made of.
//!
//! Lengths are in units of the picture, x to the right and y down. Whoever writes a picture says
//! what a unit is: a pixel, a point of print.

use crate::paint::{Paint, Stroke};
use crate::palette::PAPER;
use crate::text::Text;

/// A place: x, then y.
pub type Point = (f32, f32);

/// Shapes on an area, to be written as SVG or PDF.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// What it shows, in words.
    pub title: String,
    /// What it is made of; the later lies over the earlier.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// A picture on a white ground, so that it can be read on a page of any colour.
    pub fn on_paper(width: f32, height: f32, title: impl Into<String>, shapes: Vec<Shape>) -> Self {
        let paper = Shape::rect(Area::new(0.0, 0.0, width, height), 10.0, PAPER.fill());
        let shapes = [vec![paper], shapes].concat();
        Picture { width, height, title: title.into(), shapes }
    }
}

/// A part of a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A rectangle, whose corners may be round.
    Rect {
        /// Where it lies.
        area: Area,
        /// The radius of its corners.
        round: f32,
        /// How it is painted.
        paint: Paint,
    },
    /// A full circle.
    Circle {
        /// The centre of the circle.
        centre: Point,
        /// The radius of the circle.
        radius: f32,
        /// How it is painted.
        paint: Paint,
    },
    /// Anything else with an outline.
    Path {
        /// The way along its outline.
        steps: Vec<Step>,
        /// How it is painted.
        paint: Paint,
    },
    /// A line of text.
    Text(Text),
    /// Shapes that belong together.
    Group {
        /// Where their own zero lies.
        at: Point,
        /// How much larger than in their own units they are.
        scale: f32,
        /// The shapes of the group, the lowest first.
        shapes: Vec<Shape>,
    },
}

/// A step along an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// Begins anew at a place.
    Move(Point),
    /// A straight line to a place.
    Line(Point),
    /// A curve drawn by two places to a third.
    Curve(Point, Point, Point),
    /// Back to the beginning.
    Close,
}

impl Shape {
    /// A rectangle with corners of a radius.
    pub fn rect(area: Area, round: f32, paint: impl Into<Paint>) -> Shape {
        Shape::Rect { area, round, paint: paint.into() }
    }

    /// A circle that is painted so.
    pub fn circle(centre: Point, radius: f32, paint: impl Into<Paint>) -> Shape {
        Shape::Circle { centre, radius, paint: paint.into() }
    }

    /// A straight line.
    pub fn line(from: Point, to: Point, stroke: Stroke) -> Shape {
        Shape::Path { steps: vec![Step::Move(from), Step::Line(to)], paint: stroke.into() }
    }

    /// A shape with corners.
    pub fn polygon(corners: impl IntoIterator<Item = Point>, paint: impl Into<Paint>) -> Shape {
        let mut steps: Vec<Step> = corners.into_iter().map(Step::Line).collect();
        if let Some(first) = steps.first_mut()
            && let Step::Line(start) = *first
        {
            *first = Step::Move(start);
        }
        steps.push(Step::Close);
        Shape::Path { steps, paint: paint.into() }
    }

    /// Shapes moved to a place.
    pub fn group(at: Point, shapes: Vec<Shape>) -> Shape {
        Shape::Group { at, scale: 1.0, shapes }
    }

    /// A whole picture as a part of another.
    pub fn inset(picture: Picture, at: Point, scale: f32) -> Shape {
        Shape::Group { at, scale, shapes: picture.shapes }
    }
}

impl From<Text> for Shape {
    fn from(text: Text) -> Shape {
        Shape::Text(text)
    }
}

/// A rectangle of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Area {
    /// The area with this left, top, width and height.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    /// The square around a place.
    pub fn around((x, y): Point, side: f32) -> Area {
        Area::new(x - side / 2.0, y - side / 2.0, side, side)
    }

    /// Its right edge.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Its bottom edge.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The point in its middle.
    pub fn centre(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// What is left of it without a margin all round.
    #[must_use]
    pub fn inside(self, margin: f32) -> Area {
        let (width, height) = (self.width - 2.0 * margin, self.height - 2.0 * margin);
        Area::new(self.x + margin, self.y + margin, width, height)
    }
}
