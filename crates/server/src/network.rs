//! The address at which phones on the same network find this computer.

use std::net::IpAddr;

/// The address of this computer on its local network, if it has one. Private IPv4 addresses go
/// first: they are short, and routers hand them to phones too.
pub fn lan_address() -> Option<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let usable = |interface: &if_addrs::Interface| {
        !interface.is_loopback() && !interface.is_link_local() && !is_virtual(&interface.name)
    };
    let mut addresses: Vec<IpAddr> =
        interfaces.iter().filter(|i| usable(i)).map(if_addrs::Interface::ip).collect();
    addresses.sort_by_key(rank);
    addresses.first().copied()
}

fn rank(address: &IpAddr) -> u8 {
    match address {
        IpAddr::V4(v4) if v4.octets()[..2] == [192, 168] => 0,
        IpAddr::V4(v4) if v4.is_private() => 1,
        IpAddr::V4(_) => 2,
        IpAddr::V6(_) => 3,
    }
}

/// Networks between programs of this computer, where no phone is.
fn is_virtual(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet"].iter().any(|p| name.starts_with(p))
}

/// An address with a port, as it stands in a link.
pub fn url(address: IpAddr, port: u16) -> String {
    match address {
        IpAddr::V4(v4) => format!("http://{v4}:{port}"),
        IpAddr::V6(v6) => format!("http://[{v6}]:{port}"),
    }
}
