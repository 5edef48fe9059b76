//! Which games and crates there are, as cargo knows them: nobody lists them twice.

use std::process::Command;

use serde_json::Value;

use crate::run::root;

/// Everything that cargo knows about the packages of the house.
pub(crate) struct House(Value);

impl House {
    /// Reads the packages of the workspace from `cargo metadata`.
    pub(crate) fn read() -> Result<Self, String> {
        let words = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let output = Command::new("cargo").args(words).current_dir(root()).output();
        let output = output.map_err(|error| format!("cargo metadata: {error}"))?;
        serde_json::from_slice(&output.stdout).map(House).map_err(|error| {
            format!("cargo metadata: {error}: {}", String::from_utf8_lossy(&output.stderr))
        })
    }

    /// The games that the house offers: what the crate `table` has unless it is told otherwise.
    pub(crate) fn games(&self) -> Vec<&str> {
        words(&self.package("crates/table")["features"]["default"])
    }

    /// The games of the folder `examples`.
    pub(crate) fn examples(&self) -> Vec<&str> {
        words(&self.package("crates/table")["features"]["examples"])
    }

    /// The crates that hold rules: `game`, and those that need no other crate of the house.
    pub(crate) fn rules(&self) -> Vec<&str> {
        let contract = name(self.package("crates/game"));
        let is_rules = |package: &&Value| {
            let normal = |one: &&Value| one["kind"].is_null() && !one["path"].is_null();
            let mut needs = list(&package["dependencies"]).iter().filter(normal).map(name);
            name(package) == contract || needs.next() == Some(contract) && needs.next().is_none()
        };
        self.packages().iter().filter(is_rules).map(name).collect()
    }

    fn packages(&self) -> &[Value] {
        list(&self.0["packages"])
    }

    fn package(&self, folder: &str) -> &Value {
        let manifest = root().join(folder).join("Cargo.toml");
        let here = |one: &&Value| one["manifest_path"].as_str() == manifest.to_str();
        self.packages().iter().find(here).unwrap_or(&Value::Null)
    }
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn words(value: &Value) -> Vec<&str> {
    list(value).iter().filter_map(Value::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_knows_the_games_and_the_crates_with_rules() {
        let house = House::read().expect("cargo metadata");
        assert_eq!(
            house.games(),
            ["qwixx", "qwixx-cards", "qwixx-pad", "quixo", "qwirkle", "qwirkle-tally"]
        );
        assert_eq!(house.examples(), ["nim"]);
        let rules = house.rules();
        assert!(rules.len() >= 5 && rules.iter().all(|name| !name.contains("bots")), "{rules:?}");
    }
}
