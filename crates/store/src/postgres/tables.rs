//! The tables themselves: made, found, finished and forgotten.

use tokio_postgres::Row;

use super::lines::Columns;
use super::{Postgres, unsigned};
use crate::error::StoreError;
use crate::rows::{NewTable, StoredTable};

const FOUND: &str = "SELECT id, watch, code, created, touched, finished FROM tables";

impl Postgres {
    pub(super) async fn make(&self, table: NewTable) -> Result<(), StoreError> {
        let Columns { numbers, times, texts } = Columns::of(&table.lines);
        let next = numbers.iter().max().map_or(0, |last| last + 1);
        let hash = table.device_hash.map(|hash| hash.to_vec());
        self.write(
            "WITH made AS (
                INSERT INTO tables (id, watch, code, created, touched, next, devices)
                VALUES ($1, $2, $3, $4, $4, $5, ($9::bytea IS NOT NULL)::int) RETURNING key
             ), kept AS (
                INSERT INTO lines SELECT key, number, at, text, 0
                FROM made, unnest($6::bigint[], $7::bigint[], $8::text[]) AS new (number, at, text)
             ), host AS (
                INSERT INTO devices SELECT key, 1, $9 FROM made WHERE $9 IS NOT NULL
             ) SELECT 1 FROM made",
            &[
                &table.id,
                &table.watch,
                &table.code,
                &table.created,
                &next,
                &numbers,
                &times,
                &texts,
                &hash,
            ],
        )
        .await
        .map(drop)
    }

    pub(super) async fn find(
        &self,
        column: &str,
        value: &str,
    ) -> Result<Option<StoredTable>, StoreError> {
        let rows = self.read(&format!("{FOUND} WHERE {column} = $1"), &[&value]).await?;
        Ok(rows.first().map(table))
    }

    pub(super) async fn code(&self, table: &str, code: Option<&str>) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET code = $2 WHERE id = $1 RETURNING 1";
        known(&self.write(sql, &[&table, &code]).await?)
    }

    pub(super) async fn end(&self, table: &str, at: Option<i64>) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET finished = $2, used = TRUE, marked = NULL
                   WHERE id = $1 RETURNING 1";
        known(&self.write(sql, &[&table, &at]).await?)
    }

    pub(super) async fn remove(&self, table: &str) -> Result<bool, StoreError> {
        let sql = "WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id),
                        duty AS (DELETE FROM duties WHERE duty IN (SELECT id FROM gone)),
                        here AS (DELETE FROM presence WHERE id IN (SELECT id FROM gone))
                   SELECT 1 FROM gone";
        Ok(!self.write(sql, &[&table]).await?.is_empty())
    }

    pub(super) async fn all(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.read("SELECT id FROM tables ORDER BY key", &[]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub(super) async fn figure(&self, sql: &str) -> Result<u64, StoreError> {
        Ok(self.read(sql, &[]).await?.first().map_or(0, |row| unsigned(row, 0)))
    }
}

/// What a statement that must find its table says if it found none.
pub(super) fn known(rows: &[Row]) -> Result<(), StoreError> {
    if rows.is_empty() { Err(StoreError::Unknown) } else { Ok(()) }
}

fn table(row: &Row) -> StoredTable {
    StoredTable {
        id: row.get(0),
        watch: row.get(1),
        code: row.get(2),
        created: row.get(3),
        touched: row.get(4),
        finished: row.get(5),
    }
}
