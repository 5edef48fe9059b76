//! A program that is killed forgets nothing it has answered. The child is this test binary again.

use std::collections::BTreeSet;
use std::env;
use std::io::{BufRead, BufReader, Write, stdout};
use std::path::Path;
use std::process::{Command, Stdio};

use store::Store;

use crate::{folder, line, new, opened};

const FOLDER: &str = "QLUB_STORE_TO_BE_KILLED";

#[tokio::test(flavor = "multi_thread")]
async fn every_answered_line_is_there_after_a_kill() {
    if let Some(dir) = env::var_os(FOLDER) {
        append_for_ever(dir.as_ref()).await;
    }
    let dir = folder();
    let mut answered = BTreeSet::new();
    for _ in 0..3 {
        answered.extend(kill_after(dir.path(), answered.len() + 200));
        let store = opened(&dir).await;
        let lines = store.lines("t").await.expect("lines");
        let found: BTreeSet<u32> = lines.iter().map(|line| line.number).collect();
        let lost: Vec<_> = answered.difference(&found).collect();
        assert!(lost.is_empty(), "lost {lost:?}");
        assert!(lines.iter().all(|line| line.text == format!("line {}", line.number)));
        store.close().await;
    }
}

/// Lets a child append, kills it after some answers and says which numbers it had answered.
fn kill_after(dir: &Path, answers: usize) -> Vec<u32> {
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "killed::every_answered_line_is_there_after_a_kill", "--nocapture"])
        .env(FOLDER, dir)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let out = BufReader::new(child.stdout.take().expect("its output"));
    let mut numbers = Vec::new();
    for said in out.lines().map_while(Result::ok) {
        numbers
            .extend(said.strip_prefix("answered ").and_then(|number| number.parse::<u32>().ok()));
        if numbers.len() == answers {
            child.kill().expect("a kill");
        }
    }
    child.wait().expect("its end");
    assert!(numbers.len() >= answers, "the child ended by itself after {}", numbers.len());
    numbers
}

async fn append_for_ever(dir: &Path) -> ! {
    let store = Store::open(dir).expect("a store");
    // There from the second time on.
    let _ = store.create(new("t")).await;
    let next = store.lines("t").await.expect("lines").last().map_or(0, |line| line.number + 1);
    for worker in 0..8 {
        let store = store.clone();
        tokio::spawn(async move {
            for number in (next + worker..).step_by(8) {
                let text = format!("line {number}");
                store.append("t", vec![line(number, &text)], 1).await.expect("an append");
                let _ = writeln!(stdout(), "answered {number}");
            }
        });
    }
    std::future::pending().await
}
