//! The screen: the table, the moves on offer with what they bring, and what happened.

mod layout;
mod moves;
#[cfg(test)]
mod tests;

use game::{Seat, Viewer};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use words::{Language, Words};

use super::session::{Session, Waiting};
use crate::Outcome;
use crate::drawing::{Paint, Scene};
use moves::Moves;

/// Plays until the game is over and left, or somebody stops.
pub(crate) fn run(session: Session) -> Outcome {
    let mut screen = Screen::new(session)?;
    let mut terminal = ratatui::init();
    let result = screen.until_left(&mut terminal);
    ratatui::restore();
    result?;
    println!("{}", screen.session.farewell());
    Ok(())
}

/// What is on the screen.
pub(super) struct Screen {
    session: Session,
    waiting: Waiting,
    moves: Moves,
    /// What is being typed.
    input: String,
    message: String,
    /// How far the table is moved: lines down, columns right.
    scroll: (u16, u16),
    help: bool,
    /// Whether the next player has yet to sit down.
    curtain: bool,
    paint: Paint,
}

/// What a key leads to.
#[derive(PartialEq, Eq)]
enum After {
    Stay,
    Leave,
}

impl Screen {
    pub(super) fn new(mut session: Session) -> Result<Self, String> {
        let waiting = session.go_on()?;
        let moves = Moves::of(&session, waiting);
        let paint = Paint::of_environment();
        let mut screen = Screen {
            session,
            waiting,
            moves,
            input: String::new(),
            message: String::new(),
            scroll: (0, 0),
            help: false,
            curtain: false,
            paint,
        };
        screen.curtain = screen.needs_curtain(None);
        Ok(screen)
    }

    fn until_left(&mut self, terminal: &mut DefaultTerminal) -> Outcome {
        loop {
            terminal.draw(|frame| self.draw(frame)).map_err(|error| error.to_string())?;
            if let Event::Key(key) = event::read().map_err(|error| error.to_string())?
                && key.kind == KeyEventKind::Press
                && self.press(key)? == After::Leave
            {
                return Ok(());
            }
        }
    }

    fn press(&mut self, key: KeyEvent) -> Result<After, String> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.press_control(key.code);
        }
        if self.curtain {
            self.curtain = key.code != KeyCode::Enter;
            return Ok(After::Stay);
        }
        if self.help {
            self.help = false;
            return Ok(After::Stay);
        }
        match key.code {
            KeyCode::Enter if self.waiting == Waiting::Over => return Ok(After::Leave),
            KeyCode::Enter => self.enter()?,
            KeyCode::Up => self.moves.choose(-1),
            KeyCode::Down => self.moves.choose(1),
            KeyCode::Tab => self.input = self.moves.chosen().unwrap_or_default().to_owned(),
            KeyCode::Esc => self.type_in(String::new()),
            KeyCode::Backspace => {
                let mut text = self.input.clone();
                text.pop();
                self.type_in(text);
            }
            KeyCode::Char(letter) => self.type_in(format!("{}{letter}", self.input)),
            KeyCode::PageUp => self.scroll.0 = self.scroll.0.saturating_sub(5),
            KeyCode::PageDown => self.scroll.0 = self.scroll.0.saturating_add(5),
            KeyCode::Left => self.scroll.1 = self.scroll.1.saturating_sub(4),
            KeyCode::Right => self.scroll.1 = self.scroll.1.saturating_add(4),
            KeyCode::F(1) => self.help = true,
            _ => {}
        }
        Ok(After::Stay)
    }

    fn press_control(&mut self, code: KeyCode) -> Result<After, String> {
        match code {
            KeyCode::Char('c' | 'q') => return Ok(After::Leave),
            KeyCode::Char('z') => {
                let undone = self.session.undo();
                let key = if undone { "undone" } else { "nothing-to-undo" };
                if undone {
                    self.go_on()?;
                }
                self.message = self.session.words.text(key);
            }
            KeyCode::Char('l') => {
                self.session.words = Words::new(match self.session.words.language() {
                    Language::English => Language::French,
                    Language::French => Language::English,
                });
                self.message = self.session.words.text("language-is");
                self.moves = Moves::of(&self.session, self.waiting);
            }
            _ => {}
        }
        Ok(After::Stay)
    }

    fn type_in(&mut self, text: String) {
        self.moves.look_for(&text);
        self.input = text;
        self.message.clear();
    }

    /// Plays what was typed if it is a move, else the move that is chosen.
    fn enter(&mut self) -> Outcome {
        let typed = self.input.trim().to_owned();
        let text = match self.moves.chosen() {
            _ if self.moves.is_move(&typed) => typed,
            Some(chosen) if typed.is_empty() || self.moves.was_chosen() => chosen.to_owned(),
            _ if typed.is_empty() => return Ok(()),
            _ => typed,
        };
        match self.session.answer(self.waiting, &text) {
            Ok(()) => {
                self.input.clear();
                self.message.clear();
                self.go_on()
            }
            Err(message) => {
                self.message = message;
                Ok(())
            }
        }
    }

    fn go_on(&mut self) -> Outcome {
        let before = self.waiting;
        self.waiting = self.session.go_on()?;
        self.moves = Moves::of(&self.session, self.waiting);
        self.input.clear();
        self.curtain = self.needs_curtain(match before {
            Waiting::Person(seat) => Some(seat),
            _ => None,
        });
        Ok(())
    }

    /// A hand is hidden until its owner has sat down.
    fn needs_curtain(&self, before: Option<Seat>) -> bool {
        match self.waiting {
            Waiting::Person(seat) => {
                before != Some(seat) && self.session.people() > 1 && self.session.has_secrets(seat)
            }
            _ => false,
        }
    }

    /// Who looks at the screen now.
    fn viewer(&self) -> Viewer {
        match self.waiting {
            Waiting::Person(seat) if !self.curtain => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    fn names(&self) -> Vec<String> {
        (0..self.session.players.len()).map(|seat| self.session.name(seat as u64)).collect()
    }

    fn table(&self) -> Vec<ratatui::text::Line<'static>> {
        let legal = match self.waiting {
            Waiting::Person(seat) if !self.curtain => self.session.game.legal(seat),
            _ => Vec::new(),
        };
        Scene {
            game: self.session.game.game(),
            view: self.session.game.view(self.viewer()),
            legal: &legal,
            chosen: if self.curtain { None } else { self.moves.chosen() },
            names: &self.names(),
            words: &self.session.words,
            paint: self.paint,
        }
        .draw()
    }
}
