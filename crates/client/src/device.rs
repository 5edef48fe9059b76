//! A device at a table, or somebody who watches.

use protocol::http::{Enter, Invite, InviteLink, TableEntry};

use crate::error::ClientError;
use crate::server::{Server, json};
use crate::socket::Socket;

/// The name of the cookie that makes a client a device at a table.
pub const DEVICE: &str = "qlub-device";

/// A device at a table.
#[derive(Clone, Debug)]
pub struct Device {
    /// The server that keeps the table.
    pub server: Server,
    /// The id of the table, or the one for watching it.
    pub table: String,
    /// What makes it this device and no other; nothing if it only watches.
    pub cookie: Option<String>,
}

impl Device {
    /// A device that has entered a table.
    pub fn new(server: &Server, table: &str, cookie: Option<String>) -> Self {
        Device { server: server.clone(), table: table.to_owned(), cookie }
    }

    /// Somebody who watches, by the id for watching.
    pub fn watcher(server: &Server, watch: &str) -> Self {
        Device::new(server, watch, None)
    }

    /// The path of a request about this table.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    /// Opens a socket; `seen` is the version that was seen last.
    pub async fn connect(&self, seen: Option<u32>) -> Result<Socket, ClientError> {
        Socket::open(self, seen).await
    }

    /// Uses the token of a link.
    pub async fn enter(&self, token: &str) -> Result<TableEntry, ClientError> {
        let body = json(&Enter { token: Some(token.to_owned()) });
        self.ask("POST", "/enter", body).await?.read()
    }

    /// Asks for a link for a seat, and gives the token in it.
    pub async fn invite(&self, seat: u8) -> Result<String, ClientError> {
        let response = self.ask("POST", "/invites", json(&Invite { seat })).await?;
        let InviteLink { link } = response.read()?;
        let token = link.split_once('#').map(|(_, token)| token.to_owned());
        token.ok_or_else(|| ClientError::Unreadable("a link without a token".to_owned()))
    }

    /// Deletes the table.
    pub async fn delete(&self) -> Result<(), ClientError> {
        self.ask("DELETE", "", String::new()).await?.good().map(drop)
    }

    async fn ask(
        &self,
        method: &str,
        rest: &str,
        body: String,
    ) -> Result<crate::Response, ClientError> {
        self.server.request(method, &self.path(rest), self.cookie.as_deref(), body).await
    }
}
