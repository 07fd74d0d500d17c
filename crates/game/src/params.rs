//! The numbers a search is tuned by, one group for each technique.
//!
//! Scores and margins are in centipawns, depths in plies, reductions in 1024ths of a ply, histories in the unit of
//! history tables (at most 16,384 a table).

/// A ply, in the unit of reductions.
pub const PLY: i32 = 1024;

/// Everything in a search that a game may tune.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params {
    /// Windows of iterative deepening.
    pub aspiration: Aspiration,
    /// Captures left out in quiescence.
    pub delta_pruning: DeltaPruning,
    /// Nodes left to quiescence.
    pub razoring: Razoring,
    /// Nodes cut by their static evaluation alone.
    pub reverse_futility: ReverseFutility,
    /// Nodes cut by a search after passing.
    pub null_move: NullMove,
    /// Nodes cut by a shallow search of their captures.
    pub probcut: ProbCut,
    /// Nodes cut by a bound of the transposition table far above beta; `None` to search them.
    pub small_probcut: Option<SmallProbCut>,
    /// Reduction of nodes without a move from the transposition table.
    pub iir: InternalIterativeReduction,
    /// Depth added to or taken from a reduced node once its evaluation is known.
    pub hindsight: Hindsight,
    /// Reduction of moves that come late in the order.
    pub lmr: LateMoveReduction,
    /// Late quiet moves left out.
    pub late_move_pruning: LateMovePruning,
    /// Quiet moves left out that cannot raise alpha.
    pub futility: Futility,
    /// Captures left out that cannot raise alpha; `None` to search them.
    pub capture_futility: Option<CaptureFutility>,
    /// Quiet moves left out that failed elsewhere.
    pub history_pruning: HistoryPruning,
    /// Moves left out that lose material by static exchange evaluation.
    pub see_pruning: SeePruning,
    /// Extensions of the transposition table's move.
    pub singular: Singular,
    /// Order of moves.
    pub ordering: MoveOrdering,
    /// What histories gain and lose.
    pub history: HistoryBonus,
    /// Corrections of the static evaluation.
    pub correction: Correction,
    /// Extends positions in check by a ply, reduces neither checks nor answers to them, and tries every evasion in
    /// quiescence: for games that long rows of checks decide.
    pub check_extension: bool,
}

/// Aspiration windows: an iteration begins with a narrow window around the last score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aspiration {
    /// First iteration with a narrow window, in plies: scores of earlier ones jump too much.
    pub min_depth: i32,
    /// Half-width of the first window, in centipawns.
    pub delta: i32,
    /// Half-width, in centipawns, beyond which a window that fails is opened entirely.
    pub max_delta: i32,
}

/// Delta pruning in quiescence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeltaPruning {
    /// Centipawns that a capture may gain beyond the piece it takes.
    pub margin: i32,
}

/// Razoring: a node with a hopeless static evaluation is left to quiescence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Razoring {
    /// Deepest node, in plies.
    pub max_depth: i32,
    /// Centipawns below alpha for each ply of depth.
    pub margin: i32,
}

/// Reverse futility pruning ("static null move"): a node whose static evaluation is far above beta fails high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReverseFutility {
    /// Deepest node, in plies.
    pub max_depth: i32,
    /// Centipawns above beta for each ply of depth, with one ply less where the side to move is improving.
    pub margin: i32,
}

/// Null move pruning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NullMove {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Fewest legal moves: with less freedom the side to move may be in zugzwang.
    pub min_moves: i32,
    /// Reduction at depth 0, in 1024ths of a ply.
    pub base: i32,
    /// Reduction for each ply of depth, in 1024ths of a ply.
    pub slope: i32,
    /// Centipawns above beta that reduce by another ply.
    pub eval_divisor: i32,
    /// Most plies of reduction for an evaluation above beta.
    pub max_eval_reduction: i32,
    /// Shallowest node, in plies, whose cutoff a search without null moves must confirm.
    pub verification_depth: i32,
}

