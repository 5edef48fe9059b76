//! The version and the day of a release, and what is new in it: all three from the changelog.

use std::fs;

use crate::run::root;

/// A section of the changelog, headed `## VERSION - YEAR-MONTH-DAY`.
#[derive(Debug, PartialEq)]
pub(crate) struct Release {
    pub(crate) version: String,
    pub(crate) day: String,
    /// What is new, as it stands there.
    pub(crate) notes: String,
}

/// The release that this workspace is: the newest dated section has to be of the workspace's version.
pub(crate) fn release() -> Result<Release, String> {
    let text = fs::read_to_string(root().join("CHANGELOG.md"));
    let release = newest(&text.map_err(|error| format!("CHANGELOG.md: {error}"))?)?;
    let ours = env!("CARGO_PKG_VERSION");
    if release.version != ours {
        return Err(format!("CHANGELOG.md has {} on top, and Cargo.toml {ours}", release.version));
    }
    Ok(release)
}

fn newest(text: &str) -> Result<Release, String> {
    let mut sections = text.split("\n## ").skip(1);
    let dated = sections.find_map(|section| {
        let (head, notes) = section.split_once('\n')?;
        let (version, day) = head.split_once(" - ")?;
        Some(Release { version: version.into(), day: day.into(), notes: notes.trim().into() })
    });
    dated.ok_or_else(|| "CHANGELOG.md has no section `## VERSION - DAY`".to_owned())
}

impl Release {
    /// The beginning of its day in seconds since 1970: the time of every file in an archive.
    pub(crate) fn time(&self) -> Result<u64, String> {
        seconds(&self.day).ok_or_else(|| format!("CHANGELOG.md: {:?} is no day", self.day))
    }

    /// The notes for the page of the release. Links lead to files of the archive.
    pub(crate) fn text(&self) -> String {
        format!("# Qlub {}\n\n{}\n\n{}\n", self.version, self.day, self.notes)
    }
}

/// The beginning of a day such as `2026-11-18`, by the usual count of days since March of the year 0.
fn seconds(day: &str) -> Option<u64> {
    let mut parts = day.split('-').map(|part| part.parse::<u64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    // The first of January 1970 is day 719468 of that count.
    Some(days.checked_sub(719_468)? * 24 * 60 * 60)
}

#[test]
fn the_newest_dated_section_is_the_release() {
    let text = "# Changelog\n\n## Unreleased\n\n- more\n\n## 0.2.0 - 2026-11-18\n\n- new\n\n## 0.1.0 - 2025-01-01\n";
    let release = newest(text).expect("a release");
    let expected = ("0.2.0", "2026-11-18", "- new");
    assert_eq!((&*release.version, &*release.day, &*release.notes), expected);
    assert!(newest("# Changelog\n\n## Unreleased\n").is_err());
}

#[test]
fn days_are_counted_as_calendars_do() {
    assert_eq!(seconds("1970-01-01"), Some(0));
    assert_eq!(seconds("2000-03-01"), Some(951_868_800));
    assert_eq!(seconds("2026-11-18"), Some(1_794_960_000));
    for wrong in ["18.11.2026", "2026-13-01", "2026-11", "1969-12-31"] {
        assert_eq!(seconds(wrong), None, "{wrong}");
    }
}

#[test]
fn this_workspace_is_a_release_with_a_day() {
    assert!(release().and_then(|release| release.time()).is_ok(), "{:?}", release());
}
