//! Whether a request comes from our own page. Behind a public https URL that is the page at exactly
//! that URL; elsewhere the host of its Origin is the host it was sent to, or the public one. Programs
//! that are no browsers send none, and have no cookies to be misused.

use axum::http::header::{HOST, HeaderMap, ORIGIN};

/// Whether the origin of a request, if it names one, is ours.
pub(crate) fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(parts) else { return false };
    let (scheme, host, port) = origin;
    let is = |other: &str, its_port: u16| other.eq_ignore_ascii_case(host) && its_port == port;
    match public_url.and_then(parts) {
        Some(("https", public, its_port)) => scheme == "https" && is(public, its_port),
        public => {
            let asked = headers.get(HOST).and_then(|value| value.to_str().ok());
            let asked = asked.map(|asked| authority(scheme, asked));
            let public = public.map(|(_, host, port)| (host, port));
            [asked, public].into_iter().flatten().any(|(other, port)| is(other, port))
        }
    }
}

/// Scheme, host and port of an address like `https://host:port/path`.
pub(crate) fn parts(url: &str) -> Option<(&str, &str, u16)> {
    let (scheme, rest) = url.split_once("://")?;
    let known = matches!(scheme, "http" | "https");
    let (host, port) = authority(scheme, rest.split(['/', '?', '#']).next()?);
    (known && !host.is_empty()).then_some((scheme, host, port))
}

/// A host and its port; that of the scheme if it names none.
fn authority<'a>(scheme: &str, text: &'a str) -> (&'a str, u16) {
    let usual = if scheme == "https" { 443 } else { 80 };
    // The colons of an IPv6 address are followed by its bracket.
    match text.rsplit_once(':').map(|(host, port)| (host, port.parse())) {
        Some((host, Ok(port))) => (host, port),
        _ => (text, usual),
    }
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
        assert!(ours(Some("http://a"), "a:80", None));
        assert!(ours(Some("https://a"), "a", None), "a proxy that speaks TLS");
        assert!(ours(Some("http://[::1]:1"), "[::1]:1", None));
        assert!(ours(Some("http://[::1]"), "[::1]", None));
        assert!(ours(Some("http://b"), "a:1", Some("http://b/")));
        assert!(!ours(Some("http://a:2"), "a:1", None));
        assert!(!ours(Some("http://evil.example"), "a:1", Some("https://club.example")));
        assert!(!ours(Some("null"), "a:1", None));
        assert!(!ours(Some("file://a:1"), "a:1", None));
    }

    #[test]
    fn behind_a_public_https_url_only_that_page_may_ask() {
        let public = Some("https://club.example/");
        assert!(ours(Some("https://club.example"), "127.0.0.1:8777", public));
        assert!(ours(Some("https://club.example:443"), "club.example", public));
        assert!(!ours(Some("http://club.example"), "club.example", public));
        assert!(!ours(Some("https://club.example:8443"), "club.example", public));
        assert!(!ours(Some("http://127.0.0.1:8777"), "127.0.0.1:8777", public));
    }
}
