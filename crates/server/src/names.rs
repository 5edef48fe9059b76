//! Whether a request is for this server: the name in its Host is one that only this server's own
//! network, its public URL or its host gives it. A page elsewhere can let its own name lead here and
//! would then pass for ours (DNS rebinding); but it is still that name that is asked for.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::header::{HOST, HeaderMap};

use crate::origin;

/// Endings that nobody can register: home networks have them to themselves.
const HOME: [&str; 7] =
    [".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost", ".fritz.box"];

/// Whether a request names this server; one that names none comes from no browser.
pub(crate) fn are_ours(headers: &HeaderMap, public_url: Option<&str>, hosts: &[String]) -> bool {
    let public = public_url.and_then(origin::parts).map(|(_, host, _)| host);
    headers.get_all(HOST).into_iter().all(|value| {
        let Some(name) = value.to_str().ok().and_then(name) else { return false };
        let is = |other: &str| other.trim_end_matches('.').eq_ignore_ascii_case(name);
        is_home(name) || public.is_some_and(is) || hosts.iter().any(|host| is(host))
    })
}

/// The name in a Host, without its port.
fn name(host: &str) -> Option<&str> {
    let name = if host.starts_with('[') {
        &host[..=host.find(']')?]
    } else {
        host.split(':').next().unwrap_or_default().trim_end_matches('.')
    };
    (!name.is_empty()).then_some(name)
}

/// Whether a name is an address, or one that only a home network knows.
fn is_home(name: &str) -> bool {
    if let Some(inner) = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return inner.parse::<Ipv6Addr>().is_ok();
    }
    let name = name.to_ascii_lowercase();
    !name.contains('.')
        || name.parse::<IpAddr>().is_ok()
        || HOME.iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        let hosts = ["games.club.example".to_owned()];
        are_ours(&headers, Some("https://Club.example:8443"), &hosts)
    }

    #[test]
    fn only_names_that_nobody_else_can_have_lead_here() {
        for host in [
            "localhost",
            "localhost:8777",
            "127.0.0.1:8777",
            "192.168.1.20",
            "[::1]:8777",
            "[fe80::1]",
            "raspberry:8777",
            "raspberry.local",
            "Raspberry.LAN:80",
            "pi.fritz.box",
            "pi.home.arpa.",
            "club.example",
            "CLUB.example:8443",
            "games.club.example",
        ] {
            assert!(ours(host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8777",
            "club.example.evil.example",
            "xclub.example",
            "127.0.0.1.evil.example",
            "fritz.box.evil.example",
            "box",
            "[evil.example]",
            "[::1",
            "",
            ":8777",
        ] {
            assert_eq!(ours(host), host == "box", "{host}");
        }
        assert!(are_ours(&HeaderMap::new(), None, &[]));
        let mut two = HeaderMap::new();
        two.append(HOST, "localhost".parse().unwrap());
        two.append(HOST, "evil.example".parse().unwrap());
        assert!(!are_ours(&two, None, &[]));
    }
}
