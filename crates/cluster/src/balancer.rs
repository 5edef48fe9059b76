//! A small balancer: it passes connections on to nodes in turn, asks each of them all the time whether it
//! is ready, and cuts the connections of one that is not.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How often each node is asked, and how long it may take.
const ASK: Duration = Duration::from_millis(250);
const ANSWER: Duration = Duration::from_millis(1500);

/// A balancer; dropped, it ends.
pub struct Balancer {
    /// Where it listens.
    pub address: SocketAddr,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

/// A node behind it.
struct Target {
    address: SocketAddr,
    ready: watch::Sender<bool>,
}

impl Balancer {
    /// A balancer on an address, in front of nodes.
    pub async fn start(listen: SocketAddr, nodes: &[SocketAddr]) -> std::io::Result<Self> {
        let listener = TcpListener::bind(listen).await?;
        let address = listener.local_addr()?;
        let target = |address: &SocketAddr| {
            Arc::new(Target { address: *address, ready: watch::Sender::new(true) })
        };
        let targets: Arc<[Arc<Target>]> = nodes.iter().map(target).collect();
        let mut tasks: Vec<_> =
            targets.iter().map(|target| tokio::spawn(watch_over(target.clone()))).collect();
        tasks.push(tokio::spawn(serve(listener, targets)));
        Ok(Balancer { address, tasks })
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

async fn serve(listener: TcpListener, targets: Arc<[Arc<Target>]>) {
    let turn = Arc::new(AtomicUsize::new(0));
    loop {
        let Ok((stream, _)) = listener.accept().await else { continue };
        let (targets, turn) = (targets.clone(), turn.clone());
        tokio::spawn(async move { pass_on(stream, &targets, &turn).await });
    }
}

/// Passes a connection on to the next node that takes it.
async fn pass_on(mut stream: TcpStream, targets: &[Arc<Target>], turn: &AtomicUsize) {
    let _ = stream.set_nodelay(true);
    for _ in 0..2 * targets.len() {
        let target = &targets[turn.fetch_add(1, Ordering::Relaxed) % targets.len()];
        if !*target.ready.borrow() {
            continue;
        }
        let Ok(Ok(mut node)) = timeout(ANSWER, TcpStream::connect(target.address)).await else {
            target.ready.send_replace(false);
            continue;
        };
        let _ = node.set_nodelay(true);
        let mut ready = target.ready.subscribe();
        let fell = async move { drop(ready.wait_for(|ready| !ready).await) };
        tokio::select! {
            _ = copy_bidirectional(&mut stream, &mut node) => {}
            () = fell => {
                // One that says goodbye is heard to the end; one that is silent is not waited for.
                let _ = timeout(ANSWER, copy_bidirectional(&mut stream, &mut node)).await;
            }
        }
        return;
    }
}

async fn watch_over(target: Arc<Target>) {
    loop {
        let ready = timeout(ANSWER, is_ready(target.address)).await.is_ok_and(|ready| ready);
        target.ready.send_if_modified(|was| std::mem::replace(was, ready) != ready);
        sleep(ASK).await;
    }
}

async fn is_ready(address: SocketAddr) -> bool {
    let ask = async {
        let mut stream = TcpStream::connect(address).await?;
        let request =
            format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await?;
        Ok::<_, std::io::Error>(answer.ends_with(b"200"))
    };
    ask.await.unwrap_or(false)
}
