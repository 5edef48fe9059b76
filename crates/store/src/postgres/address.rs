//! Where a PostgreSQL database is, and how its certificate is checked. What is secret in it is never
//! shown.

use std::fmt;
use std::io::BufReader;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::OpenError;

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long the other side may be silent about what was sent to it: then it is gone.
const SILENT: Duration = Duration::from_secs(10);

/// Where a PostgreSQL database is, with what opens it. Shown, it has no password.
#[derive(Clone)]
pub struct Address {
    config: Box<Config>,
    roots: Option<PathBuf>,
    has_password: bool,
}

/// Why an address cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected postgres://USER@HOST/DATABASE")]
pub struct BadAddress;

impl FromStr for Address {
    type Err = BadAddress;

    /// Reads `postgres://user:password@host:port/database?sslmode=require&sslrootcert=FILE`. Where no
    /// `sslmode` is named, another computer is only spoken to over TLS.
    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let text = text.trim();
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(BadAddress);
        }
        let (place, query) = text.split_once('?').unwrap_or((text, ""));
        let mut roots = None;
        let mut rest = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslrootcert", file)) => roots = Some(PathBuf::from(file)),
                _ => rest.push(pair),
            }
        }
        let says_mode = rest.iter().any(|pair| pair.starts_with("sslmode="));
        let text = format!("{place}?{}", rest.join("&"));
        let mut config: Config = text.trim_end_matches('?').parse().map_err(|_| BadAddress)?;
        if !says_mode {
            let near = config.get_hosts().iter().all(is_near);
            config.ssl_mode(if near { SslMode::Prefer } else { SslMode::Require });
        }
        // Replicas may show what is not true any more.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.connect_timeout(CONNECT).tcp_user_timeout(SILENT);
        config.keepalives_idle(SILENT).keepalives_interval(SILENT / 4).keepalives_retries(3);
        config.application_name("qlub");
        let has_password = config.get_password().is_some();
        if !has_password && let Some(password) = std::env::var_os("PGPASSWORD") {
            config.password(password.as_encoded_bytes());
        }
        Ok(Address { config: Box::new(config), roots, has_password })
    }
}

impl Address {
    /// Whether the text it was read from had a password in it.
    pub fn has_password(&self) -> bool {
        self.has_password
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    /// What makes connections safe: certificates are checked, with their names.
    pub(crate) fn tls(&self) -> Result<MakeRustlsConnect, OpenError> {
        let mut roots = RootCertStore::empty();
        match &self.roots {
            Some(file) => {
                let says = |error: &dyn fmt::Display| OpenError::disk(file, error);
                let open = std::fs::File::open(file).map_err(|error| says(&error))?;
                for certificate in CertificateDer::pem_reader_iter(BufReader::new(open)) {
                    let certificate = certificate.map_err(|error| says(&error))?;
                    roots.add(certificate).map_err(|error| says(&error))?;
                }
            }
            None if self.config.get_ssl_mode() == SslMode::Disable => {}
            None => {
                // Those that cannot be read vouch for nobody.
                roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| OpenError::Database { says: error.to_string() })?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }
}

fn is_near(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => name == "localhost" || name == "::1" || name.starts_with("127."),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts = self.config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let hosts = hosts.collect::<Vec<_>>().join(",");
        write!(f, "postgres://{hosts}/{}", self.config.get_dbname().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_never_shows_its_password() {
        let text =
            "postgres://qlub:secret@db.example.org,db2.example.org/house?sslrootcert=/ca.pem";
        let address: Address = text.parse().expect("an address");
        for shown in [format!("{address}"), format!("{address:?}")] {
            assert_eq!(shown, "postgres://db.example.org,db2.example.org/house");
        }
        assert!(address.has_password());
    }

    #[test]
    fn another_computer_is_only_spoken_to_over_tls() {
        let mode = |text: &str| text.parse::<Address>().map(|read| read.config.get_ssl_mode());
        assert_eq!(mode("postgres://q@db.example.org/q"), Ok(SslMode::Require));
        assert_eq!(mode("postgres://q@127.0.0.1:5433/q"), Ok(SslMode::Prefer));
        assert_eq!(mode("postgres://q@db.example.org/q?sslmode=disable"), Ok(SslMode::Disable));
        assert_eq!(mode("mysql://q@localhost/q"), Err(BadAddress));
        assert_eq!(mode("postgres://q@localhost/q?nonsense=1"), Err(BadAddress));
    }
}
