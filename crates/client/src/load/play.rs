//! Tables at which people play: how long the neighbours wait for an answer.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use game::Seat;
use game::luck::Stream;
use protocol::Request;
use serde::Serialize;
use tokio::time::{sleep, sleep_until};

use super::board::Board;
use super::{Plan, figure, many, seconds};
use crate::error::ClientError;
use crate::player::Player;
use crate::server::Server;
use crate::socket::{Reply, Socket};

/// How long play goes on before it is measured.
const WARM: Duration = Duration::from_secs(3);
/// How long the last answers may take.
const LAST: Duration = Duration::from_secs(2);

/// What play cost.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayReport {
    /// How many tables.
    pub tables: usize,
    /// With how many seats each.
    pub seats: u8,
    /// How long it was measured, in seconds.
    pub seconds: f64,
    /// Answers acknowledged in a second.
    pub answers_per_second: f64,
    /// Answers acknowledged in all, before it was measured and after it too.
    pub answers: u64,
    /// Answers refused.
    pub refused: u64,
    /// Players whose connection was lost.
    pub gone: u64,
    /// Lines kept in a second.
    pub lines_per_second: f64,
    /// Commits in a second.
    pub commits_per_second: f64,
    /// Milliseconds from answer to a neighbour's update, for half of them.
    pub p50: f64,
    /// The same for all but one in a hundred.
    pub p99: f64,
    /// The longest of them, in milliseconds.
    pub longest: f64,
    /// How many delays were measured.
    pub measured: usize,
    /// Bytes of the server at the end.
    pub memory: Option<u64>,
}

/// When whoever owes an answer may give it.
pub(super) struct Pace {
    begun: Instant,
    each: Duration,
    given: AtomicU64,
    stop: AtomicBool,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    gone: AtomicU64,
}

impl Pace {
    /// So many answers in a second; as many as possible if it is 0.
    pub(super) fn new(rate: f64) -> Self {
        let each = if rate > 0.0 { Duration::from_secs_f64(1.0 / rate) } else { Duration::ZERO };
        Pace {
            begun: Instant::now(),
            each,
            given: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            acknowledged: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            gone: AtomicU64::new(0),
        }
    }

