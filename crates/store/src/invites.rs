//! The invites that are out: each opens one seat, once.

use rusqlite::{OptionalExtension, params};

use crate::Hash;
use crate::error::StoreError;
use crate::store::Store;
use crate::tables::key;

/// What an invite is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The seat.
    pub seat: u8,
    /// Whatever the caller means by it.
    pub kind: u8,
}

impl Store {
    /// Puts an invite out. [`StoreError::Conflict`] if its hash is out already.
    pub async fn put_invite(
        &self,
        table: &str,
        hash: Hash,
        invite: Invite,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            connection
                .prepare_cached(
                    "INSERT INTO invites (table_key, hash, seat, kind) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![key, hash, invite.seat, invite.kind])
                .map(drop)
        })
        .await
    }

    /// Takes an invite, which is used up by that. Of many who take it, one gets it.
    pub async fn take_invite(&self, table: &str, hash: Hash) -> Result<Option<Invite>, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "DELETE FROM invites
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND hash = ?2
                     RETURNING seat, kind",
                )?
                .query_row(params![table, hash], |row| {
                    Ok(Invite { seat: row.get(0)?, kind: row.get(1)? })
                })
                .optional()
        })
        .await
    }

    /// Takes back all invites to a seat; how many there were.
    pub async fn revoke_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "DELETE FROM invites
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND seat = ?2",
                )?
                .execute(params![table, seat])
        })
        .await
    }
}
