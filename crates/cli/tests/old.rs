//! What older programs saved and exported (old-data/README.md), read by the real program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program says, with nothing typed in.
fn says(words: &[&str]) -> String {
    hears(words, Stdio::null())
}

/// What the program says to what is typed in.
fn hears(words: &[&str], typed: Stdio) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(words)
        .env("LC_ALL", "C")
        .stdin(typed)
        .output()
        .expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// The folders of older programs.
fn releases() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../old-data");
    files(&root).into_iter().filter(|path| path.is_dir()).collect()
}

/// What lies in a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

/// A folder of our own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in letters")
}

/// The game of a file and its number of seats: a record, or the older form before it.
fn game_and_seats(text: &str) -> (String, usize) {
    let after = |key: &str| text.split_once(key).map(|(_, rest)| rest.split([' ', '\n']));
    let words = |key: &str| after(key).map(|words| words.take(4).collect::<Vec<_>>());
    match (words(" match "), words("\ngame "), words("\nsetup ")) {
        (Some(line), _, _) => (line[0].to_owned(), line[3].parse().unwrap()),
        (None, Some(game), Some(setup)) => (game[0].to_owned(), setup[1].parse().unwrap()),
        _ => panic!("no game: {text}"),
    }
}

/// The steps of chance or of a seat.
fn steps(file: &Path, by: &str) -> Vec<String> {
    let told = says(&["replay", text(file), "--json"]);
    let told = told.lines().map(|line| serde_json::from_str(line).unwrap());
    let steps = told.filter_map(|line: serde_json::Value| Some(line["step"].as_str()?.to_owned()));
    steps.filter(|step| step.starts_with(by)).collect()
}

/// The games that were saved at a terminal.
fn saved(release: &Path) -> Vec<PathBuf> {
    let all = files(&release.join("saves")).into_iter();
    let all: Vec<_> = all.filter(|path| path.extension().is_some_and(|e| e == "game")).collect();
    assert!(!all.is_empty());
    all
}

#[test]
fn saved_games_of_older_programs_are_told_as_they_were() {
    for file in releases().iter().flat_map(|release| saved(release)) {
        // Words may be mended; steps, boards and ends may not.
        let told = says(&["replay", text(&file), "--notation"]);
        let before = fs::read_to_string(file.with_extension("told")).unwrap();
        // Older programs told it among words, and lines that began like those were left out.
        let kept = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| !line.starts_with("    "));
            lines.map(str::to_owned).collect()
        };
        assert_eq!(kept(&told), kept(&before), "{}", file.display());
    }
}

#[test]
fn saved_games_of_older_programs_are_played_to_their_end() {
    let folder = folder("old-saves");
    for file in releases().iter().flat_map(|release| saved(release)) {
        let before = fs::read_to_string(&file).unwrap();
        let (game, seats) = game_and_seats(&before);
        let again = folder.join(file.file_name().unwrap());
        fs::copy(&file, &again).unwrap();
        let players = vec!["greedy"; seats].join(",");
        let words = ["play", &game, "--resume", text(&again), "--save", text(&again)];
        let more = ["--players", &players, "--plain", "--lang", "en"];
        // Real dice go on being real ones: somebody types the same six until the game is over.
        let rolls = folder.join("rolls");
        fs::write(&rolls, "3 4 1 6 2 5\n".repeat(100)).unwrap();
        hears(&[&words[..], &more].concat(), fs::File::open(rolls).unwrap().into());
        for by in ["* ", "0 ", "1 ", "2 ", "3 "] {
            let (then, now) = (steps(&file, by), steps(&again, by));
            assert!(now.starts_with(&then), "{}: what was played has changed", file.display());
        }
        let told = says(&["replay", text(&again), "--notation"]);
        assert!(told.lines().last().unwrap().starts_with("end "), "{}: {told}", file.display());
    }
}

#[test]
fn the_records_of_older_programs_are_exported_as_they_were() {
    for (number, release) in releases().iter().enumerate() {
        let data = folder(&format!("old-data-{number}"));
        let to = data.join("records");
        fs::copy(release.join("qlub.db"), data.join("qlub.db")).unwrap();
        says(&["records", "--data", text(&data), "export", text(&to)]);
        let names = |folder: &Path| -> Vec<_> {
            files(folder).iter().map(|path| path.file_name().unwrap().to_owned()).collect()
        };
        assert_eq!(names(&to), names(&release.join("records")));
        for file in files(&release.join("records")) {
            let now = to.join(file.file_name().unwrap());
            assert!(fs::read(&file).unwrap() == fs::read(now).unwrap(), "{}", file.display());
        }
    }
}

#[test]
fn the_records_of_older_programs_verify_and_are_told_to_their_end() {
    for file in releases().iter().flat_map(|release| files(&release.join("records"))) {
        let record = fs::read_to_string(&file).unwrap();
        let end = record.lines().last().unwrap().splitn(4, ' ').last().unwrap().to_owned();
        says(&["verify", text(&file)]);
        let told = says(&["replay", text(&file), "--notation"]);
        assert_eq!(told.lines().last(), Some(end.as_str()), "{}", file.display());
    }
}
