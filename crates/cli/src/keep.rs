//! `qlub backup`, `qlub restore`, `qlub records`: what a server has kept, as files.

use std::path::{Path, PathBuf};

use store::{CopyError, NewTable, Store};
use table::record::verify;
use table::{BadLine, Entry, Table};

use crate::Outcome;
use crate::data::Data;
use crate::fault;
use crate::language::text;
use crate::out::sayln;

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Args)]
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
pub(crate) struct RecordsArgs {
    #[command(subcommand)]
    what: Records,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Subcommand)]
enum Records {
    /// Write every finished match into a folder, also while the server runs
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
    let folder = with_database(&args.data)?;
    store::backup(&folder, &args.file).map_err(|error| fault::copying(&error))?;
    sayln!("{}", text!("backup-done", file = args.file.display().to_string()));
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Outcome {
    let folder = args.data.folder()?;
    store::restore(&args.file, &folder, args.replace).map_err(|error| match error {
        CopyError::Exists { file } => {
            text!("restore-exists", file = file.display().to_string())
        }
        error => fault::copying(&error),
    })?;
    sayln!("{}", text!("restore-done", folder = folder.display().to_string()));
    Ok(())
}

/// The folder of a database that is there.
fn with_database(data: &Data) -> Result<PathBuf, String> {
    let folder = data.folder()?;
    if store::database(&folder).exists() {
        return Ok(folder);
    }
    Err(text!("no-database", folder = folder.display().to_string()))
}

pub(crate) fn records(args: &RecordsArgs) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| fault::at("tokio", &error))?;
    match &args.what {
        Records::Export { folder } => {
            // A server may be using the database: what is read is a copy of one moment.
            let copy = Copied::of(&with_database(&args.data)?)?;
            runtime.block_on(with(&copy.0, async |store| export(store, folder).await))
        }
        Records::Import { files } => {
            let folder = args.data.folder()?;
            runtime.block_on(with(&folder, async |store| import(store, files).await))
        }
    }
}

/// A copy of a database that is gone when it is dropped.
struct Copied(PathBuf);

impl Copied {
    fn of(folder: &Path) -> Result<Self, String> {
        let copy = std::env::temp_dir().join(format!("qlub-records-{}", std::process::id()));
        let copied = store::restore(&store::database(folder), &copy, true);
        copied.map(|()| Copied(copy)).map_err(|error| fault::copying(&error))
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        // It lies in a folder for what may be lost.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Does something with the store of a folder, and puts it away.
async fn with(folder: &Path, work: impl AsyncFnOnce(&Store) -> Outcome) -> Outcome {
    let store = Store::open(folder).map_err(|error| fault::opening(&error))?;
    let result = work(&store).await;
    store.close().await;
    result
}

async fn export(store: &Store, folder: &Path) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| fault::at_path(folder, &error))?;
    let failed = |error: store::StoreError| fault::storing(&error);
    let mut count = 0;
    for (index, id) in store.tables().await.map_err(failed)?.into_iter().enumerate() {
        let table = read(&store.lines(&id).await.map_err(failed)?);
        let table = table.map_err(|bad| fault::line(&bad))?;
        for number in 1..=table.finished_matches() {
            let Some(record) = table.record(number) else { continue };
            // The id of a table opens it: it does not belong into a file name.
            let file = folder.join(format!("table-{}-match-{number}.record", index + 1));
            std::fs::write(&file, record).map_err(|error| fault::at_path(&file, &error))?;
            count += 1;
        }
    }
    sayln!("{}", text!("export-done", count = count, folder = folder.display().to_string()));
    Ok(())
}

fn read(lines: &[store::StoredLine]) -> Result<Table, BadLine> {
    let entry = |line: &store::StoredLine| Entry::read(line.number, line.millis(), &line.text);
    let entries: Vec<Entry> = lines.iter().map(entry).collect::<Result<_, _>>()?;
    Table::read(entries, 0)
}

async fn import(store: &Store, files: &[PathBuf]) -> Outcome {
    for file in files {
        let record = std::fs::read_to_string(file).map_err(|error| fault::at_path(file, &error))?;
        let says = |why: String| fault::named(file.display(), why);
        let verified = verify(&record).map_err(|error| says(fault::record(&error, &record)))?;
        if verified.outcome.is_none() {
            return Err(says(text!("import-not-over")));
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
        let failed = |error: store::StoreError| says(fault::storing(&error));
        store.create(table).await.map_err(failed)?;
        store.finish(&id, Some(now)).await.map_err(failed)?;
        let file = file.display().to_string();
        sayln!("{}", text!("import-done", file = file, link = format!("/t/{watch}")));
    }
    Ok(())
}
