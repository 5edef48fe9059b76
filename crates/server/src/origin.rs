//! Whether a request comes from our own page: the host of its Origin is the host it was sent to, or
//! the public one. Programs that are no browsers send none, and have no cookies to be misused.

use axum::http::header::{HOST, HeaderMap, ORIGIN};

/// Whether the origin of a request, if it names one, is ours.
pub(crate) fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(host) else { return false };
    let asked = headers.get(HOST).and_then(|value| value.to_str().ok());
    let public = public_url.and_then(host);
    [asked, public].into_iter().flatten().any(|ours| ours.eq_ignore_ascii_case(origin))
}

/// The host, with its port, of an address like `https://host:port/path`.
fn host(url: &str) -> Option<&str> {
    let (scheme, rest) = url.split_once("://")?;
    let known = matches!(scheme, "http" | "https");
    let host = rest.split(['/', '?', '#']).next()?;
    (known && !host.is_empty()).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(origin: Option<&str>, host: &str, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        is_ours(&headers, public)
    }

    #[test]
    fn only_our_own_page_may_ask() {
        assert!(ours(None, "a:1", None));
        assert!(ours(Some("http://a:1"), "a:1", None));
        assert!(ours(
            Some("https://club.example"),
            "127.0.0.1:8777",
            Some("https://club.example/")
        ));
        assert!(!ours(Some("http://a:2"), "a:1", None));
        assert!(!ours(Some("http://evil.example"), "a:1", Some("https://club.example")));
        assert!(!ours(Some("null"), "a:1", None));
        assert!(!ours(Some("file://a:1"), "a:1", None));
    }
}
