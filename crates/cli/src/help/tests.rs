//! Help is whole, fits eighty columns and speaks its language; its examples are commands.

use std::collections::BTreeSet;

use clap::Command;
use words::{Language, Words};

use super::{command, key_of, layout, value_key};

/// A command as it is typed, and the command.
fn commands(language: Language) -> Vec<(String, Command)> {
    fn gather(command: &Command, path: String, all: &mut Vec<(String, Command)>) {
        let subcommands = command.get_subcommands().filter(|inner| !inner.is_hide_set());
        for inner in subcommands {
            gather(inner, format!("{path}-{}", inner.get_name()), all);
        }
        all.push((path, command.clone()));
    }
    let mut program = command(&Words::new(language));
    program.build();
    let mut all = Vec::new();
    gather(&program, super::PROGRAM.to_owned(), &mut all);
    assert!(all.len() > 25, "{}", all.len());
    all
}

#[test]
fn every_command_and_every_argument_has_its_text_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        let mut missing = BTreeSet::new();
        let mut used = BTreeSet::new();
        let mut want = |key: String| {
            if !words.has(&key) {
                missing.insert(key.clone());
            }
            used.insert(key);
        };
        for (path, command) in commands(language) {
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                want(key_of(arg, &path, &words));
            }
            want(path);
        }
        // The names of values as the code has them: those of the help are in its language already.
        let mut program = <crate::Cli as clap::CommandFactory>::command();
        program.build();
        values(&program, &mut want);
        assert!(missing.is_empty(), "{language}: {missing:#?}");
        let known = language.catalogue().iter().find(|(name, _)| *name == "program-help");
        let known = known.expect("the catalogue of help").1.lines();
        let known = known.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
        let idle: Vec<_> = known
            .filter(|key| key.starts_with("qlub") || key.starts_with("value-"))
            .filter(|key| !key.ends_with("-examples") && !key.ends_with("-notes"))
            .filter(|key| !["value-options", "value-command"].contains(key) && !used.contains(*key))
            .collect();
        assert!(idle.is_empty(), "{language}: nothing has these: {idle:#?}");
    }
}

fn values(command: &Command, want: &mut impl FnMut(String)) {
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    shown.filter(|arg| arg.get_action().takes_values()).for_each(|arg| want(value_key(arg)));
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        values(inner, want);
    }
}

#[test]
fn help_fits_eighty_columns_and_speaks_no_other_language() {
    let clap = ["Usage:", "Options:", "Commands:", "Arguments:", "[default", "[possible", "Print "];
    for language in Language::all() {
        for (path, mut command) in commands(language) {
            let help = command.render_help().to_string();
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{language} {path}: {line}");
                assert_eq!(line.trim_end(), line, "{language} {path}");
            }
            if language != Language::ENGLISH {
                for english in clap {
                    assert!(!help.contains(english), "{language} {path}: {english} in\n{help}");
                }
            }
        }
    }
}

#[test]
fn every_example_is_a_command_and_the_same_in_every_language() {
    let examples = |language| -> BTreeSet<String> {
        let words = Words::new(language);
        let program = command(&words);
        let mut all = BTreeSet::new();
        for (path, _) in commands(language) {
            let key = format!("{path}-examples");
            if !words.has(&key) {
                continue;
            }
            for line in words.text(&key).lines() {
                let (example, what) = layout::example(line);
                assert!(!what.is_empty(), "{language}: {line}");
                let typed = typed(example);
                let read = program.clone().try_get_matches_from(&typed);
                assert!(read.is_ok(), "{language}: {example}: {:?}", read.err());
                // Which language an example asks for is another one in each.
                all.insert(
                    typed.into_iter().filter(|word| word.len() != 2).collect::<Vec<_>>().join(" "),
                );
            }
        }
        all
    };
    let english = examples(Language::ENGLISH);
    assert!(english.len() > 40, "{}", english.len());
    for language in Language::all() {
        assert_eq!(examples(language), english, "{language}");
    }
}

/// The words of an example as a shell would split it.
fn typed(example: &str) -> Vec<String> {
    let command = example.split(" > ").next().unwrap_or_default();
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}
