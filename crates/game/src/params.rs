//! Search parameters, one group for each technique.
//!
//! Scores and margins are in centipawns, depths in plies, reductions in 1024ths of a ply. History values use
//! the unit of the history tables (at most 16,384 a table).

/// One ply, in units of reductions.
pub const PLY: i32 = 1024;

/// Every parameter of a search that a game may tune.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params {
    /// Aspiration windows of iterative deepening.
    pub aspiration: Aspiration,
    /// Skips captures in quiescence.
    pub delta_pruning: DeltaPruning,
    /// Leaves hopeless nodes to quiescence.
    pub razoring: Razoring,
    /// Cuts nodes by their static evaluation alone.
    pub reverse_futility: ReverseFutility,
    /// Cuts nodes by a search after a null move.
    pub null_move: NullMove,
    /// Cuts nodes by a shallow search of their captures.
    pub probcut: ProbCut,
    /// Cuts nodes by a transposition table bound far above beta; `None` disables it.
    pub small_probcut: Option<SmallProbCut>,
    /// Reduces nodes without a transposition table move.
    pub iir: InternalIterativeReduction,
    /// Adjusts the depth of a reduced node once its evaluation is known.
    pub hindsight: Hindsight,
    /// Reduces moves that come late in the order.
    pub lmr: LateMoveReduction,
    /// Skips late quiet moves.
    pub late_move_pruning: LateMovePruning,
    /// Skips quiet moves that cannot raise alpha.
    pub futility: Futility,
    /// Skips captures that cannot raise alpha; `None` disables it.
    pub capture_futility: Option<CaptureFutility>,
    /// Skips quiet moves that failed elsewhere.
    pub history_pruning: HistoryPruning,
    /// Skips moves that lose material by static exchange evaluation.
    pub see_pruning: SeePruning,
    /// Extends the transposition table move.
    pub singular: Singular,
    /// Move ordering.
    pub ordering: MoveOrdering,
    /// Updates of history tables.
    pub history: HistoryBonus,
    /// Correction of the static evaluation.
    pub correction: Correction,
    /// Extends positions in check by a ply, reduces neither checks nor evasions, and tries every evasion in
    /// quiescence. For games that long series of checks decide.
    pub check_extension: bool,
}

/// Aspiration windows: an iteration starts with a narrow window around the last score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aspiration {
    /// First iteration with a narrow window, in plies; earlier scores fluctuate too much.
    pub min_depth: i32,
    /// Half-width of the first window, in centipawns.
    pub delta: i32,
    /// Half-width, in centipawns, beyond which a failing window opens fully.
    pub max_delta: i32,
}

/// Delta pruning in quiescence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeltaPruning {
    /// Centipawns a capture may gain beyond the piece it takes.
    pub margin: i32,
}

/// Razoring: a node with a hopeless static evaluation drops into quiescence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Razoring {
    /// Deepest node, in plies.
    pub max_depth: i32,
    /// Centipawns below alpha, for each ply of depth.
    pub margin: i32,
}

/// Reverse futility pruning ("static null move"): a node whose static evaluation is far above beta fails high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReverseFutility {
    /// Deepest node, in plies.
    pub max_depth: i32,
    /// Centipawns above beta, for each ply of depth; one ply less if the side to move is improving.
    pub margin: i32,
}

/// Null move pruning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NullMove {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Fewest legal moves; with fewer, zugzwang is likely.
    pub min_moves: i32,
    /// Reduction at depth 0, in 1024ths of a ply.
    pub base: i32,
    /// Reduction for each ply of depth, in 1024ths of a ply.
    pub slope: i32,
    /// Centipawns above beta for each further ply of reduction.
    pub eval_divisor: i32,
    /// Most plies of reduction that the evaluation can add.
    pub max_eval_reduction: i32,
    /// Shallowest node, in plies, whose cutoff needs a verification search without null moves.
    pub verification_depth: i32,
}

/// ProbCut (Buro 1995): cuts a node if a shallower search scores a capture well above beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Centipawns above beta that the shallower search must reach.
    pub margin: i32,
    /// Plies by which that search is shallower than the node.
    pub reduction: i32,
}

/// ProbCut without a search: cuts a node if a lower bound in the transposition table is well above beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallProbCut {
    /// Centipawns above beta that the bound must reach.
    pub margin: i32,
    /// Plies by which the search behind the bound may be shallower than the node.
    pub depth_slack: i32,
}

/// Internal iterative reduction: without a transposition table move, a node is searched one ply shallower.
/// The next visit then has a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InternalIterativeReduction {
    /// Shallowest node, in plies.
    pub min_depth: i32,
}

