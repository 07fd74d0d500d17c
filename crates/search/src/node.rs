use game::Score;

/// The lowest score that is no forced mate.
pub(crate) const MIN_ESTIMATE: Score = Score::from_raw(-Score::MAX_CP);

/// The type of a node. Searches are compiled for each type.
pub(crate) trait NodeType {
    /// The window is open, and the node may lie on the principal variation.
    const PV: bool;
}

/// A node with an open window.
pub(crate) struct Pv;

/// A node with a null window: it only tells whether its score reaches beta.
pub(crate) struct NonPv;

impl NodeType for Pv {
    const PV: bool = true;
}

impl NodeType for NonPv {
    const PV: bool = false;
}

/// The best score of a node's moves, and the move that raised alpha.
pub(crate) type Best<M> = (Score, Option<M>);

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeInfo {
    /// Depth left, in plies.
    pub(crate) depth: i32,
    /// The node is on a principal variation or has been on one.
    pub(crate) tt_pv: bool,
    /// A cutoff is expected.
    pub(crate) cut_node: bool,
    /// The transposition table's move is a capture or promotion.
    pub(crate) tt_capture: bool,
    /// Static evaluation; `None` in check.
    pub(crate) raw_eval: Option<Score>,
    /// Corrected static evaluation; `None` in check.
    pub(crate) static_eval: Option<Score>,
    /// The side to move stands better than at its last turn.
    pub(crate) improving: bool,
    /// Centipawns by which the static evaluation was corrected, never negative.
    pub(crate) correction: i32,
}
