use crate::{Character, Skill};

/// Deepest iteration of a search, in plies.
pub const MAX_DEPTH: u16 = 120;

/// Longest line of a search, in plies. Bounds recursion to fit the stack of a browser worker (1 MiB).
pub(crate) const MAX_PLY: usize = 128;

/// Limits of a search; all that are set apply. Without any, it runs until stopped or until it has finished
/// [`MAX_DEPTH`]. No limit stops the first iteration before 16,384 nodes, so that there is a move.
///
/// Limits in time need a [`Control`](crate::Control) with a clock. Without one, as with
/// [`Unwatched`](crate::Unwatched), the search is refused: its result has no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits<M> {
    /// Last iteration, in plies; clamped to 1..=[`MAX_DEPTH`].
    pub depth: Option<u16>,
    /// First iteration, in plies, for experiments; default 1, at most the last.
    pub first_depth: Option<u16>,
    /// Nodes to search.
    pub nodes: Option<u64>,
    /// Milliseconds for this move, after any overhead.
    pub move_time: Option<u64>,
    /// The mover's chess clock.
    pub clock: Option<Clock>,
    /// Stop once the side to move mates in at most this many moves (not plies), or at a depth where such a
    /// mate would have been found.
    pub mate: Option<u16>,
    /// Root moves to search. Illegal ones are ignored; if none is legal, all moves are searched.
    pub search_moves: Vec<M>,
    /// Number of lines to find; 0 counts as 1.
    pub multi_pv: usize,
    /// Strength; `None` for full strength.
    pub skill: Option<Skill>,
    /// Taste in moves, at any strength.
    pub character: Character,
    /// Whether a side that is lost by endgame tables plays, of the moves with the longest distance to mate, the one after
    /// which the fewest replies win, and whether a side that is behind where no table knows the position declines trades and sets
    /// problems. Reported lines are those of the best move. Weak levels ignore it, and
    /// characters where no table knows the position.
    pub stubborn_defence: bool,
    /// Search every move to full depth, without pruning or reductions. Slow, but certain to find the shortest
    /// mate within the depth; also wins by stalemate one ply beyond it, in games that have them.
    pub full_width: bool,
}

impl<M> Default for Limits<M> {
    fn default() -> Self {
        Limits {
            depth: None,
            first_depth: None,
            nodes: None,
            move_time: None,
            clock: None,
            mate: None,
            search_moves: Vec::new(),
            multi_pv: 1,
            skill: None,
            character: Character::Neutral,
            stubborn_defence: false,
            full_width: false,
        }
    }
}

impl<M> Limits<M> {
    /// Searches to this depth, in plies.
    #[must_use]
    pub fn depth(plies: u16) -> Self {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// Searches this many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Searches for this many milliseconds.
    #[must_use]
    pub fn move_time(milliseconds: u64) -> Self {
        Limits { move_time: Some(milliseconds), ..Limits::default() }
    }

    /// The same limits with other root moves.
    #[must_use]
    pub fn with_moves<N>(&self, search_moves: Vec<N>) -> Limits<N> {
        Limits {
            depth: self.depth,
            first_depth: self.first_depth,
            nodes: self.nodes,
            move_time: self.move_time,
            clock: self.clock,
            mate: self.mate,
            search_moves,
            multi_pv: self.multi_pv,
            skill: self.skill,
            character: self.character,
            stubborn_defence: self.stubborn_defence,
            full_width: self.full_width,
        }
    }

    /// Searches for a share of this clock.
    #[must_use]
    pub fn clock(clock: Clock) -> Self {
        Limits { clock: Some(clock), ..Limits::default() }
    }
}

/// A player's clock; all times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub remaining: u64,
    /// Time added after each move.
    pub increment: u64,
    /// Moves to the next time control; `None` for sudden death.
    pub moves_to_go: Option<u32>,
    /// Time reserved on each move for delays outside the search.
    pub overhead: u64,
}
