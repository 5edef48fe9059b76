//! Both writers say what a picture says, in good grammar.

use pictures::{Area, Picture, Rgb, Shape, Text, pdf, rules_pages, svg};

fn picture(shapes: Vec<Shape>) -> Picture {
    Picture { width: 40.0, height: 30.5, title: "Cross & <ring>".to_owned(), shapes }
}

const RED: Rgb = Rgb(255, 0, 0);

#[test]
fn svg_looks_as_if_written_by_hand() {
    let shapes = vec![
        Shape::rect(Area::new(1.0, 2.0, 3.333, 4.0), 0.0, RED.fill()),
        Shape::group((5.0, -0.001), vec![Shape::line((0.0, 0.0), (1.5, 1.0), RED.stroke(2.0))]),
        Text::ending((9.0, 10.0), 10.0, "5 < 6").bold().into(),
    ];
    let expected = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30.5" width="40" height="30.5" role="img" font-family="sans-serif" stroke-linecap="round" stroke-linejoin="round">
  <title>Cross &amp; &lt;ring&gt;</title>
  <rect x="1" y="2" width="3.33" height="4" fill="#ff0000"/>
  <g transform="translate(5 0)">
    <path d="M0 0 L1.5 1" fill="none" stroke="#ff0000" stroke-width="2"/>
  </g>
  <text x="9" y="13.6" font-size="10" text-anchor="end" font-weight="bold" fill="#1b1b1f">5 &lt; 6</text>
</svg>
"##;
    assert_eq!(svg::write(&picture(shapes)), expected);
}

#[test]
fn every_picture_of_the_rules_is_well_formed_and_has_a_title() {
    for (file, text) in rules_pages::all() {
        let document = roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{file}: {e}"));
        let svg = document.root_element();
        assert_eq!((svg.tag_name().name(), svg.attribute("role")), ("svg", Some("img")), "{file}");
        let first = svg.first_element_child().expect("a child");
        assert_eq!(first.tag_name().name(), "title", "{file}");
        assert!(first.text().is_some_and(|title| title.len() > 10), "{file}");
    }
}

#[test]
fn pages_of_a_document_have_the_size_of_their_pictures() {
    let pages = [picture(vec![]), Picture { width: 99.0, ..picture(vec![]) }];
    let bytes = pdf::write(&pages, "en");
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("/MediaBox [0 0 40 30.5]") && text.contains("/MediaBox [0 0 99 30.5]"));
    assert!(text.contains("/Title (Cross & <ring>)"));
}
