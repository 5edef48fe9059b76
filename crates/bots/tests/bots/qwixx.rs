//! What the players of Qwixx know of the rules, against the rules.

use bots::workshop::Eye;
use bots::workshop::qwixx::dice::bot::Learnt;
use bots::workshop::qwixx::dice::candidates::{self, Candidate};
use bots::workshop::qwixx::dice::file;
use bots::workshop::qwixx::dice::lookahead::{Lookahead, Settings};
use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::nets;
use bots::workshop::qwixx::dice::origin::{Origin, origin, write};
use bots::workshop::qwixx::dice::position::Position;
use bots::workshop::qwixx::dice::quick::{Evaluator, QuickNet};
use bots::{Books, Bot, Level, Stop, play_out};
use game::luck::Stream;
use game::{Game, Luck, Seat, Setup, Step, Turn, Viewer};
use qwixx::dice::{Action, Options, Phase};
use qwixx::drawing::Drawing;
use qwixx::{Dice, Edition};

fn options(edition: &str, seats: u8) -> Options {
    Dice::options(&Setup::new(edition, seats)).expect("a set-up")
}

/// Plays a game, letting `choose` decide; it sees every table on which somebody decides.
fn play(
    options: &Options,
    luck: &mut dyn Luck,
    choose: &mut dyn FnMut(&Dice, Seat, &mut dyn Luck) -> Action,
) -> Dice {
    let mut game = Dice::new(options);
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                Step::Decide(seat, choose(&game, seat, luck))
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
    }
}

#[test]
fn the_candidates_are_what_the_rules_allow_and_do_what_the_rules_say() {
    for Edition { name: edition, .. } in Edition::all() {
        let options = options(edition, 3);
        for seed in 0..40 {
            play(&options, &mut Stream::new(seed), &mut |game, seat, luck| {
                let legal = game.legal(seat);
                let roll = game.roll().expect("dice");
                let (sheet, closed) = (game.sheet(seat), game.closed());
                let mut found: Vec<Candidate> = Vec::new();
                if game.phase() == Phase::Sum {
                    let lucky = options.lucky(seat);
                    candidates::for_sum(&options.pad, sheet, closed, roll.sum(), lucky, &mut found);
                } else {
                    candidates::for_colours(&options.pad, sheet, closed, &roll, &mut found);
                }
                let actions: Vec<_> = found.iter().map(|candidate| candidate.action).collect();
                assert_eq!(actions, legal, "{edition}");
                for candidate in &found {
                    let preview = game.preview(seat, candidate.action);
                    assert_eq!(candidate.sheet, preview.sheet, "{edition} {}", candidate.action);
                }
                // Ticking often, so that games come to their late tables.
                let ticks = legal.len() - usize::from(legal.len() > 1 && luck.below("tick", 8) > 0);
                legal[legal.len() - 1 - luck.below("choice", ticks as u32) as usize]
            });
        }
    }
}

#[test]
fn a_net_counts_in_steps_what_it_counts_at_once() {
    for edition in ["classic", "bonus-a", "bonus-b"] {
        let options = options(edition, 2);
        let net = Net::untrained(&options.pad, 2, 5);
        let mut before = Position::of(&Dice::new(&options));
        play(&options, &mut Stream::new(8), &mut |game, seat, luck| {
            let table = Position::of(game);
            before.closed = table.closed;
            let (old, new) = (net.facts(&before), net.facts(&table));
            let (mut sum, mut facts) = (net.sum(&old, Seat(0), 0), old[0]);
            let sheets = [&before.sheets[0], &table.sheets[0]];
            net.layout.changes(table.pad(), sheets, &old[0], table.closed, |at, fact| {
                net.exchange(&mut sum, 0, old[0].index[at], fact);
                facts.index[at] = fact;
            });
            assert_eq!(facts, new[0], "{edition}");
            let whole = net.sum(&[new[0], old[1], old[2], old[3], old[4]], Seat(0), 0);
            assert!((net.logit(&sum) - net.logit(&whole)).abs() < 1e-3);
            before = table;
            let legal = game.legal(seat);
            legal[luck.below("choice", legal.len() as u32) as usize]
        });
    }
}

