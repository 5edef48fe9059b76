//! Everybody's chances through a match, as a picture.

use bots::Unit;
use insight::Report;
use pictures::paint::Rgb;
use pictures::palette::{FAINT, HAIR, INK};
use pictures::picture::{Picture, Shape, Step};
use pictures::text::Text;

use super::told::said_of;
use crate::language::{text, words};
use crate::replay::RetoldMatch;

const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 360.0;
/// Where the chances are drawn: from left to right, from 100 to 0 %.
const LEFT: f32 = 60.0;
const RIGHT: f32 = 650.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 310.0;
/// Told apart by lightness as well as by colour, and by their names at the end of each line.
const SEATS: [Rgb; 5] = [
    Rgb(0x19, 0x30, 0x66),
    Rgb(0xd8, 0x70, 0x0d),
    Rgb(0x46, 0xa3, 0x93),
    Rgb(0x89, 0x10, 0x11),
    Rgb(0x8a, 0x8a, 0x92),
];

pub(super) fn draw(report: &Report, retold: &RetoldMatch) -> Picture {
    let name = |seat: usize| retold.name(seat as u64, words());
    let curve = &report.review.curve;
    let last = curve.last().map_or(1, |(step, _)| *step).max(1) as f32;
    let x = |step: usize| LEFT + (RIGHT - LEFT) * step as f32 / last;
    let (top, sign) = match report.unit {
        Unit::Wins => (1.0, " %"),
        Unit::Points => (all_points(report), ""),
    };
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * (share / top) as f32;
    let mut shapes = Vec::new();
    for share in [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| part * top) {
        shapes.push(Shape::line((LEFT, y(share)), (RIGHT, y(share)), HAIR.stroke(1.0)));
        let label = format!("{}{sign}", 100.0 * share);
        shapes.push(Text::ending((LEFT - 8.0, y(share) + 5.0), 14.0, label).colour(FAINT).into());
    }
    let steps = text!("analyse-curve-steps");
    shapes.push(
        Text::centred(((LEFT + RIGHT) / 2.0, HEIGHT - 18.0), 14.0, steps).colour(FAINT).into(),
    );
    let mut names = Vec::new();
    for seat in 0..report.review.accounts.len() {
        let place = |(step, shares): &(usize, Vec<f64>)| (x(*step), y(shares[seat]));
        let mut path: Vec<Step> = curve.iter().map(|at| Step::Line(place(at))).collect();
        if let (Some(first), Some(at)) = (path.first_mut(), curve.first()) {
            *first = Step::Move(place(at));
        }
        let colour = SEATS[seat % SEATS.len()];
        shapes.push(Shape::Path { steps: path, paint: colour.stroke(2.5).into() });
        for decision in report.review.decisions.iter().filter(|one| one.seat.index() == seat) {
            let Some(mark) = decision.mark else { continue };
            let Some(at) = curve.iter().rev().find(|(step, _)| *step <= decision.step) else {
                continue;
            };
            let (x, y) = place(at);
            shapes.push(Shape::circle((x, y), 4.0, colour.fill()));
            shapes.push(Text::centred((x, y - 8.0), 14.0, mark.sign()).bold().colour(INK).into());
        }
        let end = curve.last().map_or(0.5, |(_, shares)| shares[seat]);
        names.push((y(end), colour, name(seat)));
    }
    // Names of seats that end alike stand below one another.
    names.sort_by(|one, two| one.0.total_cmp(&two.0));
    let mut free = TOP - 20.0;
    for (y, colour, name) in names {
        free = (free + 20.0).max(y + 5.0);
        shapes.push(Text::starting((RIGHT + 10.0, free), 15.0, name).bold().colour(colour).into());
    }
    Picture::on_paper(WIDTH, HEIGHT, text!(said_of("analyse-curve", report.unit)), shapes)
}

/// The top of the scale of points: whole hundreds.
fn all_points(report: &Report) -> f64 {
    let points = report.review.curve.iter().flat_map(|(_, points)| points);
    points.copied().fold(1.0, f64::max).ceil()
}
