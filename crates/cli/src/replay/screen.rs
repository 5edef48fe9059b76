//! A finished game step by step, with the arrow keys.

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};
use ratatui::{DefaultTerminal, Frame};
use table::any_match::{AnyMatch, SentEvent};
use words::Words;

use super::{RetoldMatch, in_words};
use crate::Outcome;
use crate::drawing::{Paint, game_in_words, is_too_small, scrolled, too_small};
use crate::fault;
use crate::language::text;
use crate::play::{last_lines, legend};

/// How far the table or help can be moved.
const FURTHEST: u16 = 200;

pub(super) fn run(retold: &RetoldMatch, words: Words) -> Outcome {
    let steps = retold.game.retell();
    let paint = Paint::of_environment();
    let mut screen = Screen { retold, steps, at: 0, words, paint, scroll: 0, help: false };
    let mut terminal = ratatui::init();
    let result = screen.until_left(&mut terminal);
    ratatui::restore();
    result
}

struct Screen<'a> {
    retold: &'a RetoldMatch,
    steps: Vec<(String, Vec<SentEvent>)>,
    /// How many steps have been taken.
    at: usize,
    words: Words,
    paint: Paint,
    /// How many lines the table, or the legend, is moved.
    scroll: u16,
    /// Whether the legend is shown.
    help: bool,
}

impl Screen<'_> {
    fn until_left(&mut self, terminal: &mut DefaultTerminal) -> Outcome {
        loop {
            let now = self.retold.game.rewound(self.at).ok_or_else(|| text!("broken"))?;
            let drawn = terminal.draw(|frame| self.draw(frame, now.as_ref()));
            let too_small = is_too_small(drawn.map_err(|error| fault::io(&error))?.area);
            if let Event::Key(key) = event::read().map_err(|error| fault::io(&error))?
                && key.kind == KeyEventKind::Press
                && self.press(key, too_small)
            {
                return Ok(());
            }
        }
    }

    /// Does what a key asks for; says whether it is the end.
    fn press(&mut self, key: KeyEvent, too_small: bool) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let last = self.steps.len();
        match key.code {
            KeyCode::Char('c') if control => return true,
            _ if too_small => {}
            KeyCode::Char('l') if control => {
                self.words = Words::new(self.words.language().next());
            }
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1).min(FURTHEST),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::F(1) => (self.help, self.scroll) = (!self.help, 0),
            _ if self.help => (self.help, self.scroll) = (false, 0),
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Right => self.at = (self.at + 1).min(last),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            _ => {}
        }
        false
    }

    fn draw(&self, frame: &mut Frame<'_>, now: &dyn AnyMatch) {
        if is_too_small(frame.area()) {
            return too_small(frame, &self.words);
        }
        let [title, table, log, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(4),
            Constraint::Length(8),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let count =
            [("step", self.at.to_string().into()), ("steps", self.steps.len().to_string().into())];
        let step = self.words.say("replay-step", &count);
        let game = &self.retold.game;
        let text = format!(" {} · {step}", game_in_words(game.as_ref(), &self.words));
        frame.render_widget(Paragraph::new(text), title);
        let (lines, name) = if self.help {
            let legend = legend::of(game.game(), &self.words).into_iter().map(Line::from).collect();
            (legend, "help")
        } else {
            (self.retold.draw(now, &self.words, self.paint, table.width.saturating_sub(2)), "table")
        };
        scrolled(frame, table, lines, (self.scroll, 0), &self.words.text(name));
        let block = Block::bordered().title(self.words.text("log"));
        let last = last_lines(&self.log(), block.inner(log));
        frame.render_widget(Paragraph::new(last).block(block), log);
        frame.render_widget(Paragraph::new(self.words.text("help-replay")), keys);
    }

    /// What has happened so far.
    fn log(&self) -> Vec<String> {
        let name = |seat| self.retold.name(seat, &self.words);
        let words = |told: &SentEvent| in_words(self.retold.game.game(), told, &self.words, &name);
        let told = self.steps[..self.at].iter().flat_map(|(_, told)| told);
        told.filter(|told| told.event["event"] != "answered").map(words).collect()
    }
}
