//! What the types of the page are compared by.

use protocol::typescript::say_the_same;

#[test]
fn the_layout_says_nothing_and_a_name_does() {
    let written = "export type Bid = { kind: \"pass\", seat: number, };";
    let laid_out = "export type Bid = {\n  kind: 'pass';\n  seat: number;\n};\n";
    assert!(say_the_same(written, laid_out));
    assert!(!say_the_same(written, &laid_out.replace("seat", "team")));
}
