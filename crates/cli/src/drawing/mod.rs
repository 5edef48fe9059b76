//! The table as lines of styled text. What is drawn is a view; colour is always doubled by letters and
//! marks.

mod paint;

use game::{Seat, Seats};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use serde_json::Value;
use table::AnyMatch;
use words::Words;

use crate::house;

pub(crate) use paint::Paint;

/// What there is to draw.
pub(crate) struct Scene<'a> {
    /// The name of the game.
    pub(crate) game: &'a str,
    /// What the viewer may know.
    pub(crate) view: Value,
    /// What the viewer may decide, in notation.
    pub(crate) legal: &'a [String],
    /// The action that is being considered.
    pub(crate) chosen: Option<&'a str>,
    /// Who decides now.
    pub(crate) deciding: Seats,
    /// The names of the seats.
    pub(crate) names: &'a [String],
    /// The words, in the language of the terminal.
    pub(crate) words: &'a Words,
    /// With colours or without.
    pub(crate) paint: Paint,
    /// How many columns there are.
    pub(crate) columns: u16,
}

impl Scene<'_> {
    /// The lines to show.
    pub(crate) fn draw(&self) -> Vec<Line<'static>> {
        // A game without a drawing of its own has its plain text.
        house::drawing(self).unwrap_or_else(|| {
            let text = table::any_view::text(self.game, &self.view).unwrap_or_default();
            text.lines().map(|line| Line::from(line.to_owned())).collect()
        })
    }

    pub(crate) fn name(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// What stands before a name: `►` if it is for this seat to decide.
    pub(crate) fn sign(&self, seat: usize) -> &'static str {
        let decides = u8::try_from(seat).is_ok_and(|seat| self.deciding.contains(Seat(seat)));
        if decides { "► " } else { "  " }
    }

    /// Points in words.
    pub(crate) fn points(&self, points: i32) -> String {
        points_in_words(self.words, points)
    }

    pub(crate) fn view<V: serde::de::DeserializeOwned>(&self) -> Option<V> {
        serde_json::from_value(self.view.clone()).ok()
    }

    /// The actions on offer, read back from their notation.
    pub(crate) fn offers<A: std::str::FromStr>(&self) -> Vec<A> {
        self.legal.iter().filter_map(|action| action.parse().ok()).collect()
    }

    pub(crate) fn considered<A: std::str::FromStr>(&self) -> Option<A> {
        self.chosen.and_then(|action| action.parse().ok())
    }
}

/// A game and its edition by their names.
pub(crate) fn game_in_words(game: &dyn AnyMatch, words: &Words) -> String {
    let edition = game.setup().edition.clone();
    let key = format!("edition-{edition}");
    let edition = if words.has(&key) { words.text(&key) } else { edition };
    format!("{} · {edition}", words.text(&format!("game-{}", game.game())))
}

/// The columns of a terminal where nothing is known of it.
pub(crate) const COLUMNS: u16 = 80;

/// A text in lines of some width, broken between words; a word that is longer than a line is cut.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    // Spaces that do not break are no places to break.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let letters: Vec<char> = word.chars().collect();
        for part in letters.chunks(width.max(1)) {
            let at = lines.len() - 1;
            let line = &mut lines[at];
            let taken = line.chars().count();
            if taken > 0 && taken + 1 + part.len() > width {
                lines.push(part.iter().collect());
            } else {
                line.push_str(if taken > 0 { " " } else { "" });
                line.extend(part);
            }
        }
    }
    lines
}

/// Points in words.
pub(crate) fn points_in_words(words: &Words, points: i32) -> String {
    words.say("points", &[("points", f64::from(points).into())])
}

/// A number of points that are won or lost, with its sign.
pub(crate) fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}

/// The smallest window in which a game can be played or looked at.
const SMALLEST: (u16, u16) = (60, 18);

/// Whether a window is too small to be drawn in.
pub(crate) fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// Says that the window is too small.
pub(crate) fn too_small(frame: &mut Frame<'_>, words: &Words) {
    let text = Paragraph::new(words.text("screen-too-small")).wrap(Wrap { trim: true });
    frame.render_widget(text, frame.area());
}

/// Draws lines into an area, moved as far as there is something to see, and says if there is more.
pub(crate) fn scrolled(
    frame: &mut Frame<'_>,
    area: Rect,
    lines: Vec<Line<'static>>,
    (down, right): (u16, u16),
    name: &str,
) {
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let width = u16::try_from(width).unwrap_or(u16::MAX);
    let inside = (area.width.saturating_sub(2), area.height.saturating_sub(2));
    let (most_down, most_right) = (height.saturating_sub(inside.1), width.saturating_sub(inside.0));
    let (down, right) = (down.min(most_down), right.min(most_right));
    let more =
        [("▲", down > 0), ("▼", down < most_down), ("◄", right > 0), ("►", right < most_right)];
    let more: String = more.iter().filter(|(_, there)| *there).map(|(sign, _)| *sign).collect();
    let block = Block::bordered().title(format!("{name} {more}").trim_end().to_owned());
    frame.render_widget(Paragraph::new(lines).scroll((down, right)).block(block), area);
}
