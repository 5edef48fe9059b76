//! `qlub backup`, `qlub restore`, `qlub records`: what a server has kept, as files.

use std::path::{Path, PathBuf};

use store::{NewTable, Store};
use table::record::verify;
use table::{BadLine, Entry, Table};

use crate::Outcome;
use crate::data::Data;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Example:
  qlub backup tables.db           also while the server is running")]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Args)]
#[command(after_help = "Example:
  qlub restore tables.db          while the server is stopped")]
pub(crate) struct RestoreArgs {
    /// The copy to put back
    file: PathBuf,
    /// Replace the database that is there
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub records export FOLDER      one file for every finished match
  qlub records import one.record  as a finished table that can be looked at by its link")]
pub(crate) struct RecordsArgs {
    #[command(subcommand)]
    what: Records,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Subcommand)]
enum Records {
    /// Write every finished match into a folder; running ones are left out
    Export {
        /// The folder that the records go to
        folder: PathBuf,
    },
    /// Read finished matches into the database; the server must be stopped
    Import {
        /// The files of the records
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn backup(args: &BackupArgs) -> Outcome {
    store::backup(&args.data.folder()?, &args.file).map_err(|error| error.to_string())?;
    sayln!("{}", args.file.display());
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Outcome {
    let folder = args.data.folder()?;
    store::restore(&args.file, &folder, args.replace).map_err(|error| error.to_string())?;
    sayln!("{}", folder.display());
    Ok(())
}

pub(crate) fn records(args: &RecordsArgs) -> Outcome {
    let store = Store::open(&args.data.folder()?).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| format!("no threads: {error}"))?;
    runtime.block_on(async {
        let result = match &args.what {
            Records::Export { folder } => export(&store, folder).await,
            Records::Import { files } => import(&store, files).await,
        };
        store.close().await;
        result
    })
}

async fn export(store: &Store, folder: &Path) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let failed = |error: store::StoreError| error.to_string();
    let mut count = 0;
    for (index, id) in store.tables().await.map_err(failed)?.into_iter().enumerate() {
        let table =
            read(&store.lines(&id).await.map_err(failed)?).map_err(|bad| bad.to_string())?;
        for number in 1..=table.finished_matches() {
            let Some(record) = table.record(number) else { continue };
            // The id of a table opens it: it does not belong into a file name.
            let file = folder.join(format!("table-{}-match-{number}.record", index + 1));
            std::fs::write(&file, record)
                .map_err(|error| format!("{}: {error}", file.display()))?;
            count += 1;
        }
    }
    sayln!("{count}");
    Ok(())
}

fn read(lines: &[store::StoredLine]) -> Result<Table, BadLine> {
    let entry = |line: &store::StoredLine| Entry::read(line.number, line.millis(), &line.text);
    let entries: Vec<Entry> = lines.iter().map(entry).collect::<Result<_, _>>()?;
    Table::read(entries, 0)
}

async fn import(store: &Store, files: &[PathBuf]) -> Outcome {
    for file in files {
        let at = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = std::fs::read_to_string(file).map_err(|error| at(&error))?;
        let verified = verify(&text).map_err(|error| at(&error))?;
        if verified.outcome.is_none() {
            return Err(at(&"the match is not over"));
        }
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let now = i64::try_from(now.unwrap_or_default().as_millis()).unwrap_or(i64::MAX);
        let lines = verified.table.lines_from(0).iter().map(|entry| {
            let at = now.unsigned_abs().saturating_add(entry.at);
            store::StoredLine::new(entry.number, at, entry.line.to_string())
        });
        let (id, watch) = (server::new_id(), server::new_id());
        let table = NewTable {
            id: id.clone(),
            watch: watch.clone(),
            code: None,
            created: now,
            lines: lines.collect(),
            device_hash: None,
        };
        store.create(table).await.map_err(|error| at(&error))?;
        store.finish(&id, Some(now)).await.map_err(|error| at(&error))?;
        sayln!("/t/{watch}");
    }
    Ok(())
}
