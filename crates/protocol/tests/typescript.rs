//! Types of Rust as modules of the page, and what they are compared by.

use protocol::Options;
use protocol::http::NewTable;
use protocol::typescript::{Module, say_the_same};

#[test]
fn a_type_is_declared_once_and_taken_from_there() {
    let choices = Module::new("choices").constant("PACES", 3).with::<Options>();
    let lobby = Module::new("lobby").beside(&choices).with::<NewTable>().with::<NewTable>();
    assert!(choices.text().contains("\nexport const PACES = 3;\n"));
    let declared = |module: &Module, name: &str| {
        module.text().matches(&format!("\nexport type {name} =")).count()
    };
    assert_eq!((declared(&choices, "Options"), declared(&choices, "NewTable")), (1, 0));
    assert_eq!((declared(&lobby, "Options"), declared(&lobby, "NewTable")), (0, 1));
    assert!(lobby.text().contains("import type { Options } from \"./choices\";\n"));
}

#[test]
fn the_layout_says_nothing_and_a_name_does() {
    let written = "export type Bid = { kind: \"pass\", seat: number, };";
    let laid_out = "export type Bid = {\n  kind: 'pass';\n  seat: number;\n};\n";
    assert!(say_the_same(written, laid_out));
    assert!(!say_the_same(written, &laid_out.replace("seat", "team")));
}
