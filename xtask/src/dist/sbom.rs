//! A list of parts for programs that look for known faults: CycloneDX 1.5.

use serde_json::{Value, json};

use super::parts::Part;

/// The list of a release. It has no serial number and no time: the same parts give the same text.
pub(crate) fn text(parts: &[Part], version: &str) -> Result<String, String> {
    let components: Vec<Value> = parts.iter().map(component).collect();
    let ours = json!({
        "type": "application",
        "bom-ref": format!("pkg:generic/qlub@{version}"),
        "name": "qlub",
        "version": version,
        "licenses": [{"expression": "MIT OR Apache-2.0"}],
    });
    let all = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": ours},
        "components": components,
    });
    let text = serde_json::to_string_pretty(&all).map_err(|error| error.to_string())?;
    Ok(format!("{text}\n"))
}

fn component(part: &Part) -> Value {
    // An at sign at the beginning of a name is written as its number in a package URL.
    let name = part.name.replace('@', "%40");
    let url = format!("pkg:{}/{name}@{}", part.kind, part.version);
    let mut component = json!({
        "type": "library",
        "bom-ref": url,
        "name": part.name,
        "version": part.version,
        "purl": url,
        "licenses": [{"expression": part.licence}],
    });
    if let Some(sum) = &part.checksum {
        component["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
    }
    component
}

#[test]
fn a_part_is_named_by_its_url() {
    let part = Part {
        name: "@fluent/bundle".to_owned(),
        version: "0.19.1".to_owned(),
        kind: "npm",
        licence: "Apache-2.0".to_owned(),
        checksum: Some("ab".to_owned()),
        texts: Vec::new(),
    };
    let text = text(&[part], "0.2.0").expect("a list");
    let list: Value = serde_json::from_str(&text).expect("JSON");
    let one = &list["components"][0];
    assert_eq!(one["purl"], "pkg:npm/%40fluent/bundle@0.19.1");
    assert_eq!(one["hashes"][0]["content"], "ab");
    assert_eq!(list["metadata"]["component"]["version"], "0.2.0");
}
