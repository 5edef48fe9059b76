//! The small drawings on a sheet.

use qwixx::Symbol;

use crate::forms;
use crate::paint::Rgb;
use crate::palette::{INK, PAPER, PEN, upon};
use crate::picture::{Area, Point, Shape, Step};
use crate::text::Text;

/// A cross as a pen makes it over whatever is printed.
pub(super) fn ticked(area: Area) -> Shape {
    forms::cross(area.inside(4.0), PEN.stroke(3.0))
}

/// A padlock with the letter of its row, which can be read below a cross.
pub(super) fn padlock(centre: Point, colour: Rgb, letter: char, is_ticked: bool) -> Vec<Shape> {
    let (x, y) = centre;
    let body = Area::new(x - 9.5, y - 3.5, 19.0, 15.0);
    let (left, right, top) = (x - 5.5, x + 5.5, y - 13.0);
    let shackle = vec![
        Step::Move((left, body.y)),
        Step::Line((left, y - 7.5)),
        Step::Curve((left, top), (right, top), (right, y - 7.5)),
        Step::Line((right, body.y)),
    ];
    let mut shapes = vec![
        Shape::Path { steps: shackle, paint: INK.stroke(2.6).into() },
        Shape::rect(body, 2.5, colour.fill().outlined(INK.stroke(1.2))),
    ];
    if is_ticked {
        shapes.push(ticked(Area::around(centre, 40.0)));
    }
    shapes.push(Text::centred(body.centre(), 12.0, letter).bold().colour(upon(colour)).into());
    shapes
}

/// The sign of a pair.
pub(super) fn symbol(symbol: Symbol, centre: Point, radius: f32) -> Shape {
    let line = INK.stroke(1.4);
    let paint = PAPER.fill().outlined(line);
    match symbol {
        Symbol::Circle => Shape::circle(centre, 0.92 * radius, paint),
        Symbol::Diamond => Shape::polygon(forms::regular(centre, 1.12 * radius, 4, 0.0), paint),
        Symbol::Square => Shape::rect(Area::around(centre, 1.66 * radius), 0.0, paint),
        Symbol::Octagon => {
            // Solid, since a small one could be taken for the circle.
            let corners = forms::regular(centre, radius, 8, 1.0 / 16.0);
            Shape::polygon(corners, INK.fill().outlined(line))
        }
        Symbol::Star => Shape::polygon(forms::star(centre, 1.2 * radius, 0.52 * radius, 5), paint),
    }
}

/// The sign of the bar: a plus on a disc.
pub(super) fn plus((x, y): Point, radius: f32) -> Vec<Shape> {
    let arm = 0.55 * radius;
    let steps = vec![
        Step::Move((x - arm, y)),
        Step::Line((x + arm, y)),
        Step::Move((x, y - arm)),
        Step::Line((x, y + arm)),
    ];
    vec![
        Shape::circle((x, y), radius, INK.fill()),
        Shape::Path { steps, paint: PAPER.stroke(0.3 * radius).into() },
    ]
}

/// An arrow from left to right.
pub(super) fn arrow((x, y): Point, length: f32) -> Shape {
    let (tip, wing) = (x + length, 3.5);
    let steps = vec![
        Step::Move((x, y)),
        Step::Line((tip, y)),
        Step::Move((tip - wing, y - wing)),
        Step::Line((tip, y)),
        Step::Line((tip - wing, y + wing)),
    ];
    Shape::Path { steps, paint: INK.stroke(1.4).into() }
}