#[test]
fn a_net_in_whole_numbers_says_what_the_net_says() {
    let options = options("longo", 3);
    let net = Net::untrained(&options.pad, 3, 5);
    let quick = QuickNet::new(&net);
    play(&options, &mut Stream::new(8), &mut |game, seat, luck| {
        let facts = net.facts(&Position::of(game));
        let [exact, whole] = [
            net.logit(&net.sum(&facts, seat, 1)),
            quick.logit(&Evaluator::sum(&quick, &facts, seat, 1)),
        ];
        assert!((exact - whole).abs() < 0.02, "{exact} {whole}");
        let legal = game.legal(seat);
        legal[luck.below("choice", legal.len() as u32) as usize]
    });
}

#[test]
fn nets_are_read_as_they_were_written() {
    let options = options("classic", 3);
    let net = Net::untrained(&options.pad, 3, 5);
    let word = |text: &str| text.to_owned();
    let (program, seed, games) = (word("0.1.0"), word("5"), word("0"));
    let made = Origin { program, seed, games, parent: word("none") };
    let file = write(&net, &made);
    let read_as = |seats, file: &[u8]| file::read(&options.pad, seats, file);
    let read = read_as(3, &file).expect("a net");
    assert_eq!(origin(&file), Some(made.clone()));
    assert_eq!(write(&read, &made), file);
    assert!(read_as(2, &file).is_none(), "for another number of seats");
    assert!(read_as(3, &file[..file.len() - 2]).is_none(), "cut short");
    for at in [0, 4, 20, 100, file.len() - 1] {
        let mut broken = file.clone();
        broken[at] ^= 1;
        assert!(read_as(3, &broken).is_none() && origin(&broken).is_none(), "byte {at}");
    }
}

#[test]
fn an_edition_has_nets_for_all_numbers_of_seats_or_for_none() {
    let mut trained = 0;
    for Edition { name: edition, .. } in Edition::all() {
        let nets = |seats| nets::trained(&options(edition, seats), &Books::default()).is_some();
        let found = [2, 3, 4, 5].map(nets);
        assert!(found.iter().all(|net| *net == found[0]), "{edition} {found:?}");
        assert!(!nets(1), "alone there is nobody to beat");
        trained += usize::from(found[0]);
    }
    assert!(trained >= 6, "the nets of {trained} editions are read");
}

/// Players that overlook nothing.
fn careful() -> [Box<dyn Bot<Dice>>; 2] {
    [Box::new(Learnt { books: Books::default(), eye: Eye::OPEN }), Level::Expert.bot()]
}

#[test]
fn a_certain_win_is_taken_and_a_certain_loss_is_not() {
    // Seat 0 can close its second row with the white 12 and leads; seat 1, far behind, can too.
    let options = options("classic", 2);
    let rows = [vec![2, 3, 4, 5, 6, 7, 8, 9, 10, 11], vec![], vec![12, 11, 10, 9, 8, 2], vec![]];
    let ahead = qwixx::Sheet::marked(&options.pad, &rows, &[], 0).expect("a sheet");
    let rows = [vec![2, 3, 4, 5, 6], vec![], vec![], vec![]];
    let behind = qwixx::Sheet::marked(&options.pad, &rows, &[], 0).expect("a sheet");
    for (sheets, taken) in [([ahead, behind], true), ([behind, ahead], false)] {
        let mut game = Dice::arranged(&options, &sheets, Seat(0)).expect("a table");
        let roll = "w6 w6 r1 y1 b1".parse().expect("a roll");
        game.advance(Step::Chance(roll), &mut |_, _| {});
        let view = game.view(Viewer::Seat(Seat(0)));
        for mut bot in careful() {
            let action = bot.decide(&view, Seat(0), &mut Stream::new(1)).expect("an action");
            let closes = matches!(action, Action::Tick { cell, .. } if cell.number == 12
                && cell.row == qwixx::Colour::Red);
            assert_eq!(closes, taken, "{action}");
        }
    }
}

