//! What is to be seen of a picture once its groups are laid out.

use pictures::{Anchor, Area, Labels, Picture, Point, Rgb, Shape, Step, Text};
use words::{Language, Words};

/// A shape where it comes to lie.
pub(crate) struct SeenShape<'a> {
    /// The smallest rectangle around it.
    pub(crate) area: Area,
    /// What it is filled with.
    pub(crate) fill: Option<Rgb>,
    /// The text, if it is one.
    pub(crate) text: Option<&'a Text>,
}

/// Everything in a picture, the later over the earlier.
pub(crate) fn seen(picture: &Picture) -> Vec<SeenShape<'_>> {
    let mut all = Vec::new();
    collect(&picture.shapes, (0.0, 0.0), 1.0, &mut all);
    all
}

/// All texts of a picture.
pub(crate) fn texts(picture: &Picture) -> Vec<String> {
    seen(picture).iter().filter_map(|seen| seen.text).map(|text| text.text.clone()).collect()
}

fn collect<'a>(shapes: &'a [Shape], zero: Point, scale: f32, all: &mut Vec<SeenShape<'a>>) {
    for shape in shapes {
        let (area, paint, text) = match shape {
            Shape::Group { at, scale: own, shapes } => {
                let zero = (zero.0 + scale * at.0, zero.1 + scale * at.1);
                collect(shapes, zero, scale * own, all);
                continue;
            }
            Shape::Rect { area, paint, .. } => (*area, Some(paint), None),
            Shape::Circle { centre, radius, paint } => {
                (Area::around(*centre, 2.0 * radius), Some(paint), None)
            }
            Shape::Path { steps, paint } => (around(steps), Some(paint), None),
            Shape::Text(text) => (place(text), None, Some(text)),
        };
        let stroke = paint.and_then(|paint| paint.stroke).map_or(0.0, |stroke| stroke.width);
        let Area { x, y, width, height } = area.inside(-stroke / 2.0);
        let (x, y) = (zero.0 + scale * x, zero.1 + scale * y);
        let area = Area::new(x, y, scale * width, scale * height);
        all.push(SeenShape { area, fill: paint.and_then(|paint| paint.fill), text });
    }
}

fn around(steps: &[Step]) -> Area {
    let ends = steps.iter().filter_map(|step| match *step {
        Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) => Some(to),
        Step::Close => None,
    });
    let least = ends.clone().fold((f32::MAX, f32::MAX), |a, b| (a.0.min(b.0), a.1.min(b.1)));
    let most = ends.fold((f32::MIN, f32::MIN), |a, b| (a.0.max(b.0), a.1.max(b.1)));
    Area::new(least.0, least.1, most.0 - least.0, most.1 - least.1)
}

/// Figures and capitals of a text, in a typeface a tenth wider than that of print.
fn place(text: &Text) -> Area {
    let (width, height) = (1.1 * text.width(), 0.72 * text.size);
    let left = match text.anchor {
        Anchor::Start => text.at.0,
        Anchor::Middle => text.at.0 - width / 2.0,
        Anchor::End => text.at.0 - width,
    };
    Area::new(left, text.at.1 - height, width, height)
}

/// The words of a sheet in English.
pub(crate) fn english() -> Labels {
    Labels::of(&Words::new(Language::ENGLISH))
}

/// The words of a sheet in French.
pub(crate) fn french() -> Labels {
    Labels::of(&Words::new("fr".parse().expect("French")))
}

/// The words of a sheet in every language.
pub(crate) fn languages() -> Vec<Labels> {
    Language::all().map(|language| Labels::of(&Words::new(language))).collect()
}
