//! Where things go on the screen: the table first, then the moves and what happened.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::{Screen, SessionTurn};
use crate::drawing::scrolled;

/// The smallest window in which a game can be played.
const SMALLEST: (u16, u16) = (60, 18);

impl Screen {
    pub(super) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let words = &self.session.words;
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = Paragraph::new(words.text("screen-too-small")).wrap(Wrap { trim: true });
            return frame.render_widget(text, area);
        }
        if self.help {
            let block = Block::bordered().title("qlub");
            let text = Paragraph::new(words.text("help-screen")).wrap(Wrap { trim: false });
            return frame.render_widget(text.block(block), area);
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

    fn draw_table(&self, frame: &mut Frame<'_>, area: Rect) {
        let lines = self.table();
        let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
        let around = 1 + 2 + 1;
        let below = area.height.saturating_sub(around).saturating_sub(needed).clamp(4, 14);
        let [title, table, under, line, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(4),
            Constraint::Length(below),
            Constraint::Length(2),
            Constraint::Length(1),
        ])
        .areas(area);
        frame.render_widget(Paragraph::new(self.title()), title);
        let name = self.session.words.text("table");
        scrolled(frame, table, lines, self.scroll, &name);
        let [moves, log] =
            Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)])
                .areas(under);
        self.draw_moves(frame, moves);
        self.draw_log(frame, log);
        self.draw_input(frame, line);
        let key = if self.waiting == SessionTurn::Over { "help-over" } else { "help-short" };
        frame.render_widget(Paragraph::new(self.session.words.text(key)), keys);
    }

    fn title(&self) -> Line<'static> {
        let words = &self.session.words;
        let asked = match self.waiting {
            SessionTurn::Person(seat) => {
                words.say("to-decide", &[("seat", self.session.name(seat.0.into()).into())])
            }
            SessionTurn::Chance => words.text("to-type"),
            SessionTurn::Over => words.text("over"),
        };
        let game = format!(" {} {} · ", self.session.game().game(), self.session.game().setup());
        Line::from(vec![Span::raw(game), Span::styled(asked, self.paint.heading())])
    }

    fn draw_moves(&self, frame: &mut Frame<'_>, area: Rect) {
        let words = &self.session.words;
        let (shown, all) = self.moves.counts();
        let title = format!("{} {shown}/{all}", words.text("moves"));
        let block = Block::bordered().title(title);
        let inside = block.inner(area);
        let (moves, chosen) = self.moves.window(inside.height.into());
        let width = moves.iter().map(|entry| entry.action.chars().count()).max().unwrap_or(0);
        let lines: Vec<Line<'_>> = moves
            .iter()
            .enumerate()
            .map(|(index, entry)| {
                let told = match self.waiting {
                    SessionTurn::Person(seat) => self.session.preview(seat, &entry.action).1,
                    _ => String::new(),
                };
                let text = format!("{:<width$} {:>+4}  {told}", entry.action, entry.points);
                let (sign, style) = if index == chosen {
                    ("> ", self.paint.strong())
                } else {
                    ("  ", ratatui::style::Style::new())
                };
                Line::from(vec![Span::raw(sign), Span::styled(text, style)])
            })
            .collect();
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::bordered().title(self.session.words.text("log"));
        let inside = block.inner(area);
        let log = self.session.log(self.viewer());
        let fit = usize::from(inside.height);
        // Long lines wrap, so start late enough for the last one to be seen.
        let width = usize::from(inside.width.max(1));
        let mut height = 0;
        let mut last: Vec<Line<'_>> = log
            .iter()
            .rev()
            .take_while(|text| {
                height += text.chars().count().div_ceil(width).max(1);
                height <= fit
            })
            .map(|text| Line::from(text.as_str()))
            .collect();
        last.reverse();
        let text = Paragraph::new(last).wrap(Wrap { trim: true }).block(block);
        frame.render_widget(text, area);
    }

    fn draw_input(&self, frame: &mut Frame<'_>, area: Rect) {
        // Without anything else to say: what the chosen move would bring, in full.
        let message = match (self.message.is_empty(), self.waiting, self.moves.chosen()) {
            (true, SessionTurn::Chance, _) => self.session.words.text("prompt-chance"),
            (true, SessionTurn::Person(seat), Some(chosen)) => self.session.preview(seat, chosen).1,
            _ => self.message.clone(),
        };
        let lines = vec![Line::from(format!("> {}_", self.input)), Line::from(message)];
        let text = Paragraph::new(lines).wrap(Wrap { trim: true });
        frame.render_widget(text, area);
    }
}
