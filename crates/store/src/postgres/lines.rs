//! The lines of a table: a list that only grows.

use super::{Postgres, unsigned};
use crate::error::StoreError;
use crate::postgres::tables::known;
use crate::rows::{Size, StoredLine};

/// Lines as the database takes many of them: by column.
pub(super) struct Columns {
    pub(super) numbers: Vec<i64>,
    pub(super) times: Vec<i64>,
    pub(super) texts: Vec<String>,
}

impl Columns {
    pub(super) fn of(lines: &[StoredLine]) -> Self {
        Columns {
            numbers: lines.iter().map(|line| line.number.into()).collect(),
            times: lines.iter().map(|line| line.at).collect(),
            texts: lines.iter().map(|line| line.text.clone()).collect(),
        }
    }
}

impl Postgres {
    /// The row of the table is locked first, so that of two who append one waits for the other and is
    /// then refused its number.
    pub(super) async fn add_lines(
        &self,
        table: &str,
        lines: &[StoredLine],
        touched: i64,
        mark: u64,
    ) -> Result<(), StoreError> {
        let Columns { numbers, times, texts } = Columns::of(lines);
        let mark = mark.cast_signed();
        let added = self
            .write(
                "WITH home AS (
                    UPDATE tables SET touched = $2, used = TRUE, marked = NULL,
                        next = greatest(next, (SELECT max(number) + 1 FROM unnest($3::bigint[]) AS number))
                    WHERE id = $1 RETURNING key
                 ), kept AS (
                    INSERT INTO lines SELECT key, number, at, text, $6
                    FROM home, unnest($3::bigint[], $4::bigint[], $5::text[]) AS new (number, at, text)
                 ) SELECT 1 FROM home",
                &[&table, &touched, &numbers, &times, &texts, &mark],
            )
            .await;
        match added {
            Ok(rows) => known(&rows),
            Err(StoreError::Conflict) if mark != 0 => self.was_it_us(table, &numbers, mark).await,
            Err(error) => Err(error),
        }
    }

    /// Whether it is our own append, asked again, that stands in the way of this one.
    async fn was_it_us(&self, table: &str, numbers: &[i64], mark: i64) -> Result<(), StoreError> {
        let sql = "SELECT count(*) FROM lines WHERE number = ANY($2) AND mark = $3
                   AND table_key = (SELECT key FROM tables WHERE id = $1)";
        let rows =
            self.read(sql, &[&table, &numbers, &mark]).await.map_err(|error| match error {
                // It may be our own that is there.
                StoreError::Away { .. } => StoreError::Unsure,
                other => other,
            })?;
        let ours: usize = rows.first().map_or(0, |row| unsigned(row, 0));
        if ours == numbers.len() { Ok(()) } else { Err(StoreError::Conflict) }
    }

    pub(super) async fn read_lines(
        &self,
        table: &str,
        first: u32,
    ) -> Result<Vec<StoredLine>, StoreError> {
        let sql = "SELECT number, at, text FROM lines
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number >= $2
                   ORDER BY number";
        let rows = self.read(sql, &[&table, &i64::from(first)]).await?;
        let line = |row: &tokio_postgres::Row| StoredLine {
            number: unsigned(row, 0),
            at: row.get(1),
            text: row.get(2),
        };
        Ok(rows.iter().map(line).collect())
    }

    pub(super) async fn measure(&self, table: &str) -> Result<Size, StoreError> {
        let sql = "SELECT count(*), coalesce(sum(octet_length(text)), 0)::bigint FROM lines
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1)";
        let rows = self.read(sql, &[&table]).await?;
        let size = |row| Size { lines: unsigned(row, 0), bytes: unsigned(row, 1) };
        Ok(rows.first().map(size).unwrap_or_default())
    }
}