#[test]
fn a_white_tick_that_ends_the_game_comes_before_the_colour_dice() {
    // Seat 1 wins by 56 to 55 if it closes its second row now; with yellow 7, seat 0 would have 61.
    let options = options("classic", 2);
    let (red, yellow) = (vec![2, 3, 4, 5, 6, 7, 8], vec![2, 3, 4, 5, 6]);
    let rows = [red, yellow, vec![12, 11, 10], vec![12, 11, 10]];
    let active = qwixx::Sheet::marked(&options.pad, &rows, &[], 0).expect("a sheet");
    let rows = [vec![2, 3, 4, 5, 6, 12], vec![], vec![], vec![12, 11, 10, 9, 8]];
    let passive = qwixx::Sheet::marked(&options.pad, &rows, &[], 0).expect("a sheet");
    let mut game = Dice::arranged(&options, &[active, passive], Seat(0)).expect("a table");
    let roll = "w1 w1 y6 g6 b6".parse().expect("a roll");
    game.advance(Step::Chance(roll), &mut |_, _| {});
    let view = game.view(Viewer::Seat(Seat(1)));
    for mut bot in careful() {
        let action = bot.decide(&view, Seat(1), &mut Stream::new(1));
        assert_eq!(action.expect("an action").to_string(), "b2");
    }
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let options = options("classic", 2);
    let trained = nets::trained(&options, &Books::default()).expect("a net");
    let stop = Stop::never();
    stop.now();
    let settings = Settings { rounds: u32::MAX, candidates: 9, behind: 1.0, sure: 1.0 };
    let mut looking = Lookahead::new(&trained.net, settings);
    play(&options, &mut Stream::new(8), &mut |game, seat, _| looking.answer(game, seat, &stop, 1));
}

#[test]
fn bots_decide_the_same_from_the_same_seed() {
    let options = options("bonus-a", 3);
    for level in Level::ALL {
        let game = || {
            let mut luck = Stream::new(5);
            let mut bot = level.bot::<Dice>();
            let end = play(&options, &mut luck, &mut |game, seat, luck| {
                bot.decide(&game.view(Viewer::Seat(seat)), seat, luck).expect("an action")
            });
            end.outcome()
        };
        assert_eq!(game(), game(), "{level}");
    }
}

#[test]
fn a_sheet_that_nobody_has_learnt_is_played_by_those_who_need_not_learn() {
    Edition::add(Drawing {
        name: "seventh",
        sheet: include_str!("../../../qwixx/tests/seventh.txt"),
        sides: 7,
        bar: "r y g b",
        ..Drawing::CLASSIC
    });
    let options = options("seventh", 3);
    let suits = |level: &Level| level.suits::<Dice>(&options);
    let able: Vec<Level> = Level::ALL.into_iter().filter(suits).collect();
    assert_eq!(able, [Level::Random, Level::Greedy, Level::Easy, Level::Medium]);
    assert!([Level::Hard, Level::Expert].iter().all(|level| level.is_offered::<Dice>()));
    // Whoever sits already when a table turns to this sheet plays on, as a regular does.
    for level in able.into_iter().chain([Level::Hard, Level::Expert]) {
        let mut bots = [(); 3].map(|()| level.bot::<Dice>());
        let mut luck = [Stream::new(7), Stream::new(8)];
        let [deal, choices] = &mut luck;
        let played = play_out(Dice::new(&options), &mut bots, deal, choices).expect("a game");
        assert_eq!(played.outcome.scores.len(), 3, "{level}");
    }
}
