use crate::Bound;
use game::Score;

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) m: M,
    /// Score in this iteration; -∞ until it is searched, and if it is no better than a move before it.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Principal variation, `m` first.
    pub(crate) pv: Vec<M>,
    /// Nodes below it in all iterations.
    pub(crate) nodes: u64,
    /// Longest line, in plies.
    pub(crate) seldepth: usize,
    /// Score and bound of the last iteration that ranked it: what is reported if the current one is stopped.
    pub(crate) ranked: Option<(Score, Bound)>,
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
            ranked: None,
        }
    }
}

impl<M> RootMove<M> {
    /// The score of the last iteration that ranked the move; `None` if none has.
    pub(crate) fn ranked_score(&self) -> Option<Score> {
        self.ranked.map(|(score, _)| score)
    }
}
