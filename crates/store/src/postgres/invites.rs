//! The invites that are out: each opens one seat, once, until it expires.

use super::{Postgres, unsigned};
use crate::Hash;
use crate::error::StoreError;
use crate::postgres::tables::known;
use crate::rows::{INVITES_AT_ONCE, Invite};

impl Postgres {
    pub(super) async fn new_invite(
        &self,
        table: &str,
        hash: Hash,
        invite: Invite,
    ) -> Result<(), StoreError> {
        // The row of the table is locked, so that two who do this at once count each other.
        let sql = "WITH home AS (SELECT key FROM tables WHERE id = $1 FOR UPDATE),
                   own AS (SELECT hash, expires FROM invites WHERE table_key = (SELECT key FROM home)),
                   gone AS (
                      DELETE FROM invites WHERE table_key = (SELECT key FROM home) AND hash IN (
                         SELECT hash FROM own ORDER BY expires
                         LIMIT greatest(0, (SELECT count(*) FROM own) + 1 - $6)
                      )
                   ),
                   new AS (INSERT INTO invites SELECT key, $2, $3, $4, $5 FROM home)
                   SELECT 1 FROM home";
        let (seat, tenure) = (i16::from(invite.seat), i64::from(invite.tenure));
        let most = INVITES_AT_ONCE as i64;
        let values: super::Values<'_> =
            &[&table, &hash.as_slice(), &seat, &tenure, &invite.expires, &most];
        known(&self.write(sql, values).await?)
    }

    pub(super) async fn use_invite(
        &self,
        table: &str,
        hash: Hash,
        now: i64,
    ) -> Result<Option<Invite>, StoreError> {
        let sql = "DELETE FROM invites
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND hash = $2
                   RETURNING tenure, expires, seat";
        let rows = self.write(sql, &[&table, &hash.as_slice()]).await?;
        let taken = rows.first().map(|row| Invite {
            seat: u8::try_from(row.get::<_, i16>(2)).unwrap_or_default(),
            tenure: unsigned(row, 0),
            expires: row.get(1),
        });
        Ok(taken.filter(|invite| now < invite.expires))
    }

    pub(super) async fn end_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError> {
        let sql = "DELETE FROM invites
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND seat = $2
                   RETURNING 1";
        Ok(self.write(sql, &[&table, &i16::from(seat)]).await?.len())
    }
}
