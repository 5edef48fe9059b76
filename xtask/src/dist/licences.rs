//! The licences of everything that is in an archive, as one text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::parts::Part;

/// What is linked in without being a package: the standard library, what C needs, and a database.
const NO_PACKAGES: &str = include_str!("../../../deploy/licences.txt");

/// Every part with its licence, then every text once, with the parts that it is of.
pub(crate) fn text(parts: &[Part]) -> String {
    let mut text =
        "Qlub is offered under the MIT licence or the Apache licence 2.0, as you like. It holds \
                    code of others, for which their licences hold:\n\n"
            .to_owned();
    for part in parts {
        let _ =
            writeln!(text, "- {} {} ({}): {}", part.name, part.version, part.kind, part.licence);
    }
    let _ = write!(text, "\n{NO_PACKAGES}");
    let mut by_text: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for part in parts {
        for one in &part.texts {
            by_text.entry(one).or_default().push(format!("{} {}", part.name, part.version));
        }
    }
    let mut texts: Vec<_> = by_text.into_iter().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1));
    for (licence, names) in texts {
        let line = "-".repeat(72);
        let _ = write!(text, "\n{line}\n{}\n\n{licence}\n", names.join(", "));
    }
    text
}

/// The parts that say nothing of their licence.
pub(crate) fn unknown(parts: &[Part]) -> Vec<String> {
    let silent = parts.iter().filter(|part| part.licence.is_empty() || part.version.is_empty());
    silent.map(|part| format!("{} {}", part.name, part.version)).collect()
}

#[test]
fn a_text_that_several_share_stands_once() {
    let part = |name: &str, licence: &str| Part {
        name: name.to_owned(),
        version: "1.0.0".to_owned(),
        kind: "cargo",
        licence: licence.to_owned(),
        checksum: None,
        texts: vec!["Do as you like.".to_owned()],
    };
    let parts = [part("one", "MIT"), part("two", "")];
    let text = text(&parts);
    assert_eq!(text.matches("Do as you like.").count(), 1, "{text}");
    assert!(text.contains("\none 1.0.0, two 1.0.0\n\nDo as you like.\n"), "{text}");
    assert_eq!(unknown(&parts), ["two 1.0.0"]);
}
