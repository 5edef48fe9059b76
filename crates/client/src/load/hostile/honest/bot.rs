//! Somebody who plays against a quick bot: how long the bot takes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use game::luck::Stream;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::phone::{Attempt, Phone};
use super::table::insist;
use crate::error::ClientError;

/// How long the person thinks.
const THINKS: Duration = Duration::from_millis(200);
/// How long a bot may take before another table is tried.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long the bot took.
#[derive(Default)]
pub(super) struct Bot {
    /// How long each answer took.
    took: Mutex<Vec<Duration>>,
    /// Since when the bot thinks, if it does.
    thinks: Mutex<Option<Instant>>,
}

impl Bot {
    /// All answers since this was asked last, with the one that it owes.
    pub(super) fn take(&self) -> Vec<Duration> {
        let mut took = std::mem::take(&mut *lock(&self.took));
        took.extend(lock(&self.thinks).map(|since| since.elapsed()));
        took
    }

    fn begins(&self) {
        *lock(&self.thinks) = Some(Instant::now());
    }

    fn ends(&self) {
        if let Some(since) = lock(&self.thinks).take() {
            lock(&self.took).push(since.elapsed());
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays match after match.
pub(super) async fn play(bot: Arc<Bot>, mut phone: Phone) {
    while phone.people.play_on() && game(&bot, &mut phone).await.is_some() {
        *lock(&bot.thinks) = None;
    }
}

/// One game of Quixo: person and bot move in turn.
async fn game(bot: &Bot, phone: &mut Phone) -> Option<()> {
    let device = phone.open("quixo", "two 2").await?.device;
    let mut talk = phone.connect(&device, None).await?;
    for request in [
        json!({ "do": "sit", "seat": 0, "name": "Anna" }),
        json!({ "do": "seat-bot", "seat": 1, "level": "greedy" }),
        json!({ "do": "start" }),
    ] {
        insist(phone, &device, &mut talk, request).await?;
    }
    let mut choice = Stream::new(7);
    while phone.people.play_on() && talk.phase() != "over" {
        let Some(question) = talk.owes(0) else {
            let Ok(read) = timeout(PATIENCE, talk.read()).await else { return Some(()) };
            if let Attempt::Again = phone.heard(Instant::now(), read).await {
                talk = phone.connect(&device, Some(talk.version)).await?;
            }
            continue;
        };
        bot.ends();
        sleep(THINKS).await;
        let begun = Instant::now();
        let legal = talk.ask(json!({ "do": "legal", "seat": 0 })).await;
        let answer = match &legal {
            Ok(legal) => {
                let actions = legal["actions"].as_array().filter(|actions| !actions.is_empty());
                let Some(actions) = actions else { continue };
                let action = &actions[choice.pick(actions.len())];
                let answer =
                    json!({ "do": "answer", "seat": 0, "question": question, "action": action });
                talk.ask(answer).await
            }
            Err(error) => Err(error.clone()),
        };
        let broken = matches!(answer, Err(ClientError::Closed { .. } | ClientError::Network(_)));
        match phone.heard(begun, answer).await {
            Attempt::Done(_) if talk.owes(0).is_none() && talk.phase() != "over" => bot.begins(),
            Attempt::Again if broken => talk = phone.connect(&device, Some(talk.version)).await?,
            _ => {}
        }
    }
    Some(())
}
