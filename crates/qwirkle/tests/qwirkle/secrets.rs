//! Nobody learns what only others may know.

use game::laws::{random_step, viewers};
use game::luck::Stream;
use game::{Audience, Game, Seat, Step, StepOf, Viewer};
use qlub_qwirkle::{
    Action, Chance, Event, Hand, Options, Own, Phase, Placement, Qwirkle, Tile, View,
};

use crate::test_game::{TestGame, dealt, hand};

/// What a viewer sees after a step, and what it heard of it, in the bytes that travel.
fn sees_and_hears(game: &Qwirkle, viewer: Viewer, told: &[(Audience, Event)]) -> String {
    let heard = told.iter().filter(|(audience, _)| audience.includes(viewer));
    let heard: Vec<&Event> = heard.map(|(_, event)| event).collect();
    serde_json::to_string(&(game.view(viewer), heard)).unwrap()
}

fn take(game: &mut Qwirkle, step: StepOf<Qwirkle>) -> Vec<(Audience, Event)> {
    let mut told = Vec::new();
    game.play(step, &mut |audience, event| told.push((audience, event))).expect("a good step");
    told
}

/// The tiles that a text mentions, whether in a hand or on a cell.
fn tiles_in(value: &serde_json::Value, found: &mut Vec<Tile>) {
    match value {
        serde_json::Value::String(text) => {
            let placed = text.parse().map(|placed: Placement| placed.tile);
            found.extend(text.parse().or(placed).ok());
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| tiles_in(value, found)),
        serde_json::Value::Object(fields) => {
            fields.values().for_each(|value| tiles_in(value, found));
        }
        _ => {}
    }
}

fn mentioned(value: &impl serde::Serialize) -> Vec<Tile> {
    let mut found = Vec::new();
    tiles_in(&serde_json::to_value(value).unwrap(), &mut found);
    found.sort_unstable();
    found
}

#[test]
fn hands_that_differ_look_the_same_to_everybody_else() {
    let one = dealt("Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk / Gs Gc Gt Yx Bd Pk");
    let other = dealt("Rc Rx Rd Rs Bk Yt / Ps Pc Yc Gt Bd Ok / Gs Gc Gt Yx Bd Pk");
    assert_ne!(one.game, other.game);
    let views = |table: &TestGame, viewer| table.game.view(viewer);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Watcher] {
        assert_eq!(views(&one, viewer), views(&other, viewer), "{viewer:?}");
        let bytes = |table: &TestGame| sees_and_hears(&table.game, viewer, &table.told);
        assert_eq!(bytes(&one), bytes(&other), "{viewer:?}");
    }
    let own = Viewer::Seat(Seat(1));
    assert_ne!(views(&one, own), views(&other, own));
}

/// Two games in which seat 0 sees the same. Seat 1 holds and swaps other tiles in each and never
/// shows one: as long as that goes on, what reaches seat 0 and a watcher is the same to the byte.
#[test]
fn a_hidden_hand_is_hidden_to_the_byte_until_it_is_played() {
    for seed in 0..20 {
        let mut luck = Stream::new(seed);
        let mine = "Rc Rx Rd Rs Bk Yt";
        let mut games = [
            dealt(&format!("{mine} / Os Oc Yx Gd Bt Pk")).game,
            dealt(&format!("{mine} / Ps Pc Yc Gt Bd Ok")).game,
        ];
        for _ in 0..60 {
            let steps = twin_steps(&games, &mut luck);
            let Some(steps) = steps else { break };
            let told: Vec<_> =
                games.iter_mut().zip(steps).map(|(game, step)| take(game, step)).collect();
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
                let [one, other] = [0, 1].map(|i| sees_and_hears(&games[i], viewer, &told[i]));
                assert_eq!(one, other);
            }
            assert_ne!(games[0], games[1]);
        }
    }
}

