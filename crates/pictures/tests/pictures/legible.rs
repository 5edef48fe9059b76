//! Every picture can be read: nothing is cut off, no text lies on another or fades into its ground.

use pictures::{Area, Picture, palette};
use qwixx::Edition;

use crate::boards::{four, start, twelve_kinds};
use crate::seen_shapes::{languages, seen};
use crate::sheets::{empty, played};

/// The contrast that the accessibility guidelines (WCAG 2, level AA) ask of texts.
const CONTRAST: f32 = 4.5;

fn pictures() -> Vec<Picture> {
    let mut all = vec![start(), four(), twelve_kinds(), pictures::qwirkle::kinds("kinds")];
    for edition in Edition::all() {
        for labels in &languages() {
            all.extend([empty(edition, labels).picture(), played(edition, labels).picture()]);
        }
    }
    all
}

#[test]
fn nothing_is_cut_off() {
    for picture in pictures() {
        for one in seen(&picture) {
            let Area { x, y, .. } = one.area;
            let inside = x >= 0.0
                && y >= 0.0
                && one.area.right() <= picture.width
                && one.area.bottom() <= picture.height;
            assert!(inside, "{}: {:?} {:?}", picture.title, one.area, one.text);
        }
    }
}

#[test]
fn no_text_lies_on_another() {
    for picture in pictures() {
        let all = seen(&picture);
        let texts: Vec<_> = all.iter().filter_map(|one| Some((one.area, one.text?))).collect();
        for (n, (a, text)) in texts.iter().enumerate() {
            for (b, other) in &texts[..n] {
                let apart =
                    a.x > b.right() || b.x > a.right() || a.y > b.bottom() || b.y > a.bottom();
                assert!(apart, "{}: {:?} on {:?}", picture.title, text.text, other.text);
            }
        }
    }
}

#[test]
fn every_text_stands_out_from_its_ground() {
    for picture in pictures() {
        let mut grounds = Vec::new();
        for one in seen(&picture) {
            grounds.extend(one.fill.map(|fill| (one.area, fill)));
            let Some(text) = one.text else { continue };
            let (x, y) = one.area.centre();
            let below = |(area, _): &&(Area, _)| {
                (area.x..area.right()).contains(&x) && (area.y..area.bottom()).contains(&y)
            };
            let ground = grounds.iter().rev().find(below).map(|(_, fill)| *fill);
            let contrast = text.colour.contrast(ground.expect("paper at least"));
            assert!(contrast >= CONTRAST, "{}: {:?} {contrast}", picture.title, text.text);
        }
    }
}

#[test]
fn tiles_and_rows_can_be_written_on() {
    let rows = qwixx::Colour::ALL.map(palette::row);
    let tiles = qwirkle::Colour::ALL.map(palette::tile);
    for ground in rows.into_iter().chain(tiles) {
        assert!(palette::upon(ground).contrast(ground) >= CONTRAST, "{ground:?}");
    }
}

#[test]
fn contrast_is_measured_as_the_guidelines_say() {
    use pictures::Rgb;
    assert!((Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)) - 21.0).abs() < 0.01);
    assert!((Rgb(119, 119, 119).contrast(Rgb(255, 255, 255)) - 4.48).abs() < 0.01);
}
