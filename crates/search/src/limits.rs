use crate::Skill;

/// Deepest iteration of a search, in plies.
pub const MAX_DEPTH: u16 = 120;

/// Plies from the root beyond which no line is followed: bounds recursion, so that the stack of a browser
/// worker (1 MiB) suffices.
pub(crate) const MAX_PLY: usize = 128;

/// When a search ends. Every limit that is set holds; with none set it goes on until it is stopped or has
/// finished [`MAX_DEPTH`]. Whatever the limits, the first iteration is finished, so that there is a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits<M> {
    /// Last iteration, in plies; clamped to 1..=[`MAX_DEPTH`].
    pub depth: Option<u16>,
    /// Positions to visit.
    pub nodes: Option<u64>,
    /// Milliseconds to use for this move, less nothing: the caller subtracts what it needs itself.
    pub move_time: Option<u64>,
    /// The mover's chess clock.
    pub clock: Option<Clock>,
    /// Stop when a mate in this many moves (not plies) or fewer is found for the side to move; gives up at
    /// a depth where such a mate would have been seen.
    pub mate: Option<u16>,
    /// Root moves to consider; moves that are not legal are ignored, and if none is left all are considered.
    pub search_moves: Vec<M>,
    /// Number of best lines wanted; 0 counts as 1.
    pub multi_pv: usize,
    /// Weakened play; `None` for full strength.
    pub skill: Option<Skill>,
    /// Search every move to full depth (no null move, reductions or margins). Slow; finds the shortest mate
    /// within the depth for certain, and one ply beyond a win by stalemate, where a game has that.
    pub full_width: bool,
}

impl<M> Default for Limits<M> {
    fn default() -> Self {
        Limits {
            depth: None,
            nodes: None,
            move_time: None,
            clock: None,
            mate: None,
            search_moves: Vec::new(),
            multi_pv: 1,
            skill: None,
            full_width: false,
        }
    }
}

impl<M> Limits<M> {
    /// Search to this depth in plies.
    #[must_use]
    pub fn depth(plies: u16) -> Self {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// Search this many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Search for this many milliseconds.
    #[must_use]
    pub fn move_time(milliseconds: u64) -> Self {
        Limits { move_time: Some(milliseconds), ..Limits::default() }
    }

    /// The same limits with other root moves to consider.
    #[must_use]
    pub fn with_moves<N>(&self, search_moves: Vec<N>) -> Limits<N> {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            move_time: self.move_time,
            clock: self.clock,
            mate: self.mate,
            search_moves,
            multi_pv: self.multi_pv,
            skill: self.skill,
            full_width: self.full_width,
        }
    }

    /// Search as long as is wise with this clock.
    #[must_use]
    pub fn clock(clock: Clock) -> Self {
        Limits { clock: Some(clock), ..Limits::default() }
    }
}

/// The state of a player's clock; all times in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub remaining: u64,
    /// Time added after each move.
    pub increment: u64,
    /// Moves until the clock is refilled; `None` if it never is.
    pub moves_to_go: Option<u32>,
    /// Time kept back on every move for what happens outside the search.
    pub overhead: u64,
}
