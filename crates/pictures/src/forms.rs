//! Outlines that need a little geometry.

use std::f32::consts::TAU;

use crate::paint::Stroke;
use crate::picture::{Area, Point, Shape, Step};

/// How far the handles of a curve lie from its ends, for a quarter of a circle of radius 1.
const HANDLE: f32 = 0.5523;

/// The corners of a shape with equal sides, the first at `turn` (of a full turn, from the top).
pub(crate) fn regular(centre: Point, radius: f32, corners: u8, turn: f32) -> Vec<Point> {
    let share = |n: u8| f32::from(n) / f32::from(corners);
    (0..corners).map(|n| on_circle(centre, radius, turn + share(n))).collect()
}

/// The corners of a star, a point of it at the top.
pub(crate) fn star(centre: Point, outer: f32, inner: f32, points: u8) -> Vec<Point> {
    let half = 0.5 / f32::from(points);
    let tips = regular(centre, outer, points, 0.0).into_iter();
    let notches = regular(centre, inner, points, half);
    tips.zip(notches).flat_map(|(tip, notch)| [tip, notch]).collect()
}

/// A cross, corner to corner.
pub(crate) fn cross(area: Area, stroke: Stroke) -> Shape {
    let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
    let steps = vec![
        Step::Move((left, top)),
        Step::Line((right, bottom)),
        Step::Move((right, top)),
        Step::Line((left, bottom)),
    ];
    Shape::Path { steps, paint: stroke.into() }
}

/// The outline of a rectangle with round corners.
pub(crate) fn round_rect(area: Area, round: f32) -> Vec<Step> {
    let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
    let r = round.min(area.width / 2.0).min(area.height / 2.0);
    let h = r * (1.0 - HANDLE);
    vec![
        Step::Move((left + r, top)),
        Step::Line((right - r, top)),
        Step::Curve((right - h, top), (right, top + h), (right, top + r)),
        Step::Line((right, bottom - r)),
        Step::Curve((right, bottom - h), (right - h, bottom), (right - r, bottom)),
        Step::Line((left + r, bottom)),
        Step::Curve((left + h, bottom), (left, bottom - h), (left, bottom - r)),
        Step::Line((left, top + r)),
        Step::Curve((left, top + h), (left + h, top), (left + r, top)),
        Step::Close,
    ]
}

/// The outline of a rectangle with round corners on its left.
pub(crate) fn left_end(area: Area, round: f32) -> Vec<Step> {
    let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
    let (r, h) = (round, round * (1.0 - HANDLE));
    vec![
        Step::Move((right, top)),
        Step::Line((right, bottom)),
        Step::Line((left + r, bottom)),
        Step::Curve((left + h, bottom), (left, bottom - h), (left, bottom - r)),
        Step::Line((left, top + r)),
        Step::Curve((left, top + h), (left + h, top), (left + r, top)),
        Step::Close,
    ]
}

/// The outline of a circle.
pub(crate) fn circle(centre: Point, radius: f32) -> Vec<Step> {
    round_rect(Area::around(centre, 2.0 * radius), radius)
}

fn on_circle((x, y): Point, radius: f32, turn: f32) -> Point {
    let (sin, cos) = (turn * TAU).sin_cos();
    (x + radius * sin, y - radius * cos)
}
