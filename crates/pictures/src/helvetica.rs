//! The typeface of printed pages: one of the fourteen that every reader of PDF brings along, so none
//! has to be carried in the file.
//!
//! Its texts are in the WinAnsi encoding (Windows code page 1252), which has the letters of western
//! Europe. The widths are those that Adobe publishes for the typeface.

/// A text in the encoding; `?` stands for what it cannot say.
pub(crate) fn encoded(text: &str) -> Vec<u8> {
    text.chars().map(code).collect()
}

fn code(c: char) -> u8 {
    match c {
        ' '..='~' | '\u{a0}'..='\u{ff}' => c as u8,
        // Minus and the narrow space of French have next of kin only.
        '−' => code('–'),
        '\u{202f}' => code('\u{a0}'),
        _ => match UPPER.iter().position(|upper| *upper == c) {
            Some(at) => 0x80 + at as u8,
            None => b'?',
        },
    }
}

/// What the codes from 0x80 to 0x9f stand for; five of them stand for nothing.
const UPPER: [char; 32] = [
    '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', //
    '\0', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
];

/// How wide an encoded text is in letters of size 1.
pub(crate) fn width(codes: &[u8], bold: bool) -> f32 {
    let widths = if bold { &BOLD } else { &REGULAR };
    let width = |code: &u8| widths.get(usize::from(code.wrapping_sub(b' ')));
    codes.iter().filter_map(width).map(|width| f32::from(*width) / 1000.0).sum()
}

/// The widths of Helvetica, from the space on, in thousandths of the size.
#[rustfmt::skip]
const REGULAR: [u16; 224] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    350, 556, 350, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 350, 611, 350, 350,
    222, 222, 333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 350, 500, 667, 278, 333, 556, 556,
    556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 556, 537,
    278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667,
    667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722,
    667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];

/// The widths of Helvetica-Bold.
#[rustfmt::skip]
const BOLD: [u16; 224] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    350, 556, 350, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 350, 611, 350, 350,
    278, 278, 500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 350, 500, 667, 278, 333, 556, 556,
    556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 611, 556,
    278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667,
    667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722,
    667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,
    611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_words_are_encoded_letter_by_letter() {
        assert_eq!(encoded("coups manqués −5"), b"coups manqu\xe9s \x965");
        assert_eq!(encoded("Œuf ☆"), b"\x8cuf ?");
    }

    #[test]
    fn the_words_on_sheets_can_be_printed_in_every_language() {
        for language in words::Language::all() {
            let labels = crate::labels::Labels::of(&words::Words::new(language));
            let said = format!("{labels:?}");
            assert!(!encoded(&said).contains(&b'?'), "{said}");
        }
    }

    #[test]
    fn figures_are_all_of_one_width() {
        for bold in [false, true] {
            assert!((0..10).all(|n: u8| width(&encoded(&n.to_string()), bold) == 0.556));
        }
        assert_eq!(width(&encoded("Wé"), false), 1.5);
    }
}
