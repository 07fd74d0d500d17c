use crate::Bound;
use crate::ordering::Wanted;
use crate::pvs::Outlook;
use crate::reduction::PLY;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use game::{Board, Evaluate, Score, Tactics};

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) m: M,
    /// Value in this iteration; -∞ until searched, and if it is no better than a move before it.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// The line that begins with `m`.
    pub(crate) pv: Vec<M>,
    /// Positions visited below it in all iterations.
    pub(crate) nodes: u64,
    /// Longest line followed, in plies.
    pub(crate) seldepth: usize,
    /// Score and bound of the last iteration in which it led a line; what is reported if this one is
    /// broken off.
    pub(crate) settled: Option<(Score, Bound)>,
}

impl<M: Copy> RootMove<M> {
    pub(crate) fn new(m: M) -> Self {
        RootMove {
            m,
            score: -Score::INFINITE,
            bound: Bound::Exact,
            pv: vec![m],
            nodes: 0,
            seldepth: 0,
            settled: None,
        }
    }
}

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// The moves to search at the root in the order of a first guess: those of `wanted` that are legal, or
    /// all if none is.
    pub(crate) fn root_moves(&mut self, wanted: &[P::Move]) -> Vec<RootMove<P::Move>> {
        let table_move = self.lookup(0).and_then(|known| self.path.current().unpack(known.best));
        self.frames[0].queue.restart(table_move, Wanted::All);
        let legal: Vec<P::Move> = std::iter::from_fn(|| self.next_move(0)).collect();
        let mut chosen = legal.clone();
        chosen.retain(|m| wanted.contains(m));
        let chosen = if chosen.is_empty() { legal } else { chosen };
        chosen.into_iter().map(RootMove::new).collect()
    }

    /// Searches `moves` at the root. Those that turn out better than all before them get score, bound and
    /// line, also if the search is stopped on the way.
    pub(crate) fn root(
        &mut self,
        depth: i32,
        window: Window,
        moves: &mut [RootMove<P::Move>],
    ) -> Result<Score, Stopped> {
        for root_move in &mut *moves {
            root_move.score = -Score::INFINITE;
        }
        let in_check = self.path.current().is_check();
        let evaluation = (!in_check).then(|| self.corrected(0, self.evaluate(0)));
        self.frames[0].evaluation = evaluation;
        let outlook = Outlook {
            depth,
            is_pv: true,
            was_pv: true,
            expects_cut: false,
            evaluation,
            improving: true,
            doubt: 0,
        };
        for frame in &mut self.frames[1..=2] {
            frame.killers = [None; 2];
            frame.refuted = 0;
        }

        let mut best = -Score::INFINITE;
        let mut alpha = window.alpha;
        for (index, root_move) in moves.iter_mut().enumerate() {
            let m = root_move.m;
            let is_quiet = !self.path.current().is_noisy(m);
            let may_reduce = depth >= self.params.lmr.min_depth && index > 1 && !in_check && !self.full_width;
            let reduction = if may_reduce {
                let history = self.history_of(0, m, is_quiet);
                outlook.reduction(index as i32 + 1, is_quiet, history, &self.params).div_euclid(PLY)
            } else {
                0
            };
            self.seldepth = 0;
            let nodes_before = self.nodes;
            let gives_check = self.play(0, m);
            let reduction = if gives_check { 0 } else { reduction.clamp(0, (depth - 2).max(0)) };
            let inside = Window { alpha, beta: window.beta };
            let score = self.child(depth - 1, reduction, 0, inside, index == 0, false)?;
            self.undo();
            root_move.nodes += self.nodes - nodes_before;

            best = best.max(score);
            // The first move keeps its place even if it falls below the window: the others only showed
            // that they are no better.
            if index == 0 || score > alpha {
                root_move.score = score;
                root_move.seldepth = self.seldepth;
                root_move.bound = match score {
                    _ if score >= window.beta => Bound::Lower,
                    _ if score <= window.alpha => Bound::Upper,
                    _ => Bound::Exact,
                };
                if score > window.alpha {
                    root_move.pv.clear();
                    root_move.pv.push(m);
                    root_move.pv.extend_from_slice(self.pv.line(1));
                }
            }
            if score > alpha {
                alpha = score;
                if score >= window.beta {
                    break;
                }
            }
        }
        Ok(best)
    }
}
