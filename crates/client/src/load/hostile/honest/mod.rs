//! Honest people beside an attack: they play, wait for a bot, come by a code, and look whether the
//! server is there.

mod bot;
mod guests;
mod health;
pub(super) mod phone;
pub(super) mod table;

pub(super) use guests::find;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep;

use super::super::play::{Pace, part_of};
use super::report::Window;
use crate::error::ClientError;
use crate::server::Server;
use bot::Bot;
use guests::Guests;
use health::Health;
use phone::{People, Phone};
use table::Place;

/// How long everybody may take to sit down.
const SEATING: Duration = Duration::from_secs(60);
/// How long play goes on before it is measured.
const WARM: Duration = Duration::from_secs(2);

/// Honest people, as long as this lives.
pub(super) struct Honest {
    people: Arc<People>,
    places: Vec<Arc<Place>>,
    pace: Arc<Pace>,
    bot: Arc<Bot>,
    health: Arc<Health>,
    guests: Arc<Guests>,
    _tasks: JoinSet<()>,
}

/// Where honest people come from.
#[derive(Clone)]
struct Street {
    server: Server,
    /// The one address of all of them, if they share one.
    shared: Option<IpAddr>,
    people: Arc<People>,
}

impl Street {
    fn server(&self, house: [u8; 3]) -> Server {
        let [a, b, c] = house;
        let from = self.shared.unwrap_or(Ipv4Addr::new(127, a, b, c).into());
        Server { from: Some(from), ..self.server.clone() }
    }

    fn phone(&self, house: [u8; 3]) -> Phone {
        Phone::new(self.server(house), &self.people)
    }
}

impl Honest {
    /// Lets people come and begin to play.
    pub(super) async fn come(
        server: &Server,
        shared: Option<IpAddr>,
        tables: usize,
        answers_per_second: f64,
    ) -> Result<Self, ClientError> {
        let people = Arc::new(People::default());
        let street = Street { server: server.clone(), shared, people: people.clone() };
        let pace = Arc::new(Pace::new(answers_per_second));
        let mut tasks = JoinSet::new();
        let mut places = Vec::new();
        for number in 0..tables {
            let (street, place) = (street.clone(), Place::new(&pace));
            places.push(place.clone());
            let seats = 2 + (number % 3) as u8;
            let phone = move |seat: u8| street.phone([10, number as u8, seat + 1]);
            tasks.spawn(table::play(place, phone, seats));
        }
        let (bot, health, guests) = <(Arc<Bot>, Arc<Health>, Arc<Guests>)>::default();
        tasks.spawn(bot::play(bot.clone(), street.phone([11, 0, 1])));
        tasks.spawn(health::probe(health.clone(), street.server([11, 0, 2]), people.clone()));
        let (host, coming) = (street.phone([11, 0, 3]), guests.clone());
        let guest = move |number: u8| street.phone([12, 0, number]);
        tasks.spawn(async move { guests::come(coming, host, guest).await.unwrap_or_default() });
        let honest = Honest { people, places, pace, bot, health, guests, _tasks: tasks };
        let begun = Instant::now();
        while !honest.places.iter().all(|place| place.board().has_heard()) {
            if begun.elapsed() > SEATING {
                let told: Vec<String> = honest.people.take().words.into_keys().collect();
                let told = format!("nobody can play before the attack ({})", told.join(", "));
                return Err(ClientError::Network(told));
            }
            sleep(Duration::from_millis(50)).await;
        }
        Ok(honest)
    }

    /// Lets play go on for a moment, then measures for a while.
    pub(super) async fn warm_window(&self, time: Duration) -> Window {
        sleep(WARM.min(time)).await;
        self.window(time).await
    }

    /// Measures for a while.
    pub(super) async fn window(&self, time: Duration) -> Window {
        self.people.take();
        self.bot.take();
        self.health.take();
        self.guests.take();
        for place in &self.places {
            place.board().delays.clear();
        }
        let (begun, answers) = (Instant::now(), self.pace.acknowledged());
        sleep(time).await;
        let seconds = begun.elapsed().as_secs_f64();
        let mut delays = Vec::new();
        for place in &self.places {
            let mut board = place.board();
            delays.extend(board.unheard());
            delays.append(&mut board.delays);
        }
        delays.sort_unstable();
        let met = self.people.take();
        let health = self.health.take();
        let mut bot = self.bot.take();
        bot.sort_unstable();
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        Window {
            seconds,
            answers_per_second: (self.pace.acknowledged() - answers) as f64 / seconds,
            p50: part_of(&delays, 0.5),
            p99: part_of(&delays, 0.99),
            longest: part_of(&delays, 1.0),
            measured: delays.len(),
            refusals: met.refusals,
            refused_for: met.longest.as_secs_f64(),
            refused_with: met.words,
            slowest_health: millis(health.slowest),
            failed_health: health.failed,
            slowest_bot: part_of(&bot, 1.0),
            bot_p50: part_of(&bot, 0.5),
            bot_answers: bot.len(),
            guests: self.guests.take(),
        }
    }
}

impl Drop for Honest {
    fn drop(&mut self) {
        self.people.stop();
    }
}
