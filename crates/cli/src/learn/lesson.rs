//! A lesson line by line: the table, what is said, and the answer that is typed.

use game::{Seats, Viewer};
use lessons::{Lesson, Player, Wrong};
use protocol::{News, Refusal};
use table::live::Bookmark;
use table::local::HERE;
use words::Words;

use crate::drawing::{COLUMNS, Paint, Scene, game_in_words, wrapped};
use crate::entropy::Fresh;
use crate::language::{spoken, text};
use crate::out::sayln;
use crate::play::{marked, read};
use crate::rules;

use super::memory::Reached;

/// What ends a lesson before its end.
const QUIT: &str = "quit";

/// Plays a lesson from a step on; says how far it was played.
pub(super) fn play(lesson: Lesson, from: usize) -> Result<Reached, String> {
    let mut told = ToldLesson::open(lesson, from)?;
    sayln!("{}\n{}", told.title(), told.words.text("learn-how"));
    while let Some(step) = told.player.step().cloned() {
        told.show();
        let (number, of) = (told.player.answered() + 1, told.player.lesson().steps().count());
        told.say(&text!("lesson-where", step = number, steps = of));
        told.say(&text!(format!("lesson-{}", step.words)));
        told.say(&text!("lesson-hint", what = step.answer.as_str()));
        if !told.ask()? {
            sayln!("\n{}", text!("learn-left"));
            return Ok(Reached::Step(told.player.answered()));
        }
        told.go_on()?;
    }
    told.show();
    told.say(&text!("lesson-done"));
    let end = told.player.lesson().end.clone();
    told.say(&text!(format!("lesson-{end}")));
    Ok(Reached::Done)
}

/// Asks whether a match is wanted after a lesson.
pub(super) fn is_match_wanted() -> Result<bool, String> {
    sayln!();
    let wants = read(&format!("{} > ", text!("learn-match")))?;
    Ok(wants.is_some_and(|line| line != QUIT))
}

/// A lesson that is read out.
struct ToldLesson {
    player: Player,
    words: Words,
    fresh: Fresh,
    /// How much of what happened was told.
    mark: Bookmark,
}

impl ToldLesson {
    fn open(lesson: Lesson, from: usize) -> Result<Self, String> {
        let fresh = Fresh(None);
        let name = text!("seat-name", number = (lesson.seat.0 + 1).to_string());
        let opened = Player::open(lesson, &name, from, &fresh.moment());
        let player = opened.map_err(|error| error.to_string())?;
        let mark = player.table().table().mark();
        Ok(ToldLesson { player, words: Words::new(spoken()), fresh, mark })
    }

    fn title(&self) -> String {
        let game = game_in_words(self.player.table().table().game(), &self.words);
        text!("lesson-title", game = game)
    }

    /// The table as the learner sees it.
    fn show(&self) {
        let (game, seat) = (self.player.table().table().game(), self.player.lesson().seat);
        let legal = self.player.step().map(|step| vec![step.answer.clone()]).unwrap_or_default();
        let chairs = self.player.table().table().state(0).seats;
        let names: Vec<String> = (0..)
            .zip(&chairs)
            .map(|(seat, chair)| marked(self.name(seat), chair, &self.words))
            .collect();
        let scene = Scene {
            game: game.game(),
            view: game.view(Viewer::Seat(seat)),
            legal: &legal,
            chosen: None,
            deciding: Seats::only(seat),
            names: &names,
            words: &self.words,
            paint: Paint::Plain,
            columns: COLUMNS,
        };
        sayln!();
        for line in scene.draw() {
            sayln!("{}", line.to_string().trim_end());
        }
        sayln!();
    }

    fn name(&self, seat: u64) -> String {
        self.words.say("seat-name", &[("number", (seat + 1).to_string().into())])
    }

    fn say(&self, text: &str) {
        wrapped(text, COLUMNS.into()).iter().for_each(|line| sayln!("{line}"));
    }

    /// Asks until the answer is the one that the step leads to; false if that is the end of it.
    fn ask(&mut self) -> Result<bool, String> {
        loop {
            let Some(line) = read("> ")? else { return Ok(false) };
            match line.as_str() {
                "" => {}
                QUIT => return Ok(false),
                "show" => self.show(),
                typed => match self.answer(typed) {
                    Ok(()) => return Ok(true),
                    Err(why) => self.say(&why),
                },
            }
        }
    }

    fn answer(&mut self, typed: &str) -> Result<(), String> {
        let action = self.player.table().spelled(Some(self.player.lesson().seat), typed);
        let answered = self.player.answer(&action, &self.fresh.moment());
        answered.map_err(|wrong| match wrong {
            Wrong::NotNow => self.words.text("refused-lesson-not-now"),
            Wrong::Refused(refused) => {
                let Refusal { key, data, .. } = (*refused).into();
                let game = self.player.lesson().game.as_str();
                let says = self.words.refusal(game, &key, &data, &|seat| self.name(seat));
                if rules::explains(self.words.language(), game, &key) {
                    format!("{says} (qlub rules {game} {key})")
                } else {
                    says
                }
            }
        })
    }

    /// Plays what happens by itself, and tells it.
    fn go_on(&mut self) -> Result<(), String> {
        while self.player.go_on(&self.fresh.moment()).map_err(|error| error.to_string())? {}
        let seat = self.player.lesson().seat;
        let table = self.player.table().table();
        for news in table.news_since(HERE, self.mark) {
            let News::Game { event, only } = news else { continue };
            if event["event"] != "answered" && only.is_none_or(|only| only == seat) {
                let game = &self.player.lesson().game;
                sayln!("  {}", self.words.event(game, &event, &|seat| self.name(seat)));
            }
        }
        self.mark = table.mark();
        Ok(())
    }
}
