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
        for _ in 0..200 {
            let bytes: Vec<u8> = (0..luck.pick(200)).map(|_| luck.bits() as u8).collect();
            body(&bytes);
        }
    }
}

#[test]
fn bodies_stand_good_texts_with_something_changed() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let mut luck = Stream::new(9);
    let texts = ["transcript", "notation", "line", "record", "wire"];
    for (name, body) in BODIES.into_iter().filter(|(name, _)| texts.contains(name)) {
        for entry in std::fs::read_dir(corpus.join(name)).expect("a corpus") {
            let good = std::fs::read(entry.expect("an entry").path()).expect("a file");
            for _ in 0..200 {
                body(&changed(&good, &mut luck));
            }
        }
    }
}

/// One byte is another one, or one line is left out, told twice or moved.
fn changed(good: &[u8], luck: &mut Stream) -> Vec<u8> {
    let mut bytes = good.to_vec();
    if luck.pick(2) == 0 {
        let place = luck.pick(bytes.len());
        bytes[place] = luck.bits() as u8;
        return bytes;
    }
    let mut lines: Vec<&[u8]> = good.split(|byte| *byte == b'\n').collect();
    let (one, other) = (luck.pick(lines.len()), luck.pick(lines.len()));
    match luck.pick(3) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one]),
        _ => lines.swap(one, other),
    }
    lines.join(&b'\n')
}