/// ProbCut (Buro 1995): a capture that a shallower search finds well above beta cuts the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Centipawns above beta that the shallower search must reach.
    pub margin: i32,
    /// Plies by which that search is shallower.
    pub reduction: i32,
}

/// ProbCut without a search: a lower bound of the transposition table well above beta cuts the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallProbCut {
    /// Centipawns above beta that the bound must reach.
    pub margin: i32,
    /// Plies by which the search behind the bound may be shallower than the node.
    pub depth_slack: i32,
}

/// Internal iterative reduction: without a move from the transposition table a node is searched a ply shallower, and
/// the next visit has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InternalIterativeReduction {
    /// Shallowest node, in plies.
    pub min_depth: i32,
}

/// Hindsight: a reduced node is searched deeper if the opponent's last move lost nothing by static evaluation, and
/// shallower if it lost much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hindsight {
    /// Fewest plies of reduction that a move that lost nothing makes good by one.
    pub extend_from: i32,
    /// Fewest plies of reduction that a losing move raises by one.
    pub reduce_from: i32,
    /// Centipawns that such a move loses; `None` to reduce none further.
    pub margin: Option<i32>,
}

/// Late move reductions, in 1024ths of a ply where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateMoveReduction {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Reduction of any move.
    pub base: i32,
    /// Reduction for each product of the binary logarithms of depth and move count.
    pub slope: i32,
    /// Added for a quiet move of a side that is not improving.
    pub not_improving: i32,
    /// Added at an expected cut node.
    pub cut_node: i32,
    /// Taken off at a PV node.
    pub pv: i32,
    /// Taken off at a node that has been on a principal variation.
    pub tt_pv: i32,
    /// Taken off for a move that gives check.
    pub check: i32,
    /// Added once a move has raised alpha.
    pub raised_alpha: i32,
    /// Added where children of this node had more than `max_cutoffs` cutoffs.
    pub many_cutoffs: i32,
    /// Cutoffs among children that are not many.
    pub max_cutoffs: i32,
    /// Added where the transposition table's move is a capture.
    pub tt_capture: i32,
    /// Taken off for each 16 centipawns by which the static evaluation was corrected.
    pub correction: i32,
    /// History of a quiet move that takes off a ply.
    pub history_divisor: i32,
    /// History of a capture that takes off a ply.
    pub capture_history_divisor: i32,
    /// Centipawns above alpha beyond which a reduced move is searched again a ply deeper.
    pub deeper_margin: i32,
    /// Centipawns above alpha below which a reduced move is searched again a ply shallower.
    pub shallower_margin: i32,
}

/// Late move pruning ("move count pruning").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateMovePruning {
    /// Quiet moves tried at depth 0; the square of the depth is added.
    pub base: i32,
    /// Percentage of that number that is tried; half of it where the side to move is not improving.
    pub percent: i32,
}

/// Futility pruning of quiet moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Futility {
    /// Deepest node, in plies after reduction.
    pub max_depth: i32,
    /// Centipawns below alpha at depth 0.
    pub base: i32,
    /// Centipawns below alpha for each ply.
    pub margin: i32,
}

/// Futility pruning of captures; what the capture wins is counted too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureFutility {
    /// Deepest node, in plies after reduction.
    pub max_depth: i32,
    /// Centipawns below alpha at depth 0.
    pub base: i32,
    /// Centipawns below alpha for each ply.
    pub margin: i32,
}

/// History pruning of quiet moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPruning {
    /// Deepest node, in plies after reduction.
    pub max_depth: i32,
    /// Moves with a history below minus this for each ply of depth are left out.
    pub margin: i32,
}

/// Pruning of moves that lose material by static exchange evaluation (SEE).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeePruning {
    /// Deepest node, in plies; after reduction for quiet moves.
    pub max_depth: i32,
    /// Centipawns that a capture may lose for each ply of depth.
    pub capture_margin: i32,
    /// Centipawns that a capture may lose for each 1,024 of its history.
    pub capture_history: i32,
    /// Centipawns that a quiet move may lose, times the square of the depth.
    pub quiet_margin: i32,
}

