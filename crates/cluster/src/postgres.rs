//! A PostgreSQL server of this machine, in a folder of its own.

use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where Debian puts the programs, a folder a version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// How long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs the server until the input ends, then stops it and removes its folder, unless that stays.
const WATCH: &str = r#"
"$@" & server=$!
while read -r _; do :; done
kill -s INT $server 2>/dev/null
wait $server
[ -e "$GONE/stays" ] || rm -rf "$GONE"
"#;

/// A PostgreSQL server. It is stopped, and its folder removed, when this is dropped or the process ends.
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    server: Option<Child>,
    durable: bool,
    tls: bool,
    databases: AtomicU32,
}

/// How a server is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopMode {
    /// As for an update: connections are cut, everything is written.
    Fast,
    /// As if the computer lost its power, as far as the server can tell.
    Killed,
}

impl Postgres {
    /// A server on a free port. One that need not be durable does not wait for the disk.
    pub fn start(durable: bool) -> Result<Self, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("qlub-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let mut make = own(&program("initdb")?);
        make.args(["--auth=trust", "--username=qlub", "--no-sync", "--encoding=UTF8", "--pgdata"]);
        run(make.arg(folder.join("data")))?;
        let port = free_port()?;
        let databases = AtomicU32::new(0);
        let mut server = Postgres { folder, port, server: None, durable, tls: false, databases };
        server.go()?;
        Ok(server)
    }

    /// A server that speaks TLS as `localhost`, and the file of those who vouch for it.
    pub fn with_tls() -> Result<(Self, PathBuf), String> {
        let mut server = Postgres::start(false)?;
        server.stop(StopMode::Fast)?;
        let roots = server.data().join("roots");
        // One who vouches, and the server that is vouched for.
        let script = "set -e; umask 077
            openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=roots -keyout rootkey -out roots
            openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key -out request
            echo subjectAltName=DNS:localhost > names
            openssl x509 -req -in request -CA roots -CAkey rootkey -CAcreateserial -days 2 \
                -extfile names -out certificate
            chmod 644 roots";
        run(own("/bin/sh").args(["-c", script]).current_dir(server.data()))?;
        server.tls = true;
        server.go()?;
        Ok((server, roots))
    }

    /// Starts it again, after it was stopped.
    pub fn go(&mut self) -> Result<(), String> {
        let postgres = program("postgres")?;
        let mut watch = own("/bin/sh");
        watch.args(["-c", WATCH, "watch", &postgres, "-D"]).arg(self.data());
        watch.args(["-p", &self.port.to_string(), "-h", "127.0.0.1", "-k"]).arg(&self.folder);
        watch.args(["-c", "max_connections=200"]);
        if self.tls {
            watch.args(["-c", "ssl=on", "-c", "ssl_key_file=key"]);
            watch.args(["-c", "ssl_cert_file=certificate"]);
        }
        if !self.durable {
            watch.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        let log = fs::File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("log"))
            .map_err(|error| error.to_string())?;
        watch.env("GONE", &self.folder).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
        self.server = Some(watch.spawn().map_err(|error| format!("{watch:?}: {error}"))?);
        let begun = Instant::now();
        while !self.answers() {
            if begun.elapsed() > PATIENCE {
                return Err(format!("PostgreSQL does not start: {}", self.folder.display()));
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Stops it.
    pub fn stop(&mut self, how: StopMode) -> Result<(), String> {
        let signal = match how {
            StopMode::Fast => "INT",
            StopMode::Killed => "KILL",
        };
        self.signal(signal)?;
        let begun = Instant::now();
        while self.is_running() && begun.elapsed() < PATIENCE {
            sleep(Duration::from_millis(10));
        }
        if how == StopMode::Killed {
            // What is left of it would keep the next one from starting.
            let _ = fs::remove_file(self.data().join("postmaster.pid"));
            sleep(Duration::from_millis(300));
        }
        // Only the watch is left; the folder stays for the next start.
        let stays = self.folder.join("stays");
        fs::write(&stays, "").map_err(|error| error.to_string())?;
        if let Some(mut watch) = self.server.take() {
            drop(watch.stdin.take());
            let _ = watch.wait();
        }
        fs::remove_file(stays).map_err(|error| error.to_string())
    }

    /// Sends a signal to its first process.
    pub fn signal(&self, name: &str) -> Result<(), String> {
        let pid = self.pid().ok_or("PostgreSQL does not run")?;
        run(Command::new("kill").args(["-s", name, &pid]))
    }

    /// The process of the server, to read what it uses.
    pub fn pid(&self) -> Option<String> {
        let text = fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        text.lines().next().map(str::to_owned)
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// A new empty database, and its address.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(format!("postgres://qlub@127.0.0.1:{}/{name}?sslmode=disable", self.port))
    }

    /// Runs statements in a database, and gives what came of them.
    pub fn sql(&self, database: &str, statements: &str) -> Result<String, String> {
        let mut psql = Command::new(program("psql")?);
        psql.args(["-h", "127.0.0.1", "-U", "qlub", "-XAtqd", database, "-v", "ON_ERROR_STOP=1"]);
        psql.args(["-p", &self.port.to_string()]);
        psql.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = psql.spawn().map_err(|error| format!("psql: {error}"))?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(statements.as_bytes()).map_err(|error| error.to_string())?;
        }
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn answers(&self) -> bool {
        program("pg_isready").is_ok_and(|ready| {
            let mut ready = Command::new(ready);
            ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            ready.status().is_ok_and(|status| status.success())
        })
    }

    /// Whether its first process runs: one that was killed is there until its watch looks after it.
    fn is_running(&self) -> bool {
        let stat = |pid: String| fs::read_to_string(Path::new("/proc").join(pid).join("stat"));
        let stat = self.pid().and_then(|pid| stat(pid).ok());
        stat.is_some_and(|stat| stat.rsplit(')').next().is_some_and(|rest| !rest.starts_with(" Z")))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut watch) = self.server.take() {
            // The watch stops the server and removes the folder when its input ends.
            drop(watch.stdin.take());
            let _ = watch.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where a program of PostgreSQL is: the newest that Debian has installed, or one on the path.
fn program(name: &str) -> Result<String, String> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|program| program.exists());
    found.sort();
    if let Some(program) = found.last() {
        return Ok(program.display().to_string());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found =
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.exists());
    let missing = || format!("there is no {name}: Debian's package is postgresql");
    found.map(|program| program.display().to_string()).ok_or_else(missing)
}

/// A command for a server, which refuses to run as root.
fn own(program: &str) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", program]);
        command
    } else {
        Command::new(program)
    }
}

fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// A port that nobody listens on.
pub fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    listener.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
}
