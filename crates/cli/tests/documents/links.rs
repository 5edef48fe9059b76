//! Links between documents lead somewhere.

use std::path::Path;

use super::markdown::{documents, root};

#[test]
fn every_link_leads_to_a_file() {
    let mut broken = Vec::new();
    // Pages of the examples lie among the other rules pages when they are read.
    for document in documents().into_iter().filter(|one| !one.path.starts_with("examples/")) {
        let folder = Path::new(&document.path).parent().expect("a folder");
        for link in document.links() {
            let file = link.split('#').next().unwrap_or_default();
            if file.contains("://") || file.starts_with("mailto:") || file.is_empty() {
                continue;
            }
            if !root().join(folder).join(file).exists() {
                broken.push(format!("{}: {link}", document.path));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}
