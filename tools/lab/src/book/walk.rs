use super::identity::Identity;
use super::moves::on_board;
use chariot_book::{Entry, PositionKey};
use chariot_game::Board;
use std::collections::{HashSet, VecDeque};

/// A position that a walk has come to.
pub(super) struct Place<P> {
    pub(super) position: P,
    pub(super) key: PositionKey,
    pub(super) identity: Identity,
    /// Plies after which it is first reached.
    pub(super) ply: u32,
}

/// A move of a book, and where it leads; nowhere if it is not legal in this position, which may have other rights than
/// those in which it was played.
pub(super) struct Edge<P> {
    pub(super) entry: Entry,
    pub(super) after: Option<Place<P>>,
}

/// Walks from the usual start over the moves that `moves` gives, ply by ply, and visits each position once that has any; with
/// other rights it is another position.
pub(super) fn walk<P: Board>(
    mut moves: impl FnMut(&Place<P>) -> Vec<Entry>,
    mut visit: impl FnMut(&Place<P>, &[Edge<P>]),
) {
    let start = P::startpos();
    let (key, identity) = Identity::of(&start);
    let mut seen = HashSet::from([Identity::with_rights(&start)]);
    let mut queue = VecDeque::from([Place { position: start, key, identity, ply: 0 }]);
    while let Some(place) = queue.pop_front() {
        let entries = moves(&place);
        if entries.is_empty() {
            continue;
        }
        let edge = |entry: Entry| {
            let after = on_board(&place.position, place.key, entry.0).map(|m| {
                let mut position = place.position.clone();
                position.play(m);
                let (key, identity) = Identity::of(&position);
                Place { position, key, identity, ply: place.ply + 1 }
            });
            Edge { entry, after }
        };
        let edges: Vec<Edge<P>> = entries.into_iter().map(edge).collect();
        visit(&place, &edges);
        for after in edges.into_iter().filter_map(|edge| edge.after) {
            if seen.insert(Identity::with_rights(&after.position)) {
                queue.push_back(after);
            }
        }
    }
}
