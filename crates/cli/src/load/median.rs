//! The middle of several runs.

use serde_json::{Map, Value};

/// What several runs have in the middle: of every number the median, of everything else the first.
pub(super) fn median(runs: &[Value]) -> Value {
    let Some(first) = runs.first() else { return Value::Null };
    match first {
        Value::Object(fields) => {
            let middle = |key: &String| {
                let all: Vec<Value> = runs.iter().map(|run| run[key].clone()).collect();
                (key.clone(), median(&all))
            };
            Value::Object(fields.keys().map(middle).collect::<Map<_, _>>())
        }
        Value::Number(_) => {
            let mut numbers: Vec<f64> = runs.iter().filter_map(Value::as_f64).collect();
            numbers.sort_by(f64::total_cmp);
            let upper = numbers.len() / 2;
            let lower = (numbers.len() - 1) / 2;
            Value::from((numbers[lower] + numbers[upper]) / 2.0)
        }
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::median;

    #[test]
    fn every_number_is_the_middle_one() {
        let run = |p50: f64, name: &str| json!({ "name": name, "under": { "p50": p50 } });
        let runs = [run(3.0, "a"), run(100.0, "b"), run(1.0, "c")];
        assert_eq!(median(&runs), json!({ "name": "a", "under": { "p50": 3.0 } }));
        assert_eq!(median(&runs[..2])["under"]["p50"], 51.5);
        assert_eq!(median(&[]), json!(null));
    }
}
