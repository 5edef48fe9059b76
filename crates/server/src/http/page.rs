//! The page: its files, and its first file for every path that the page itself understands.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;
use crate::farewell::RELOAD;

/// What is said where the program was built without its page.
const NOT_BUILT: &str = "This qlub was built without its page: run `cargo xtask web`, then build \
    it again. Tables work all the same for other clients; see /api/docs.\n";

/// Whether the program was built without a page.
pub(super) fn is_missing() -> bool {
    page::files().is_empty()
}

pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ServerError::Nowhere.into_response();
    }
    if !method.is_safe() {
        return ServerError::Method.into_response();
    }
    // A path without a dot is a place in the page, not a file.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { "index.html" };
    match page::file(name) {
        Some(file) => send(file, &headers),
        None if is_of_another_page(path, "js") => {
            ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], RELOAD).into_response()
        }
        // Without its style the script would not be asked for.
        None if is_of_another_page(path, "css") => [(CONTENT_TYPE, "text/css")].into_response(),
        None if is_file => StatusCode::NOT_FOUND.into_response(),
        None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
    }
}

/// Whether a file belonged to another page than ours, which is still open somewhere.
fn is_of_another_page(path: &str, ending: &str) -> bool {
    let name = path.strip_prefix("assets/").and_then(|name| name.strip_suffix(ending));
    name.is_some_and(|name| name.ends_with('.')) && !is_missing()
}

fn send(file: &'static page::File, headers: &HeaderMap) -> Response {
    let cache =
        if file.is_named_by_content() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [(ETAG, file.tag), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.contains(file.tag)) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, file.media_type())];
    // All three are shared by everybody: an answer that nobody takes costs no memory here.
    let packed = [("br", file.brotli), ("gzip", file.gzip)];
    match smallest(headers, packed) {
        Some((name, bytes)) => (common, kind, [(CONTENT_ENCODING, name)], bytes).into_response(),
        None => (common, kind, file.plain()).into_response(),
    }
}

/// A form of a file, by the name of its encoding; empty, where the file has no such form.
type EncodedForm = (&'static str, &'static [u8]);

/// The first form of a file that there is and that is accepted; the plain one, where none is.
fn smallest(headers: &HeaderMap, forms: [EncodedForm; 2]) -> Option<EncodedForm> {
    forms.into_iter().find(|(name, bytes)| !bytes.is_empty() && accepts(headers, name))
}

/// Whether an encoding is accepted: it is named, or all are, and not with a weight of nothing.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let all = headers.get_all(ACCEPT_ENCODING).into_iter();
    let all = all.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut any = false;
    for item in all {
        let (name, rest) = item.split_once(';').unwrap_or((item, ""));
        let weight = rest.split(';').find_map(|part| {
            let (key, value) = part.split_once('=')?;
            key.trim().eq_ignore_ascii_case("q").then_some(value.trim())
        });
        // A weight that is no number accepts nothing.
        let wanted = weight.unwrap_or("1").parse::<f32>().is_ok_and(|weight| weight > 0.0);
        let name = name.trim();
        if name.eq_ignore_ascii_case(encoding) {
            return wanted;
        }
        any |= name == "*" && wanted;
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(accepted: &[&str]) -> Option<&'static str> {
        let mut headers = HeaderMap::new();
        for text in accepted {
            headers.append(ACCEPT_ENCODING, text.parse().unwrap());
        }
        smallest(&headers, [("br", b"b"), ("gzip", b"g")]).map(|(name, _)| name)
    }

    #[test]
    fn a_file_is_sent_in_the_smallest_form_that_is_accepted() {
        assert_eq!(form(&[]), None);
        assert_eq!(form(&[""]), None);
        assert_eq!(form(&["identity"]), None);
        assert_eq!(form(&["gzip, deflate, br, zstd"]), Some("br"));
        assert_eq!(form(&["gzip"]), Some("gzip"));
        assert_eq!(form(&["GZip;q=0.5"]), Some("gzip"));
        assert_eq!(form(&["gzip", "br"]), Some("br"));
        assert_eq!(form(&["br;q=0, gzip;q=0.000"]), None);
        assert_eq!(form(&["br; q=0, *"]), Some("gzip"));
        assert_eq!(form(&["*;q=0"]), None);
        assert_eq!(form(&["brotli, x-gzip"]), None);
    }

    #[test]
    fn a_form_that_a_file_does_not_have_is_not_sent() {
        let mut headers = HeaderMap::new();
        headers.append(ACCEPT_ENCODING, "br".parse().unwrap());
        assert_eq!(smallest(&headers, [("br", b""), ("gzip", b"g")]), None);
        headers.append(ACCEPT_ENCODING, "gzip".parse().unwrap());
        let gzip: &[u8] = b"g";
        assert_eq!(smallest(&headers, [("br", b""), ("gzip", gzip)]), Some(("gzip", gzip)));
    }
}
