//! The tree of a search.

use serde::{Deserialize, Serialize};
use session::{NotatedMove, Score};
use tsify::Tsify;

/// Which searches a tree is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum TreeKind {
    /// Minimax and alpha-beta together: moves in the order of the rules.
    Unordered,
    /// The same: captures first, the most valuable victim before others.
    Ordered,
    /// The last iteration of the engine's search.
    Engine,
}

/// The tree of a search, the largest part of it that fits into a number of nodes. Each column has an entry for each node,
/// the root first, then in the order in which they were entered, moves that a rule left out among them.
///
/// A score is in centipawns for the side to move; beyond ±30 000 it is a mate, and ±32 000 less its plies from the root of
/// the search. An open end of a window is ±32 001.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SearchTree {
    /// Nodes below the root of the search: by minimax, or in the last window of the engine's last iteration.
    pub searched: u32,
    /// Nodes of the engine's search before that.
    pub earlier: u32,
    /// Nodes of alpha-beta below the root; absent for the engine's search.
    pub visited: Option<u32>,
    /// What the search found at its root.
    pub found: TreeResult,
    /// What alpha-beta found there; absent for the engine's search.
    pub alpha_beta: Option<TreeResult>,
    /// What can become of a node: `fate` says which, by index.
    pub fates: Vec<FateName>,
    /// Parent's index; the root's is its own.
    pub parent: Vec<u32>,
    /// Number of a node in the order in which the search entered them.
    pub number: Vec<u32>,
    /// Nodes from each on down, itself included; 0 for a move that was left out.
    pub size: Vec<u32>,
    /// Of these, the nodes that the search, or alpha-beta, searches.
    pub seen: Vec<u32>,
    /// Index into `fates`.
    pub fate: Vec<u8>,
    /// Plies from the root of the search; that of its parent where a position is searched once more.
    pub ply: Vec<u8>,
    /// Depth left, in plies, when it was entered; 0 in quiescence.
    pub depth: Vec<i16>,
    /// Plies by which it is searched less deep than it would be (late move reductions).
    pub reduction: Vec<i8>,
    /// Lower end of the window.
    pub alpha: Vec<i16>,
    /// Upper end of the window.
    pub beta: Vec<i16>,
    /// What the search found; of no meaning where it did not look.
    pub score: Vec<i16>,
    /// The value by minimax; none for the engine's search.
    pub minimax: Vec<i16>,
    /// Legal moves that were neither searched nor left out one by one; −1 where that is not known.
    pub untried: Vec<i16>,
    /// The earlier node with the same position; −1 where there is none.
    pub same: Vec<i32>,
    /// −1 for a node that is searched for its score; −2 for a trial of ProbCut; for a trial of a singular extension, which
    /// searches the parent's position without one move, the node of that move, or its own if the move was not searched.
    pub trial: Vec<i32>,
    /// Indices of the nodes on the principal variation, from the first move on.
    pub pv: Vec<u32>,
    /// Moves in coordinates, a line for each node; empty for a null move and where a position is searched once more.
    pub uci: String,
    /// Moves as people write them, a line for each node.
    pub text: String,
    /// How the board differs from the parent's, a line for each node: squares and the letters of the pieces that stand
    /// there now, capital for the first side (`e2. e4P`).
    pub board: String,
}

/// A move and its score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct TreeResult {
    /// The best move; absent if there is none.
    pub best: Option<NotatedMove>,
    /// Its score for the side to move.
    pub score: Score,
}

/// What became of a node, or of a move that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum FateName {
    /// All its moves were searched or left out.
    AllMoves,
    /// The same in quiescence search, where only captures count.
    Quiet,
    /// A move reached beta.
    BetaCutoff,
    /// There is no legal move.
    NoMoves,
    /// A repetition or a draw rule.
    Rule,
    /// A shorter mate is known elsewhere.
    MateDistance,
    /// The transposition table knew it.
    TranspositionTable,
    /// It was evaluated as it stands, at the end of the depth.
    Leaf,
    /// In quiescence search: the evaluation reaches beta.
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
    /// The search was stopped before.
    Unfinished,
    /// Alpha-beta does not look here.
    Unvisited,
    /// Left out: late move pruning.
    Late,
    /// Left out: futility pruning.
    Futility,
    /// Left out: it seldom helped before.
    History,
    /// Left out: it loses the exchange.
    Exchange,
    /// Left out: delta pruning.
    Delta,
}

impl FateName {
    /// All of them.
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
