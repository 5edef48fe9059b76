//! The page's types are those of this crate and of the crates below it.

mod examples;

use std::path::Path;
use std::process::Command;

use protocol::typescript::{Module, say_the_same, wire};

use crate::coach::{CoachAnswer, CoachQuestion};
use crate::look;
use crate::question::{Question, Reply};
use crate::square::SquareQuestion;
use crate::teacher::{TeacherAnswer, TeacherQuestion};

/// Everything that the page takes from Rust.
fn modules() -> Vec<Module> {
    let wire = wire();
    let games = look::typescript(&wire);
    let list = games.iter().map(|(game, module)| {
        let of = |what| format!("import(\"./{}\").{what}", module.name());
        format!(
            "  \"{game}\": {{ view: {}; look: {}; event: {} }};\n",
            of("View"),
            of("Look"),
            of("Event")
        )
    });
    let list: String = list.collect();
    let all = Module::new("games").written(&format!(
        "\n/** What each game shows, what its boards draw, and what it tells. */\n\
         export interface Games {{\n{list}}}\n\n\
         /** What a viewer sees of a game that has a board on the page. */\n\
         export type View = Games[keyof Games][\"view\"];\n\n\
         /** What is drawn of a game that has no board. */\n\
         export type Plain = import(\"./plain\").Look;\n\n\
         /** What a board draws. */\n\
         export type Look = Games[keyof Games][\"look\"] | Plain;\n\n\
         /** What it tells. */\n\
         export type Event = Games[keyof Games][\"event\"];\n"
    ));
    let engine = Module::new("engine")
        .beside(&wire)
        .import("games", "Look")
        .import("games", "View")
        .with::<Question>()
        .with::<Reply>();
    let coach = Module::new("coach")
        .beside(&wire)
        .import("games", "View")
        .with::<CoachQuestion>()
        .with::<CoachAnswer>();
    let teacher = Module::new("teacher")
        .beside(&wire)
        .import("games", "View")
        .with::<TeacherQuestion>()
        .with::<TeacherAnswer>();
    let square = Module::new("square").beside(&wire).with::<SquareQuestion>();
    let games = games.into_iter().map(|(_, module)| module);
    [wire, engine, coach, teacher, square, all, look::plain_typescript(), examples::examples()]
        .into_iter()
        .chain(games)
        .collect()
}

/// With `QLUB_GOLDEN=1` the files are written instead, and prettier lays them out.
#[test]
fn the_types_of_the_page_are_fresh() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let folder = web.join("src/generated");
    for module in modules() {
        let path = folder.join(format!("{}.ts", module.name()));
        let fresh = module.text();
        if std::env::var_os("QLUB_GOLDEN").is_some() {
            std::fs::write(&path, &fresh).expect("the page's folder can be written");
            // Without prettier the file is right, and only ugly.
            let prettier = web.join("node_modules/.bin/prettier");
            let _ = Command::new(prettier).arg("--write").arg(&path).current_dir(&web).status();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let name = path.display();
        assert!(
            say_the_same(&kept, &fresh),
            "{name} is stale: QLUB_GOLDEN=1 cargo test -p qlub-browser"
        );
    }
}

#[test]
fn fields_have_one_casing() {
    for module in modules().iter().filter(|module| module.name() != "examples") {
        let text = module.text();
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':' && c != '?');
        let field = |word: &&str| word.ends_with(':') || word.ends_with('?');
        let other = words
            .filter(field)
            .find(|word| word.contains('_') || word.chars().next().is_some_and(char::is_uppercase));
        assert_eq!(other, None, "{}", module.name());
    }
}
