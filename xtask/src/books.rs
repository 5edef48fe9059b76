//! Books that come with the repository, too large to be part of the program or of the page.

use std::fs;
use std::path::Path;

use crate::run::root;

/// By it the Quixo player that never loses lets no win slip either.
const KEEPS_WINS: &str = "quixo-keeps-wins.qxt";
const TABLES: &str = "crates/bots/tables";

/// Puts them beside a page of plain files, with the list that the page reads.
pub(crate) fn put_beside(page: &Path) -> std::io::Result<()> {
    let books = page.join("books");
    fs::create_dir_all(&books)?;
    let bytes = fs::copy(root().join(TABLES).join(KEEPS_WINS), books.join(KEEPS_WINS))?;
    let list = format!("[{{\"name\": \"{KEEPS_WINS}\", \"bytes\": {bytes}}}]\n");
    fs::write(books.join("list.json"), list)
}
