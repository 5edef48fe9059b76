//! The requests around a table, over HTTP.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{CONNECTION, HOST, HeaderMap, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use protocol::http::{Catalogue, Enter, FoundTable, NewTable, OpenedTable, TableEntry};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};

use crate::device::{DEVICE, Device};
use crate::error::ClientError;
use crate::stamp;

/// A server, as a client knows it.
#[derive(Clone, Debug)]
pub struct Server {
    /// Where it is.
    pub address: SocketAddr,
    /// The address to come from, if it matters.
    pub from: Option<IpAddr>,
    /// Headers to send with every request.
    pub headers: Vec<(String, String)>,
}

/// An answer of a server.
#[derive(Clone, Debug)]
pub struct Response {
    /// The HTTP status.
    pub status: u16,
    /// The headers of the response.
    pub headers: HeaderMap,
    /// The body of the response, as text.
    pub body: String,
}

impl Server {
    /// A server at an address.
    pub fn at(address: SocketAddr) -> Self {
        Server { address, from: None, headers: Vec::new() }
    }

    /// A server at an address such as `http://127.0.0.1:8777`.
    pub fn parse(url: &str) -> Result<Self, ClientError> {
        let expected = || ClientError::Network(format!("expected http://ADDRESS:PORT, not {url}"));
        let rest = url.strip_prefix("http://").ok_or_else(expected)?;
        let host = rest.trim_end_matches('/').replace("localhost", "127.0.0.1");
        Ok(Server::at(host.parse().map_err(|_| expected())?))
    }

    /// The same server, asked with one more header.
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut server = self.clone();
        server.headers.push((name.to_owned(), value.to_owned()));
        server
    }

    /// A connection to the server.
    pub async fn dial(&self) -> Result<TcpStream, ClientError> {
        let socket =
            if self.address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks for something, whatever the answer is.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: String,
    ) -> Result<Response, ClientError> {
        let method = Method::from_bytes(method.as_bytes()).map_err(ClientError::network)?;
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(HOST, self.address.to_string()).header(CONNECTION, "close");
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if let Some(cookie) = cookie {
            request = request.header("cookie", format!("{DEVICE}={cookie}"));
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(ClientError::network)?;
        let stream = TokioIo::new(self.dial().await?);
        let handshake = hyper::client::conn::http1::handshake(stream).await;
        let (mut sender, connection) = handshake.map_err(ClientError::network)?;
        let driven = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(ClientError::network)?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(ClientError::network)?.to_bytes();
        driven.abort();
        let body = String::from_utf8_lossy(&body).into_owned();
        Ok(Response { status: head.status.as_u16(), headers: head.headers, body })
    }

    /// What there is to play.
    pub async fn games(&self) -> Result<Catalogue, ClientError> {
        self.get("/api/games").await?.read()
    }

    /// Opens a table; its first device is the host.
    pub async fn open(&self, new: &NewTable) -> Result<(OpenedTable, Device), ClientError> {
        let response = self.stamped("/api/tables", json(new)).await?;
        let opened: OpenedTable = response.read()?;
        let device = Device::new(self, &opened.table, response.cookie(DEVICE));
        Ok((opened, device))
    }

    /// Enters a table as a new device, perhaps with the token of a seat.
    pub async fn enter(
        &self,
        table: &str,
        token: Option<&str>,
    ) -> Result<(TableEntry, Device), ClientError> {
        let body = json(&Enter { token: token.map(str::to_owned) });
        let path = format!("/api/tables/{table}/enter");
        let response = self.stamped(&path, body).await?;
        let entered: TableEntry = response.read()?;
        Ok((entered, Device::new(self, table, response.cookie(DEVICE))))
    }

    /// Asks for something; where too many did, once more with a stamp.
    async fn stamped(&self, path: &str, body: String) -> Result<Response, ClientError> {
        let response = self.request("POST", path, None, body.clone()).await?;
        if response.status == 429
            && let Ok(refusal) = serde_json::from_str(&response.body)
            && let Some(stamp) = stamp::solve(&refusal).await?
        {
            return self.with_header(stamp::HEADER, &stamp).request("POST", path, None, body).await;
        }
        Ok(response)
    }

    /// The same server, asked from one of many addresses of this computer, where there are many: so
    /// that each of them has its own limits.
    pub fn from_place(&self, number: usize) -> Self {
        let many = cfg!(target_os = "linux") && self.address.ip() == Ipv4Addr::LOCALHOST;
        // 127.1.0.1 and on, without the last of 256.
        let number = number as u32 % (1 << 23);
        let place = Ipv4Addr::from(0x7f01_0001 + number / 254 * 256 + number % 254);
        let from = if many { Some(place.into()) } else { self.from };
        Server { from, ..self.clone() }
    }

    /// What an id leads to.
    pub async fn find(&self, id: &str) -> Result<FoundTable, ClientError> {
        self.get(&format!("/api/tables/{id}")).await?.read()
    }

    /// What a spoken code leads to.
    pub async fn by_code(&self, code: &str) -> Result<FoundTable, ClientError> {
        self.get(&format!("/api/codes/{code}")).await?.read()
    }

    /// The record of a finished match, counted from 1.
    pub async fn record(&self, table: &str, number: u32) -> Result<String, ClientError> {
        let response = self.get(&format!("/api/tables/{table}/records/{number}")).await?;
        response.good().map(|response| response.body.clone())
    }

    /// Asks for a page.
    pub async fn get(&self, path: &str) -> Result<Response, ClientError> {
        self.request("GET", path, None, String::new()).await
    }
}

impl Response {
    /// The answer if it is a success.
    pub fn good(&self) -> Result<&Self, ClientError> {
        if (200..300).contains(&self.status) {
            return Ok(self);
        }
        let refusal = serde_json::from_str(&self.body).ok();
        Err(ClientError::Status { status: self.status, refusal })
    }

    /// What a successful answer says.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let body = &self.good()?.body;
        serde_json::from_str(body).map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// The value of a header, if the response has it.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The value of a cookie that the answer sets.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let all = self.headers.get_all(SET_COOKIE).into_iter();
        all.filter_map(|value| value.to_str().ok()).find_map(|text| {
            let (key, rest) = text.split_once('=')?;
            (key == name).then(|| rest.split(';').next().unwrap_or_default().to_owned())
        })
    }
}

/// A body as it is sent.
pub(crate) fn json(body: &impl Serialize) -> String {
    // The bodies of the protocol have no map with keys that are no texts: nothing can fail here.
    serde_json::to_string(body).unwrap_or_default()
}