/// Singular extensions: the transposition table's move is searched deeper if all others are worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Singular {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Plies by which the search behind the table's score may be shallower than the node.
    pub depth_slack: i32,
    /// Sixteenths of a centipawn, for each ply of depth, by which other moves must stay below the table's score.
    pub margin: i32,
    /// Further centipawns by which they must stay below it for a second ply.
    pub double_margin: i32,
}

/// Order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOrdering {
    /// History that a quiet move gains for each centipawn of [`crate::Tactics::threat_bonus`].
    pub threat_bonus: i32,
}

/// What a history gains for a move that causes a cutoff and loses for the moves before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryBonus {
    /// Bonus for each ply of depth.
    pub slope: i32,
    /// Taken off the bonus at any depth.
    pub offset: i32,
    /// Largest bonus.
    pub max: i32,
    /// Percentage of the bonus for a reduced move that is searched again.
    pub research_percent: i32,
    /// Bonus of a quiet move for each 16 centipawns by which it improved the static evaluation.
    pub eval_slope: i32,
    /// Largest improvement of the static evaluation that counts, in centipawns: beyond it a capture is to come.
    pub max_eval_change: i32,
}

/// Correction history: how much of the errors found by searches is added to the static evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Percentage of the errors by pawn structure and by the last two moves.
    pub pawn_and_continuation: i32,
    /// Percentage of the errors by each side's other pieces.
    pub non_pawn: i32,
}

impl Params {
    /// Values that work in any game; a game overrides what it has tuned.
    pub const BASE: Params = Params {
        aspiration: Aspiration { min_depth: 5, delta: 25, max_delta: 600 },
        delta_pruning: DeltaPruning { margin: 150 },
        razoring: Razoring { max_depth: 3, margin: 250 },
        reverse_futility: ReverseFutility { max_depth: 8, margin: 90 },
        null_move: NullMove {
            min_depth: 3,
            min_moves: 9,
            base: 4096,
            slope: 256,
            eval_divisor: 200,
            max_eval_reduction: 3,
            verification_depth: 12,
        },
        probcut: ProbCut { min_depth: 5, margin: 170, reduction: 5 },
        small_probcut: None,
        iir: InternalIterativeReduction { min_depth: 4 },
        hindsight: Hindsight { extend_from: 3, reduce_from: 2, margin: None },
        lmr: LateMoveReduction {
            min_depth: 2,
            base: 768,
            slope: 219,
            not_improving: 1024,
            cut_node: 1024,
            pv: 1024,
            tt_pv: 1024,
            check: 1024,
            raised_alpha: 0,
            many_cutoffs: 0,
            max_cutoffs: 3,
            tt_capture: 0,
            correction: 0,
            history_divisor: 10_000,
            capture_history_divisor: 6_000,
            deeper_margin: 60,
            shallower_margin: 8,
        },
        late_move_pruning: LateMovePruning { base: 3, percent: 100 },
        futility: Futility { max_depth: 8, base: 100, margin: 90 },
        capture_futility: None,
        history_pruning: HistoryPruning { max_depth: 5, margin: 3_500 },
        see_pruning: SeePruning { max_depth: 9, capture_margin: 90, capture_history: 0, quiet_margin: 25 },
        singular: Singular { min_depth: 7, depth_slack: 3, margin: 32, double_margin: 25 },
        ordering: MoveOrdering { threat_bonus: 0 },
        history: HistoryBonus {
            slope: 160,
            offset: 60,
            max: 1_800,
            research_percent: 0,
            eval_slope: 0,
            max_eval_change: 150,
        },
        correction: Correction { pawn_and_continuation: 100, non_pawn: 0 },
        check_extension: false,
    };

    /// [`Params::BASE`] with those parameters of a game that are not a matter of tuning. Tuned ones leave out much that
    /// lies near; a level that searches few plies shall see all of it.
    #[must_use]
    pub const fn untuned(self) -> Params {
        Params { check_extension: self.check_extension, ..Params::BASE }
    }
}
