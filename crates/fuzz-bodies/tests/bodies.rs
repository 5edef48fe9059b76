//! The fuzz bodies on the corpus and on seeded random bytes, with the stable compiler.

use std::path::Path;

use fuzz_bodies::BODIES;
use game::luck::Stream;

#[test]
fn bodies_stand_the_corpus() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, body) in BODIES {
        let folder = corpus.join(name);
        let entries = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut seen = 0;
        for entry in entries {
            body(&std::fs::read(entry.expect("an entry").path()).expect("a file"));
            seen += 1;
        }
        assert!(seen > 0, "{} holds no corpus", folder.display());
    }
}

#[test]
fn bodies_stand_random_bytes() {
    for (index, (_, body)) in BODIES.into_iter().enumerate() {
        let mut luck = Stream::new(index as u64);
        for _ in 0..2_000 {
            let bytes: Vec<u8> = (0..luck.pick(200)).map(|_| luck.bits() as u8).collect();
            body(&bytes);
        }
    }
}

#[test]
fn bodies_stand_a_good_transcript_with_one_byte_changed() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/transcript");
    let mut luck = Stream::new(9);
    for entry in std::fs::read_dir(corpus).expect("a corpus") {
        let good = std::fs::read(entry.expect("an entry").path()).expect("a file");
        for _ in 0..200 {
            let mut bytes = good.clone();
            let place = luck.pick(bytes.len());
            bytes[place] = luck.bits() as u8;
            fuzz_bodies::transcript(&bytes);
        }
    }
}