/// The next step in both games: the same for seat 0, a swap of as many tiles for seat 1.
fn twin_steps(games: &[Qwirkle; 2], luck: &mut Stream) -> Option<[StepOf<Qwirkle>; 2]> {
    let [one, other] = games;
    let seat = one.active();
    match one.phase() {
        Phase::Draw if seat == Seat(0) => {
            let mut draws = (0..1_000).map(|_| one.sample(luck));
            let both: Chance = draws.find(|draw| other.possible(draw))?;
            Some([Step::Chance(both.clone()), Step::Chance(both)])
        }
        Phase::Draw => Some([one, other].map(|game| Step::Chance(game.sample(luck)))),
        Phase::Over => None,
        Phase::Deal | Phase::Opening | Phase::Play if seat == Seat(0) => {
            let legal = one.legal(seat);
            let action = legal[luck.pick(legal.len())];
            Some([Step::Decide(seat, action), Step::Decide(seat, action)])
        }
        Phase::Deal | Phase::Opening | Phase::Play => {
            let count = (1 + luck.pick(6)).min(one.bag().len().into());
            let mut some = |game: &Qwirkle| {
                let choices = game.hand(seat).choices();
                let fitting: Vec<Hand> =
                    choices.filter(|choice| usize::from(choice.len()) == count).collect();
                Some(fitting.get(luck.pick(fitting.len()))?.to_owned())
            };
            let swaps = [some(one)?, some(other)?];
            Some(swaps.map(|tiles| Step::Decide(seat, Action::Swap(tiles))))
        }
    }
}

#[test]
fn over_whole_games_nothing_mentions_a_tile_that_its_hearer_cannot_know() {
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut luck = Stream::new(seed);
        let mut game = Qwirkle::new(&Options::new(seats).unwrap());
        while let Some(step) = random_step(&game, &mut luck) {
            let active = game.active();
            let shown: Vec<Tile> = match &step {
                Step::Decide(_, Action::Play(play)) => play.tiles().collect(),
                _ => Vec::new(),
            };
            let taken: Vec<(Seat, Hand)> = match &step {
                Step::Chance(Chance::Deal(hands)) => {
                    (0..).map(Seat).zip(hands.iter().copied()).collect()
                }
                Step::Chance(Chance::Draw(tiles)) => vec![(active, *tiles)],
                Step::Decide(..) => Vec::new(),
            };
            let told = take(&mut game, step);
            for viewer in viewers(seats) {
                let mut may_hear = shown.clone();
                let own = taken.iter().filter(|(seat, _)| viewer == Viewer::Seat(*seat));
                may_hear.extend(own.flat_map(|(_, tiles)| tiles.iter()));
                may_hear.sort_unstable();
                let heard: Vec<&Event> = told
                    .iter()
                    .filter(|(audience, _)| audience.includes(viewer))
                    .map(|(_, event)| event)
                    .collect();
                assert_eq!(mentioned(&heard), may_hear, "{viewer:?}");
                assert_eq!(mentioned(&game.view(viewer)), may_see(&game, viewer), "{viewer:?}");
            }
        }
    }
}

/// The tiles on the board, those of the last play once more, and the viewer's own.
fn may_see(game: &Qwirkle, viewer: Viewer) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = game.board().iter().map(|placed| placed.tile).collect();
    let view = game.view(viewer);
    tiles.extend(view.last.iter().flat_map(|last| last.play.tiles()));
    if let Viewer::Seat(seat) = viewer {
        tiles.extend(game.hand(seat).iter());
        tiles.extend(view.own.iter().flat_map(|own| own.aside.iter()));
    }
    tiles.sort_unstable();
    tiles
}

#[test]
fn hands_imagined_before_the_first_play_make_the_bids_that_were_heard() {
    let deals = [
        "Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk / Gs Gc Gt Yx Bd Pk",
        // Bids of one and of six are too rare to come up by chance.
        "Rc Ox Yd Gs Bt Pk / Rx Od Ys Gt Bk Pc",
        "Rc Ox Yd Gs Bt Pk / Gc Gx Gd Gs Gt Gk",
        "Gc Gx Gd Gs Gt Gk / Rc Ox Yd Gs Bt Pk / Rc Oc Yc Gc Bc Pc / Rd Od Yd Gd Bd Ok",
    ];
    for hands in deals {
        let game = dealt(hands).game;
        let seats = game.setup().seats();
        for viewer in viewers(seats) {
            let view = game.view(viewer);
            for seed in 0..50 {
                let imagined = Qwirkle::imagine(&view, &mut Stream::new(seed)).unwrap();
                assert_eq!(imagined.view(viewer), view);
                for seat in game.setup().everybody().iter() {
                    assert_eq!(Some(imagined.hand(seat).bid()), game.bid(seat), "{hands}");
                }
            }
        }
    }
}

