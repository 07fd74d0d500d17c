//! Which positions lie together in a piece: those of an opening, so that who looks at one has the next ones too.

use super::identity::Identity;
use super::select::Chosen;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Positions that stay together, and their weight: a position, and those after it that still fit.
#[derive(Default)]
struct Branch {
    positions: Vec<usize>,
    weight: usize,
}

impl Branch {
    fn take(&mut self, other: Branch) {
        self.positions.extend(other.positions);
        self.weight += other.weight;
    }
}

/// Cuts the tree of positions, each below the one from which most games came, into clusters of at most `limit` positions and
/// moves. Positions that are `taken` connect others and weigh nothing. `positions` come the most played first.
pub(super) fn clusters<'a>(
    positions: &'a [Chosen],
    taken: &HashSet<u32>,
    limit: usize,
) -> Vec<Vec<&'a Chosen>> {
    let places: HashMap<Identity, usize> =
        positions.iter().enumerate().map(|(place, chosen)| (chosen.identity, place)).collect();
    let mut order: Vec<usize> = (0..positions.len()).collect();
    order.sort_by_key(|&place| (Reverse(positions[place].ply), place));
    let mut below: HashMap<Option<usize>, Vec<Branch>> = HashMap::new();
    let mut closed: Vec<Branch> = Vec::new();
    // The later plies first: what is below a position has been cut when its turn comes.
    for place in order {
        let chosen = &positions[place];
        let mut own = Branch::default();
        if !taken.contains(&chosen.hash) {
            own = Branch { positions: vec![place], weight: 1 + chosen.moves.len() };
        }
        let branch = joined(own, below.remove(&Some(place)).unwrap_or_default(), limit, &mut closed);
        let parent = chosen.parent.and_then(|parent| places.get(&parent).copied());
        below.entry(parent).or_default().push(branch);
    }
    let roots = below.remove(&None).unwrap_or_default();
    let last = joined(Branch::default(), roots, limit, &mut closed);
    closed.push(last);
    closed.retain(|branch| !branch.positions.is_empty());
    // The most played first.
    closed.sort_by_key(|branch| branch.positions.iter().min().copied());
    let cluster = |branch: &Branch| branch.positions.iter().map(|&place| &positions[place]).collect();
    closed.iter().map(cluster).collect()
}

/// A position and what is below it. If that is too much, branches are closed, the heaviest first and as many together as fit.
fn joined(mut own: Branch, mut below: Vec<Branch>, limit: usize, closed: &mut Vec<Branch>) -> Branch {
    let mut weight = own.weight + below.iter().map(|branch| branch.weight).sum::<usize>();
    below.sort_by_key(|branch| (Reverse(branch.weight), branch.positions.first().copied()));
    while weight > limit && !below.is_empty() {
        let mut full = Branch::default();
        below = below.into_iter().fold(Vec::new(), |mut left, branch| {
            if full.weight + branch.weight <= limit {
                full.take(branch)
            } else {
                left.push(branch)
            }
            left
        });
        weight -= full.weight;
        closed.push(full);
    }
    below.into_iter().for_each(|branch| own.take(branch));
    own
}
