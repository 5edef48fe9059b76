//! Everything that a stranger can make the server do, whose it is, and how much of it there is.
//! Kept in memory alone, and forgotten. The figures are in [`config::Limits`].
//!
//! | what | owner | beyond it |
//! |---|---|---|
//! | messages on sockets | device | its address; a watcher's address alone |
//! | sockets | device, address, all | who looks on makes way for who has a seat |
//! | chat | device, and the table | its address |
//! | other lines that no match waits for | table | the address of who asks |
//! | opening tables | browser and address | a stamp |
//! | new devices | address, and so many a table | a stamp |
//! | coming back, links to seats | device | its address |
//! | looking tables up, reading records | address | |
//! | wrong codes | address | |

mod allowance;
mod guesses;
mod sockets;
pub(crate) mod stamps;

use std::net::IpAddr;
use std::sync::Arc;

use crate::config;
use crate::error::ServerError;
pub(crate) use allowance::{Allowance, Lane, Wait};
use guesses::Guesses;
pub(crate) use sockets::{OpenSocket, Place, Sockets};
use stamps::Stamps;

/// A device at a table.
pub(crate) type DeviceKey = (String, u32);

/// Files that are never sockets: the database, the log, the port, plain connections.
const RESERVED: u64 = 128;

/// What a server can be made to do.
pub(crate) struct Budget {
    pub(crate) messages: Allowance<DeviceKey>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) chat: Allowance<DeviceKey>,
    pub(crate) chat_at_table: Lane<String>,
    pub(crate) lines: Allowance<String>,
    pub(crate) lookups: Lane<IpAddr>,
    pub(crate) records: Lane<IpAddr>,
    pub(crate) codes: Guesses,
    devices: Allowance<DeviceKey>,
    new_devices: Arc<Lane<IpAddr>>,
    tables: Lane<IpAddr>,
    browsers: Lane<[u8; 32]>,
    stamps: Stamps,
    stamped: Lane<IpAddr>,
}

impl Budget {
    /// The budget of a server that may have so many files open.
    pub(crate) fn new(limits: &config::Limits, files: Option<u64>, secret: [u8; 32]) -> Self {
        let messages = Arc::new(Lane::new(limits.messages_per_address));
        let lines = Arc::new(Lane::new(limits.lines_per_address));
        let entries = Arc::new(Lane::new(limits.entries_per_address));
        let in_all = files.map_or(u64::MAX, |files| files.saturating_sub(RESERVED.max(files / 8)));
        let in_all = usize::try_from(in_all).unwrap_or(usize::MAX).max(1);
        // One address never takes all there is.
        let half = u32::try_from(in_all.div_ceil(2)).unwrap_or(u32::MAX);
        let per_address = limits.sockets_per_address.min(half);
        Budget {
            messages: Allowance::new(limits.messages, &messages),
            sockets: Sockets::new(limits.sockets_per_device, per_address, in_all),
            chat: Allowance::new(limits.chat, &lines),
            chat_at_table: Lane::new(limits.chat_per_table),
            lines: Allowance::new(limits.lines_per_table, &lines),
            lookups: Lane::new(limits.lookups_per_address),
            records: Lane::new(limits.records_per_address),
            codes: Guesses::new(limits.codes_per_address),
            devices: Allowance::new(limits.entries_per_device, &entries),
            new_devices: entries,
            tables: Lane::new(limits.tables_per_address),
            browsers: Lane::new(limits.tables_per_browser),
            stamps: Stamps::new(secret),
            stamped: Lane::new(limits.stamps_per_address),
        }
    }

    /// A table is to be opened.
    pub(crate) fn open(
        &self,
        address: IpAddr,
        browser: [u8; 32],
        stamp: Option<&str>,
    ) -> Result<(), ServerError> {
        self.browsers.take(&browser).map_err(ServerError::slow_down)?;
        self.stamped(address, stamp, self.tables.take(&address))
    }

    /// A device comes to a table for the first time.
    pub(crate) fn enter(&self, address: IpAddr, stamp: Option<&str>) -> Result<(), ServerError> {
        self.stamped(address, stamp, self.new_devices.take(&address))
    }

    /// A device comes back, or asks for a link.
    pub(crate) fn come_back(&self, device: &DeviceKey, address: IpAddr) -> Result<(), ServerError> {
        self.devices.take(Some(device), address).map_err(ServerError::slow_down)
    }

    /// Something that is there, or that a stamp opens.
    fn stamped(
        &self,
        address: IpAddr,
        stamp: Option<&str>,
        there: Wait,
    ) -> Result<(), ServerError> {
        let Err(retry_after) = there else { return Ok(()) };
        // What is no stamp takes nothing from those who have one, and one that comes too early is not
        // spent.
        if let Some(stamp) = stamp.and_then(|stamp| self.stamps.read(address, stamp)) {
            self.stamped.take(&address).map_err(ServerError::slow_down)?;
            if self.stamps.spend(stamp) {
                return Ok(());
            }
        }
        Err(ServerError::Stamp { retry_after, puzzle: self.stamps.puzzle(address) })
    }

    /// Forgets those who have not been seen for a while.
    pub(crate) fn forget(&self) {
        self.messages.forget();
        self.chat.forget();
        self.chat_at_table.forget();
        self.lines.forget();
        self.lookups.forget();
        self.records.forget();
        self.codes.forget();
        self.devices.forget();
        self.tables.forget();
        self.browsers.forget();
        self.stamped.forget();
    }
}