    /// Counts an answer that was acknowledged.
    pub(super) fn acknowledge(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// How many answers were acknowledged.
    pub(super) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Waits for the next turn to answer.
    pub(super) async fn turn(&self) {
        if self.each.is_zero() {
            return;
        }
        let number = self.given.fetch_add(1, Ordering::Relaxed);
        let at = self.begun + self.each.mul_f64(number as f64);
        // Turns that nobody took in time are lost: the rate is a rate, not a debt.
        let late = at.elapsed().as_secs_f64() / self.each.as_secs_f64();
        if late > 1.0 {
            self.given.fetch_max(number + late as u64, Ordering::Relaxed);
        }
        sleep_until(at.into()).await;
    }
}

pub(super) async fn run(plan: &Plan) -> Result<PlayReport, ClientError> {
    let bar = plan.bar(plan.tables, "seating people");
    let made = many(plan.tables, &bar, |number| {
        let (server, new) = (plan.server.clone(), plan.new_table(plan.seats));
        async move { seat(&server, &new, number).await }
    })
    .await?;
    let pace = Arc::new(Pace::new(plan.answers_per_second));
    let mut boards = Vec::new();
    for sockets in made {
        let board = Arc::new(Mutex::new(Board::new(sockets.len())));
        boards.push(board.clone());
        for (seat, socket) in (0..).map(Seat).zip(sockets) {
            tokio::spawn(play(socket, seat, board.clone(), pace.clone()));
        }
    }
    sleep(WARM).await;
    for board in &boards {
        lock(board).delays.clear();
    }
    let server = &plan.server;
    let lines = figure(server, "qlub_lines_total").await?;
    let commits = figure(server, "qlub_commits_total").await?;
    let (answers, begun) = (pace.acknowledged(), Instant::now());
    let bar = plan.bar(plan.time.as_secs() as usize, "seconds of play");
    while begun.elapsed() < plan.time {
        sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let time = seconds(begun);
    let answers = pace.acknowledged() - answers;
    let mut delays: Vec<Duration> = Vec::new();
    boards.iter().for_each(|board| delays.append(&mut lock(board).delays));
    let lines = figure(server, "qlub_lines_total").await? - lines;
    let commits = figure(server, "qlub_commits_total").await? - commits;
    pace.stop.store(true, Ordering::Relaxed);
    // Answers that are under way.
    sleep(LAST).await;
    delays.sort_unstable();
    let at = |part: f64| part_of(&delays, part);
    Ok(PlayReport {
        tables: plan.tables,
        seats: plan.seats,
        seconds: time,
        answers_per_second: answers as f64 / time,
        answers: pace.acknowledged(),
        refused: pace.refused.load(Ordering::Relaxed),
        gone: pace.gone.load(Ordering::Relaxed),
        lines_per_second: lines / time,
        commits_per_second: commits / time,
        p50: at(0.5),
        p99: at(0.99),
        longest: at(1.0),
        measured: delays.len(),
        memory: plan.process.and_then(super::resident),
    })
}

/// Milliseconds that a part of all delays, in order, is below.
pub(super) fn part_of(sorted: &[Duration], part: f64) -> f64 {
    let index = (sorted.len() as f64 * part) as usize;
    let delay = sorted.get(index.min(sorted.len().saturating_sub(1)));
    delay.map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
}

/// A table with people on all seats, whose match has started.
async fn seat(
    server: &Server,
    new: &protocol::http::NewTable,
    number: usize,
) -> Result<Vec<Socket>, ClientError> {
    // Everybody comes from an address of their own.
    let place = |seat: Seat| server.from_place(number * 16 + seat.index());
    let (opened, host) = place(Seat(0)).open(new).await?;
    let open = place(Seat(0)).find(&opened.table).await?.open_seats;
    let mut players = Vec::new();
    for seat in (0..open).map(Seat) {
        let device = if seat == Seat(0) {
            host.clone()
        } else {
            place(seat).enter(&opened.table, None).await?.1
        };
        players.push(Player::sit(device, seat, number as u64).await?);
    }
    players[0].socket().await?.ask(Request::Start).await?;
    for player in &mut players {
        player.open_nonce().await?;
    }
    Ok(players.into_iter().filter_map(Player::into_socket).collect())
}

/// Answers whenever it is this seat's turn, at the common pace.
async fn play(mut socket: Socket, seat: Seat, board: Arc<Mutex<Board>>, pace: Arc<Pace>) {
    let mut choice = Stream::new(u64::from(seat.0));
    while !pace.stop.load(Ordering::Relaxed) {
        if turn(&mut socket, seat, &board, &pace, &mut choice).await.is_err() {
            pace.gone.fetch_add(1, Ordering::Relaxed);
            return;
        }
    }
}

async fn turn(
    socket: &mut Socket,
    seat: Seat,
    board: &Mutex<Board>,
    pace: &Pace,
    choice: &mut Stream,
) -> Result<(), ClientError> {
    let asked = socket.table.question.as_ref();
    let asked = asked.filter(|asked| asked.seats.contains(seat) && !asked.answered.contains(seat));
    let Some(question) = asked.map(|asked| asked.number) else {
        return note(socket, seat, board).await.map(drop);
    };
    let id = socket.send(Request::Legal { seat }).await?;
    let Some(Reply::Legal(actions)) = reply(socket, seat, board, id).await? else { return Ok(()) };
    // While it waits for its turn it hears what the others do.
    let wait = pace.turn();
    tokio::pin!(wait);
    loop {
        tokio::select! {
            () = &mut wait => break,
            heard = note(socket, seat, board) => drop(heard?),
        }
    }
    if actions.is_empty() {
        return Ok(());
    }
    let action = actions[choice.pick(actions.len())].clone();
    let sent = Instant::now();
    let id = socket.send(Request::Answer { seat, question, action }).await?;
    match reply(socket, seat, board, id).await? {
        Some(Reply::Done(version)) => {
            pace.acknowledge();
            lock(board).acknowledged(seat.index(), version, sent);
        }
        _ => drop(pace.refused.fetch_add(1, Ordering::Relaxed)),
    }
    Ok(())
}

/// Reads on until a request is answered; nothing if it was refused.
async fn reply(
    socket: &mut Socket,
    seat: Seat,
    board: &Mutex<Board>,
    wanted: u32,
) -> Result<Option<Reply>, ClientError> {
    loop {
        if let Some((id, reply)) = note(socket, seat, board).await?
            && id == wanted
        {
            return Ok(reply.ok());
        }
    }
}

/// Reads one message, and notes when an update came.
async fn note(
    socket: &mut Socket,
    seat: Seat,
    board: &Mutex<Board>,
) -> Result<Option<(u32, Result<Reply, ClientError>)>, ClientError> {
    let updates = socket.updates;
    let read = socket.read().await?;
    if socket.updates > updates {
        lock(board).update(seat.index(), socket.version, Instant::now());
        socket.news.clear();
    }
    Ok(read)
}

fn lock(board: &Mutex<Board>) -> std::sync::MutexGuard<'_, Board> {
    board.lock().unwrap_or_else(PoisonError::into_inner)
}
