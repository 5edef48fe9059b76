//! A finished game step by step, with the arrow keys.

use game::Viewer;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use table::any_match::{AnyMatch, SentEvent};
use words::Words;

use crate::Outcome;
use crate::drawing::{Paint, Scene, scrolled};
use crate::replay::in_words;

pub(crate) fn run(game: &dyn AnyMatch, words: Words) -> Outcome {
    let steps = game.retell();
    let mut screen =
        Screen { game, steps, at: 0, words, paint: Paint::of_environment(), scroll: 0 };
    let mut terminal = ratatui::init();
    let result = screen.until_left(&mut terminal);
    ratatui::restore();
    result
}

struct Screen<'a> {
    game: &'a dyn AnyMatch,
    steps: Vec<(String, Vec<SentEvent>)>,
    /// How many steps have been taken.
    at: usize,
    words: Words,
    paint: Paint,
    /// How many lines the table is moved.
    scroll: u16,
}

impl Screen<'_> {
    fn until_left(&mut self, terminal: &mut DefaultTerminal) -> Outcome {
        loop {
            let now = self.replayed()?;
            let draw = |frame: &mut Frame<'_>| self.draw(frame, now.as_ref());
            terminal.draw(draw).map_err(|error| error.to_string())?;
            let Event::Key(key) = event::read().map_err(|error| error.to_string())? else {
                continue;
            };
            let control = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                _ if key.kind != KeyEventKind::Press => {}
                KeyCode::Char('c') if control => return Ok(()),
                KeyCode::Char('l') if control => {
                    self.words = Words::new(self.words.language().next());
                }
                KeyCode::Char('q') | KeyCode::Esc => return Ok(()),
                KeyCode::Down => self.scroll = self.scroll.saturating_add(1).min(200),
                KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
                KeyCode::Right => self.at = (self.at + 1).min(self.steps.len()),
                KeyCode::Left => self.at = self.at.saturating_sub(1),
                KeyCode::PageDown => self.at = (self.at + 10).min(self.steps.len()),
                KeyCode::PageUp => self.at = self.at.saturating_sub(10),
                KeyCode::Home => self.at = 0,
                KeyCode::End => self.at = self.steps.len(),
                _ => {}
            }
        }
    }

    /// The game as it stood.
    fn replayed(&self) -> Result<Box<dyn AnyMatch>, String> {
        Ok(self.game.rewound(self.at).ok_or("its set-up is not on offer")?)
    }

    fn name(&self, seat: u64) -> String {
        self.words.say("seat-name", &[("number", (seat + 1).to_string().into())])
    }

    fn draw(&self, frame: &mut Frame<'_>, now: &dyn AnyMatch) {
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
        let text = format!(" {} {} · {step}", self.game.game(), self.game.setup());
        frame.render_widget(Paragraph::new(text), title);
        let names: Vec<String> =
            (0..self.game.setup().seats).map(|seat| self.name(seat.into())).collect();
        let scene = Scene {
            game: self.game.game(),
            view: now.view(Viewer::Watcher),
            legal: &[],
            chosen: None,
            names: &names,
            words: &self.words,
            paint: self.paint,
        };
        scrolled(frame, table, scene.draw(), (self.scroll, 0), &self.words.text("table"));
        let mut lines = Vec::new();
        if let Some((step, told)) = self.at.checked_sub(1).and_then(|at| self.steps.get(at)) {
            lines.push(Line::styled(step.clone(), self.paint.heading()));
            let name = |seat| self.name(seat);
            let told = told.iter().map(|told| in_words(self.game.game(), told, &self.words, &name));
            lines.extend(told.map(Line::from));
        }
        let block = Block::bordered().title(self.words.text("log"));
        let text = Paragraph::new(lines).wrap(Wrap { trim: true }).block(block);
        frame.render_widget(text, log);
        frame.render_widget(Paragraph::new(self.words.text("help-replay")), keys);
    }
}
