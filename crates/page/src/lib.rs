//! The page as it was built, inside the program: files compressed once, found by their path.
//!
//! ```
//! if let Some(index) = page::file("index.html") {
//!     assert!(index.plain().starts_with(b"<!doctype html>"));
//! }
//! assert!(page::file("no/such/file").is_none());
//! ```

use std::io::Read as _;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
#[derive(Debug)]
pub struct File {
    /// Its path from the root of the page, such as `assets/page-1a2b.js`.
    pub path: &'static str,
    /// A tag that changes with its content, quotes included.
    pub tag: &'static str,
    /// Its content, compressed with gzip.
    pub gzip: &'static [u8],
    /// Its content, compressed with brotli; empty where that is hardly smaller.
    pub brotli: &'static [u8],
    plain: OnceLock<Vec<u8>>,
}

impl File {
    #[allow(dead_code, reason = "a program may be built without a page")]
    const fn new(
        path: &'static str,
        tag: &'static str,
        gzip: &'static [u8],
        brotli: &'static [u8],
    ) -> Self {
        File { path, tag, gzip, brotli, plain: OnceLock::new() }
    }

    /// Its content. It is unpacked once, for the first who asks, and shared from then on.
    pub fn plain(&'static self) -> &'static [u8] {
        self.plain.get_or_init(|| {
            let mut bytes = Vec::new();
            // What was compressed when the program was built can be read again.
            let _ = flate2::read::GzDecoder::new(self.gzip).read_to_end(&mut bytes);
            bytes
        })
    }

    /// What a browser should take it for.
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "net" => "application/x-qlub-net",
            "qxt" => "application/x-qlub-table",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Whether its name changes with its content, so that it can be kept for ever.
    pub fn is_named_by_content(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

/// All files of the page; none if it was not built.
pub fn files() -> &'static [File] {
    &FILES
}

/// The file at a path, if there is one.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|index| &FILES[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_path() {
        for packed in files() {
            assert_eq!(file(packed.path).map(|found| found.tag), Some(packed.tag));
            assert_ne!(packed.media_type(), "application/octet-stream", "{}", packed.path);
        }
        assert!(file("no/such/file").is_none());
    }

    #[test]
    fn a_file_is_unpacked_once_for_everybody() {
        // "four" four times, packed with gzip.
        static PACKED: [u8; 26] = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 75, 203, 47, 45, 74, 67, 194, 0, 186, 48, 205, 236,
            16, 0, 0, 0,
        ];
        static FILE: File = File::new("a.txt", "\"1\"", &PACKED, &[]);
        let (first, second) = (FILE.plain(), FILE.plain());
        assert_eq!(first, b"fourfourfourfour");
        assert!(std::ptr::eq(first, second));
    }
}
