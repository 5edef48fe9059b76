//! A table with a clock that is set by hand.

use std::collections::BTreeSet;

use bots::Books;
use game::luck::Stream;
use game::{Luck, Seat};
use protocol::http::NewTable;
use protocol::{LuckChoice, News, Options, Refusal, Request, Update};
use table::fair::{commitment, hex, sha256};
use table::live::{Bookmark, RequestOutcome};
use table::{Actor, Entry, Moment, Table};

/// The host's device.
pub(crate) const HOST: u32 = 1;

/// A table and the hour.
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) now: u64,
    pub(crate) choices: Stream,
    /// What its bots look up.
    pub(crate) books: Books,
    /// The devices that have come.
    here: BTreeSet<u32>,
    /// From where on [`Evening::heard`] listens.
    since: Bookmark,
    fresh: u64,
}

pub(crate) fn new_table(game: &str, setup: &str) -> NewTable {
    let options = Options::default();
    NewTable { game: game.to_owned(), setup: setup.to_owned(), luck: LuckChoice::Fair, options }
}

impl Evening {
    pub(crate) fn open(new: &NewTable) -> Self {
        let moment = Moment { now: 1000, fresh: sha256(b"first") };
        let mut table = Table::open(new, HOST, &moment).expect("a good table");
        table.arrive(Actor::Device(HOST));
        let since = table.mark();
        let (choices, books) = (Stream::new(7), Books::default());
        Evening { table, now: 1000, choices, books, here: [HOST].into(), since, fresh: 0 }
    }

    /// A table of some game with default options.
    pub(crate) fn of(game: &str, setup: &str) -> Self {
        Evening::open(&new_table(game, setup))
    }

    /// The same with options changed.
    pub(crate) fn with(game: &str, setup: &str, change: impl FnOnce(&mut Options)) -> Self {
        let mut new = new_table(game, setup);
        change(&mut new.options);
        Evening::open(&new)
    }

    /// A match with a person at a device of its own on every seat: device 1 on seat 0, and so on.
    pub(crate) fn started(new: &NewTable) -> Self {
        let mut evening = Evening::open(new);
        evening.sit_each();
        evening.start();
        evening
    }

    /// A person at a device of its own sits down on every open seat.
    pub(crate) fn sit_each(&mut self) {
        for seat in 0..8 {
            if self.table.is_open(Seat(seat)) == Some(true) {
                self.sit(u32::from(seat) + 1, seat, &format!("Player {seat}"));
            }
        }
    }

    pub(crate) fn moment(&mut self) -> Moment {
        self.fresh += 1;
        Moment { now: self.now, fresh: sha256(&self.fresh.to_le_bytes()) }
    }

    /// A device asks, and the table settles.
    pub(crate) fn ask(
        &mut self,
        device: u32,
        request: &Request,
    ) -> Result<RequestOutcome, Refusal> {
        let moment = self.moment();
        let taken = self.table.take(Actor::Device(device), request, &moment);
        self.table.settle(self.now);
        taken.map_err(Refusal::from)
    }

    /// A device asks for something that is done.
    #[track_caller]
    pub(crate) fn ok(&mut self, device: u32, request: &Request) {
        if let Err(refusal) = self.ask(device, request) {
            panic!("{request:?}: {refusal:?}");
        }
    }

    /// A device asks for something that is refused.
    #[track_caller]
    pub(crate) fn refuses(&mut self, device: u32, request: &Request, key: &str) {
        let before = self.table.next_line();
        let refusal = self.ask(device, request).expect_err("refused");
        assert_eq!(refusal.key, key, "{}", refusal.says);
        assert_eq!(self.table.next_line(), before, "a refused request leaves no line");
    }

    /// Somebody sits down, with a nonce made of the seat's number.
    pub(crate) fn sit(&mut self, device: u32, seat: u8, name: &str) {
        let commitment = Some(hex(&commitment(&nonce(seat))));
        let request =
            Request::Sit { seat: Seat(seat), name: name.to_owned(), commitment, terms: None };
        if self.here.insert(device) {
            self.table.arrive(Actor::Device(device));
        }
        self.ok(device, &request);
    }

    /// One device holds every seat.
    pub(crate) fn sit_everywhere(&mut self) {
        let mut seat = 0;
        while self.table.is_open(Seat(seat)) == Some(true) {
            self.sit(HOST, seat, &format!("Player {seat}"));
            seat += 1;
        }
    }

    /// The host starts, and every device opens its nonces.
    pub(crate) fn start(&mut self) {
        self.ok(HOST, &Request::Start);
        for seat in 0..8 {
            for device in 1..9 {
                let nonce = hex(&nonce(seat));
                let request = Request::OpenNonce { seat: Seat(seat), nonce };
                if self.table.seats_of(device).contains(Seat(seat)) {
                    let _ = self.ask(device, &request);
                }
            }
        }
    }

    /// A device disconnects.
    pub(crate) fn leaves(&mut self, device: u32) {
        self.table.depart(Actor::Device(device), self.now);
        self.table.settle(self.now);
    }

    /// A device connects again.
    pub(crate) fn comes(&mut self, device: u32) {
        self.table.arrive(Actor::Device(device));
        self.table.settle(self.now);
    }

