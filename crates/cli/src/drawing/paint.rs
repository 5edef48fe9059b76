//! Colours, for those who want and see them.

use ratatui::style::{Color, Modifier, Style};

/// Which colours to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// Colours that differ in lightness too, so that everybody can tell them apart.
    Full,
    /// The sixteen that every terminal has.
    Sixteen,
    /// Bold, dim and reversed only.
    Plain,
}

/// A colour name, its ground and ink, and the nearest ground and ink of the sixteen.
const PALETTE: [(&str, [Color; 2], [Color; 2]); 6] = [
    ("red", [Color::Rgb(0x89, 0x10, 0x11), Color::White], [Color::Red, Color::White]),
    ("orange", [Color::Rgb(0xd8, 0x70, 0x0d), Color::Black], [Color::LightRed, Color::Black]),
    ("yellow", [Color::Rgb(0xff, 0xff, 0x66), Color::Black], [Color::LightYellow, Color::Black]),
    ("green", [Color::Rgb(0x46, 0xa3, 0x93), Color::Black], [Color::LightGreen, Color::Black]),
    ("blue", [Color::Rgb(0x19, 0x30, 0x66), Color::White], [Color::Blue, Color::White]),
    ("purple", [Color::Rgb(0xa2, 0x20, 0xff), Color::White], [Color::Magenta, Color::White]),
];

impl Paint {
    /// What the environment says: `NO_COLOR` none, `COLORTERM` all, nothing sixteen.
    pub(crate) fn of_environment() -> Paint {
        let says = |name: &str| std::env::var(name).unwrap_or_default();
        Paint::of(&says("NO_COLOR"), &says("COLORTERM"))
    }

    fn of(no_color: &str, color_term: &str) -> Paint {
        match (no_color, color_term) {
            ("", "truecolor" | "24bit") => Paint::Full,
            ("", _) => Paint::Sixteen,
            _ => Paint::Plain,
        }
    }

    /// Something of a colour.
    pub(crate) fn colour(self, name: &str) -> Style {
        let found = PALETTE.iter().find(|(known, ..)| *known == name);
        let of = |[ground, ink]: [Color; 2]| Style::new().bg(ground).fg(ink);
        match (self, found) {
            (Paint::Full, Some((_, full, _))) => of(*full),
            (Paint::Sixteen, Some((_, _, sixteen))) => of(*sixteen),
            _ => Style::new(),
        }
    }

    /// Something that is lost or not in play.
    pub(crate) fn lost(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Something that has been marked or chosen.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The style of a heading.
    pub(crate) fn heading(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_gets_the_colours_that_it_has() {
        assert_eq!(Paint::of("", "truecolor"), Paint::Full);
        assert_eq!(Paint::of("", "24bit"), Paint::Full);
        assert_eq!(Paint::of("", ""), Paint::Sixteen);
        assert_eq!(Paint::of("1", "truecolor"), Paint::Plain);
        for (name, ..) in PALETTE {
            let style = Paint::Sixteen.colour(name);
            for colour in [style.bg, style.fg] {
                assert!(
                    !matches!(colour, None | Some(Color::Rgb(..) | Color::Indexed(_))),
                    "{name}"
                );
            }
        }
    }
}
