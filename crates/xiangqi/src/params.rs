use chariot_game::Level;
use chariot_game::params::{
    Aspiration, CaptureFutility, Correction, DeltaPruning, Futility, Hindsight, HistoryBonus, HistoryPruning,
    InternalIterativeReduction, LateMovePruning, LateMoveReduction, NullMove, Params, ProbCut, Razoring,
    ReverseFutility, SeePruning, Singular, SmallProbCut,
};

const BASE: Params = Params::BASE;

/// Levels of xiangqi, fitted by games between neighbours: `docs/results/levels.md`.
pub(crate) const LEVELS: [Level; Level::COUNT] = [
    Level::new(-400, 1, 2_000, 50, 700, 500),
    Level::new(-270, 1, 2_000, 24, 230, 400),
    Level::new(0, 1, 2_000, 15, 130, 300),
    Level::new(420, 2, 4_000, 10, 68, 182),
    Level::new(830, 2, 4_000, 7, 42, 127),
    Level::new(1_180, 3, 12_000, 6, 28, 96),
    Level::new(1_400, 3, 16_000, 5, 23, 84),
    Level::new(1_550, 4, 32_000, 4, 16, 66),
    Level::new(2_120, 7, 52_000, 4, 11, 48),
    Level::new(2_520, 9, 76_000, 4, 8, 38),
    Level::new(2_900, 10, 100_000, 3, 6, 26),
];

/// Search parameters for xiangqi, found by `lab spsa`; see docs/guide/tuning.md for the commands.
pub(crate) const PARAMS: Params = Params {
    aspiration: Aspiration { delta: 30, ..BASE.aspiration },
    delta_pruning: DeltaPruning { margin: 313 },
    razoring: Razoring { margin: 618, ..BASE.razoring },
    reverse_futility: ReverseFutility { max_depth: 6, margin: 68 },
    null_move: NullMove { base: 3_498, slope: 409, eval_divisor: 521, ..BASE.null_move },
    probcut: ProbCut { margin: 384, ..BASE.probcut },
    small_probcut: Some(SmallProbCut { margin: 923, depth_slack: 4 }),
    iir: InternalIterativeReduction { min_depth: 5 },
    hindsight: Hindsight { margin: Some(307), ..BASE.hindsight },
    lmr: LateMoveReduction {
        base: 1_181,
        slope: 230,
        not_improving: 2_373,
        cut_node: 1_767,
        pv: 406,
        tt_pv: 600,
        check: 2_579,
        raised_alpha: 141,
        many_cutoffs: 1_063,
        tt_capture: 721,
        correction: 29,
        history_divisor: 10_408,
        capture_history_divisor: 2_117,
        deeper_margin: 53,
        shallower_margin: 7,
        ..BASE.lmr
    },
    late_move_pruning: LateMovePruning { percent: 189, ..BASE.late_move_pruning },
    futility: Futility { max_depth: 12, base: 21, margin: 167 },
    capture_futility: Some(CaptureFutility { max_depth: 6, base: 277, margin: 275 }),
    history_pruning: HistoryPruning { margin: 4_419, ..BASE.history_pruning },
    see_pruning: SeePruning {
        capture_margin: 229,
        capture_history: 24,
        quiet_margin: 34,
        ..BASE.see_pruning
    },
    singular: Singular { min_depth: 6, margin: 53, double_margin: 57, ..BASE.singular },
    history: HistoryBonus {
        slope: 373,
        offset: 39,
        max: 4_165,
        research_percent: 87,
        eval_slope: 79,
        ..BASE.history
    },
    correction: Correction { pawn_and_continuation: 136, non_pawn: 124 },
    check_extension: true,
    ..BASE
};
