//! The net of Quixo: the same whole numbers everywhere, near to exact values, and what a search makes of it.

use bots::workshop::quixo::unbeatable::Sides;
use bots::workshop::quixo::value::file::origin;
use bots::workshop::quixo::value::net::Logits;
use bots::workshop::quixo::value::{self, Settings};
use bots::{Books, Level, NoNet, Stop, ValueNet};
use game::luck::Stream;
use game::{Game, Seat, Setup, Viewer};
use quixo::symmetry::images;
use quixo::{Board, Cells, Position, Push, Quixo, Side};

const FILE: &[u8] = include_bytes!("../../nets/quixo.net");
/// Positions with the results that the training program found in whole numbers.
const FIXED: &str = include_str!("../quixo_net_fixed.txt");
/// Positions of games, a hundred for every number of marks where there are as many, with the exact value of
/// each move.
const GAMES: &str = include_str!("../quixo_games_5x5.txt");

fn net() -> ValueNet {
    ValueNet::read(FILE).expect("a net")
}

fn hex(word: &str) -> u32 {
    u32::from_str_radix(word, 16).expect("a mask")
}

/// A position of the games: who is to move and the other, its value and that of each push.
fn games() -> impl Iterator<Item = (Sides, u8, &'static [u8])> {
    GAMES.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [me, them] = [words[0], words[1]].map(|word| Cells::from_bits(hex(word)));
        (Sides { me, them }, words[2].as_bytes()[0], words[3].as_bytes())
    })
}

fn is_slip(value: u8, moves: &[u8], push: &Push) -> bool {
    let number = Side::Five.frame().pushes().iter().position(|one| one == push).expect("a push");
    matches!((value, moves[number]), (b'w', b'd' | b'l') | (b'd', b'l'))
}

#[test]
fn the_net_finds_what_it_found_when_it_was_trained() {
    let net = net();
    for line in FIXED.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words[at].parse().expect("a number");
        let expected = Logits { wins: number(2), is_safe: number(3) };
        let (me, them) = (hex(words[0]), hex(words[1]));
        for (me, them) in images(me).into_iter().zip(images(them)) {
            assert_eq!(net.logits(me, them), expected, "{line}");
        }
    }
    assert_eq!(FIXED.lines().count(), 64);
}

#[test]
fn the_net_is_right_about_nineteen_positions_in_twenty() {
    let net = net();
    let (mut right, mut all) = (0, 0);
    for (sides, value, _) in games().filter(|(sides, ..)| sides.winning_move().is_none()) {
        let Logits { wins, is_safe } = net.logits(sides.me.bits(), sides.them.bits());
        let thinks = [b'l', b'd', b'w'][usize::from(wins > 0) + usize::from(is_safe > 0)];
        right += usize::from(thinks == value);
        all += 1;
    }
    assert!(all > 1_000 && right * 20 >= all * 19, "{right} of {all}");
}

#[test]
fn a_look_at_each_move_slips_once_in_a_hundred_at_most() {
    let net = net();
    let settings = Settings { depth: 1, work: 1_000, memory: 10 };
    let (mut slips, mut all) = (0, 0);
    for (number, (sides, value, moves)) in games().enumerate() {
        let mut luck = Stream::new(number as u64);
        let push = value::best(&net, sides, settings, &|_| false, &Stop::never(), &mut luck);
        slips += usize::from(is_slip(value, moves, &push.expect("a move")));
        all += 1;
    }
    assert!(all > 2_000 && slips * 100 <= all, "{slips} of {all}");
}

#[test]
fn a_search_says_the_same_from_the_same_seed_and_stops_when_told() {
    let net = net();
    let settings = Settings { depth: 20, work: 500, memory: 10 };
    let stop = Stop::never();
    for (number, (sides, ..)) in games().step_by(97).enumerate() {
        let find = |stop: &Stop| {
            let mut luck = Stream::new(number as u64);
            value::best(&net, sides, settings, &|_| false, stop, &mut luck)
        };
        assert_eq!(find(&stop), find(&stop));
        let now = Stop::never();
        now.now();
        assert!(find(&now).is_some());
    }
}

#[test]
fn who_wins_does_not_go_back_to_where_the_game_has_been() {
    let net = net();
    let settings = Settings { depth: 20, work: 2_000, memory: 12 };
    let won = games().filter(|(sides, value, _)| *value == b'w' && sides.winning_move().is_none());
    let several = |moves: &[u8]| moves.iter().filter(|value| **value == b'w').count() > 8;
    for (sides, value, moves) in won.filter(|(.., moves)| several(moves)).step_by(31) {
        let find = |been: &dyn Fn(&Push) -> bool| {
            value::best(&net, sides, settings, been, &Stop::never(), &mut Stream::new(1))
        };
        let first = find(&|_| false).expect("a move");
        let left = sides.after(&first).code();
        let second = find(&|push| sides.after(push).code() == left).expect("a move");
        assert_ne!(first, second);
        assert!(!is_slip(value, moves, &first));
    }
}

#[test]
fn a_damaged_file_is_refused() {
    assert!(ValueNet::read(FILE).is_ok());
    assert_eq!(ValueNet::read(&FILE[..FILE.len() - 1]), Err(NoNet));
    assert_eq!(ValueNet::read(b""), Err(NoNet));
    let mut damaged = FILE.to_vec();
    damaged[1_000] ^= 1;
    assert_eq!(ValueNet::read(&damaged), Err(NoNet));
    assert!(origin(FILE).is_some_and(|text| text.contains("\nnet 256x32c\n")));
    assert!(FILE.len() < 1_000_000);
}

#[test]
fn a_net_that_is_handed_over_plays_as_the_one_in_the_program() {
    let options = Quixo::options(&Setup::new("two", 2)).expect("a set-up");
    let mut books = Books::default();
    books.add(net());
    for (sides, ..) in games().step_by(501) {
        let board = Board::new(sides.me, sides.them);
        let position = Position { board, dots: Cells::NONE, seat: Seat(0) };
        let game = Quixo::arranged(&options, position).expect("a position");
        let view = game.view(Viewer::Seat(Seat(0)));
        let decide = |books: &Books| {
            let mut bot = Level::Expert.bot_until::<Quixo>(books, &Stop::never());
            bot.decide(&view, Seat(0), &mut Stream::new(3))
        };
        assert_eq!(decide(&books), decide(&Books::default()));
    }
}
