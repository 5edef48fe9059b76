//! What a lesson leaves of a look: the answer that it leads to, and nothing else.

use serde_json::{Value, json};

/// Takes from what may be done everything that does not lead to one answer. What is made tile by tile is
/// left where a tile of the answer goes.
pub(super) fn narrow(look: &mut Value, answer: &str) {
    if let Some(Value::Array(offers)) = look.get_mut("offers") {
        offers.retain(|offer| offer["action"] == answer);
    }
    let placed: Vec<&str> = answer.split(' ').collect();
    if let Some(Value::Object(spots)) = look.pointer_mut("/draft/spots") {
        spots.retain(|tile, spots| {
            if let Value::Array(spots) = spots {
                spots.retain(|spot| {
                    let cell = spot["cell"].as_str().unwrap_or_default();
                    placed.contains(&format!("{tile}@{cell}").as_str())
                });
            }
            spots.as_array().is_some_and(|spots| !spots.is_empty())
        });
    }
    if look.get("swap").is_some() && placed.first() != Some(&"swap") {
        look["swap"] = json!(0);
    }
    if look.get("pass").is_some() && answer != "pass" {
        look["pass"] = json!(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_offer_is_left() {
        let mut look = json!({ "offers": [{ "action": "r3" }, { "action": "y3" }], "sum": 3 });
        narrow(&mut look, "r3");
        assert_eq!(look, json!({ "offers": [{ "action": "r3" }], "sum": 3 }));
    }

    #[test]
    fn tiles_go_where_the_answer_has_them() {
        let spots =
            json!({ "Rs": [{ "cell": "3,0" }, { "cell": "-1,0" }], "Bc": [{ "cell": "3,0" }] });
        let mut look = json!({ "draft": { "spots": spots }, "swap": 6, "pass": true });
        narrow(&mut look, "Rs@3,0 Gs@3,1");
        let left = json!({ "Rs": [{ "cell": "3,0" }] });
        assert_eq!(look, json!({ "draft": { "spots": left }, "swap": 0, "pass": false }));
    }
}
