//! A search seen iteration by iteration: cost, best move, move ordering.

use super::evaluation::{NetworkBytes, evaluation_of};
use super::{Question, style_of};
use crate::control::PageControl;
use crate::protocol::{IterationFacts, MoveStyle, ReductionMap, SquareCount, ThinkProgress};
use chariot_game::{Board, Endgame, Line, Notation, Tactics};
use chariot_search::{
    Bound, Control, Engine, EnteredNode, LeftNode, Limits, MovePruning, NodeEnd, NodePurpose, Observer,
    Report,
};
use session::{Error, NotatedMove, PlayableGame, Style, describe_move};
use std::collections::BTreeMap;

/// Transposition table of the search, in MiB.
const HASH: usize = 16;
/// Cutoffs after this many moves or more share one count.
const COUNTED_APART: usize = 6;
/// Smallest depth of the reduction map, in plies.
const SHALLOWEST: i32 = 2;
/// Greatest depth of the reduction map, in plies.
const DEEPEST: i32 = 13;
/// Plies that a move may lose without a late move reduction: one for the move, one for internal iterative reduction.
/// ProbCut searches are shallower and do not count.
const LOST: i32 = 2;
/// Moves in each row of the reduction map.
const PLACES: usize = 32;

/// Searches a position with an empty table, iteration by iteration.
pub(super) struct Deepen<'a, 'b> {
    pub(super) network: NetworkBytes<'a>,
    pub(super) depth: u16,
    /// Depth of the first iteration, in plies.
    pub(super) first: u16,
    pub(super) style: MoveStyle,
    pub(super) control: &'a mut PageControl<'b>,
}

impl Question for Deepen<'_, '_> {
    type Answer = (Vec<IterationFacts>, ReductionMap);

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Self::Answer, Error> {
        let Deepen { network, depth, first, style: wanted, control } = self;
        let Ok(mut engine) = Engine::<G::Position, _>::new(evaluation_of::<G>(network)?, HASH) else {
            panic!("no memory for a transposition table");
        };
        let limits = Limits { first_depth: Some(first), ..Limits::depth(depth) };
        let mut watcher = Watcher::default();
        let mut teller = Teller { control, lines: BTreeMap::new() };
        engine.search_observed(&line, &limits, None, &mut teller, &mut watcher);
        let style = style_of::<G::Position>(wanted);
        Ok((facts(line.current(), style, &watcher, &teller.lines), watcher.reductions()))
    }
}

/// Sends progress to the page and keeps the last exact line of each iteration.
struct Teller<'a, 'b, M> {
    control: &'a mut PageControl<'b>,
    lines: BTreeMap<u16, Report<M>>,
}

impl<M: Clone> Control<M> for Teller<'_, '_, M> {
    fn elapsed_ms(&mut self) -> u64 {
        Control::<NotatedMove>::elapsed_ms(self.control)
    }

    fn should_stop(&mut self) -> bool {
        self.control.is_stopped()
    }

    fn report(&mut self, report: &Report<M>) {
        if report.bound == Bound::Exact {
            self.control.tell(&ThinkProgress::Iterations { depth: report.depth }.into());
            self.lines.insert(report.depth, report.clone());
        }
    }
}

/// Facts on the finished iterations, from the watcher's counts and the lines.
fn facts<P: Tactics + Notation + Endgame>(
    root: &P,
    style: Style,
    watcher: &Watcher,
    lines: &BTreeMap<u16, Report<P::Move>>,
) -> Vec<IterationFacts> {
    let of = |(&depth, counts): (&u16, &IterationCounts)| {
        let line = lines.get(&depth)?;
        Some(IterationFacts {
            depth,
            nodes: counts.nodes,
            millis: line.time_ms,
            best: line.pv.first().map(|&m| describe_move(root, m, style)),
            score: Some(line.score),
            cutoffs: counts.cutoffs.to_vec(),
            squares: counts
                .by_count()
                .into_iter()
                .map(|(square, count)| SquareCount { square: P::square_name(square), count })
                .collect(),
        })
    };
    watcher.iterations.iter().filter_map(of).collect()
}

#[derive(Clone, Debug, Default)]
struct IterationCounts {
    nodes: u64,
    cutoffs: [u32; COUNTED_APART],
    squares: BTreeMap<u8, u32>,
}

impl IterationCounts {
    /// Target squares of quiet cutoff moves, most frequent first.
    fn by_count(&self) -> Vec<(u8, u32)> {
        let mut squares: Vec<(u8, u32)> =
            self.squares.iter().map(|(&square, &count)| (square, count)).collect();
        squares.sort_by_key(|&(square, count)| (std::cmp::Reverse(count), square));
        squares
    }
}

/// A node under search.
#[derive(Clone, Copy, Debug)]
struct WatchedNode {
    depth: i32,
    purpose: NodePurpose,
    /// Moves searched so far.
    tried: usize,
    /// Whether a move was played whose position has not been entered yet.
    is_fresh: bool,
}

/// Counts the events of a search.
#[derive(Default)]
struct Watcher {
    iterations: BTreeMap<u16, IterationCounts>,
    depth: u16,
    open: Vec<WatchedNode>,
    /// Sum of reductions in plies, and their number, by depth of the node and index of the move.
    reduced: BTreeMap<(i32, usize), (f64, u32)>,
}

