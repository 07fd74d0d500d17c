use crate::{NodeFate, RecordedTree, TreeRecorder};
use chariot_game::{Evaluate, MoveList, Outcome, Score, Tactics, insertion_sort_by_key};
use chariot_search::{Bound, EnteredNode, LeftNode, NodeEnd, NodePurpose};
use std::cmp::Reverse;

/// Results of minimax and alpha-beta in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison<M> {
    /// Tree of minimax. Nodes that alpha-beta does not visit are [`NodeFate::Unvisited`].
    pub tree: RecordedTree<M>,
    /// Best move and score of minimax, for the side to move.
    pub minimax: (Option<M>, Score),
    /// Best move and score of alpha-beta, for the side to move.
    pub alpha_beta: (Option<M>, Score),
    /// Nodes that alpha-beta visits below the root.
    pub visited: u64,
}

/// Searches `depth` plies by minimax and alpha-beta at once (CPW "Minimax", "Alpha-Beta", fail-soft).
///
/// Leaves are evaluated as they stand, and repetitions are ignored. With `ordered`, captures come first, the most
/// valuable victim first; otherwise moves come in generation order. `None` once `stop` returns true; it is called
/// regularly.
pub fn compare<P: Tactics, E: Evaluate<P>>(
    position: &P,
    evaluation: &E,
    depth: u16,
    ordered: bool,
    mut recorder: TreeRecorder<P::Move>,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Comparison<P::Move>> {
    let state = evaluation.refresh(position);
    let mut search = TwoSearches { evaluation, ordered, recorder: &mut recorder, visited: 0, stop };
    let window = Some((-Score::INFINITE, Score::INFINITE));
    let found = search.node(position, &state, 0, i32::from(depth), window)?;
    let visited = search.visited - 1;
    let alpha_beta = found.alpha_beta.unwrap_or(found.minimax);
    Some(Comparison { tree: recorder.finish(), minimax: found.minimax, alpha_beta, visited })
}

type Bounds = (Score, Score);

struct TwoSearches<'a, P: Tactics, E> {
    evaluation: &'a E,
    ordered: bool,
    recorder: &'a mut TreeRecorder<P::Move>,
    /// Nodes that alpha-beta has visited.
    visited: u64,
    stop: &'a mut dyn FnMut() -> bool,
}

/// Best move and score of a node for the side to move, by each search.
struct FoundByBoth<M> {
    minimax: (Option<M>, Score),
    /// `None` if alpha-beta does not visit the node.
    alpha_beta: Option<(Option<M>, Score)>,
}

impl<P: Tactics, E: Evaluate<P>> TwoSearches<'_, P, E> {
    /// Searches a node; alpha-beta enters it with `window`, if any.
    fn node(
        &mut self,
        position: &P,
        state: &E::State,
        ply: usize,
        depth: i32,
        window: Option<Bounds>,
    ) -> Option<FoundByBoth<P::Move>> {
        if depth > 1 && (self.stop)() {
            return None;
        }
        self.visited += u64::from(window.is_some());
        let purpose = if ply == 0 { NodePurpose::Root } else { NodePurpose::Score };
        let fate = window.map_or(NodeFate::Unvisited, |(alpha, beta)| NodeFate::Searched {
            entered: EnteredNode { ply, depth, alpha, beta, reduction: 0, purpose },
            left: None,
        });
        self.recorder.open(position.key(), ply, fate);
        let (found, end) = match self.leaf(position, state, ply, depth) {
            Some((score, end)) => {
                (FoundByBoth { minimax: (None, score), alpha_beta: window.map(|_| (None, score)) }, end)
            }
            None => self.branch(position, state, ply, depth, window)?,
        };
        let left = window.zip(found.alpha_beta).map(|((alpha, beta), (best_move, score))| {
            let bound = match score {
                _ if score >= beta => Bound::Lower,
                _ if score <= alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            LeftNode { ply, depth, score, bound, end, best_move, static_eval: None }
        });
        self.recorder.close(left, Some(found.minimax.1));
        Some(found)
    }

    /// Tries all moves for minimax, and for alpha-beta those up to the first cutoff.
    fn branch(
        &mut self,
        position: &P,
        state: &E::State,
        ply: usize,
        depth: i32,
        mut window: Option<Bounds>,
    ) -> Option<(FoundByBoth<P::Move>, NodeEnd)> {
        let mut found = FoundByBoth {
            minimax: (None, -Score::INFINITE),
            alpha_beta: window.map(|_| (None, -Score::INFINITE)),
        };
        let mut end = NodeEnd::AllMoves;
        for m in self.moves(position) {
            let mut after = position.clone();
            after.play(m);
            let mut after_state = state.clone();
            self.evaluation.update(state, position, m, &after, &mut after_state);
            self.recorder.step_to(ply, Some(m));
            let child_window = window.map(|(alpha, beta)| (-beta, -alpha));
            let child = self.node(&after, &after_state, ply + 1, depth - 1, child_window)?;
            let score = -child.minimax.1;
            if score > found.minimax.1 {
                found.minimax = (Some(m), score);
            }
            if let (Some((alpha, beta)), Some((_, score)), Some(best)) =
                (window, child.alpha_beta, &mut found.alpha_beta)
            {
                let score = -score;
                if score > best.1 {
                    *best = (if score > alpha { Some(m) } else { best.0 }, score);
                }
                window = (score < beta).then_some((alpha.max(score), beta));
                if score >= beta {
                    end = NodeEnd::BetaCutoff;
                }
            }
        }
        Some((found, end))
    }

    /// Score of a node without children, and the reason that it has none.
    fn leaf(&self, position: &P, state: &E::State, ply: usize, depth: i32) -> Option<(Score, NodeEnd)> {
        if position.legal_move_count() == 0 {
            let score = match position.no_move_outcome().outcome {
                Outcome::Win => Score::win_in(ply as u16),
                Outcome::Draw => Score::DRAW,
                Outcome::Loss => Score::loss_in(ply as u16),
            };
            return Some((score, NodeEnd::AllMoves));
        }
        if ply > 0 && position.draw_by_rule().is_some() {
            return Some((Score::DRAW, NodeEnd::Rule));
        }
        (depth == 0).then(|| (self.evaluation.evaluate(position, state), NodeEnd::MaxPly))
    }

    fn moves(&self, position: &P) -> MoveList<P::Move> {
        let mut moves = position.legal_moves();
        if self.ordered {
            insertion_sort_by_key(&mut moves, |&m| {
                let is_noisy = position.is_noisy(m);
                let gain = if is_noisy { position.material_gain(m) } else { 0 };
                let mover = if is_noisy { position.mover_value(m) } else { 0 };
                Reverse((is_noisy, gain, Reverse(mover)))
            });
        }
        moves
    }
}
