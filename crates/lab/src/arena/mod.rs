//! Matches between bots that say who is stronger, and how surely.
//!
//! A *deal* is one luck played by every lineup of a [`Plan`]: the same dice for the same turn, every
//! entrant in every seat. What a deal says is one observation, so intervals stay honest though its
//! games resemble each other. Where a game has no luck of its own a deal is an opening, a few random
//! moves, and games that are played again all the same are counted once in intervals.

mod elo;
mod luck;
mod opening;
mod plan;
mod played;
mod print;
mod standing;
mod tally;
mod won;

use bots::Bot;
use game::{Audience, Game, Inconsistent, Outcome, Seat, Seats, Setup, Step, StepOf, Turn, Viewer};

use print::Print;

pub use luck::ArenaLuck;
pub use opening::has_luck;
pub use plan::Plan;
pub use played::Played;
pub use standing::{Standing, Standings};
pub use tally::Tally;

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// The settled set-up.
    pub setup: Setup,
    /// The state before the first step.
    pub start: G,
    /// Who sits where.
    pub plan: Plan,
    /// What all luck is derived from.
    pub seed: u64,
    /// Whether a deal begins with a few random moves.
    pub openings: bool,
    /// Who measures the luck of a game, if it is to be taken off results.
    pub measure: Option<Measure<G>>,
}

/// What a bot that was asked again would have done.
pub type Instead<G> = Vec<<G as Game>::Action>;

/// Says what luck every seat had in a game of these steps.
pub type LuckOf<G> = fn(&Contest<G>, &[StepOf<G>], &[Instead<G>]) -> Option<Vec<f64>>;

/// A step that was taken, and what might have been done instead.
type Note<'a, G> = dyn FnMut(&StepOf<G>, Instead<G>) + 'a;

/// How the luck of a game is measured.
#[derive(Clone, Debug)]
pub struct Measure<G: Game> {
    /// What luck every seat had in a game of these steps, in parts of a win; beside every step what the bot might
    /// have done instead.
    pub luck: LuckOf<G>,
    /// How often the bots of every entrant are asked again, with other luck, what they do: as far as they do
    /// other things it was luck what they did. Whoever may not be asked twice, or thinks for long, is not asked.
    pub again: Vec<usize>,
}

/// Everybody of one entrant: as many bots as it can have seats in one game.
pub type Squad<G> = Vec<Box<dyn Bot<G>>>;

impl<G: Game> Contest<G> {
    /// Plays every lineup of a deal; `squads` holds the bots of every entrant.
    pub fn deal(&self, deal: u64, squads: &mut [Squad<G>]) -> Result<Vec<Played>, Inconsistent> {
        let key = ArenaLuck::key(self.seed, deal);
        let opening = if self.openings { opening::draw(&self.start, key) } else { Vec::new() };
        let game = |lineup: &Vec<usize>| self.game(key, &opening, lineup, squads);
        self.plan.lineups().iter().map(game).collect()
    }

    fn game(
        &self,
        key: u64,
        opening: &[StepOf<G>],
        lineup: &[usize],
        squads: &mut [Squad<G>],
    ) -> Result<Played, Inconsistent> {
        // Every seat borrows one bot of its entrant for the game.
        let mut seated: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(lineup.len());
        for entrant in lineup {
            let bot = squads.get_mut(*entrant).and_then(Vec::pop);
            seated.push(bot.ok_or(Inconsistent("a squad is too small"))?);
        }
        let mut print = Print::of(lineup);
        let (mut steps, mut instead) = (Vec::new(), Vec::new());
        let again =
            |entrant: &usize| self.measure.as_ref().map_or(0, |measure| measure.again[*entrant]);
        let again: Vec<usize> = lineup.iter().map(again).collect();
        let outcome = self.play(key, opening, &mut seated, &again, &mut |step, others| {
            match step {
                Step::Chance(chance) => print.add(chance),
                Step::Decide(_, action) => print.add(action),
            }
            if self.measure.is_some() {
                steps.push(step.clone());
                instead.push(others);
            }
        });
        for (entrant, bot) in lineup.iter().zip(seated).rev() {
            squads[*entrant].push(bot);
        }
        let outcome = outcome?;
        let luck = self.measure.as_ref().map(|measure| (measure.luck)(self, &steps, &instead));
        let luck = luck.map(|luck| luck.ok_or(Inconsistent("luck could not be measured")));
        let luck = luck.transpose()?.unwrap_or_default();
        let millionths = |part: f64| (part * won::LUCK as f64).round() as i64;
        let luck = luck.into_iter().map(millionths).collect();
        Ok(Played { outcome, print: print.number(), luck })
    }

