//! Where things go on the screen: the table first, then the moves and what happened.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::{Overlay, Screen, SessionTurn};
use crate::drawing::{game_in_words, is_too_small, scrolled, too_small, wrapped};

/// From this height on two lines are kept for what is said, whether they are needed or not.
const TALL: u16 = 22;

impl Screen {
    pub(super) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let words = &self.session.words;
        if is_too_small(area) {
            return too_small(frame, words);
        }
        if let Some(overlay) = &self.overlay {
            return self.draw_overlay(frame, area, overlay);
        }
        if let (true, SessionTurn::Person(seat)) = (self.curtain, self.waiting) {
            let name = self.session.name(seat.0.into());
            let text = words.say("curtain", &[("seat", name.into())]);
            let block = Block::bordered().title("qlub");
            let text = Paragraph::new(text).wrap(Wrap { trim: true }).block(block);
            return frame.render_widget(text, area);
        }
        self.draw_table(frame, area);
    }

    fn draw_overlay(&self, frame: &mut Frame<'_>, area: Rect, overlay: &Overlay) {
        let words = &self.session.words;
        let width = usize::from(area.width.saturating_sub(2).max(1));
        // What fits stays as it is: some lines are tables.
        let fitted = |line: &String| {
            if line.chars().count() <= width { vec![line.clone()] } else { wrapped(line, width) }
        };
        let lines = overlay.lines.iter().flat_map(fitted);
        let lines = lines.map(Line::from).collect();
        let [text, keys] =
            Layout::vertical([Constraint::Min(4), Constraint::Length(1)]).areas(area);
        scrolled(frame, text, lines, (overlay.down, 0), &words.text(overlay.title));
        frame.render_widget(Paragraph::new(words.text("help-closes")), keys);
    }

    fn draw_table(&self, frame: &mut Frame<'_>, area: Rect) {
        let lines = self.table(area.width.saturating_sub(2));
        let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
        let said = self.said();
        let rows =
            if area.height >= TALL || said.chars().count() > area.width.into() { 2 } else { 1 };
        let around = 1 + 1 + rows + 1;
        let below = area.height.saturating_sub(around).saturating_sub(needed).clamp(4, 14);
        let [title, table, under, line, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(4),
            Constraint::Length(below),
            Constraint::Length(1 + rows),
            Constraint::Length(1),
        ])
        .areas(area);
        self.draw_title(frame, title);
        let name = self.session.words.text("table");
        scrolled(frame, table, lines, self.scroll, &name);
        if let SessionTurn::Person(_) = self.waiting {
            let [moves, log] =
                Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)])
                    .areas(under);
            self.draw_moves(frame, moves);
            self.draw_log(frame, log);
        } else {
            // There is nothing to choose: all the room is for what happened.
            self.draw_log(frame, under);
        }
        self.draw_input(frame, line, said);
        let key = if self.waiting == SessionTurn::Over { "help-over" } else { "help-short" };
        frame.render_widget(Paragraph::new(self.session.words.text(key)), keys);
    }

    /// What is asked, and where there is room the game and its edition.
    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect) {
        let words = &self.session.words;
        let asked = match self.waiting {
            SessionTurn::Person(seat) => self.session.asked(seat),
            SessionTurn::Chance => self.session.chance_title(),
            SessionTurn::Over => words.text("over"),
        };
        let asked = Line::styled(format!(" {asked}"), self.paint.heading());
        let game = Line::from(format!("{} ", game_in_words(self.session.game(), words)));
        let room = usize::from(area.width).saturating_sub(asked.width() + 2);
        if game.width() <= room {
            let game = Paragraph::new(game).alignment(Alignment::Right);
            frame.render_widget(game, area);
        }
        let width = u16::try_from(asked.width()).unwrap_or(u16::MAX).min(area.width);
        frame.render_widget(Paragraph::new(asked), Rect { width, ..area });
    }

    fn draw_moves(&self, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::bordered();
        let inside = block.inner(area);
        let (moves, chosen) = self.moves.window(inside.height.into());
        let block = block.title(self.moves_title(usize::from(inside.height)));
        let width = moves.iter().map(|entry| entry.action.chars().count()).max().unwrap_or(0);
        let lines: Vec<Line<'_>> = moves
            .iter()
            .enumerate()
            .map(|(index, entry)| {
                let told = match self.waiting {
                    SessionTurn::Person(seat) => self.session.preview_line(seat, &entry.action),
                    _ => String::new(),
                };
                let text = format!("{:<width$}  {told}", entry.action);
                let (sign, style) = if index == chosen {
                    ("> ", self.paint.strong())
                } else {
                    ("  ", Style::new())
                };
                let text = cut(&text, usize::from(inside.width).saturating_sub(2));
                Line::from(vec![Span::raw(sign), Span::styled(text, style)])
            })
            .collect();
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    /// How many moves there are, and whether there are more than can be seen.
    fn moves_title(&self, lines: usize) -> String {
        let words = &self.session.words;
        let (shown, all) = self.moves.counts();
        let arguments = [("shown", shown.into()), ("all", all.into())];
        let count = words.say(if shown == all { "moves-all" } else { "moves-some" }, &arguments);
        let (above, below) = self.moves.hidden(lines);
        let signs = [("▲", above), ("▼", below)];
        let signs: String = signs.iter().filter(|(_, more)| *more).map(|(sign, _)| *sign).collect();
        format!("{count} {signs}").trim_end().to_owned()
    }

    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::bordered().title(self.session.words.text("log"));
        let inside = block.inner(area);
        let log = self.session.log(self.viewer());
        frame.render_widget(Paragraph::new(last_lines(&log, inside)).block(block), area);
    }

    /// What is said below the table: a message, what is asked for, or what the chosen move would bring.
    fn said(&self) -> String {
        match (self.message.is_empty(), self.waiting, self.moves.chosen()) {
            (true, SessionTurn::Chance, _) => self.session.chance_question(),
            (true, SessionTurn::Person(seat), Some(chosen)) => self.session.preview(seat, chosen),
            _ => self.message.clone(),
        }
    }

    fn draw_input(&self, frame: &mut Frame<'_>, area: Rect, said: String) {
        let typed = match self.waiting {
            SessionTurn::Over => String::new(),
            _ => format!("> {}_", self.input),
        };
        let text = Paragraph::new(vec![Line::from(typed), Line::from(said)]);
        frame.render_widget(text.wrap(Wrap { trim: true }), area);
    }
}

/// The end of what was told, as far as it fits into an area.
pub(crate) fn last_lines(told: &[String], area: Rect) -> Vec<Line<'static>> {
    let (width, fit) = (usize::from(area.width.max(1)), usize::from(area.height));
    // Every text has a line at least, so earlier ones cannot be seen.
    let near = &told[told.len().saturating_sub(fit)..];
    let lines: Vec<String> = near.iter().flat_map(|text| wrapped(text, width)).collect();
    let first = lines.len().saturating_sub(fit);
    lines.into_iter().skip(first).map(Line::from).collect()
}

/// A text that fits into a width, with a sign if some of it does not.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}
