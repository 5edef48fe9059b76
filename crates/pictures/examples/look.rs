use pictures::*;
use std::num::NonZeroU8;
fn main() {
    for e in ::qwixx::edition::EDITIONS.iter() {
        for (l, n) in [
            (Labels::ENGLISH, 4u8),
            (Labels::FRENCH, 4),
            (Labels::FRENCH, 3),
            (Labels::ENGLISH, 1),
            (Labels::ENGLISH, 2),
        ] {
            let b = print::score_sheets(e, &l, &[], NonZeroU8::new(n).unwrap());
            std::fs::write(format!("/tmp/png/{}-{}-{n}.pdf", e.name, l.language), b).unwrap();
        }
        let pad = ::qwixx::Pad { edition: e, closing_needs: e.closing_needs };
        let full = |r: ::qwixx::Colour| {
            let c = e.row(r);
            let n = c.len() + 1 - e.closing_cells;
            c[..n].iter().map(|c| c.number).collect::<Vec<_>>()
        };
        let rows = [
            full(::qwixx::Colour::Red),
            full(::qwixx::Colour::Yellow)[..5].to_vec(),
            full(::qwixx::Colour::Green),
            vec![],
        ];
        let boxes: Vec<u8> = (0..e.bar.len().min(4) as u8).collect();
        let marks = ::qwixx::Sheet::marked(&pad, &rows, &boxes, 4).unwrap();
        let s = qwixx::SheetPicture {
            marks,
            closed: [::qwixx::Colour::Red, ::qwixx::Colour::Green].into_iter().collect(),
            ..qwixx::SheetPicture::empty(e, &Labels::FRENCH)
        };
        std::fs::write(format!("/tmp/png/full-{}.svg", e.name), svg::write(&s.picture())).unwrap();
    }
}
