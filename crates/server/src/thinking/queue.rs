//! Who is next: of all addresses that wait the one that has used the least time, and of its tables
//! likewise. A newcomer starts with the least time that the others have used, so that idle time does not
//! add up to an advantage.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use super::Owner;

/// Jobs that wait, by address and table.
pub(super) struct Queue<J> {
    addresses: Shares<IpAddr, Shares<String, VecDeque<(u64, J)>>>,
    number: u64,
}

impl<J> Queue<J> {
    pub(super) fn new() -> Self {
        Queue { addresses: Shares::default(), number: 0 }
    }

    /// Puts a job in; its number.
    pub(super) fn put(&mut self, owner: &Owner, job: J) -> u64 {
        self.number += 1;
        let address = self.addresses.enter(&owner.address);
        address.enter(&owner.table).push_back((self.number, job));
        self.number
    }

    /// Takes a job out that has not begun.
    pub(super) fn take_out(&mut self, owner: &Owner, number: u64) {
        let Some(address) = self.addresses.of(&owner.address) else { return };
        if let Some(table) = address.waits.of(&owner.table) {
            table.waits.retain(|(other, _)| *other != number);
        }
        address.waits.tidy(VecDeque::is_empty);
        self.addresses.tidy(|tables| !tables.waiting(|q| !q.is_empty()));
    }

    /// The next job, and whose it is. It counts as under way until it is [`Queue::done`].
    pub(super) fn next(&mut self) -> Option<(Owner, J)> {
        let (address, tables) = self.addresses.next(|tables| tables.waiting(|q| !q.is_empty()))?;
        let (table, queue) = tables.next(|queue| !queue.is_empty())?;
        let (_, job) = queue.pop_front()?;
        Some((Owner { address, table }, job))
    }

    /// A job has taken so long.
    pub(super) fn done(&mut self, owner: &Owner, time: Duration) {
        if let Some(address) = self.addresses.of(&owner.address) {
            address.waits.done(&owner.table, time, VecDeque::is_empty);
        }
        self.addresses.done(&owner.address, time, |tables| !tables.waiting(|q| !q.is_empty()));
    }
}

/// What some have used of a time that they share.
struct Shares<K, W> {
    all: HashMap<K, Share<W>>,
    /// How much had been used by whoever was last served: newcomers begin here.
    level: Duration,
}

struct Share<W> {
    used: Duration,
    /// How long its last job took: what the ones under way are taken to need.
    last: Duration,
    under_way: u32,
    waits: W,
}

impl<K, W> Default for Shares<K, W> {
    fn default() -> Self {
        Shares { all: HashMap::new(), level: Duration::ZERO }
    }
}

impl<K: Clone + Eq + Hash, W: Default> Shares<K, W> {
    fn of(&mut self, key: &K) -> Option<&mut Share<W>> {
        self.all.get_mut(key)
    }

    fn enter(&mut self, key: &K) -> &mut W {
        let level = self.level;
        let fresh =
            || Share { used: level, last: Duration::ZERO, under_way: 0, waits: W::default() };
        let share = self.all.entry(key.clone()).or_insert_with(fresh);
        share.used = share.used.max(level);
        &mut share.waits
    }

    fn waiting(&self, waits: impl Fn(&W) -> bool) -> bool {
        self.all.values().any(|share| waits(&share.waits))
    }

    fn next(&mut self, waits: impl Fn(&W) -> bool) -> Option<(K, &mut W)> {
        let waiting = self.all.iter_mut().filter(|(_, share)| waits(&share.waits));
        let standing = |share: &Share<W>| share.used + share.last * share.under_way;
        let (key, share) = waiting.min_by_key(|(_, share)| standing(share))?;
        self.level = self.level.max(share.used);
        share.under_way += 1;
        Some((key.clone(), &mut share.waits))
    }

    fn done(&mut self, key: &K, time: Duration, idle: impl Fn(&W) -> bool) {
        if let Some(share) = self.all.get_mut(key) {
            share.used += time;
            share.last = time;
            share.under_way -= 1;
        }
        self.tidy(idle);
    }

    fn tidy(&mut self, idle: impl Fn(&W) -> bool) {
        // Whoever has nothing here and no more than a newcomer is one.
        let level = self.level;
        let gone = |share: &Share<W>| share.under_way == 0 && idle(&share.waits);
        if self.all.values().all(gone) {
            self.all.clear();
        } else {
            self.all.retain(|_, share| !gone(share) || share.used > level);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(address: u8, table: &str) -> Owner {
        Owner { address: IpAddr::from([127, 0, 0, address]), table: table.to_owned() }
    }

    const LONG: Duration = Duration::from_millis(500);
    const SHORT: Duration = Duration::from_millis(1);

    #[test]
    fn a_newcomer_waits_for_what_is_under_way_and_nothing_else() {
        let mut queue = Queue::new();
        for table in 0..100 {
            queue.put(&owner(1, &table.to_string()), "slow");
        }
        for _ in 0..10 {
            let (who, _) = queue.next().unwrap();
            queue.done(&who, LONG);
        }
        let (under_way, _) = queue.next().unwrap();
        queue.put(&owner(2, "other"), "first");
        queue.done(&under_way, LONG);
        assert_eq!(queue.next().unwrap().1, "first");
    }

    #[test]
    fn time_counts_and_not_how_often() {
        let mut queue = Queue::new();
        for table in 0..1000 {
            queue.put(&owner(1, &format!("a{table}")), LONG);
            queue.put(&owner(2, &format!("b{table}")), SHORT);
        }
        let mut counts = [0u32; 3];
        for _ in 0..502 {
            let (who, time) = queue.next().unwrap();
            let IpAddr::V4(address) = who.address else { panic!() };
            counts[usize::from(address.octets()[3])] += 1;
            queue.done(&who, time);
        }
        assert!(counts[1] <= 2 && counts[2] >= 500, "{counts:?}");
    }

    #[test]
    fn tables_of_one_address_take_turns() {
        let mut queue = Queue::new();
        for _ in 0..3 {
            queue.put(&owner(1, "a"), ());
        }
        queue.put(&owner(1, "b"), ());
        let mut order = Vec::new();
        while let Some((who, ())) = queue.next() {
            queue.done(&who, LONG);
            order.push(who.table);
        }
        assert_eq!(order.iter().take(2).filter(|table| *table == "b").count(), 1, "{order:?}");
        assert_eq!(order.len(), 4);
        assert!(queue.addresses.all.is_empty(), "nobody is remembered who has nothing here");
    }

    #[test]
    fn what_is_taken_out_is_not_done() {
        let mut queue = Queue::new();
        let first = queue.put(&owner(1, "a"), "first");
        queue.put(&owner(1, "a"), "second");
        queue.take_out(&owner(1, "a"), first);
        assert_eq!(queue.next().unwrap().1, "second");
        assert!(queue.next().is_none());
    }
}
