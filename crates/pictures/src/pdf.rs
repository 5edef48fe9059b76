//! Pictures as the pages of a PDF: drawn, not rastered, with text that can be found and copied.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::forms;
use crate::helvetica;
use crate::paint::{Paint, Rgb};
use crate::picture::{Picture, Shape, Step};
use crate::text::{Anchor, Text};

const REGULAR: Name<'static> = Name(b"Regular");
const BOLD: Name<'static> = Name(b"Bold");

/// A document with a picture on every page, a unit being a point of print; its title is that of the
/// first picture, its language a code such as `fr`.
pub fn write(pages: &[Picture], language: &str) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut next = Ref::new(1);
    let [catalogue, tree, about, regular, bold] = [(); 5].map(|()| next.bump());
    let ids: Vec<[Ref; 2]> = pages.iter().map(|_| [next.bump(), next.bump()]).collect();

    pdf.catalog(catalogue)
        .pages(tree)
        .lang(TextStr(language))
        .viewer_preferences()
        .display_doc_title(true);
    let kids = ids.iter().map(|[page, _]| *page);
    pdf.pages(tree).kids(kids).count(pages.len() as i32);
    if let Some(first) = pages.first() {
        pdf.document_info(about).title(TextStr(&first.title));
    }
    for (id, typeface) in [(regular, "Helvetica"), (bold, "Helvetica-Bold")] {
        let mut font = pdf.type1_font(id);
        font.base_font(Name(typeface.as_bytes())).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (picture, [id, content]) in pages.iter().zip(ids) {
        let mut page = pdf.page(id);
        page.parent(tree).contents(content);
        page.media_box(Rect::new(0.0, 0.0, picture.width, picture.height));
        page.resources().fonts().pair(REGULAR, regular).pair(BOLD, bold);
        drop(page);
        pdf.stream(content, &drawn(picture));
    }
    pdf.finish()
}

fn drawn(picture: &Picture) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    // A page counts upwards from its foot, a picture downwards from its head.
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, picture.height]);
    picture.shapes.iter().for_each(|shape| draw(&mut content, shape));
    content.finish().into_vec()
}

fn draw(content: &mut Content, shape: &Shape) {
    match shape {
        Shape::Rect { area, round, paint } => {
            outline(content, &forms::round_rect(*area, *round), paint);
        }
        Shape::Circle { centre, radius, paint } => {
            outline(content, &forms::circle(*centre, *radius), paint);
        }
        Shape::Path { steps, paint } => outline(content, steps, paint),
        Shape::Text(text) => letters(content, text),
        Shape::Group { at, scale, shapes } => {
            content.save_state();
            content.transform([*scale, 0.0, 0.0, *scale, at.0, at.1]);
            shapes.iter().for_each(|shape| draw(content, shape));
            content.restore_state();
        }
    }
}

fn outline(content: &mut Content, steps: &[Step], paint: &Paint) {
    if let Some(colour) = paint.fill {
        let [red, green, blue] = parts(colour);
        content.set_fill_rgb(red, green, blue);
    }
    if let Some(stroke) = paint.stroke {
        let [red, green, blue] = parts(stroke.colour);
        content.set_stroke_rgb(red, green, blue).set_line_width(stroke.width);
        content.set_dash_pattern(stroke.dash, 0.0);
    }
    for step in steps {
        match *step {
            Step::Move((x, y)) => content.move_to(x, y),
            Step::Line((x, y)) => content.line_to(x, y),
            Step::Curve(a, b, to) => content.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1),
            Step::Close => content.close_path(),
        };
    }
    match (paint.fill, paint.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn letters(content: &mut Content, text: &Text) {
    let codes = helvetica::encoded(&text.text);
    let width = text.width();
    let x = match text.anchor {
        Anchor::Start => text.at.0,
        Anchor::Middle => text.at.0 - width / 2.0,
        Anchor::End => text.at.0 - width,
    };
    let [red, green, blue] = parts(text.colour);
    content.set_fill_rgb(red, green, blue);
    content.begin_text();
    content.set_font(if text.bold { BOLD } else { REGULAR }, text.size);
    // Letters stand upright on a page that was turned upside down.
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, text.at.1]);
    content.show(Str(&codes));
    content.end_text();
}

fn parts(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}
