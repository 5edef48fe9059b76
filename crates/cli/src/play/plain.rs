//! The line mode: one question, one answer, no colours. For screen readers, pipes and plain
//! terminals.

use std::io::{BufRead, Write};

use game::Viewer;

use super::session::{Session, Waiting};
use crate::Outcome;

/// Plays until the game is over, somebody stops, or the input ends.
pub(crate) fn run(session: &mut Session) -> Outcome {
    println!(
        "{} {}\n{}\n",
        session.game.game(),
        session.game.setup(),
        session.words.text("help-plain")
    );
    let mut heard = session.told();
    loop {
        let waiting = session.go_on()?;
        session.news(heard).iter().for_each(|line| println!("  {line}"));
        heard = session.told();
        let seen = match waiting {
            Waiting::Over => {
                print!("\n{}", session.game.show(Viewer::Watcher));
                if let Some(outcome) = session.game.outcome() {
                    println!("{}: {outcome}", session.words.text("over"));
                }
                return Ok(());
            }
            Waiting::Person(seat) => {
                if session.people() > 1 && session.has_secrets(seat) && !curtain(session, waiting)?
                {
                    return stop(session);
                }
                print!("\n{}", session.game.show(Viewer::Seat(seat)));
                Viewer::Seat(seat)
            }
            Waiting::Chance => Viewer::Watcher,
        };
        if !ask(session, waiting, seen)? {
            return stop(session);
        }
        // Taking back may have untold something.
        heard = heard.min(session.told());
    }
}

/// Asks until something happens; false if that is the end of it.
fn ask(session: &mut Session, waiting: Waiting, seen: Viewer) -> Result<bool, String> {
    let prompt = match waiting {
        Waiting::Person(seat) => session.name(seat.0.into()),
        _ => session.words.text("prompt-dice"),
    };
    loop {
        let Some(line) = read(&format!("{prompt}> "))? else { return Ok(false) };
        match (line.as_str(), waiting) {
            ("", _) => {}
            ("quit", _) => return Ok(false),
            ("show", _) => print!("{}", session.game.show(seen)),
            ("help", _) => println!("{}", session.words.text("help-plain")),
            ("rules", _) => {
                let game = session.game.game().into();
                println!("{}", session.words.say("read-rules", &[("game", game)]));
            }
            ("undo", _) => {
                let undone = session.undo();
                let key = if undone { "undone" } else { "nothing-to-undo" };
                println!("{}", session.words.text(key));
                if undone {
                    return Ok(true);
                }
            }
            ("?", Waiting::Person(seat)) => {
                for action in session.game.legal(seat) {
                    let (points, words) = session.preview(seat, &action);
                    println!("  {action:<12} {points:>+4}  {words}");
                }
            }
            ("?", _) => println!("{}", session.words.text("prompt-chance")),
            (text, _) => match session.answer(waiting, text) {
                Ok(()) => return Ok(true),
                Err(message) => println!("{message}"),
            },
        }
    }
}

/// Hides what the last player saw until the next one sits down; false at the end of the input.
fn curtain(session: &Session, waiting: Waiting) -> Result<bool, String> {
    let Waiting::Person(seat) = waiting else { return Ok(true) };
    let name = session.name(seat.0.into());
    let text = session.words.say("curtain", &[("seat", name.into())]);
    // Enough empty lines to push the last hand off most screens.
    print!("{}", "\n".repeat(40));
    Ok(read(&format!("{text} "))?.is_some())
}

fn read(prompt: &str) -> Result<Option<String>, String> {
    print!("{prompt}");
    std::io::stdout().flush().map_err(|error| error.to_string())?;
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    let count = read.map_err(|error| format!("standard input: {error}"))?;
    Ok((count > 0).then(|| line.trim().to_owned()))
}

fn stop(session: &Session) -> Outcome {
    println!("\n{}", session.farewell());
    Ok(())
}
