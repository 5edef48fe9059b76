//! What is entered has one spelling.

use qlub_qwixx::pad::Action;

#[test]
fn entries_read_what_they_write() {
    for text in
        ["-", "r5", "r9!", "y11>b", "r5 + y7", "+ y7", "+ y11>b", "r5 + y7 y8 y10", "first 4"]
    {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
    }
    assert_eq!("sum 12".parse::<Action>().unwrap(), Action::Sum(12));
}

#[test]
fn other_texts_are_refused_where_they_go_wrong() {
    let at = |text: &str| text.parse::<Action>().expect_err(text).at;
    assert_eq!(at(""), 0);
    assert_eq!(at("x5"), 0);
    assert_eq!(at("r5 y7"), 2);
    assert_eq!(at("r5 +"), 4);
    assert_eq!(at("+ y7 r7"), 5);
    assert_eq!(at("+ y7 y7"), 5);
    assert_eq!(at("+ y7 y8 y9 y10"), 10);
    assert_eq!(at("sum 17"), 4);
}
