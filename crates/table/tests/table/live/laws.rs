//! Laws that hold whatever devices ask for, and whenever.

use game::luck::Stream;
use game::{Luck as _, Seat};
use protocol::{Clock, Late, LuckChoice, OfferKind, Options, Request};
use table::fair::{commitment, hex};
use table::line::Line;
use table::registry::is_pad;
use table::{Actor, Moment, Table, TableRefusal, TableRule};

use super::asks::{bot, chat, rename, roll, seeded, set_up, team_chat};
use super::driver::{Evening, nonce};
use super::whole::setups;

const DEVICES: usize = 6;

/// A table at which anything may happen next.
struct Chaos {
    evening: Evening,
    luck: Stream,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut luck = Stream::new(seed);
        let all = setups();
        let (game, setup) = &all[luck.pick(all.len())];
        let mut chaos = Chaos { evening: Evening::of(game, setup), luck };
        let luck = chaos.any_luck();
        chaos.ask(&Request::SetLuck { luck }, 1);
        chaos.evening.sit_each();
        chaos
    }

    fn pick<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.luck.pick(things.len())].clone()
    }

    fn any_seat(&mut self) -> Seat {
        let seats = self.evening.table.game().setup().seats;
        let one_too_many = self.luck.below("seat", u32::from(seats) + 1) as u8;
        let odd = [one_too_many, 0, 255][self.luck.pick(3)];
        Seat(if self.luck.pick(12) == 0 { odd } else { one_too_many.min(seats - 1) })
    }

    fn any_luck(&mut self) -> LuckChoice {
        let choices = [LuckChoice::Fair, LuckChoice::Typed, seeded("chaos"), seeded(" ")];
        self.pick(&choices)
    }

    fn any_options(&mut self) -> Options {
        let clocks = [
            Clock::None,
            Clock::Decision { seconds: 5 },
            Clock::Bank { seconds: 9, increment: 1 },
            Clock::Bank { seconds: 0, increment: u32::MAX },
        ];
        Options {
            pace: self.pick(&[0, 800, 10_000, u32::MAX]),
            clock: self.pick(&clocks),
            late: self.pick(&[Late::Decline, Late::Bot]),
            chat: self.pick(&[true, true, false]),
            team_chat: self.pick(&[true, false]),
            decline_for_me: self.pick(&[true, false]),
            stand_in: self.pick(&[None, Some("random".to_owned()), Some("nobody".to_owned())]),
            grace: self.pick(&[1, 60, 0]),
            coach: self.pick(&[true, false]),
        }
    }

    fn any_answer(&mut self, seat: Seat) -> Request {
        let legal = self.evening.table.game().legal(seat);
        let action = if legal.is_empty() || self.luck.pick(10) == 0 {
            self.pick(&["-", "r7", "pass", "", "x\ny", "a1N"].map(str::to_owned))
        } else {
            self.pick(&legal)
        };
        let question = self.evening.question();
        let question = if self.luck.pick(10) == 0 { question.wrapping_sub(1) } else { question };
        Request::Answer { seat, question, action }
    }

    fn any_request(&mut self) -> Request {
        let seat = self.any_seat();
        let hex_of = |bytes: &[u8; 32]| hex(bytes);
        let own = nonce(seat.0);
        match self.luck.pick(36) {
            0 => Request::Start,
            26 | 27 => self.towards_a_start(),
            1 => Request::Sit {
                seat,
                name: self.pick(&["Anna", "\u{202e}", "a  b"]).to_owned(),
                commitment: self.pick(&[None, Some(hex_of(&commitment(&own))), Some("x".into())]),
                terms: None,
            },
            28 => {
                let terms = self.evening.table.state(0).terms;
                Request::Ready { seat, terms: self.pick(&[terms, terms, terms, terms + 1]) }
            }
            2 if self.luck.pick(3) == 0 => Request::Rise { seat },
            3 => rename(seat.0, "Somebody Else"),
            4 => {
                let level = self.pick(&["random", "greedy", "none"]);
                bot(seat.0, level)
            }
            5 if self.luck.pick(3) == 0 => Request::Remove { seat },
            6 if self.luck.pick(3) == 0 => {
                let all = setups();
                let (game, setup) = self.pick(&all);
                set_up(game, &setup)
            }
            7 => Request::SetLuck { luck: self.any_luck() },
            8 => Request::SetOptions { options: self.any_options() },
            9 => Request::Commit { seat, commitment: hex_of(&commitment(&own)) },
            10 | 11 => Request::OpenNonce { seat, nonce: hex_of(&own) },
            12 | 13 => {
                let chance = self.evening.table.game().sample(&mut self.luck);
                roll(chance.as_ref().map_or("first 0", |step| step.notation().as_str()))
            }
            14 | 15 => {
                let offer = self.pick(&[OfferKind::TakeBack, OfferKind::Draw, OfferKind::Seat]);
                Request::Offer { seat, offer }
            }
            16 | 17 => Request::Reply { seat, yes: self.luck.pick(4) > 0 },
            18 if self.luck.pick(4) == 0 => Request::Resign { seat },
            19 => chat(seat.0, "hello \u{2028} there"),
            20 => team_chat(seat.0, "psst"),
            21 | 22 => Request::Rematch,
            23 => Request::PassHost { seat },
            24 if self.luck.pick(10) == 0 => Request::Close,
            25 => Request::Legal { seat },
            32 => Request::Help { seat },
            33 => Request::Call { question: self.evening.question() },
            34 if self.luck.pick(3) == 0 => {
                let until = self.luck.pick(12) as u32;
                let action = self.pick(&["-", "r7", "+ y8", "sum 7", "x"]).to_owned();
                Request::Correct { seat, until, action }
            }
            _ => self.any_answer(seat),
        }
    }

    fn towards_a_start(&mut self) -> Request {
        let open = (0..8).find(|seat| self.evening.table.is_open(Seat(*seat)) == Some(true));
        if let Some(seat) = open {
            let pad = is_pad(self.evening.table.game().game());
            return if pad { sit(seat) } else { bot(seat, "random") };
        }
        let state = self.evening.table.state(0);
        let unready = (0..).map(Seat).zip(&state.seats).find(|(_, chair)| !chair.ready);
        unready.map_or(Request::Start, |(seat, _)| Request::Ready { seat, terms: state.terms })
    }

    /// Somebody asks for something; if it is refused, nothing has changed.
    fn ask(&mut self, request: &Request, device: u32) {
        let moment = self.evening.moment();
        let now = self.evening.now;
        self.evening.table.settle(now);
        let before = self.look();
        let taken = self.evening.table.take(Actor::Device(device), request, &moment);
        if let Err(refused) = taken {
            assert_eq!(self.look(), before, "{request:?} {refused:?}");
            // A request is checked before it comes down to lines.
            let unfit = matches!(refused, TableRefusal::Table(TableRule::Unfit { .. }));
            assert!(!unfit, "{request:?} {refused:?}");
        }
        self.evening.table.settle(now);
    }

    /// What everybody is shown, and the lines.
    fn look(&self) -> (u32, Vec<String>) {
        (self.evening.table.version(), looks(&self.evening.table, self.evening.now))
    }

    fn happen(&mut self) {
        let device = 1 + self.luck.pick(DEVICES) as u32;
        match self.luck.pick(20) {
            0 => self.evening.leaves(device),
            1 => self.evening.comes(device),
            2 => {
                let seat = self.any_seat();
                let _ = self.evening.moves(seat.0, device);
            }
            3..=5 => {
                let time = [10, 900, 11_000, 70_000][self.luck.pick(4)];
                self.evening.pass(time);
            }
            _ => {
                let request = self.any_request();
                // Mostly from a device that may ask.
                let seat =
                    serde_json::to_value(&request).ok().and_then(|value| value["seat"].as_u64());
                let holder = seat.and_then(|seat| self.evening.device_of(Seat(seat as u8)));
                let host = (1..20).find(|device| self.evening.table.is_host(*device));
                let right = holder.or(host).unwrap_or(device);
                let asks = if self.luck.pick(5) == 0 { device } else { right };
                self.ask(&request, asks);
            }
        }
    }
}

