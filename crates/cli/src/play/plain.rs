//! The line mode: one question, one answer, no colours. For screen readers, pipes and plain
//! terminals.

use std::io::BufRead;

use game::{Seat, Viewer};

use super::legend;
use super::session::{Session, SessionTurn};
use crate::Outcome;
use crate::drawing::{COLUMNS, Paint, game_in_words, wrapped};
use crate::fault;
use crate::out::{say, sayln};

/// Plays until the game is over, somebody stops, or the input ends.
pub(crate) fn run(session: &mut Session) -> Outcome {
    let (game, setup) = (session.game(), session.game().setup());
    let game = game_in_words(game, &session.words);
    sayln!("{game} ({setup})\n{}\n", session.words.text("help-plain"));
    let (_, before) = session.log.lengths();
    let private = vec![0; setup.seats.into()];
    let mut ear = Ear { public: before, private, seated: None };
    loop {
        let waiting = session.go_on()?;
        ear.hear(session);
        let viewer = match waiting {
            SessionTurn::Over => {
                sayln!();
                show(session, Viewer::Watcher);
                session.result().iter().for_each(|line| sayln!("{line}"));
                let farewell = session.farewell();
                say!("{farewell}{}", if farewell.is_empty() { "" } else { "\n" });
                return Ok(());
            }
            SessionTurn::Person(seat) => {
                if !ear.sit_down(session, seat)? {
                    return stop(session);
                }
                sayln!();
                show(session, Viewer::Seat(seat));
                Viewer::Seat(seat)
            }
            SessionTurn::Chance => Viewer::Watcher,
        };
        if !ask(session, waiting, viewer)? {
            return stop(session);
        }
    }
}

/// What has been read out so far, and to whom.
struct Ear {
    public: usize,
    private: Vec<usize>,
    seated: Option<Seat>,
}

impl Ear {
    /// Reads out what everybody may hear.
    fn hear(&mut self, session: &Session) {
        session.news(self.public, None).iter().for_each(|line| sayln!("  {line}"));
        (self.public, _) = session.log.lengths();
        if let Some(fault) = session.fault() {
            sayln!("  {fault}");
        }
    }

    /// Lets a player sit down, and reads out what is for them alone; false at the end of the input.
    fn sit_down(&mut self, session: &Session, seat: Seat) -> Result<bool, String> {
        if session.has_secrets() && self.seated != Some(seat) {
            let name = session.name(seat.0.into());
            let text = session.words.say("curtain", &[("seat", name.into())]);
            // Enough empty lines to push the last hand off most screens.
            say!("{}", "\n".repeat(40));
            if read(&format!("{text} "))?.is_none() {
                return Ok(false);
            }
        }
        self.seated = Some(seat);
        let heard = &mut self.private[seat.index()];
        session.news(*heard, Some(seat)).iter().for_each(|line| sayln!("  {line}"));
        (*heard, _) = session.log.lengths();
        Ok(true)
    }
}

/// Asks until something happens; false if that is the end of it.
fn ask(session: &mut Session, waiting: SessionTurn, viewer: Viewer) -> Result<bool, String> {
    let prompt = match waiting {
        SessionTurn::Person(seat) => {
            if let Some(line) = session.explanation(seat) {
                wrapped(&line, COLUMNS.into()).iter().for_each(|line| sayln!("{line}"));
            }
            sayln!("{}", session.asked(seat));
            session.name(seat.0.into())
        }
        _ => {
            sayln!("{}", session.chance_question());
            session.words.text("prompt-dice")
        }
    };
    loop {
        let Some(line) = read(&format!("{prompt}> "))? else { return Ok(false) };
        match (line.as_str(), waiting) {
            ("", _) => {}
            ("quit", _) => return Ok(false),
            ("show", _) => show(session, viewer),
            ("hint", SessionTurn::Person(seat)) => {
                session.hint(seat, None).iter().for_each(|line| sayln!("{line}"));
            }
            ("help", _) => {
                sayln!("{}\n", session.words.text("help-plain"));
                let game = session.game().game();
                legend::of(game, &session.words).iter().for_each(|line| sayln!("{line}"));
            }
            ("rules", _) => {
                let game = session.game().game().into();
                sayln!("{}", session.words.say("read-rules", &[("game", game)]));
            }
            ("undo", _) => {
                if session.undo() {
                    return Ok(true);
                }
                sayln!("{}", session.words.text("nothing-to-undo"));
            }
            ("?", SessionTurn::Person(seat)) => {
                for action in session.game().legal(seat) {
                    sayln!("  {action:<12} {}", session.preview_line(seat, &action));
                }
            }
            ("?", _) => sayln!("{}", session.chance_question()),
            (text, _) => match session.answer(waiting, text) {
                Ok(()) => return Ok(true),
                Err(message) => sayln!("{message}"),
            },
        }
    }
}

/// The table as lines of text.
fn show(session: &Session, viewer: Viewer) {
    for line in session.draw(viewer, None, (Paint::Plain, COLUMNS)) {
        sayln!("{}", line.to_string().trim_end());
    }
}

/// Reads a line, whatever bytes it holds; nothing at the end of the input.
pub(crate) fn read(prompt: &str) -> Result<Option<String>, String> {
    say!("{prompt}");
    let mut line = Vec::new();
    let read = std::io::stdin().lock().read_until(b'\n', &mut line);
    let count = read.map_err(|error| fault::at("stdin", &error))?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

fn stop(session: &mut Session) -> Outcome {
    sayln!("\n{}", session.farewell());
    Ok(())
}
