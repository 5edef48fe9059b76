//! Colours, for those who want and see them.

use ratatui::style::{Color, Modifier, Style};

/// Whether to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// Colours that differ in lightness too, so that they stay apart for every kind of vision.
    Colours,
    /// Bold, dim and reversed only.
    Plain,
}

/// A colour name, its ground and its ink.
const PALETTE: [(&str, Color, Color); 6] = [
    ("red", Color::Rgb(0x89, 0x10, 0x11), Color::White),
    ("orange", Color::Rgb(0xd8, 0x70, 0x0d), Color::Black),
    ("yellow", Color::Rgb(0xff, 0xff, 0x66), Color::Black),
    ("green", Color::Rgb(0x46, 0xa3, 0x93), Color::Black),
    ("blue", Color::Rgb(0x19, 0x30, 0x66), Color::White),
    ("purple", Color::Rgb(0xa2, 0x20, 0xff), Color::White),
];

impl Paint {
    /// Colours, unless the environment says `NO_COLOR`.
    pub(crate) fn of_environment() -> Paint {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Paint::Plain,
            _ => Paint::Colours,
        }
    }

    /// Something of a colour.
    pub(crate) fn of(self, colour: &str) -> Style {
        let found = PALETTE.iter().find(|(name, ..)| *name == colour);
        match (self, found) {
            (Paint::Colours, Some((_, ground, ink))) => Style::new().bg(*ground).fg(*ink),
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