impl Watcher {
    fn reductions(&self) -> ReductionMap {
        let cell = |depth: i32, place: usize| {
            self.reduced.get(&(depth, place)).map(|&(sum, count)| sum / f64::from(count))
        };
        let deepest = self.reduced.keys().map(|&(depth, _)| depth).max().unwrap_or(SHALLOWEST).min(DEEPEST);
        let row = |depth: i32| (1..=PLACES).map(|place| cell(depth, place)).collect();
        ReductionMap { depth: SHALLOWEST as u16, rows: (SHALLOWEST..=deepest).map(row).collect() }
    }

    fn counts(&mut self) -> &mut IterationCounts {
        self.iterations.entry(self.depth).or_default()
    }
}

impl<P: Tactics + Board> Observer<P> for Watcher {
    fn play(&mut self, _: usize, m: Option<P::Move>) {
        if let Some(node) = self.open.last_mut() {
            node.is_fresh = m.is_some();
        }
    }

    fn enter(&mut self, _: &P, node: EnteredNode) {
        if node.purpose == NodePurpose::Root {
            // Nodes cut short by a stop or a new window never report that they were left.
            self.open.clear();
            self.depth = u16::try_from(node.depth).unwrap_or_default();
        }
        // The search does not count its root.
        self.counts().nodes += u64::from(node.purpose != NodePurpose::Root);
        if let Some(parent) = self.open.last_mut()
            && parent.purpose != NodePurpose::Quiescence
            && std::mem::take(&mut parent.is_fresh)
            && node.depth + node.reduction >= parent.depth - LOST
        {
            parent.tried += 1;
            let (sum, count) = self.reduced.entry((parent.depth, parent.tried)).or_default();
            *sum += f64::from(node.reduction);
            *count += 1;
        }
        self.open.push(WatchedNode { depth: node.depth, purpose: node.purpose, tried: 0, is_fresh: false });
    }

    fn leave(&mut self, position: &P, node: LeftNode<P::Move>) {
        let Some(open) = self.open.pop() else { return };
        if node.end != NodeEnd::BetaCutoff || open.purpose == NodePurpose::Quiescence || open.tried == 0 {
            return;
        }
        let counts = self.counts();
        counts.cutoffs[open.tried.min(COUNTED_APART) - 1] += 1;
        if let Some(m) = node.best_move
            && !position.is_noisy(m)
        {
            *counts.squares.entry(P::from_to(m).1).or_default() += 1;
        }
    }

    fn skip(&mut self, _: usize, _: P::Move, _: MovePruning) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_search::Unwatched;
    use session::{GameId, GameVisitor};

    struct Watch;

    impl GameVisitor for Watch {
        type Output = ();

        /// The facts shown must agree with the search's own reports.
        fn visit<G: PlayableGame>(self) {
            for text in G::BENCH_POSITIONS.iter().take(4) {
                let line = Line::new(text.parse::<G::Position>().expect("a bench position"));
                let mut engine = Engine::<G::Position, _>::new(G::engine_evaluation(), 1).expect("memory");
                let mut watcher = Watcher::default();
                let found =
                    engine.search_observed(&line, &Limits::depth(6), None, &mut Unwatched, &mut watcher);
                let nodes: u64 = watcher.iterations.values().map(|counts| counts.nodes).sum();
                assert_eq!(nodes, found.nodes, "{text}");
                let depths: Vec<u16> = watcher.iterations.keys().copied().collect();
                assert_eq!(depths, (1..=6).collect::<Vec<u16>>(), "{text}");
                let last = &watcher.iterations[&6];
                assert!(last.cutoffs.iter().sum::<u32>() > 0, "{text}");
                let quiet: u32 = last.squares.values().sum();
                assert!(quiet <= last.cutoffs.iter().sum(), "{text}");
                // First moves are never reduced, and no reduction reaches the node's depth.
                for (&(depth, place), &(sum, count)) in &watcher.reduced {
                    let average = sum / f64::from(count);
                    assert!(place > 1 || average == 0.0, "{average} at {depth}: {text}");
                    assert!(average >= 0.0 && average <= f64::from(depth), "{average} at {depth}: {text}");
                }
            }
        }
    }

    #[test]
    fn every_node_belongs_to_an_iteration() {
        for game in GameId::ALL {
            game.visit(Watch);
        }
    }

    #[test]
    fn a_search_can_begin_at_a_depth() {
        struct Begin;
        impl GameVisitor for Begin {
            type Output = ();
            fn visit<G: PlayableGame>(self) {
                let line = Line::new(<G::Position as chariot_game::Rules>::startpos());
                let mut engine = Engine::<G::Position, _>::new(G::engine_evaluation(), 1).expect("memory");
                let limits = Limits { first_depth: Some(4), ..Limits::depth(5) };
                let mut watcher = Watcher::default();
                engine.search_observed(&line, &limits, None, &mut Unwatched, &mut watcher);
                assert_eq!(watcher.iterations.keys().copied().collect::<Vec<u16>>(), [4, 5]);
            }
        }
        GameId::DEFAULT.visit(Begin);
    }
}