    fn play(
        &self,
        key: u64,
        opening: &[StepOf<G>],
        bots: &mut [Box<dyn Bot<G>>],
        again: &[usize],
        note: &mut Note<'_, G>,
    ) -> Result<Outcome, Inconsistent> {
        for (seat, bot) in (0u8..).zip(bots.iter_mut()) {
            bot.sit(&self.setup, Seat(seat));
        }
        let mut game = self.start.clone();
        let mut choices: Vec<_> =
            (0..bots.len()).map(|seat| ArenaLuck::choices(key, seat)).collect();
        let options = G::options(&self.setup);
        let longest = options.map_or(usize::MAX, |options| G::longest(&options));
        let mut chances = 0;
        let mut opening = opening.iter();
        for nth in 0..longest {
            let mut others = Vec::new();
            let step = match (game.turn(), opening.next()) {
                (Turn::Over, _) => break,
                (_, Some(step)) => step.clone(),
                (Turn::Chance, None) => {
                    chances += 1;
                    Step::Chance(game.sample(&mut ArenaLuck::new(key, chances)))
                }
                (Turn::Decide(seats), None) => {
                    let seat =
                        seats.iter().next().ok_or(Inconsistent("nobody owes the decision"))?;
                    let view = game.view(Viewer::Seat(seat));
                    let action =
                        bots[seat.index()].decide(&view, seat, &mut choices[seat.index()])?;
                    let mut luck = ArenaLuck::again(key, nth as u64);
                    for _ in 0..again[seat.index()] {
                        others.push(bots[seat.index()].decide(&view, seat, &mut luck)?);
                    }
                    let legal = |action| game.check(seat, action).is_ok();
                    if !others.iter().chain([&action]).all(legal) {
                        return Err(Inconsistent("a bot decided what the rules forbid"));
                    }
                    Step::Decide(seat, action)
                }
            };
            note(&step, others);
            game.advance(step, &mut |audience, event| match audience {
                Audience::All => bots.iter_mut().for_each(|bot| bot.hear(&event)),
                Audience::Only(seat) => bots[seat.index()].hear(&event),
            });
        }
        let outcome = game.outcome().unwrap_or_else(|| stopped(&game, bots.len()));
        bots.iter_mut().for_each(|bot| bot.rise(&outcome));
        Ok(outcome)
    }
}

/// The outcome of a game that would never end, such as Quixo with the draw by repetition turned off: by
/// points where there are some, else a draw.
fn stopped<G: Game>(game: &G, seats: usize) -> Outcome {
    let scores: Option<Vec<i32>> = (0..seats as u8).map(|seat| game.score(Seat(seat))).collect();
    match scores {
        Some(scores) => Outcome::by_points(scores, "stopped"),
        None => Outcome { winners: Seats::NONE, scores: Vec::new(), reason: "stopped".to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use quixo::Quixo;
    use qwixx::Dice;

    fn contest(entrants: usize, seats: u8) -> Contest<Dice> {
        let setup = Setup::new("classic", seats);
        let options = Dice::options(&setup).expect("a set-up");
        let plan = Plan::new(entrants, seats.into());
        Contest { setup, start: Dice::new(&options), plan, seed: 7, openings: false, measure: None }
    }

    fn squads(contest: &Contest<Dice>, levels: &[Level]) -> Vec<Squad<Dice>> {
        let most = contest.plan.most_seats();
        levels.iter().map(|level| (0..most).map(|_| level.bot()).collect()).collect()
    }

    #[test]
    fn an_entrant_against_itself_has_exactly_its_share_of_every_deal() {
        let contest = contest(2, 2);
        let mut squads = squads(&contest, &[Level::Greedy, Level::Greedy]);
        let mut tally = Tally::new(&contest.plan);
        for deal in 0..50 {
            let outcomes = contest.deal(deal, &mut squads).expect("games");
            tally.add(&contest.plan, deal, &outcomes);
        }
        let standings = Standings::new(&tally, &contest.plan);
        assert!((standings.entrants[0].share - 0.5).abs() < 0.1);
        assert_eq!(standings.games, 100);
    }

    #[test]
    fn a_deal_is_the_same_whoever_plays_it_when() {
        let contest = contest(2, 3);
        let mut all = squads(&contest, &[Level::Greedy, Level::Random]);
        let first = contest.deal(3, &mut all).expect("games");
        contest.deal(4, &mut all).expect("games");
        assert_eq!(contest.deal(3, &mut all).expect("games"), first);
    }

    #[test]
    fn games_without_luck_differ_by_their_openings() {
        let setup = Setup::new("two", 2);
        let start = Quixo::new(&Quixo::options(&setup).expect("a set-up"));
        let plan = Plan::new(2, 2);
        let distinct = |openings| {
            let contest = Contest {
                setup: setup.clone(),
                start: start.clone(),
                plan: plan.clone(),
                seed: 7,
                openings,
                measure: None,
            };
            // Nobody has luck: whoever is asked does the first thing there is.
            let mut squads: Vec<Squad<Quixo>> = (0..2).map(|_| vec![first_thing()]).collect();
            let mut tally = Tally::new(&plan);
            for deal in 0..10 {
                let played = contest.deal(deal, &mut squads).expect("games");
                tally.add(&plan, deal, &played);
            }
            Standings::new(&tally, &plan)
        };
        let (same, differing) = (distinct(false), distinct(true));
        assert_eq!((same.games, same.distinct), (20, 2));
        assert_eq!((differing.games, differing.distinct), (20, 20));
    }

    struct First;
    impl Bot<Quixo> for First {
        fn decide(
            &mut self,
            view: &quixo::View,
            seat: Seat,
            luck: &mut dyn game::Luck,
        ) -> Result<quixo::Action, Inconsistent> {
            let legal = Quixo::imagine(view, luck)?.legal(seat);
            legal.first().copied().ok_or(Inconsistent("nothing to do"))
        }
    }
    fn first_thing() -> Box<dyn Bot<Quixo>> {
        Box::new(First)
    }

    #[test]
    fn greedy_stands_above_random() {
        let contest = contest(2, 2);
        let mut squads = squads(&contest, &[Level::Greedy, Level::Random]);
        let mut tally = Tally::new(&contest.plan);
        for deal in 0..100 {
            let outcomes = contest.deal(deal, &mut squads).expect("games");
            tally.add(&contest.plan, deal, &outcomes);
        }
        let standings = Standings::new(&tally, &contest.plan);
        assert!(standings.entrants[0].interval[0] > 0.9);
        assert!(standings.entrants[0].elo - standings.entrants[0].elo_margin > 100.0);
    }
}
