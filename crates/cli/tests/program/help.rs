//! Help, and what is said of a command line that cannot be read, in the language that was asked for.

use super::{command, complains, qlub, run, says};

#[test]
fn help_is_asked_for_in_many_ways() {
    let help = says(&["help", "play"], "");
    assert!(help.contains("Usage: qlub play [OPTIONS] <GAME>"), "{help}");
    assert!(help.contains("unbeatable"), "{help}");
    for words in [&["play", "--help"][..], &["play", "-h"], &["--help", "play"]] {
        if words[0] == "play" {
            assert_eq!(says(words, ""), help, "{words:?}");
        } else {
            assert!(says(words, "").contains("Usage: qlub [OPTIONS] [COMMAND]"), "{words:?}");
        }
    }
    let inner = says(&["help", "quixo", "value"], "");
    assert_eq!(inner, says(&["quixo", "value", "--help"], ""));
    assert!(
        inner.contains("the rows from") || inner.contains("rows from north to south"),
        "{inner}"
    );
    assert!(complains(&["help", "dance"]).contains("There is no command “dance”"));
    assert!(says(&["--version"], "").starts_with("qlub "));
    // Without the rest of a command there is help, as for a mistake.
    assert!(complains(&["records"]).contains("Usage: qlub records"));
}

#[test]
fn help_speaks_the_language_of_the_flag_or_of_the_environment() {
    let french = says(&["play", "--help", "--lang", "fr"], "");
    assert!(french.contains("Usage\u{a0}: qlub play [OPTIONS] <JEU>"), "{french}");
    assert!(french.contains("Exemples\u{a0}:") && french.contains("F1 explique"), "{french}");
    for (name, value) in [("LC_ALL", "fr_FR.UTF-8"), ("LC_MESSAGES", "fr"), ("LANG", "fr_CH")] {
        let mut program = command(&["play", "--help"]);
        program.env_remove("LC_ALL").env(name, value);
        let output = run(program, "");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), french, "{name}={value}");
    }
    for words in [["--lang", "FR", "play", "-h"], ["play", "-h", "--lang", "fr_FR"]] {
        assert_eq!(says(&words, ""), french, "{words:?}");
    }
    assert_eq!(says(&["help", "play", "--lang=fr"], ""), french);
    let german = says(&["--help", "--lang", "de"], "");
    assert!(german.contains("Aufruf: qlub [OPTIONEN] [BEFEHL]"), "{german}");
    let page = says(&["man", "play", "--lang", "fr"], "");
    assert!(page.contains(".SH NOM\n") && page.contains(".SH EXEMPLES\n"), "{page}");
    assert!(says(&["completions", "zsh", "--lang", "fr"], "").contains("Les noms des joueurs"));
}

#[test]
fn what_cannot_be_read_is_said_in_every_language() {
    let cases: [(&[&str], [&str; 3]); 12] = [
        (&["dance"], ["no command “dance”", "pas de commande", "keinen Befehl"]),
        (&["play"], ["missing: <GAME>", "manque\u{a0}: <JEU>", "fehlt: <SPIEL>"]),
        (&["play", "quixo", "--foo"], ["“--foo” is not known", "n’est pas connu", "nicht bekannt"]),
        (
            &["play", "quixo", "--seed"],
            ["needs a value", "Il faut une valeur", "braucht einen Wert"],
        ),
        (
            &["play", "quixo", "--dice", "glued"],
            ["not one of rolled or typed", "rolled ou typed", "rolled oder typed"],
        ),
        (
            &["play", "quixo", "--seed", "x"],
            ["A whole number", "un nombre entier", "eine ganze Zahl"],
        ),
        (
            &["simulate", "quixo", "--games", "0"],
            ["1 or more is needed", "Il faut 1 ou plus", "1 oder mehr"],
        ),
        (&["solve", "quixo", "--side", "9"], ["from 3 to 5", "de 3 à 5", "von 3 bis 5"]),
        (
            &["books", "--build", "--remove"],
            ["do not go together", "ne vont pas ensemble", "gehen nicht zusammen"],
        ),
        (
            &["serve", "--listen", "here"],
            ["An address and a port", "une adresse et un port", "Adresse und Port"],
        ),
        (
            &["play", "quixo", "--players", "person,clever"],
            ["“clever” is neither", "n’est ni", "ist weder"],
        ),
        (
            &["simulate", "quixo", "--bots", "clever"],
            ["no bot “clever”", "pas de robot", "keinen Bot"],
        ),
    ];
    for (words, told) in cases {
        for (language, expected) in ["en", "fr", "de"].into_iter().zip(told) {
            let error = complains(&[words, &["--lang", language]].concat());
            assert!(error.contains(expected), "{words:?}: {error}");
            for clap in ["error:", "tip:", "For more information", "invalid value"] {
                assert!(!error.contains(clap), "{error}");
            }
            assert!(language == "en" || !error.contains("Usage:"), "{error}");
        }
    }
    let near = complains(&["play", "quixo", "--player", "person"]);
    assert!(near.contains("Did you mean --players?"), "{near}");
    // A language that there is not is said in the one of the environment.
    assert!(
        complains(&["games", "--lang", "xx"]).contains("no language “xx” here, only de, en or fr")
    );
    let mut french = command(&["games", "--lang", "xx"]);
    french.env("LC_ALL", "fr_FR");
    let error = String::from_utf8(run(french, "").stderr).unwrap();
    assert!(error.contains("Il n’y a pas de langue"), "{error}");
    assert_eq!(qlub(&["games", "--lang", "xx"], "").status.code(), Some(2));
}
