//! Who sits where.

/// The lineups that every deal is played with: each entrant in each seat it can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    entrants: usize,
    seats: usize,
    lineups: Vec<Vec<usize>>,
}

impl Plan {
    /// Fewer entrants than seats share the seats in turn; more than that meet in every combination.
    pub fn new(entrants: usize, seats: usize) -> Self {
        let tables = if entrants <= seats {
            vec![(0..seats).map(|seat| seat % entrants.max(1)).collect()]
        } else {
            combinations(entrants, seats)
        };
        let mut lineups: Vec<Vec<usize>> = Vec::new();
        for table in tables {
            for turn in 0..seats {
                let mut lineup = table.clone();
                lineup.rotate_left(turn);
                if !lineups.contains(&lineup) {
                    lineups.push(lineup);
                }
            }
        }
        Plan { entrants, seats, lineups }
    }

    /// One of the first entrant among others of the second, in every seat in turn.
    pub fn among(seats: usize) -> Self {
        let lineup = |own: usize| (0..seats).map(|seat| usize::from(seat != own)).collect();
        Plan { entrants: 2, seats, lineups: (0..seats).map(lineup).collect() }
    }

    /// How many take part.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// How many sit at a table.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The lineups: which entrant has which seat.
    pub fn lineups(&self) -> &[Vec<usize>] {
        &self.lineups
    }

    /// The most seats that one entrant has in a game.
    pub fn most_seats(&self) -> usize {
        let count = |lineup: &Vec<usize>, who| lineup.iter().filter(|one| **one == who).count();
        let each = |who| self.lineups.iter().map(move |lineup| count(lineup, who)).max();
        (0..self.entrants).filter_map(each).max().unwrap_or(0)
    }
}

/// Every set of `size` numbers below `from`, in order.
fn combinations(from: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        let rest = combinations(last, size - 1).into_iter();
        rest.map(move |mut set| {
            set.push(last);
            set
        })
    };
    (size - 1..from).flat_map(with_last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_entrants_change_seats() {
        assert_eq!(Plan::new(2, 2).lineups(), [vec![0, 1], vec![1, 0]]);
        assert_eq!(Plan::new(2, 4).lineups(), [vec![0, 1, 0, 1], vec![1, 0, 1, 0]]);
        assert_eq!(Plan::new(2, 4).most_seats(), 2);
    }

    #[test]
    fn one_among_others_has_every_seat() {
        let plan = Plan::among(3);
        assert_eq!(plan.lineups(), [vec![0, 1, 1], vec![1, 0, 1], vec![1, 1, 0]]);
        assert_eq!((plan.entrants(), plan.most_seats()), (2, 2));
        assert_eq!(Plan::among(2), Plan::new(2, 2));
    }

    #[test]
    fn many_entrants_meet_in_every_combination() {
        let plan = Plan::new(3, 2);
        assert_eq!(plan.lineups().len(), 6);
        assert_eq!(plan.most_seats(), 1);
    }

    #[test]
    fn one_entrant_plays_alone() {
        assert_eq!(Plan::new(1, 3).lineups(), [vec![0, 0, 0]]);
    }
}
