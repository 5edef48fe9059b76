//! A player of Quixo that others are measured against: upper confidence bounds on a tree.

use bots::Bot;
use bots::workshop::quixo::unbeatable::Sides;
use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat};
use quixo::{Action, Push, Quixo, View};

/// Upper confidence bounds on a tree, random games at its leaves.
#[derive(Clone, Copy, Debug)]
pub struct Uct {
    /// How many random games it plays for a decision.
    pub rollouts: u32,
}

struct Node {
    sides: Sides,
    /// Decided for the player who moved here: 1 won, −1 lost.
    over: Option<f32>,
    children: Option<Vec<(Push, usize)>>,
    visits: f32,
    /// The sum of results for the player who moved here.
    worth: f32,
}

/// The longest random game; a longer one counts as drawn.
const LONGEST: usize = 300;

impl Uct {
    fn choose(&self, sides: Sides, luck: &mut Stream) -> Option<Push> {
        let mut nodes = vec![Node::new(sides, None)];
        for _ in 0..self.rollouts {
            let mut path = vec![0];
            let mut at = 0;
            while nodes[at].over.is_none() && nodes[at].children.is_some() {
                at = best(&nodes, at);
                path.push(at);
            }
            if nodes[at].over.is_none() && (nodes[at].visits > 0.0 || at == 0) {
                grow(&mut nodes, at);
                at = best(&nodes, at);
                path.push(at);
            }
            let mut result = nodes[at].over.unwrap_or_else(|| -rollout(nodes[at].sides, luck));
            for at in path.into_iter().rev() {
                nodes[at].visits += 1.0;
                nodes[at].worth += result;
                result = -result;
            }
        }
        let children = nodes[0].children.as_ref()?;
        let visits = |child: &&(Push, usize)| nodes[child.1].visits as u32;
        children.iter().max_by_key(visits).map(|(push, _)| *push)
    }
}

impl Node {
    fn new(sides: Sides, over: Option<f32>) -> Node {
        Node { sides, over, children: None, visits: 0.0, worth: 0.0 }
    }
}

fn grow(nodes: &mut Vec<Node>, at: usize) {
    let mut children = Vec::new();
    for (push, after) in nodes[at].sides.moves() {
        let over = match (after.their_line(), after.my_line()) {
            (true, _) => Some(-1.0),
            (false, true) => Some(1.0),
            _ => None,
        };
        children.push((push, nodes.len()));
        nodes.push(Node::new(after.turned(), over));
    }
    nodes[at].children = Some(children);
}

fn best(nodes: &[Node], at: usize) -> usize {
    let log = nodes[at].visits.max(1.0).ln();
    let bound = |child: usize| {
        let node = &nodes[child];
        if node.visits == 0.0 {
            f32::INFINITY
        } else {
            node.worth / node.visits + 1.0 * (2.0 * log / node.visits).sqrt()
        }
    };
    let children = nodes[at].children.iter().flatten().map(|(_, child)| *child);
    children.max_by(|a, b| bound(*a).total_cmp(&bound(*b))).unwrap_or(at)
}

/// The result of a random game for the player to move.
fn rollout(mut sides: Sides, luck: &mut Stream) -> f32 {
    let mut sign = 1.0;
    for _ in 0..LONGEST {
        let count = sides.moves().count() as u32;
        let Some((_, after)) = sides.moves().nth(luck.below("move", count) as usize) else {
            return 0.0;
        };
        if after.their_line() {
            return -sign;
        }
        if after.my_line() {
            return sign;
        }
        (sides, sign) = (after.turned(), -sign);
    }
    0.0
}

impl Bot<Quixo> for Uct {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Quixo::imagine(view, luck)?;
        let (board, mark) = (game.position().board, game.setup().mark(seat));
        let sides = Sides { me: board.of(mark), them: board.of(mark.other()) };
        let mut own = Stream::new(u64::from(luck.below("seed", u32::MAX)));
        let push = self.choose(sides, &mut own).ok_or(Inconsistent("there is no move"))?;
        Ok(Action { cell: push.cell(), end: push.end(), dot: None })
    }
}
