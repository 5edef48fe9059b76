//! The versions of the database, and the way from each to the next.

use std::path::Path;

use rusqlite::{Connection, Result, TransactionBehavior};

use crate::error::OpenError;

/// "Qlub", the mark in the header of a database of ours.
const MARK: i64 = 0x516c_7562;

/// Step `n` leads from version `n` to version `n + 1`. Steps are added, never changed.
const STEPS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql")];

/// Brings a database to the present version.
pub(crate) fn migrate(
    connection: &mut Connection,
    file: &Path,
) -> std::result::Result<(), OpenError> {
    let from = version(connection, file)?;
    climb(connection, from, STEPS).map_err(|error| OpenError::of(file, &error))
}

/// The version of a database, if it is one that this program can work with; 0 is an empty one.
pub(crate) fn version(connection: &Connection, file: &Path) -> std::result::Result<u32, OpenError> {
    let (found, mark, is_empty) =
        header(connection).map_err(|error| OpenError::of(file, &error))?;
    let known = STEPS.len() as u32;
    match found {
        0 if is_empty => Ok(0),
        0 => Err(OpenError::Foreign { file: file.to_owned() }),
        _ if mark != MARK => Err(OpenError::Foreign { file: file.to_owned() }),
        _ if found > known => Err(OpenError::Newer { file: file.to_owned(), found, known }),
        _ => Ok(found),
    }
}

fn header(connection: &Connection) -> Result<(u32, i64, bool)> {
    let found = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let mark = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let things: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok((found, mark, things == 0))
}

fn climb(connection: &mut Connection, from: u32, steps: &[&str]) -> Result<()> {
    for (to, step) in (1..).zip(steps).skip(from as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", MARK)?;
        transaction.pragma_update(None, "user_version", to)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &[&str] = &[
        "CREATE TABLE cups (name TEXT) STRICT; INSERT INTO cups VALUES ('first')",
        "ALTER TABLE cups ADD COLUMN size INTEGER NOT NULL DEFAULT 3",
    ];

    fn memory() -> Connection {
        Connection::open_in_memory().expect("a database")
    }

    fn found(connection: &Connection) -> u32 {
        header(connection).expect("a header").0
    }

    #[test]
    fn an_older_database_is_led_to_the_present_and_keeps_its_rows() {
        let mut connection = memory();
        climb(&mut connection, 0, &TWO[..1]).expect("the first step");
        assert_eq!(found(&connection), 1);
        climb(&mut connection, 1, TWO).expect("the second step");
        assert_eq!(found(&connection), 2);
        let row = connection.query_row("SELECT name, size FROM cups", [], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?))
        });
        assert_eq!(row, Ok(("first".to_owned(), 3)));
    }

    #[test]
    fn a_step_that_fails_leaves_the_version_before_it() {
        let mut connection = memory();
        let broken = [TWO[0], "CREATE TABLE plates (n INTEGER); INSERT INTO nowhere VALUES (1)"];
        assert!(climb(&mut connection, 0, &broken).is_err());
        assert_eq!(found(&connection), 1);
        assert!(connection.prepare("SELECT * FROM plates").is_err());
    }

    #[test]
    fn an_empty_database_becomes_the_present_version_and_stays_there() {
        let mut connection = memory();
        for _ in 0..2 {
            migrate(&mut connection, Path::new("memory")).expect("a migration");
            assert_eq!(found(&connection), STEPS.len() as u32);
        }
    }
}
