use game::Score;

/// How a score relates to the exact score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the exact score.
    Exact,
    /// The exact score is at least this (the search failed high).
    Lower,
    /// The exact score is at most this (the search failed low).
    Upper,
}

/// One line of a search in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// Depth of the iteration, in plies.
    pub depth: u16,
    /// Selective depth: the longest line of this iteration, in plies.
    pub seldepth: u16,
    /// Rank of this line among those asked for, from 1 (`multipv` in UCI).
    pub rank: usize,
    /// Score for the side to move at the root.
    pub score: Score,
    /// How to read `score`.
    pub bound: Bound,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u64,
    /// Thousandths of the transposition table that this search has written.
    pub hashfull: u16,
    /// Positions found in endgame tables.
    pub tbhits: u64,
    /// Principal variation: legal moves from the root, no further than the end of the game.
    pub pv: Vec<M>,
}

impl<M> Report<M> {
    /// Nodes per second; a search counts as at least one millisecond.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.saturating_mul(1000) / self.time_ms.max(1)
    }

    /// The same report with another form of its line.
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

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The move to play; `None` only if there is no legal move.
    pub best: Option<M>,
    /// The expected reply.
    pub ponder: Option<M>,
    /// The last report of each line asked for, best first; empty only if there is no legal move. Below full
    /// [`crate::Skill`], `best` need not be the first move of the first line.
    pub lines: Vec<Report<M>>,
    /// Nodes searched.
    pub nodes: u64,
}
