use crate::Bound;
use game::{Score, Tactics};

/// Sees the tree that a search builds, node by node; [`Unobserved`] sees nothing and costs nothing.
///
/// A search calls [`Observer::play`] for each move on the way down, [`Observer::enter`] at each node and
/// [`Observer::leave`] when it knows the node's score. Nodes nest: between the two calls of a node come those of its
/// children at the next ply, and those of searches of the same position at the same ply: without the table's move
/// ([`NodePurpose::Singular`]), razoring's quiescence search, the verification of a null move. Nodes that a stop cuts
/// short are never left. Unless it is stopped,
/// a search enters as many nodes as its result counts, and besides the root once for each window of an iteration.
pub trait Observer<P: Tactics> {
    /// A move, or `None` for a null move, is played at `ply`. The node after it may be entered more than once: reduced and
    /// in full, with a null window and the whole one.
    fn play(&mut self, ply: usize, m: Option<P::Move>);

    /// A node is entered.
    fn enter(&mut self, position: &P, node: EnteredNode);

    /// The node entered last and not yet left is left.
    fn leave(&mut self, position: &P, node: LeftNode<P::Move>);

    /// A move is left out at `ply`; late move pruning leaves out all quiet moves after it that give no check.
    fn skip(&mut self, ply: usize, m: P::Move, by: MovePruning);
}

/// The observer of a search that nobody watches.
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
    /// For its score: after a move or a null move, or once more to less depth to verify a null move.
    Score,
    /// For its score after captures and promotions alone: quiescence search.
    Quiescence,
    /// To learn whether only the transposition table's move is good: the node without that move.
    Singular,
}

/// A node that is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnteredNode {
    /// Plies from the root.
    pub ply: usize,
    /// Depth left, in plies; 0 in quiescence.
    pub depth: i32,
    /// Scores up to this need not be told apart.
    pub alpha: Score,
    /// Scores from this on need not be told apart.
    pub beta: Score,
    /// Plies by which the node is searched less deep than it would be unreduced (late move reductions).
    pub reduction: i32,
    /// Why it is searched.
    pub purpose: NodePurpose,
}

/// A node that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftNode<M> {
    /// Plies from the root.
    pub ply: usize,
    /// Depth that was searched, in plies, with extensions and reductions of this node itself.
    pub depth: i32,
    /// The score for the side to move.
    pub score: Score,
    /// How to read `score`.
    pub bound: Bound,
    /// What ended the search of the node.
    pub end: NodeEnd,
    /// The move that raised alpha, if any.
    pub best_move: Option<M>,
    /// The evaluation before corrections, if it was asked for.
    pub static_eval: Option<Score>,
}

/// What ended the search of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeEnd {
    /// All its legal moves, if any, were searched or left out.
    AllMoves,
    /// A move reached beta.
    BetaCutoff,
    /// A repetition or a draw rule.
    Rule,
    /// An endgame table.
    Tablebase,
    /// A shorter mate is known elsewhere.
    MateDistance,
    /// The transposition table.
    TranspositionTable,
    /// The deepest ply that is searched.
    MaxPly,
    /// In quiescence: the evaluation reaches beta.
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
    /// It seldom helped before.
    History,
    /// It loses the exchange (static exchange evaluation).
    Exchange,
    /// Delta pruning, in quiescence.
    Delta,
}
