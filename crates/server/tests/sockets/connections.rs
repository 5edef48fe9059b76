//! Connections that ask for nothing, take nothing, or are too many.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use client::{Device, Server};
use server::config::{Config, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::scene::{House, finish, started};

const HALF: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
const WHOLE: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
const BOOK: &[u8] = b"GET /books/large.qxt HTTP/1.1\r\nhost: localhost\r\n\r\n";

async fn says(server: &Server, bytes: &[u8]) -> TcpStream {
    let mut stream = server.dial().await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// Reads an answer to a request for the health.
async fn healthy(stream: &mut TcpStream) {
    let mut answer = Vec::new();
    while !answer.ends_with(b"ok\n") {
        let read = timeout(Duration::from_secs(5), stream.read_buf(&mut answer)).await;
        assert_ne!(read.expect("an answer").unwrap(), 0, "closed after {answer:?}");
    }
}

/// Whether a connection is closed within a time, whatever comes before.
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut buffer = vec![0; 64 * 1024];
    let closed = async {
        while let Ok(read) = stream.read(&mut buffer).await {
            if read == 0 {
                break;
            }
        }
    };
    timeout(within, closed).await.is_ok()
}

const SOON: Duration = Duration::from_secs(5);
const MOMENT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn for_a_newcomer_the_most_idle_connection_of_the_address_goes() {
    let house = House::with(|config| config.connections_per_address = 3).await;
    let mut first = says(&house.server, HALF).await;
    let mut second = says(&house.server, WHOLE).await;
    healthy(&mut second).await;
    sleep(MOMENT).await;
    let mut third = says(&house.server, HALF).await;
    let mut fourth = says(&house.server, WHOLE).await;
    healthy(&mut fourth).await;
    // Whoever has its answer loses nothing by going.
    assert!(is_closed(&mut second, SOON).await);
    let mut fifth = says(&house.server, WHOLE).await;
    healthy(&mut fifth).await;
    assert!(is_closed(&mut fourth, SOON).await);
    let sixth = says(&house.server, HALF).await;
    assert!(is_closed(&mut fifth, SOON).await);
    // Nobody is between two requests any more: the oldest one goes.
    let mut seventh = says(&house.server, WHOLE).await;
    healthy(&mut seventh).await;
    assert!(is_closed(&mut first, SOON).await);
    assert!(!is_closed(&mut third, MOMENT).await);
    drop(sixth);
}

#[tokio::test]
async fn sockets_of_a_table_do_not_count_as_connections() {
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        config.connections_per_address = 2;
        config.patience.request = Duration::from_millis(300);
    })
    .await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 6).await;
    let watcher = Device::watcher(&house.server, &opened.watch);
    let mut watching = Vec::new();
    for _ in 0..5 {
        watching.push(watcher.connect(None).await.unwrap());
    }
    sleep(Duration::from_millis(600)).await;
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.watchers == 5).await.unwrap();
    drop(watching);
    finish(&house.server, &opened, &mut players).await;
}

/// A server with a large book.
async fn library(change: impl FnOnce(&mut Config)) -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.qxt");
    std::fs::File::create(&file).unwrap().set_len(LARGE).unwrap();
    let house = House::with(|config| {
        config.books = vec![file];
        change(config);
    })
    .await;
    (house, folder)
}

const LARGE: u64 = 32 * 1024 * 1024;

/// A connection with a small window, so that the system does not read for it.
async fn narrow(server: &Server) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    stream.write_all(BOOK).await.unwrap();
    stream
}

#[tokio::test]
async fn whoever_does_not_take_the_answer_is_let_go_and_whoever_is_slow_is_not() {
    let (house, _folder) = library(|config| config.patience.send = Duration::from_secs(1)).await;
    let mut deaf = narrow(&house.server).await;
    let mut slow = narrow(&house.server).await;
    let mut buffer = vec![0; 4096];
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(3) {
        assert_ne!(slow.read(&mut buffer).await.unwrap(), 0);
        sleep(Duration::from_millis(5)).await;
    }
    // What the system had taken already still comes; the rest does not.
    let (mut taken, mut buffer) = (0, vec![0; 64 * 1024]);
    while let Ok(read @ 1..) = timeout(SOON, deaf.read(&mut buffer)).await.expect("an end") {
        taken += read as u64;
    }
    assert!(taken < LARGE, "{taken}");
    assert!(!is_closed(&mut slow, MOMENT).await);
}

