//! The largest file of a page, found as a browser would find it.

use std::collections::BTreeSet;

use crate::server::Server;

/// How many files are looked at.
const MOST: usize = 60;

/// The path of the largest file of the page; of the description of the requests if there is no page.
pub(super) async fn largest(server: &Server) -> String {
    // The worker of a page knows all its files.
    let mut open = vec!["/".to_owned(), "/service-worker.js".to_owned()];
    let mut seen = BTreeSet::new();
    let mut best = (0, "/api/openapi.json".to_owned());
    while let Some(path) = open.pop() {
        if seen.len() >= MOST || !seen.insert(path.clone()) {
            continue;
        }
        let Ok(response) = server.get(&path).await else { continue };
        if response.status != 200 {
            continue;
        }
        if response.body.len() > best.0 && path != "/" {
            best = (response.body.len(), path.clone());
        }
        if path == "/" || path.ends_with(".js") {
            let mut found: Vec<String> = names(&response.body);
            // What is largest comes first: the last of the list is taken next.
            found.sort_by_key(|name| name.ends_with(".wasm"));
            open.append(&mut found);
        }
    }
    best.1
}

/// The names of scripts and engines in a text, as paths from the root.
fn names(text: &str) -> Vec<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
    let words = text.split(|letter| !is_name(letter));
    let files = words.filter(|word| word.ends_with(".wasm") || word.ends_with(".js"));
    let mut paths = BTreeSet::new();
    for file in files {
        let file = file.trim_start_matches(['.', '/']);
        paths.insert(format!("/{file}"));
        if !file.contains('/') {
            paths.insert(format!("/assets/{file}"));
        }
    }
    paths.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn engines_are_found_in_scripts() {
        let text = "import('./engine-1a.js');new URL(\"assets/qwixx-9_b.wasm\",import.meta.url)";
        let found = names(text);
        assert!(found.contains(&"/assets/qwixx-9_b.wasm".to_owned()), "{found:?}");
        assert!(found.contains(&"/assets/engine-1a.js".to_owned()), "{found:?}");
    }
}
