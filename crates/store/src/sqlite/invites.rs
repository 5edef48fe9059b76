//! The invites that are out: each opens one seat, once, until it expires.

use rusqlite::{Connection, OptionalExtension, params};

use super::tables::key;
use crate::Hash;
use crate::error::StoreError;
use crate::rows::{INVITES_AT_ONCE, Invite};
use crate::sqlite::store::Sqlite;

/// How many expired invites are removed in one go.
const REMOVED_AT_ONCE: usize = 4096;

impl Sqlite {
    /// Puts an invite out. [`StoreError::Conflict`] if its hash is out already.
    pub(crate) async fn put_invite(
        &self,
        table: &str,
        hash: Hash,
        invite: Invite,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            make_room(connection, key)?;
            connection
                .prepare_cached(
                    "INSERT INTO invites (table_key, hash, seat, tenure, expires)
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![key, hash, invite.seat, invite.tenure, invite.expires])
                .map(drop)
        })
        .await
    }

    /// Takes an invite, which is used up by that. Of many who take it, one gets it; an expired one
    /// nobody gets.
    pub(crate) async fn take_invite(
        &self,
        table: &str,
        hash: Hash,
        now: i64,
    ) -> Result<Option<Invite>, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let taken = connection
                .prepare_cached(
                    "DELETE FROM invites
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND hash = ?2
                     RETURNING seat, tenure, expires",
                )?
                .query_row(params![table, hash], |row| {
                    Ok(Invite { seat: row.get(0)?, tenure: row.get(1)?, expires: row.get(2)? })
                })
                .optional()?;
            Ok(taken.filter(|invite| now < invite.expires))
        })
        .await
    }

    /// Takes back all invites to a seat; how many there were.
    pub(crate) async fn revoke_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError> {
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

fn make_room(connection: &Connection, key: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM invites WHERE table_key = ?1 AND hash IN (
                SELECT hash FROM invites WHERE table_key = ?1 ORDER BY expires LIMIT max(0,
                    (SELECT count(*) FROM invites WHERE table_key = ?1) + 1 - ?2)
             )",
        )?
        .execute(params![key, INVITES_AT_ONCE as i64])
        .map(drop)
}

/// Removes invites that are worth nothing any more.
pub(crate) fn remove_expired(connection: &Connection, now: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM invites WHERE (table_key, hash) IN (
                SELECT table_key, hash FROM invites WHERE expires <= ?1 LIMIT ?2
             )",
        )?
        .execute(params![now, REMOVED_AT_ONCE as i64])
        .map(drop)
}