#[tokio::test]
async fn a_half_sent_head_has_less_time_than_a_connection_that_waits() {
    let house = House::with(|config| config.patience.head = Duration::from_millis(300)).await;
    let mut waiting = says(&house.server, b"").await;
    let mut again = says(&house.server, WHOLE).await;
    healthy(&mut again).await;
    again.write_all(HALF).await.unwrap();
    let mut half = says(&house.server, HALF).await;
    assert!(is_closed(&mut half, SOON).await);
    assert!(is_closed(&mut again, SOON).await);
    waiting.write_all(WHOLE).await.unwrap();
    healthy(&mut waiting).await;
    // A head that comes in pieces is a head.
    let mut pieces = says(&house.server, b"GET /healthz HTTP/1.1\r\n").await;
    sleep(MOMENT).await;
    pieces.write_all(b"host: localhost\r\n\r\n").await.unwrap();
    healthy(&mut pieces).await;
}

const FOLDER: &str = "QLUB_FEW_FILES";
const READY: &str = "listening on ";

/// Not a test: a server with a thousand files, in a process of its own. It goes with its input.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the other process of the next test"]
#[allow(clippy::print_stdout, reason = "the other process waits for this line")]
async fn the_server_with_few_files() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = std::path::PathBuf::from(folder);
    let few = Rlimit { current: Some(1000), maximum: Some(1000) };
    setrlimit(Resource::Nofile, few).unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.join("data"));
    config.books = vec![folder.join("large.qxt")];
    let running = server::start(config).await.unwrap();
    println!("\n{READY}{}", running.address);
    tokio::task::spawn_blocking(|| std::io::stdin().lines().for_each(drop)).await.unwrap();
    running.stop().await;
}

/// Somebody who comes from an address of their own, and is answered at once.
#[cfg(target_os = "linux")]
async fn is_answered(address: SocketAddr, from: [u8; 4], after: &str) {
    let neighbour = Server { from: Some(IpAddr::from(from)), ..Server::at(address) };
    for path in ["/healthz", "/readyz", "/api/games"] {
        let begun = Instant::now();
        assert_eq!(neighbour.get(path).await.unwrap().status, 200, "{path} after {after}");
        assert!(
            begun.elapsed() < Duration::from_secs(1),
            "{path}: {:?} after {after}",
            begun.elapsed()
        );
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn more_connections_than_files_shut_nobody_out() {
    server::raise_open_files();
    let folder = tempfile::tempdir().unwrap();
    std::fs::File::create(folder.path().join("large.qxt")).unwrap().set_len(LARGE).unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "connections::the_server_with_few_files", "--ignored", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let output = child.stdout.take().unwrap();
    let waiting = tokio::task::spawn_blocking(move || {
        let mut output = BufReader::new(output);
        let mut lines = output.by_ref().lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once(READY)?.1.parse().unwrap()));
        (address.unwrap(), output)
    });
    // The output is kept, so that the other process can write to its end.
    let (address, _output): (SocketAddr, _) = waiting.await.unwrap();
    for (bytes, addresses) in [(HALF, 1), (HALF, 8), (b"".as_slice(), 8), (BOOK, 1), (BOOK, 8)] {
        let mut crowd = Vec::new();
        for number in 0..1100_u32 {
            let from = IpAddr::from([127, 0, 1, 1 + (number % addresses) as u8]);
            let server = Server { from: Some(from), ..Server::at(address) };
            let Ok(mut stream) = server.dial().await else { continue };
            // Whoever was let go meanwhile says nothing.
            let _ = stream.write_all(bytes).await;
            crowd.push(stream);
        }
        let after = format!("{} of {bytes:.8?} from {addresses}", crowd.len());
        is_answered(address, [127, 0, 2, 1], &after).await;
        is_answered(address, [127, 0, 1, 1], &after).await;
    }
    drop(child.stdin.take());
    tokio::task::spawn_blocking(move || child.wait()).await.unwrap().unwrap();
}
