use chariot_game::Score;

/// The lowest score that is not a forced loss.
pub(crate) const MIN_ESTIMATE: Score = Score::from_raw(-Score::MAX_CP);

/// A type of node. The search is compiled once for each.
pub(crate) trait NodeType {
    /// Whether the window is open, so that the node may lie on the principal variation.
    const PV: bool;
}

pub(crate) struct Pv;

/// A node with a null window: asks only whether the score reaches beta.
pub(crate) struct NonPv;

impl NodeType for Pv {
    const PV: bool = true;
}

impl NodeType for NonPv {
    const PV: bool = false;
}

/// The best score of a node's moves, and the move that raised alpha.
pub(crate) type Best<M> = (Score, Option<M>);

/// State of a node before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeInfo {
    /// Remaining depth, in plies.
    pub(crate) depth: i32,
    /// The node is or has been on a principal variation.
    pub(crate) tt_pv: bool,
    pub(crate) cut_node: bool,
    /// The transposition table move is a capture or promotion.
    pub(crate) tt_capture: bool,
    /// Static evaluation; `None` in check.
    pub(crate) raw_eval: Option<Score>,
    /// Corrected static evaluation; `None` in check.
    pub(crate) static_eval: Option<Score>,
    /// The side to move is better off than at its last turn.
    pub(crate) improving: bool,
    /// By how many centipawns correction history and the halfmove clock change the evaluation.
    pub(crate) correction: i32,
}
