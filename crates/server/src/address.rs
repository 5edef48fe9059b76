//! Where a request comes from, for limits alone: addresses are never stored or logged.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The address that counts: the peer's, or what a trusted proxy says it was, IPv6 by its network.
pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let mut address = canonical(peer.ip());
    if trusted.iter().any(|proxy| canonical(*proxy) == address) {
        // Proxies add at the end, so what counts is the last address that is no trusted proxy.
        let given = headers.get_all("x-forwarded-for").into_iter();
        let given =
            given.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
        let given: Vec<IpAddr> = given.filter_map(|text| text.trim().parse().ok()).collect();
        let mut given = given.into_iter().rev().map(canonical);
        if let Some(client) = given.find(|ip| !trusted.iter().any(|proxy| canonical(*proxy) == *ip))
        {
            address = client;
        }
    }
    network(address)
}

fn canonical(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

/// Whoever has an IPv6 address has 2⁶⁴ of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let bits = u128::from(v6) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(bits))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, forwarded: &str, trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        if !forwarded.is_empty() {
            headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        let trusted: Vec<IpAddr> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        of(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(from("9.9.9.9:1", "1.2.3.4", &[]), "9.9.9.9");
        assert_eq!(from("10.0.0.1:1", "6.6.6.6, 1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(from("10.0.0.1:1", "1.2.3.4, 10.0.0.2", &["10.0.0.1", "10.0.0.2"]), "1.2.3.4");
        assert_eq!(from("[::ffff:10.0.0.1]:1", "1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(from("[2001:db8:1:2:3:4:5:6]:1", "", &[]), "2001:db8:1:2::");
    }
}
