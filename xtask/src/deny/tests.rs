use super::*;

#[test]
fn a_licence_is_met_by_one_side_of_or_and_by_both_of_and() {
    let mit = |licence: &str| ["MIT", "ISC"].contains(&licence);
    for good in
        ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-3.0", "(GPL-3.0 OR ISC) AND MIT", "GPL-3.0 AND X OR MIT"]
    {
        assert!(allowed(good, &mit), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT WITH X", "(MIT", "MIT OR", "MIT ISC"] {
        assert!(!allowed(bad, &mit), "{bad}");
    }
}

const RULES: &str = r#"
targets = [
    "here",
]
allow = [
    "MIT",
]
exceptions = [{ allow = ["MPL-2.0"], crate = "odd" }]
skip = [
    { crate = "twice@1.0.0", reason = "until it \u0020 goes" },
]
"#;

fn package(name: &str, version: &str, licence: &str) -> Package {
    Package {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
        source: Some(REGISTRY.to_owned()),
        any_version_of: Vec::new(),
    }
}

#[test]
fn what_is_not_allowed_is_named() {
    let rules = Rules::read(RULES);
    assert_eq!(rules.targets, ["here"]);
    let good = || {
        vec![
            package("odd", "1.0.0", "MPL-2.0"),
            package("twice", "1.0.0", "MIT"),
            package("twice", "2.0.0", "MIT"),
        ]
    };
    assert_eq!(rules.faults(&good()), [""; 0]);
    let with = |more: Package| rules.faults(&good().into_iter().chain([more]).collect::<Vec<_>>());
    assert_eq!(
        with(package("new", "1.0.0", "GPL-3.0")),
        [r#"new 1.0.0: its licence is "GPL-3.0""#]
    );
    assert!(with(package("new", "1.0.0", "MPL-2.0"))[0].contains("its licence"));
    assert_eq!(
        with(package("twice", "3.0.0", "MIT")),
        ["twice is there in several versions: 2.0.0, 3.0.0"]
    );
    let git =
        Package { source: Some("git+https://x".to_owned()), ..package("new", "1.0.0", "MIT") };
    assert!(with(git)[0].contains("comes from"));
    let any = Package {
        source: None,
        any_version_of: vec!["x".to_owned()],
        ..package("ours", "1.0.0", "MIT")
    };
    assert_eq!(with(any), ["ours wants any version of x"]);
    let gone = rules.faults(&[package("odd", "1.0.0", "MIT")]);
    assert_eq!(gone, ["twice@1.0.0 is not there any more: skip it no longer"]);
}
