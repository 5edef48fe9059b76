//! The screen: the table, the moves on offer with what they bring, and what happened.

mod layout;
mod moves;
#[cfg(test)]
mod tests;

use game::{Seat, Viewer};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use words::Words;

use super::legend;
use super::session::{Session, SessionTurn};
use crate::Outcome;
use crate::drawing::{Paint, is_too_small};
use crate::fault;
use crate::out::sayln;
use moves::Moves;

pub(crate) use layout::last_lines;

/// Plays until the game is over and left, or somebody stops.
pub(crate) fn run(session: Session) -> Outcome {
    let mut screen = Screen::new(session)?;
    let mut terminal = ratatui::init();
    let result = screen.until_left(&mut terminal);
    ratatui::restore();
    screen.session.result().iter().for_each(|line| sayln!("{line}"));
    sayln!("{}", screen.session.farewell());
    result
}

/// What is on the screen.
pub(super) struct Screen {
    session: Session,
    waiting: SessionTurn,
    moves: Moves,
    /// What is being typed.
    input: String,
    message: String,
    /// How far the table is moved: lines down, columns right.
    scroll: (u16, u16),
    /// What lies over the table, until it is closed.
    overlay: Option<Overlay>,
    /// Whether the window is too small to see what a key would do.
    too_small: bool,
    /// Whether the next player has yet to sit down.
    curtain: bool,
    /// Who sits at the keyboard, once somebody does.
    seated: Option<Seat>,
    paint: Paint,
}

/// Lines that lie over the table: help, or a hint.
struct Overlay {
    /// The key of its title.
    title: &'static str,
    lines: Vec<String>,
    /// How far it is moved.
    down: u16,
}

impl Overlay {
    /// What comes of a key: it is moved, or closed.
    fn press(mut self, code: KeyCode) -> Option<Overlay> {
        // A window shows ten lines of it at least.
        let most = u16::try_from(self.lines.len().saturating_sub(10)).unwrap_or(u16::MAX);
        self.down = match code {
            KeyCode::Down => (self.down + 1).min(most),
            KeyCode::PageDown => (self.down + 10).min(most),
            KeyCode::Up => self.down.saturating_sub(1),
            KeyCode::PageUp => self.down.saturating_sub(10),
            _ => return None,
        };
        Some(self)
    }
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
            overlay: None,
            too_small: false,
            curtain: false,
            seated: None,
            paint,
        };
        screen.sit_down_or_draw_the_curtain();
        Ok(screen)
    }

    fn until_left(&mut self, terminal: &mut DefaultTerminal) -> Outcome {
        loop {
            let drawn = terminal.draw(|frame| self.draw(frame));
            self.too_small = is_too_small(drawn.map_err(|error| fault::io(&error))?.area);
            if let Event::Key(key) = event::read().map_err(|error| fault::io(&error))?
                && key.kind == KeyEventKind::Press
                && self.press(key)? == After::Leave
            {
                return Ok(());
            }
        }
    }

    fn press(&mut self, key: KeyEvent) -> Result<After, String> {
        if self.too_small {
            // Nobody plays what they cannot see.
            return Ok(if is_stop(key) { After::Leave } else { After::Stay });
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.press_control(key.code);
        }
        if self.curtain {
            if let (KeyCode::Enter, SessionTurn::Person(seat)) = (key.code, self.waiting) {
                self.curtain = false;
                self.seated = Some(seat);
            }
            return Ok(After::Stay);
        }
        if let Some(overlay) = self.overlay.take() {
            self.overlay = overlay.press(key.code);
            return Ok(After::Stay);
        }
        match key.code {
            KeyCode::Enter if self.waiting == SessionTurn::Over => return Ok(After::Leave),
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
            KeyCode::F(1) => {
                let lines = legend::help(self.session.game().game(), &self.session.words);
                self.overlay = Some(Overlay { title: "help", lines, down: 0 });
            }
            KeyCode::F(2) => {
                if let SessionTurn::Person(seat) = self.waiting {
                    let lines = self.session.hint(seat, self.moves.chosen());
                    self.overlay = Some(Overlay { title: "hint", lines, down: 0 });
                }
            }
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
                self.session.words = Words::new(self.session.words.language().next());
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
            // What is typed is a part of one move only.
            Some(chosen) if self.moves.counts().0 == 1 => chosen.to_owned(),
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
        self.waiting = self.session.go_on()?;
        self.moves = Moves::of(&self.session, self.waiting);
        self.input.clear();
        self.scroll = (0, 0);
        if let Some(fault) = self.session.fault() {
            self.message = fault.to_owned();
        }
        self.sit_down_or_draw_the_curtain();
        Ok(())
    }

    /// A hand is hidden until its owner has sat down; without secrets the keyboard just goes round.
    fn sit_down_or_draw_the_curtain(&mut self) {
        let SessionTurn::Person(seat) = self.waiting else {
            self.curtain = false;
            return;
        };
        self.curtain = self.session.has_secrets() && self.seated != Some(seat);
        if !self.curtain {
            self.seated = Some(seat);
        }
    }

    /// Who looks at the screen now.
    fn viewer(&self) -> Viewer {
        match self.waiting {
            SessionTurn::Person(seat) if !self.curtain => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    fn table(&self, columns: u16) -> Vec<ratatui::text::Line<'static>> {
        let chosen = if self.curtain { None } else { self.moves.chosen() };
        self.session.draw(self.viewer(), chosen, (self.paint, columns))
    }
}

/// Whether a key asks the program to stop.
fn is_stop(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
}
