//! The documents of the repository, and what tests look for in them.

use std::path::PathBuf;
use std::process::Command;

/// A Markdown file.
pub(crate) struct Document {
    /// Its path from the root of the repository.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A fenced block: what stands behind its fence, and its lines.
pub(crate) struct Block<'a> {
    pub(crate) language: &'a str,
    pub(crate) lines: Vec<&'a str>,
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into()
}

/// Every document that is or will be committed.
pub(crate) fn documents() -> Vec<Document> {
    let words = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
    let listed = Command::new("git").args(words).current_dir(root()).output().expect("git");
    let listed = String::from_utf8(listed.stdout).expect("names");
    let read = |path: &str| {
        let text = std::fs::read_to_string(root().join(path)).ok()?;
        Some(Document { path: path.to_owned(), text })
    };
    let documents: Vec<Document> = listed.lines().filter_map(read).collect();
    assert!(documents.len() > 20, "{}", documents.len());
    documents
}

impl Document {
    /// Its fenced blocks.
    pub(crate) fn blocks(&self) -> Vec<Block<'_>> {
        let mut blocks: Vec<Block<'_>> = Vec::new();
        let mut inside = false;
        for line in self.text.lines() {
            match line.trim_start().strip_prefix("```") {
                Some(_) if inside => inside = false,
                Some(language) => {
                    inside = true;
                    blocks.push(Block { language, lines: Vec::new() });
                }
                None if inside => blocks.last_mut().expect("a block").lines.push(line),
                None => {}
            }
        }
        blocks
    }

    /// Its text without the fenced blocks.
    pub(crate) fn prose(&self) -> String {
        let parts = self.text.split("```").step_by(2);
        parts.collect::<Vec<_>>().join("\n")
    }

    /// What stands between backticks in its prose, on one line each.
    pub(crate) fn spans(&self) -> Vec<String> {
        let prose = self.prose();
        let spans = prose.split('`').skip(1).step_by(2);
        spans.map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    /// Its prose without what stands between backticks or as the target of a link.
    pub(crate) fn words(&self) -> String {
        let prose = self.prose();
        let plain: String = prose.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let mut parts = plain.split("](");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| {
            all + "]" + part.split_once(')').map_or(part, |(_, rest)| rest)
        })
    }

    /// Where its links and pictures lead.
    pub(crate) fn links(&self) -> Vec<String> {
        let prose = self.prose();
        let targets = prose.split("](").skip(1).filter_map(|part| part.split(')').next());
        targets.map(str::to_owned).collect()
    }

    /// The commands of its blocks for a shell, without comments.
    pub(crate) fn commands(&self) -> Vec<String> {
        let shell = self.blocks().into_iter().filter(|block| block.language == "sh");
        shell.flat_map(|block| commands(&block.lines)).collect()
    }
}

/// The commands of a block; a backslash at the end of a line joins it with the next.
fn commands(lines: &[&str]) -> Vec<String> {
    let text = lines.join("\n").replace("\\\n", " ");
    let bare = text.lines().map(|line| line.split(" #").next().unwrap_or_default());
    let words = bare.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// In code the compiler would say so.
#[test]
fn nothing_is_left_of_a_merge() {
    for Document { path, text } in documents() {
        let mark =
            text.lines().find(|line| line.starts_with("<<<<<<<") || line.starts_with(">>>>>>>"));
        assert_eq!(mark, None, "{path}");
    }
}