    /// Time passes; bots think and the table does what is due.
    pub(crate) fn pass(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        loop {
            self.table.settle(self.now);
            for task in self.table.thoughts(self.now, &self.books) {
                let advice = (task.thought)(&mut self.choices);
                self.table.answer_for_bot(task.seat, task.question, advice.as_ref(), self.now);
            }
            self.table.settle(self.now);
            match self.table.wakes(self.now) {
                Some(at) if at <= until => self.now = at,
                _ => break,
            }
        }
        self.now = until;
        self.table.settle(self.now);
    }

    /// A device comes with an invite to a seat as it is now.
    pub(crate) fn moves(&mut self, seat: u8, device: u32) -> Result<(), table::TableRefusal> {
        let tenure = self.table.tenure(Seat(seat)).unwrap_or(0);
        self.table.use_invite(Seat(seat), tenure, device, self.now)
    }

    /// A person says that the terms as they are will do.
    #[track_caller]
    pub(crate) fn agrees(&mut self, device: u32, seat: u8) {
        let terms = self.table.state(self.now).terms;
        self.ok(device, &Request::Ready { seat: Seat(seat), terms });
    }

    pub(crate) fn answer(&self, seat: u8, action: &str) -> Request {
        let question = self.question();
        Request::Answer { seat: Seat(seat), question, action: action.to_owned() }
    }

    /// A seat answers the open question from its device.
    #[track_caller]
    pub(crate) fn plays(&mut self, seat: u8, action: &str) {
        let device = self.device_of(Seat(seat)).expect("a person");
        let request = self.answer(seat, action);
        self.ok(device, &request);
    }

    /// The device of a person's seat.
    pub(crate) fn device_of(&self, seat: Seat) -> Option<u32> {
        (1..20).find(|device| self.table.seats_of(*device).contains(seat))
    }

    /// Forgets what was heard so far.
    pub(crate) fn listen(&mut self) {
        self.since = self.table.mark();
    }

    /// What a device heard since [`Evening::listen`]: news as `kind seat`.
    pub(crate) fn heard(&self, device: u32) -> Vec<String> {
        self.heard_by(Actor::Device(device))
    }

    pub(crate) fn heard_by(&self, actor: Actor) -> Vec<String> {
        let news = self.table.news_since(actor, self.since);
        let short = |news: &News| {
            let value = serde_json::to_value(news).expect("JSON");
            let kind = value["news"].as_str().expect("a kind").to_owned();
            let seat = value.get("seat").filter(|seat| !seat.is_null());
            seat.map_or(kind.clone(), |seat| format!("{kind} {seat}"))
        };
        news.iter().map(short).collect()
    }

    /// The lines so far, as text.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.table.lines_from(0).iter().map(|entry| entry.line.to_string()).collect()
    }

    /// The table as its lines tell it, read a moment ago.
    pub(crate) fn read_again(&self) -> Table {
        let again = |entry: &Entry| entry.to_string().parse().expect("it reads what it writes");
        let entries: Vec<Entry> = self.table.lines_from(0).iter().map(again).collect();
        Table::read(entries, self.now).expect("good lines")
    }

    /// The number of the open question; 0 if there is none.
    pub(crate) fn question(&self) -> u32 {
        self.table.state(self.now).question.map_or(0, |question| question.number)
    }

    /// Every seat that owes an answer gives some legal one. Says whether anybody did.
    pub(crate) fn play_once(&mut self) -> bool {
        let Some(question) = self.table.state(self.now).question else { return false };
        for seat in question.seats.iter() {
            let legal = self.table.game().legal(seat);
            let action = &legal[self.choices.below("action", legal.len() as u32) as usize];
            let request = self.answer(seat.0, action);
            if let Some(device) = self.device_of(seat) {
                self.ok(device, &request);
            }
        }
        true
    }

    /// Everybody answers the same until the next time chance was asked for.
    pub(crate) fn play_all(&mut self, action: &str) {
        let dealt = |table: &Table| {
            table.game().steps().iter().filter(|step| step.starts_with('*')).count()
        };
        let before = dealt(&self.table);
        while dealt(&self.table) == before {
            let question = self.table.state(self.now).question.expect("a question");
            for seat in question.seats.iter() {
                self.plays(seat.0, action);
            }
        }
    }

    /// Every person who still owes an answer gives some legal one.
    pub(crate) fn play_asked_of_people(&mut self) {
        let Some(question) = self.table.state(self.now).question else { return };
        for seat in question.seats.iter() {
            let open = self.table.state(self.now).question;
            let owes = open.is_some_and(|open| {
                open.number == question.number && !open.answered.contains(seat)
            });
            let resigned = self.table.state(self.now).seats[seat.index()].resigned;
            let device = self.device_of(seat).filter(|_| owes && !resigned);
            if let Some(device) = device {
                let request = self.answer(seat.0, &self.table.game().legal(seat)[0]);
                self.ok(device, &request);
            }
        }
    }

    /// Plays to the end.
    pub(crate) fn play_out(&mut self) {
        for _ in 0..20_000 {
            if self.table.is_finished() {
                return;
            }
            self.play_once();
        }
        panic!("no end in sight");
    }

    pub(crate) fn update(&self, device: u32, mark: Bookmark) -> Update {
        self.table.update(Actor::Device(device), mark, true, self.now)
    }
}

/// The nonce of a seat.
pub(crate) fn nonce(seat: u8) -> [u8; 32] {
    sha256(&[seat])
}