#[test]
fn imagined_hands_are_not_the_real_ones() {
    let game = dealt("Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk").game;
    let view = game.view(Viewer::Seat(Seat(0)));
    let imagined = |seed| Qwirkle::imagine(&view, &mut Stream::new(seed)).unwrap();
    assert!((0..20).all(|seed| imagined(seed).hand(Seat(0)) == game.hand(Seat(0))));
    assert!((0..20).any(|seed| imagined(seed).hand(Seat(1)) != game.hand(Seat(1))));
    assert!((0..20).any(|seed| imagined(seed) != imagined(seed + 1)));
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let table = crate::test_game::after("Rk@0,0 Rd@1,0 Rc@2,0", "Rs Gc Gx / Bc Bx");
    let refused = |change: fn(&mut View)| {
        let mut view = table.game.view(Viewer::Seat(Seat(0)));
        change(&mut view);
        Qwirkle::imagine(&view, &mut Stream::new(1)).is_err()
    };
    assert!(!refused(|_| {}));
    assert!(refused(|view| view.bag += 1));
    assert!(refused(|view| view.bag = 200));
    assert!(refused(|view| view.passes = 2));
    assert!(refused(|view| view.passes = 255));
    assert!(refused(|view| view.owed = 1));
    assert!(refused(|view| view.aside = 200));
    assert!(refused(|view| view.active = None));
    assert!(refused(|view| view.active = Some(Seat(200))));
    assert!(refused(|view| view.viewer = Some(Seat(1))));
    assert!(refused(|view| view.viewer = Some(Seat(200))));
    assert!(refused(|view| view.viewer = None));
    assert!(refused(|view| view.own = None));
    assert!(refused(|view| view.own = Some(Own { hand: hand("Rs"), aside: hand("") })));
    assert!(refused(|view| view.own = Some(Own { hand: hand("Rs Gc Gx"), aside: hand("Gx") })));
    assert!(refused(|view| view.seats[1].tiles = 0));
    assert!(refused(|view| view.seats[1].tiles = 200));
    assert!(refused(|view| view.seats[1].bid = Some(0)));
    assert!(refused(|view| view.seats.clear()));
    assert!(refused(|view| view.board.clear()));
    assert!(refused(|view| view.board.reverse()));
    assert!(refused(|view| view.board[1] = view.board[0]));
    assert!(refused(|view| view.board[1].tile = "Gs".parse().unwrap()));
    assert!(contradictory_before_the_first_play(|view| view.seats[0].bid = None));
    assert!(contradictory_before_the_first_play(|view| view.seats[0].bid = Some(6)));
    assert!(contradictory_before_the_first_play(|view| view.seats[1].bid = Some(6)));
    assert!(contradictory_before_the_first_play(|view| view.active = Some(Seat(1))));
    assert!(contradictory_before_the_first_play(|view| view.phase = Phase::Play));
    for phase in [Phase::Deal, Phase::Opening, Phase::Draw, Phase::Over] {
        let mut view = table.game.view(Viewer::Seat(Seat(0)));
        view.phase = phase;
        assert!(Qwirkle::imagine(&view, &mut Stream::new(1)).is_err(), "{phase:?}");
    }
}

fn contradictory_before_the_first_play(change: fn(&mut View)) -> bool {
    let game = dealt("Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk").game;
    let mut view = game.view(Viewer::Seat(Seat(0)));
    change(&mut view);
    Qwirkle::imagine(&view, &mut Stream::new(1)).is_err()
}
