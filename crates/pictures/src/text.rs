//! Lines of text in a picture.

use std::fmt::Display;

use crate::helvetica;
use crate::paint::Rgb;
use crate::palette::INK;
use crate::picture::Point;

/// How far below the middle of its figures and capitals a line of text stands, for a size of 1.
const MIDDLE: f32 = 0.36;

/// A line of text, in a plain typeface.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// What it says.
    pub text: String,
    /// The place, on the base line, that the anchor speaks of.
    pub at: Point,
    /// Which part of the line is at that place.
    pub anchor: Anchor,
    /// The size of the letters.
    pub size: f32,
    /// Whether it is bold.
    pub bold: bool,
    /// The colour of the letters.
    pub colour: Rgb,
}

/// A part of a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Where it begins.
    Start,
    /// The middle between the two.
    Middle,
    /// Where it ends.
    End,
}

impl Text {
    /// A text whose middle is at a place, across and down.
    pub fn centred(at: Point, size: f32, text: impl Display) -> Text {
        Text::new(at, Anchor::Middle, size, text)
    }

    /// A text that begins at a place, half its height above and half below.
    pub fn starting(at: Point, size: f32, text: impl Display) -> Text {
        Text::new(at, Anchor::Start, size, text)
    }

    /// A text that ends at a place, half its height above and half below.
    pub fn ending(at: Point, size: f32, text: impl Display) -> Text {
        Text::new(at, Anchor::End, size, text)
    }

    fn new((x, y): Point, anchor: Anchor, size: f32, text: impl Display) -> Text {
        let (text, at) = (text.to_string(), (x, y + MIDDLE * size));
        Text { text, at, anchor, size, bold: false, colour: INK }
    }

    /// How wide it is in print; on a screen, whose typeface nobody knows, it can be a tenth more.
    pub fn width(&self) -> f32 {
        self.size * helvetica::width(&helvetica::encoded(&self.text), self.bold)
    }

    /// A text in lines that are no wider than this on any screen, broken at its spaces.
    pub fn wrapped(text: &str, size: f32, most: f32) -> Vec<String> {
        let fits = |line: &str| 1.1 * Text::starting((0.0, 0.0), size, line).width() <= most;
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match lines.last_mut().map(|line| (format!("{line} {word}"), line)) {
                Some((longer, line)) if fits(&longer) => *line = longer,
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// The same in bold.
    #[must_use]
    pub fn bold(self) -> Text {
        Text { bold: true, ..self }
    }

    /// The same in a colour.
    #[must_use]
    pub fn colour(self, colour: Rgb) -> Text {
        Text { colour, ..self }
    }
}