/// Hindsight: searches a reduced node deeper if the opponent's last move lost nothing by static evaluation,
/// and shallower if it lost much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hindsight {
    /// Fewest plies of reduction, of a move that lost nothing, to give one back.
    pub extend_from: i32,
    /// Fewest plies of reduction, of a losing move, to add one more.
    pub reduce_from: i32,
    /// Centipawns that a losing move loses; `None` disables the further reduction.
    pub margin: Option<i32>,
}

/// Late move reductions, in 1024ths of a ply unless stated otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateMoveReduction {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Reduction of any move.
    pub base: i32,
    /// Reduction for log2(depth) × log2(move count).
    pub slope: i32,
    /// Added for a quiet move if the side to move is not improving.
    pub not_improving: i32,
    /// Added at an expected cut node.
    pub cut_node: i32,
    /// Subtracted at a PV node.
    pub pv: i32,
    /// Subtracted at a node that has been on a principal variation.
    pub tt_pv: i32,
    /// Subtracted for a move that gives check.
    pub check: i32,
    /// Added once a move has raised alpha.
    pub raised_alpha: i32,
    /// Added if the node's children had more than `max_cutoffs` cutoffs.
    pub many_cutoffs: i32,
    /// Most cutoffs among children without that addition.
    pub max_cutoffs: i32,
    /// Added if the transposition table move is a capture.
    pub tt_capture: i32,
    /// Subtracted for each 16 centipawns by which correction history and the halfmove clock change the evaluation.
    pub correction: i32,
    /// Quiet history that takes off one ply.
    pub history_divisor: i32,
    /// Capture history that takes off one ply.
    pub capture_history_divisor: i32,
    /// Centipawns above alpha, beyond which the re-search of a reduced move is a ply deeper.
    pub deeper_margin: i32,
    /// Centipawns above alpha, below which that re-search is a ply shallower.
    pub shallower_margin: i32,
}

/// Late move pruning ("move count pruning").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateMovePruning {
    /// Quiet moves tried at depth 0; depth² is added.
    pub base: i32,
    /// Percentage of that number to try; half of it if the side to move is not improving.
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

/// Futility pruning of captures, with the captured material counted.
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
    /// History, for each ply of depth, below minus which a move is pruned.
    pub margin: i32,
}

/// Pruning by static exchange evaluation (SEE).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeePruning {
    /// Deepest node, in plies; for quiet moves after reduction.
    pub max_depth: i32,
    /// Centipawns a capture may lose for each ply of depth.
    pub capture_margin: i32,
    /// Centipawns a capture may lose for each 1,024 of its history.
    pub capture_history: i32,
    /// Centipawns a quiet move may lose, times depth².
    pub quiet_margin: i32,
}

/// Singular extensions: searches the transposition table move deeper if all others are worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Singular {
    /// Shallowest node, in plies.
    pub min_depth: i32,
    /// Plies by which the search behind the table's score may be shallower than the node.
    pub depth_slack: i32,
    /// Sixteenths of a centipawn, for each ply of depth, by which all other moves must stay below the table's
    /// score.
    pub margin: i32,
    /// Further centipawns that earn a second ply.
    pub double_margin: i32,
}

/// Move ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOrdering {
    /// History a quiet move gains for each centipawn of [`crate::Tactics::threat_bonus`].
    pub threat_bonus: i32,
}

/// History bonus for a move that causes a cutoff, and malus for the moves tried before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryBonus {
    /// Bonus for each ply of depth.
    pub slope: i32,
    /// Subtracted from the bonus at any depth.
    pub offset: i32,
    /// Largest bonus.
    pub max: i32,
    /// Percentage of the bonus given when a reduced move is searched again.
    pub research_percent: i32,
    /// Bonus of a quiet move for each 16 centipawns by which it improved the static evaluation.
    pub eval_slope: i32,
    /// Largest improvement that counts, in centipawns; a larger one means that a capture is pending.
    pub max_eval_change: i32,
}

/// Correction history: adds part of past search errors to the static evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Percentage of the errors recorded for the pawn structure and for the last two moves.
    pub pawn_and_continuation: i32,
    /// Percentage of the errors recorded for each side's other pieces.
    pub non_pawn: i32,
}

impl Params {
    /// Defaults that work in any game; a game overrides what it has tuned.
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

    /// [`Params::BASE`] with the parameters that define this game rather than tune it. Tuned values prune
    /// much at low depth, and a level that searches few plies must see it all.
    #[must_use]
    pub const fn untuned(self) -> Params {
        Params { check_extension: self.check_extension, ..Params::BASE }
    }
}
