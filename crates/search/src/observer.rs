use crate::Bound;
use chariot_game::{Score, Tactics};

/// Observes the tree of a search node by node. [`Unobserved`] does nothing and costs nothing.
///
/// A search calls [`Observer::play`] for each move on the way down, [`Observer::enter`] at each node and
/// [`Observer::leave`] once it knows the node's score. Nodes nest. Between the two calls of a node come those
/// of its children at the next ply. Further searches of the same position come at the same ply: without the
/// table's move ([`NodePurpose::Singular`]), razoring's quiescence search and the verification of a null
/// move. Nodes cut short by a stop are never left. Unless stopped, a search enters the number of nodes that
/// its result counts, plus the root once for each window of an iteration.
pub trait Observer<P: Tactics> {
    /// Plays a move at `ply`, or a null move (`None`). The node after it may be entered more than once:
    /// reduced and in full, with a null window and an open one.
    fn play(&mut self, ply: usize, m: Option<P::Move>);

    /// Enters a node.
    fn enter(&mut self, position: &P, node: EnteredNode);

    /// Leaves the node entered last and not yet left.
    fn leave(&mut self, position: &P, node: LeftNode<P::Move>);

    /// Skips a move at `ply`. Late move pruning also skips all later quiet moves that give no check.
    fn skip(&mut self, ply: usize, m: P::Move, by: MovePruning);
}

/// The observer of an unobserved search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl<P: Tactics> Observer<P> for Unobserved {
    #[inline(always)]
    fn play(&mut self, _: usize, _: Option<P::Move>) {}

    #[inline(always)]
    fn enter(&mut self, _: &P, _: EnteredNode) {}

    #[inline(always)]
    fn leave(&mut self, _: &P, _: LeftNode<P::Move>) {}

    #[inline(always)]
    fn skip(&mut self, _: usize, _: P::Move, _: MovePruning) {}
}

/// Why a node is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodePurpose {
    /// The root of an iteration.
    Root,
    /// For the score: after a move or null move, or at lower depth to verify a null move.
    Score,
    /// For the score after captures and promotions alone: quiescence search.
    Quiescence,
    /// To learn whether the transposition table move alone is good: the node without that move.
    Singular,
}

/// A node on entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnteredNode {
    /// Plies from the root.
    pub ply: usize,
    /// Remaining depth, in plies; 0 in quiescence.
    pub depth: i32,
    /// Lower end of the window: scores up to this are equivalent.
    pub alpha: Score,
    /// Upper end of the window: scores from this on are equivalent.
    pub beta: Score,
    /// Plies of late move reduction.
    pub reduction: i32,
    /// Why it is searched.
    pub purpose: NodePurpose,
}

/// A node on leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftNode<M> {
    /// Plies from the root.
    pub ply: usize,
    /// Depth searched, in plies, with this node's own extensions and reductions.
    pub depth: i32,
    /// The score for the side to move.
    pub score: Score,
    /// How `score` relates to the exact score.
    pub bound: Bound,
    /// The reason the search of the node ended.
    pub end: NodeEnd,
    /// The move that raised alpha.
    pub best_move: Option<M>,
    /// The uncorrected evaluation, if it was computed.
    pub static_eval: Option<Score>,
}

/// Why the search of a node ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeEnd {
    /// All legal moves, if any, were searched or pruned.
    AllMoves,
    /// A move reached beta.
    BetaCutoff,
    /// A repetition or a drawing rule.
    Rule,
    /// An endgame table.
    Tablebase,
    /// Mate distance pruning: a shorter mate is known elsewhere.
    MateDistance,
    /// A transposition table cutoff.
    TranspositionTable,
    /// The ply limit.
    MaxPly,
    /// Quiescence: the evaluation reaches beta.
    StandPat,
    /// Razoring.
    Razoring,
    /// Reverse futility pruning.
    ReverseFutility,
    /// Null move pruning.
    NullMove,
    /// ProbCut.
    ProbCut,
    /// Multi-cut.
    MultiCut,
}

/// Why a move is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovePruning {
    /// Late move pruning.
    Late,
    /// Futility pruning.
    Futility,
    /// History pruning.
    History,
    /// Pruning by static exchange evaluation.
    Exchange,
    /// Delta pruning in quiescence.
    Delta,
}
