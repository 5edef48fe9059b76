//! What decisions are worth, by playing them out to the end many times: far too slow to play by, but a
//! match would need forty times as many games to tell two players apart.

use bots::workshop::qwirkle::answer::Answer;
use bots::workshop::qwirkle::bot::ThinkingBot;
use bots::workshop::qwirkle::dealer::Dealer;
use bots::workshop::qwirkle::field::Field;
use bots::workshop::qwirkle::foresight;
use bots::workshop::qwirkle::rack::Rack;
use bots::workshop::qwirkle::rounds::Settings;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::World;
use game::luck::Stream;
use game::{Game, Inconsistent, Seat};
use qwirkle::{Action, Qwirkle, View};

/// What a decision came to, on average.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judgement {
    /// The lead over the best of the others at the end.
    pub lead: f64,
    /// The share of games that were won.
    pub won: f64,
}

/// What every one of some decisions comes to that a player could make in a seat, in the same worlds, so
/// many; the seat then plays as it does where it looks ahead, and the others take the most points.
pub fn judge(
    player: &ThinkingBot,
    view: &View,
    seat: Seat,
    actions: &[Action],
    worlds: u64,
    seed: u64,
) -> Result<Vec<Judgement>, Inconsistent> {
    let game = Qwirkle::imagine(view, &mut Stream::new(seed))?;
    let clues = player.clues(view, seat);
    let mut field = Field::of(game.board());
    let (before, reading) = (field.now(), Settings::BEST.reading);
    let dealer = Dealer::of(&World::of(&game), seat, &clues, &reading, &mut Stream::new(!seed));
    let mut judged = vec![Judgement::default(); actions.len()];
    for world in 0..worlds {
        let dealt = dealer.deal(&mut Stream::new(seed.wrapping_add(world)));
        for (action, judged) in actions.iter().zip(&mut judged) {
            let mut table = dealt;
            match action {
                Action::Play(play) => {
                    let points = game.board().score(play).points;
                    let answer = Answer::play(field.puts_of(play), points);
                    table.advance(&mut field, &answer);
                }
                Action::Swap(tiles) => {
                    table.swap(Rack::of(tiles).iter());
                    table.active = (table.active + 1) % table.seats;
                }
                Action::Pass => table.advance(&mut field, &Answer::NONE),
            }
            while !table.is_over {
                let answer = if table.active == table.own {
                    foresight::answer(&table, &mut field, &Taste::AHEAD)
                } else {
                    table.reply(&field, &Taste::GREEDY)
                };
                table.advance(&mut field, &answer);
            }
            field.back_to(before);
            let lead = table.lead(table.own);
            judged.lead += f64::from(lead) / worlds as f64;
            judged.won += f64::from(1 + lead.signum()) / 2.0 / worlds as f64;
        }
    }
    Ok(judged)
}
