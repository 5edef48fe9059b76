//! A training can be repeated, and a net says how it was made.

use bots::workshop::qwixx::dice::file::read;
use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::origin::{origin, write};
use game::{Game, Setup};
use lab::qwixx::training::Training;
use qwixx::Dice;
use qwixx::dice::Options;

fn classic() -> Options {
    Dice::options(&Setup::new("classic", 2)).expect("a set-up")
}

fn trained(training: &Training) -> Vec<u8> {
    let options = classic();
    let first = Net::untrained(&options.pad, 2, training.seed);
    write(&training.train(&options, first), &training.origin(None))
}

#[test]
fn the_same_training_gives_the_same_bytes() {
    let training = Training { games: 256, seed: 5, threads: 1 };
    let file = trained(&training);
    assert_eq!(file, trained(&training), "on one thread");
    assert_eq!(file, trained(&Training { threads: 3, ..training }), "on three threads");
    assert_ne!(file, trained(&Training { seed: 6, ..training }), "from another seed");
    assert!(read(&classic().pad, 2, &file).is_some());
}

#[test]
fn a_net_says_how_it_was_made() {
    let training = Training { games: 100, seed: 5, threads: 1 };
    let made = training.origin(Some(("classic-2.net", 0xabc)));
    let net = Net::untrained(&classic().pad, 2, 5);
    let file = write(&net, &made);
    assert_eq!(origin(&file), Some(made.clone()));
    let version = env!("CARGO_PKG_VERSION");
    let text =
        format!("program {version}\nseed 5\ngames 128\nparent classic-2.net 0000000000000abc\n");
    assert_eq!(made.to_string(), text);
}

#[test]
fn whatever_players_have_learnt_says_how_it_was_made() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/nets");
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let mut file = std::fs::read(&path).expect("a file");
        let made = lab::nets::origin(&file).unwrap_or_default();
        let names = made.lines().filter_map(|line| line.split(' ').next());
        let first: Vec<&str> = names.take(4).collect();
        assert_eq!(first, ["program", "seed", "games", "parent"], "{}", path.display());
        let middle = file.len() / 2;
        file[middle] ^= 1;
        assert_eq!(lab::nets::origin(&file), None, "{} is damaged", path.display());
    }
}

#[test]
fn the_nets_from_before_say_that_nobody_knows() {
    let file = include_bytes!("../../../bots/nets/classic-2.net");
    assert_eq!(origin(file).expect("a net").seed, "unknown");
}
