//! The page's types are those of this crate.

use std::path::Path;

/// With `QLUB_GOLDEN=1` the file is written instead.
#[test]
fn the_types_of_the_page_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let fresh = protocol::typescript();
    if std::env::var_os("QLUB_GOLDEN").is_some() {
        std::fs::write(&path, &fresh).expect("web/src/wire.ts can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "web/src/wire.ts is stale: QLUB_GOLDEN=1 cargo test -p qlub-protocol");
}
