use chariot_game::Score;

/// How a score relates to the exact score of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The score is exact.
    Exact,
    /// The exact score is at least this (fail high).
    Lower,
    /// The exact score is at most this (fail low).
    Upper,
}

/// One line of a search in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// Depth of the iteration, in plies.
    pub depth: u16,
    /// Selective depth: longest line of this iteration, in plies.
    pub seldepth: u16,
    /// Rank of this line among those asked for, from 1 (`multipv` in UCI).
    pub rank: usize,
    /// Score for the side to move at the root.
    pub score: Score,
    /// How `score` relates to the exact score.
    pub bound: Bound,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u64,
    /// Permille of the transposition table written by this search.
    pub hashfull: u16,
    /// Successful probes of endgame tables.
    pub tbhits: u64,
    /// Principal variation: legal moves from the root, ending with the game at the latest.
    pub pv: Vec<M>,
}

impl<M> Report<M> {
    /// Nodes per second; durations below one millisecond count as one.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.saturating_mul(1000) / self.time_ms.max(1)
    }

    /// The report with its line in another form.
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

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The move to play; `None` only if there is no legal move, or if a limit in time met a control without a
    /// clock.
    pub best: Option<M>,
    /// The expected reply.
    pub ponder: Option<M>,
    /// Last report of each line, best first; empty only without a move to play. Below full [`crate::Skill`],
    /// `best` need not start the first line.
    pub lines: Vec<Report<M>>,
    /// Nodes searched.
    pub nodes: u64,
}
