//! A plain connection that is used again and again, as long as the server lets it.

use std::net::IpAddr;
use std::sync::Arc;

use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::HOST;
use hyper_util::rt::TokioIo;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::attack::{Attack, BREATH, WAIT};
use crate::error::ClientError;

/// A connection of the attacker, made anew whenever it is gone.
pub(super) struct Plain {
    attack: Arc<Attack>,
    from: Option<IpAddr>,
    sender: Option<SendRequest<Full<Bytes>>>,
    /// What drives the connection; it ends with it.
    driving: JoinSet<()>,
}

impl Plain {
    pub(super) fn new(attack: Arc<Attack>) -> Self {
        let from = attack.server.from;
        Plain { attack, from, sender: None, driving: JoinSet::new() }
    }

    /// The same from another address.
    pub(super) fn from(self, from: IpAddr) -> Self {
        Plain { from: Some(from), ..self }
    }

    /// Asks for something, and counts what came of it.
    pub(super) async fn ask(&mut self, method: &str, path: &str, body: &'static str) {
        let attack = self.attack.clone();
        match timeout(WAIT, self.exchange(method, path, body)).await {
            Ok(Ok(())) => attack.tally.done(1),
            // A refusal costs no more than an answer: it is asked again at once.
            Ok(Err(error @ ClientError::Status { .. })) => attack.failed(&error),
            Ok(Err(error)) => {
                attack.failed(&error);
                sleep(BREATH).await;
            }
            Err(_) => attack.failed(&ClientError::Network("silent".to_owned())),
        }
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        body: &'static str,
    ) -> Result<(), ClientError> {
        let host = self.attack.server.address.to_string();
        let request = Request::builder().method(method).uri(path).header(HOST, host);
        let request = request.body(Full::from(body)).map_err(ClientError::network)?;
        // Whatever breaks in between leaves no connection behind.
        let mut sender = match self.sender.take() {
            Some(sender) if !sender.is_closed() => sender,
            _ => self.connect().await?,
        };
        sender.ready().await.map_err(ClientError::network)?;
        let response = sender.send_request(request).await.map_err(ClientError::network)?;
        let status = response.status().as_u16();
        let mut body = response.into_body();
        while let Some(part) = body.frame().await {
            part.map_err(ClientError::network)?;
        }
        self.sender = Some(sender);
        // That there is no such thing is an answer.
        if status < 400 || status == 404 {
            Ok(())
        } else {
            Err(ClientError::Status { status, refusal: None })
        }
    }

    async fn connect(&mut self) -> Result<SendRequest<Full<Bytes>>, ClientError> {
        let stream = TokioIo::new(self.attack.dial(self.from, None).await?);
        let (sender, connection) = handshake(stream).await.map_err(ClientError::network)?;
        self.driving.abort_all();
        while self.driving.try_join_next().is_some() {}
        self.driving.spawn(async move { drop(connection.await) });
        Ok(sender)
    }
}
