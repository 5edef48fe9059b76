//! What a room is asked, and the way in to it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use game::Seats;
use protocol::{Phase, Request};
use store::{Connected, Invite};
use table::line::Device;
use table::{Actor, TableRule};
use tokio::sync::{mpsc, oneshot};

use crate::budget::OpenSocket;
use crate::error::ServerError;
use crate::outlet::Outlet;

/// What a room is asked.
pub(crate) enum Command {
    /// A socket says hello.
    Join(Join),
    /// A socket asks something.
    Ask { socket: u64, id: u32, request: Request },
    /// A socket is gone.
    Leave { socket: u64 },
    /// A device comes with an invite.
    Invited { invite: Invite, device: Device, reply: oneshot::Sender<Result<(), ServerError>> },
    /// Somebody wants to know how things stand.
    Look { device: Option<Device>, reply: oneshot::Sender<Glance> },
    /// Somebody wants a record.
    Record { number: u32, reply: oneshot::Sender<Option<Bytes>> },
    /// Somebody wants to know which devices must not be forgotten.
    Present { reply: oneshot::Sender<Vec<Device>> },
    /// Other nodes may have written something, or other people are connected to them.
    Follow { elsewhere: Option<Connected> },
    /// The table is deleted.
    Delete,
}

/// A socket that says hello.
pub(crate) struct Join {
    pub(crate) socket: u64,
    pub(crate) actor: Actor,
    pub(crate) address: IpAddr,
    /// The number of its hello.
    pub(crate) id: u32,
    pub(crate) protocol: u32,
    /// The version that it saw last.
    pub(crate) seen: Option<u32>,
    pub(crate) outlet: Outlet,
    pub(crate) seating: Arc<OpenSocket>,
}

/// How a table stands, for the requests around it.
pub(crate) struct Glance {
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) phase: Phase,
    pub(crate) open_seats: u8,
    /// What the asking device is.
    pub(crate) seats: Seats,
    pub(crate) host: bool,
    /// Which seats are open.
    pub(crate) open: Seats,
    /// Since when each seat is as it is.
    pub(crate) tenures: Vec<u32>,
    /// Whether the asking device may delete the table.
    pub(crate) may_delete: Result<(), TableRule>,
}

/// The way in to a room.
pub(crate) type Door = mpsc::Sender<Command>;