/// What every device and a watcher are shown.
fn looks(table: &Table, now: u64) -> Vec<String> {
    let devices = (1..=DEVICES as u32).map(Actor::Device);
    let shown = |actor| serde_json::to_string(&table.welcome(actor, None, now)).expect("JSON");
    devices.chain([Actor::Watcher]).map(shown).collect()
}

/// The same, with everybody's presence left out: that is not kept.
fn kept(table: &Table, now: u64) -> Vec<String> {
    looks(table, now)
        .iter()
        .map(|text| text.replace("\"present\":true", "\"present\":false"))
        .collect()
}

#[test]
fn whatever_is_asked_the_lines_tell_the_table() {
    let mut started = 0;
    let mut ended = 0;
    for seed in 0..20 {
        let mut chaos = Chaos::new(seed);
        for round in 0..250 {
            chaos.happen();
            if round % 50 == 49 {
                let again = chaos.evening.read_again();
                let now = chaos.evening.now;
                assert_eq!(again.version(), chaos.evening.table.version());
                assert_eq!(kept(&again, now), kept(&chaos.evening.table, now), "seed {seed}");
                assert_eq!(again.game().steps(), chaos.evening.table.game().steps());
            }
        }
        let lines = chaos.evening.table.lines_from(0);
        started += lines.iter().filter(|entry| entry.line == Line::Start).count();
        ended += chaos.evening.table.finished_matches();
        for number in 1..=chaos.evening.table.finished_matches() {
            let record = chaos.evening.table.record(number).expect("a record");
            table::record::verify(&record)
                .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{record}"));
        }
    }
    assert!(started > 15 && ended > 6, "{started} matches, {ended} to their end");
}

#[test]
fn lines_that_were_settled_stay_settled() {
    for seed in 100..115 {
        let mut chaos = Chaos::new(seed);
        for _ in 0..150 {
            chaos.happen();
            let now = chaos.evening.now;
            chaos.evening.table.settle(now);
            let version = chaos.evening.table.version();
            chaos.evening.table.settle(now);
            assert_eq!(chaos.evening.table.version(), version, "settling twice is settling once");
            assert!(chaos.evening.table.wakes(now).is_none_or(|at| at > now));
        }
    }
}

#[test]
fn numbers_and_times_of_lines_only_grow() {
    let mut chaos = Chaos::new(500);
    for _ in 0..300 {
        chaos.happen();
        // A clock that is put back.
        let moment = Moment { now: chaos.evening.now / 2, fresh: [7; 32] };
        let _ = chaos.evening.table.take(Actor::Device(1), &chat(0, "hm"), &moment);
    }
    let lines = chaos.evening.table.lines_from(0);
    let grows = |pair: &[table::Entry]| pair[0].number < pair[1].number && pair[0].at <= pair[1].at;
    assert!(lines.windows(2).all(grows));
    chaos.evening.read_again();
}

/// Somebody without a nonce.
fn sit(seat: u8) -> Request {
    Request::Sit { seat: Seat(seat), name: "Guest".to_owned(), commitment: None, terms: None }
}
