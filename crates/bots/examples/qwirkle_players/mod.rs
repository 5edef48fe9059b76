//! Players of Qwirkle by name, among them some that cannot be chosen at a table.

use bots::arena::Addressed;
use bots::qwirkle::bot::{Thinking, Weighing};
use bots::qwirkle::reference::Reference;
use bots::qwirkle::rounds::Settings;
use bots::qwirkle::taste::Taste;
use bots::{Bot, Greedy, Stop};
use game::luck::Stream;
use game::{Audience, Game, Seat, Setup, Step, Turn, Viewer};
use qwirkle::{Action, Event, Qwirkle};

/// A player by name; `best:worlds=3000,five=0.4` changes settings and weights.
#[allow(dead_code, reason = "some programs seat only those who think")]
pub(crate) fn player(text: &str) -> Box<dyn Bot<Qwirkle>> {
    match text.split(':').next().unwrap_or_default() {
        "greedy" => Box::new(Greedy),
        "reference" => Box::new(Reference),
        "steady" => Box::new(Weighing { taste: changed(text, Taste::FITTED).0 }),
        "strong" | "best" => Box::new(thinking(text)),
        name => panic!("no player {name:?}"),
    }
}

/// A player who looks ahead, by name.
pub(crate) fn thinking(text: &str) -> Thinking {
    let (taste, settings) = changed(text, Taste::AHEAD);
    Thinking::new(taste, settings, Stop::never())
}

/// What somebody at a table is told.
#[allow(dead_code, reason = "some programs let players meet in another way")]
pub(crate) enum Told<'a> {
    /// Something happened that this seat may know.
    Heard(&'a Event),
    /// It is this seat's turn. Only what it may see should be looked at, except to judge it.
    Asked(&'a Qwirkle),
}

/// Plays a game in one seat against others who take the most points, by a key of its luck.
#[allow(dead_code, reason = "some programs let players meet in another way")]
pub(crate) fn against_greedies(
    seats: u8,
    own: Seat,
    key: u64,
    mut tell: impl FnMut(Told<'_>) -> Option<Action>,
) {
    let mut greedy: Box<dyn Bot<Qwirkle>> = Box::new(Greedy);
    let options = Qwirkle::options(&Setup::new("standard", seats)).expect("a set-up");
    let (mut game, mut steps) = (Qwirkle::new(&options), 0);
    // Nothing keeps players from swapping for ever.
    while game.turn() != Turn::Over && steps < 800 {
        steps += 1;
        let step = match game.turn() {
            Turn::Chance => Step::Chance(game.sample(&mut Addressed::new(key, steps))),
            _ if game.active() == own => {
                Step::Decide(own, tell(Told::Asked(&game)).expect("an action"))
            }
            _ => {
                let seat = game.active();
                let view = game.view(Viewer::Seat(seat));
                let luck = &mut Stream::new(key);
                Step::Decide(seat, greedy.decide(&view, seat, luck).expect("an action"))
            }
        };
        game.advance(step, &mut |audience, event| match audience {
            Audience::Only(seat) if seat != own => {}
            _ => {
                tell(Told::Heard(&event));
            }
        });
    }
}

/// Weights and settings with the changes that follow a name.
fn changed(text: &str, mut taste: Taste) -> (Taste, Settings) {
    let (name, changes) = text.split_once(':').unwrap_or((text, ""));
    let mut settings = if name == "strong" { Settings::STRONG } else { Settings::BEST };
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (key, value) = change.split_once('=').expect("KEY=VALUE");
        let value: f32 = value.parse().expect("a number");
        match key {
            "candidates" => settings.candidates = value as usize,
            "worlds" => settings.worlds = [value as usize; 3],
            "turns" => settings.turns = [value as usize; 3],
            "clearly" => settings.clearly = value.into(),
            "play_out" => settings.play_out = value as usize,
            "blur" => settings.blur = value,
            "spread" => settings.spread = value,
            "clues" => settings.reading.turns = value as usize,
            "doubt" => settings.reading.doubt = value,
            "guesses" => settings.reading.guesses = value as usize,
            "ending" => settings.ending = value as u32,
            "open" => taste.opens[0] = value,
            "set" => taste.set = taste.set.map(|set| set * value),
            "pair" => taste.pair = value,
            "copy" => taste.copy = value,
            "fresh" => taste.fresh = value,
            "five" => taste.five = value,
            "four" => taste.four = value,
            _ => panic!("no setting {key:?}"),
        }
    }
    (taste, settings)
}
