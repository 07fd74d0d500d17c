use game::Score;

/// What a score says about the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// One line of a search in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// Iteration, in plies.
    pub depth: u16,
    /// Longest line followed in this iteration, in plies.
    pub seldepth: u16,
    /// Rank of this line among the lines wanted, from 1.
    pub rank: usize,
    /// Value for the side to move at the root.
    pub score: Score,
    /// How to read `score`.
    pub bound: Bound,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u64,
    /// Use of the transposition table by this search, in thousandths.
    pub hashfull: u16,
    /// Positions answered by endgame tables.
    pub tbhits: u64,
    /// Legal moves from the root, the best first; ends where the game does.
    pub pv: Vec<M>,
}

impl<M> Report<M> {
    /// Nodes a second; a search too short to time counts as one millisecond.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.saturating_mul(1000) / self.time_ms.max(1)
    }

    /// The same report with its line in other words.
    #[must_use]
    pub fn with_pv<N>(&self, pv: Vec<N>) -> Report<N> {
        Report {
            depth: self.depth,
            seldepth: self.seldepth,
            rank: self.rank,
            score: self.score,
            bound: self.bound,
            nodes: self.nodes,
            time_ms: self.time_ms,
            hashfull: self.hashfull,
            tbhits: self.tbhits,
            pv,
        }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The move to play; `None` only if there is no legal move.
    pub best: Option<M>,
    /// The reply expected.
    pub ponder: Option<M>,
    /// The last report of each line wanted, best first; empty only if there is no legal move. The move
    /// played need not be the first of them at limited [`crate::Skill`].
    pub lines: Vec<Report<M>>,
    /// Positions visited.
    pub nodes: u64,
}
