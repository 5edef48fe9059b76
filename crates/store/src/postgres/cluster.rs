//! What the nodes share, in the database.
//!
//! A node lives while its row is there. Whoever finds it expired deletes it, which waits for a renewal
//! that is under way; a renewal that finds no row has come too late. So nobody is alive for one and dead
//! for another, and no clock is asked but that of the database.

use std::time::Duration;

use async_trait::async_trait;

use super::{Postgres, is_broken, refused, unsigned};
use crate::cluster::{Claim, Cluster, Connected, LEASE, Pulse, TablePulse};
use crate::error::StoreError;

/// Claims are taken one after the other, so that each sees those before.
const LOCK: i64 = 0x516c_7563;

#[async_trait]
impl Cluster for Postgres {
    async fn join(&self, node: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO nodes VALUES ($1, clock_timestamp() + $2 * interval '1 s')
                   ON CONFLICT DO NOTHING";
        self.write(sql, &[&node, &LEASE.as_secs_f64()]).await.map(drop)
    }

    async fn pulse(
        &self,
        node: &str,
        connected: Vec<(String, Connected)>,
        tables: Vec<String>,
    ) -> Result<Pulse, StoreError> {
        let sql = "UPDATE nodes SET expires = clock_timestamp() + $2 * interval '1 s'
                   WHERE name = $1 RETURNING 1";
        let alive = !self.write(sql, &[&node, &LEASE.as_secs_f64()]).await?.is_empty();
        let sql = "WITH gone AS (DELETE FROM nodes WHERE expires <= clock_timestamp() RETURNING *),
                   here AS (DELETE FROM presence WHERE node IN (SELECT name FROM gone))
                   UPDATE duties SET node = '', until = gone.expires FROM gone WHERE node = name";
        self.write(sql, &[]).await?;
        self.note_connected(node, connected).await?;
        let sql = "SELECT next, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, id,
                   (SELECT node FROM duties JOIN nodes ON name = node WHERE duty = id),
                   (SELECT array_agg(device) FROM presence JOIN nodes ON name = node, unnest(devices) AS device
                    WHERE presence.id = tables.id AND node <> $2),
                   (SELECT coalesce(sum(watchers), 0)::bigint FROM presence JOIN nodes ON name = node
                    WHERE presence.id = tables.id AND node <> $2)
                   FROM (SELECT id, next FROM tables WHERE id = ANY($1)
                         UNION ALL SELECT '', 0) AS tables";
        let rows = self.read(sql, &[&tables, &node]).await?;
        let now = rows.first().map_or(0, |row| row.get(1));
        let table = |row: &tokio_postgres::Row| {
            let devices: Option<Vec<i64>> = row.get(4);
            let devices = devices.unwrap_or_default().into_iter();
            TablePulse {
                id: row.get(2),
                next: unsigned(row, 0),
                node: row.get(3),
                elsewhere: Connected {
                    devices: devices.filter_map(|device| u32::try_from(device).ok()).collect(),
                    watchers: unsigned(row, 5),
                },
            }
        };
        let tables = rows.iter().map(table).filter(|table| !table.id.is_empty()).collect();
        Ok(Pulse { alive, now, tables })
    }

    async fn claim(&self, node: &str, duties: Vec<String>) -> Result<Vec<Claim>, StoreError> {
        let failed = |error: tokio_postgres::Error| {
            if is_broken(&error) { StoreError::Unsure } else { refused(&error) }
        };
        let mut client = self.client().await?;
        let transaction = client.transaction().await.map_err(failed)?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
        let sql = "INSERT INTO duties
                   SELECT DISTINCT duty, name FROM unnest($1::text[]) AS duty, nodes WHERE name = $2
                   ON CONFLICT (duty) DO UPDATE SET node = excluded.node
                   WHERE duties.node = excluded.node OR duties.node NOT IN (SELECT name FROM nodes)
                   RETURNING duty, extract(epoch FROM clock_timestamp() - until)::float8";
        let claim = transaction.prepare_cached(sql).await.map_err(failed)?;
        let rows = transaction.query(&claim, &[&duties, &node]).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        let idle = |seconds: f64| Duration::from_secs_f64(seconds.clamp(0.0, 1e9));
        let claim = |row: &tokio_postgres::Row| Claim {
            duty: row.get(0),
            idle: row.get::<_, Option<f64>>(1).map(idle),
        };
        Ok(rows.iter().map(claim).collect())
    }

    async fn release(&self, node: &str, duties: Vec<String>) -> Result<(), StoreError> {
        let sql = "WITH here AS (DELETE FROM presence WHERE node = $1 AND id = ANY($2))
                   UPDATE duties SET node = '', until = clock_timestamp()
                   WHERE node = $1 AND duty = ANY($2)";
        self.write(sql, &[&node, &duties]).await.map(drop)
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        let sql = "WITH gone AS (DELETE FROM nodes WHERE name = $1),
                   here AS (DELETE FROM presence WHERE node = $1)
                   UPDATE duties SET node = '', until = clock_timestamp() WHERE node = $1";
        self.write(sql, &[&node]).await.map(drop)
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let rows = self.read("SELECT secret FROM service", &[]).await?;
        let secret = rows.first().map(|row| row.get::<_, Vec<u8>>(0)).unwrap_or_default();
        let odd = |_| StoreError::Disk { says: "the secret of the nodes is damaged".to_owned() };
        secret.try_into().map_err(odd)
    }
}

impl Postgres {
    async fn note_connected(
        &self,
        node: &str,
        connected: Vec<(String, Connected)>,
    ) -> Result<(), StoreError> {
        if connected.is_empty() {
            return Ok(());
        }
        let listed = |here: &Connected| {
            here.devices.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
        };
        let ids: Vec<&str> = connected.iter().map(|(id, _)| id.as_str()).collect();
        let devices: Vec<String> = connected.iter().map(|(_, here)| listed(here)).collect();
        let watchers: Vec<i64> = connected.iter().map(|(_, here)| here.watchers.into()).collect();
        let sql = "INSERT INTO presence
                   SELECT id, $2, string_to_array(devices, ',')::bigint[], watchers
                   FROM unnest($1::text[], $3::text[], $4::bigint[]) AS new (id, devices, watchers)
                   ON CONFLICT (id, node)
                   DO UPDATE SET devices = excluded.devices, watchers = excluded.watchers";
        self.write(sql, &[&ids, &node, &devices, &watchers]).await?;
        Ok(())
    }
}
