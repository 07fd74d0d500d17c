use crate::Bound;
use chariot_game::Score;

#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) m: M,
    /// Score in this iteration; -∞ until searched, and if no better than an earlier move.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Principal variation, `m` first.
    pub(crate) pv: Vec<M>,
    /// Nodes below the move in all iterations.
    pub(crate) nodes: u64,
    pub(crate) seldepth: usize,
    /// Score and bound of the last iteration that ranked the move; reported if the current one is stopped.
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
    /// Score of the last iteration that ranked the move.
    pub(crate) fn ranked_score(&self) -> Option<Score> {
        self.ranked.map(|(score, _)| score)
    }
}
