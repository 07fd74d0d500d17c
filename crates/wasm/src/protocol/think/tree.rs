//! The tree of a search.

use serde::{Deserialize, Serialize};
use session::{NotatedMove, Score};
use tsify::Tsify;

/// The searches in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum TreeKind {
    /// Minimax and alpha-beta together, moves in generation order.
    Unordered,
    /// Minimax and alpha-beta together, captures first, the most valuable victim first.
    Ordered,
    /// The last iteration of the engine's search.
    Engine,
}

/// The tree of a search: its largest part that fits in a number of nodes. Each column has an entry for each node, the
/// root first, then in the order they were entered. Pruned moves have entries too.
///
/// Scores are in centipawns for the side to move. Beyond ±30,000 a score is a mate: ±32,000 less its plies from the
/// root of the search. An open end of a window is ±32,001.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SearchTree {
    /// Nodes below the root: of minimax, or of the last window of the engine's last iteration.
    pub searched: u32,
    /// Nodes of the engine's search before that.
    pub earlier: u32,
    /// Nodes of alpha-beta below the root; absent for the engine's search.
    pub visited: Option<u32>,
    /// Result at the root.
    pub found: TreeResult,
    /// Result of alpha-beta at the root; absent for the engine's search.
    pub alpha_beta: Option<TreeResult>,
    /// The fates, indexed by `fate`.
    pub fates: Vec<FateName>,
    /// Index of the parent; the root is its own.
    pub parent: Vec<u32>,
    /// Number of the node, in the order the search entered them.
    pub number: Vec<u32>,
    /// Size of the subtree, itself included; 0 for a pruned move.
    pub size: Vec<u32>,
    /// Nodes of the subtree that the search, or alpha-beta, visits.
    pub seen: Vec<u32>,
    /// Index into `fates`.
    pub fate: Vec<u8>,
    /// Plies from the root of the search; a re-search has the ply of its parent.
    pub ply: Vec<u8>,
    /// Remaining depth on entry, in plies; 0 in quiescence.
    pub depth: Vec<i16>,
    /// Late move reduction, in plies.
    pub reduction: Vec<i8>,
    /// Lower end of the window.
    pub alpha: Vec<i16>,
    /// Upper end of the window.
    pub beta: Vec<i16>,
    /// Score of the node; meaningless where it was not searched.
    pub score: Vec<i16>,
    /// Minimax score; empty for the engine's search.
    pub minimax: Vec<i16>,
    /// Legal moves neither searched nor pruned one by one; −1 if unknown.
    pub untried: Vec<i16>,
    /// Index of an earlier node with the same position; −1 if there is none.
    pub same: Vec<i32>,
    /// Kind of search: −1 for the ordinary one, −2 for ProbCut. A singular extension search of the parent has the
    /// index of the excluded move's node, or its own if that move was not searched.
    pub trial: Vec<i32>,
    /// Indices of the nodes on the principal variation, from the first move on.
    pub pv: Vec<u32>,
    /// Moves in coordinates, one line for each node; empty for a null move and a re-search.
    pub uci: String,
    /// Moves in the game's notation, one line for each node.
    pub text: String,
    /// Changes of the board from the parent's, one line for each node: squares with the letters of their pieces,
    /// capital for the first side (`e2. e4P`).
    pub board: String,
}

/// A move and its score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct TreeResult {
    /// The best move; absent if there is none.
    pub best: Option<NotatedMove>,
    /// Score of the move, for the side to move.
    pub score: Score,
}

/// Fate of a node, or of a pruned move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum FateName {
    /// Every move was searched or pruned.
    AllMoves,
    /// Every capture was searched or pruned, in quiescence search.
    Quiet,
    /// A move reached beta.
    BetaCutoff,
    /// There is no legal move.
    NoMoves,
    /// A repetition or a draw rule.
    Rule,
    /// A shorter mate is known elsewhere.
    MateDistance,
    /// The transposition table gave the score.
    TranspositionTable,
    /// Evaluated at the end of the depth.
    Leaf,
    /// The evaluation reaches beta, in quiescence search.
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
    /// The search was stopped.
    Unfinished,
    /// Alpha-beta does not visit the node.
    Unvisited,
    /// Pruned by late move pruning.
    Late,
    /// Pruned by futility pruning.
    Futility,
    /// Pruned by history.
    History,
    /// Pruned by static exchange evaluation.
    Exchange,
    /// Pruned by delta pruning.
    Delta,
}

impl FateName {
    /// Every fate.
    pub const ALL: [FateName; 21] = [
        FateName::AllMoves,
        FateName::Quiet,
        FateName::BetaCutoff,
        FateName::NoMoves,
        FateName::Rule,
        FateName::MateDistance,
        FateName::TranspositionTable,
        FateName::Leaf,
        FateName::StandPat,
        FateName::Razoring,
        FateName::ReverseFutility,
        FateName::NullMove,
        FateName::ProbCut,
        FateName::MultiCut,
        FateName::Unfinished,
        FateName::Unvisited,
        FateName::Late,
        FateName::Futility,
        FateName::History,
        FateName::Exchange,
        FateName::Delta,
    ];
}
