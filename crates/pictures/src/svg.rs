//! Pictures as SVG: one element a line, as a person would write it.

use std::fmt::{self, Display, Write as _};

use crate::paint::{Paint, Rgb};
use crate::picture::{Picture, Shape, Step};
use crate::text::{Anchor, Text};

/// A picture as a file.
pub fn write(picture: &Picture) -> String {
    let (width, height) = (Number(picture.width), Number(picture.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" font-family=\"sans-serif\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">\n  <title>{}</title>\n",
        EscapedText(&picture.title)
    );
    for shape in &picture.shapes {
        // Writing to a string cannot fail.
        let _ = draw(&mut out, shape, 1);
    }
    out + "</svg>\n"
}

fn draw(out: &mut String, shape: &Shape, depth: usize) -> fmt::Result {
    let indent = 2 * depth;
    write!(out, "{:indent$}", "")?;
    match shape {
        Shape::Rect { area, round, paint } => {
            let (x, y) = (Number(area.x), Number(area.y));
            let (width, height) = (Number(area.width), Number(area.height));
            write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")?;
            if *round > 0.0 {
                write!(out, " rx=\"{}\"", Number(*round))?;
            }
            writeln!(out, "{}/>", Attributes(paint))
        }
        Shape::Circle { centre, radius, paint } => {
            let (x, y, r) = (Number(centre.0), Number(centre.1), Number(*radius));
            writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{}/>", Attributes(paint))
        }
        Shape::Path { steps, paint } => {
            let words: Vec<String> = steps.iter().map(word).collect();
            writeln!(out, "<path d=\"{}\"{}/>", words.join(" "), Attributes(paint))
        }
        Shape::Text(text) => letters(out, text),
        Shape::Group { at, scale, shapes } => {
            write!(out, "<g transform=\"translate({} {})", Number(at.0), Number(at.1))?;
            if *scale != 1.0 {
                write!(out, " scale({scale})")?;
            }
            writeln!(out, "\">")?;
            shapes.iter().try_for_each(|shape| draw(out, shape, depth + 1))?;
            writeln!(out, "{:indent$}</g>", "")
        }
    }
}

fn letters(out: &mut String, text: &Text) -> fmt::Result {
    let (x, y, size) = (Number(text.at.0), Number(text.at.1), Number(text.size));
    write!(out, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"")?;
    match text.anchor {
        Anchor::Start => {}
        Anchor::Middle => write!(out, " text-anchor=\"middle\"")?,
        Anchor::End => write!(out, " text-anchor=\"end\"")?,
    }
    if text.bold {
        write!(out, " font-weight=\"bold\"")?;
    }
    writeln!(out, " fill=\"{}\">{}</text>", Hex(text.colour), EscapedText(&text.text))
}

fn word(step: &Step) -> String {
    let place = |(x, y)| format!("{} {}", Number(x), Number(y));
    match *step {
        Step::Move(to) => format!("M{}", place(to)),
        Step::Line(to) => format!("L{}", place(to)),
        Step::Curve(a, b, to) => format!("C{} {} {}", place(a), place(b), place(to)),
        Step::Close => "Z".to_owned(),
    }
}

struct Attributes<'a>(&'a Paint);

impl Display for Attributes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.fill {
            Some(colour) => write!(f, " fill=\"{}\"", Hex(colour))?,
            None => write!(f, " fill=\"none\"")?,
        }
        let Some(stroke) = self.0.stroke else { return Ok(()) };
        write!(f, " stroke=\"{}\" stroke-width=\"{}\"", Hex(stroke.colour), Number(stroke.width))?;
        match stroke.dash {
            Some(length) => write!(f, " stroke-dasharray=\"{}\"", Number(length)),
            None => Ok(()),
        }
    }
}

struct Hex(Rgb);

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb(red, green, blue) = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A length to the hundredth, which no eye can tell from the exact one.
struct Number(f32);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Zero is added since there would be a minus before it otherwise.
        write!(f, "{}", (self.0 * 100.0).round() / 100.0 + 0.0)
    }
}

struct EscapedText<'a>(&'a str);

impl Display for EscapedText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            _ => f.write_char(c),
        })
    }
}
