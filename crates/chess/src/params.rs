use chariot_game::params::{
    Aspiration, CaptureFutility, Correction, DeltaPruning, Futility, Hindsight, HistoryBonus, HistoryPruning,
    InternalIterativeReduction, LateMovePruning, LateMoveReduction, MoveOrdering, NullMove, Params, ProbCut,
    Razoring, ReverseFutility, SeePruning, Singular, SmallProbCut,
};

const BASE: Params = Params::BASE;

/// Search parameters for chess, found by `lab spsa`; see docs/guide/tuning.md for the commands.
pub(crate) const PARAMS: Params = Params {
    aspiration: Aspiration { delta: 28, ..BASE.aspiration },
    delta_pruning: DeltaPruning { margin: 159 },
    razoring: Razoring { margin: 412, ..BASE.razoring },
    reverse_futility: ReverseFutility { max_depth: 6, margin: 39 },
    null_move: NullMove { base: 4_236, slope: 171, eval_divisor: 151, ..BASE.null_move },
    probcut: ProbCut { margin: 209, ..BASE.probcut },
    small_probcut: Some(SmallProbCut { margin: 246, depth_slack: 4 }),
    iir: InternalIterativeReduction { min_depth: 4 },
    hindsight: Hindsight { margin: Some(281), ..BASE.hindsight },
    lmr: LateMoveReduction {
        base: 1_097,
        slope: 253,
        not_improving: 947,
        cut_node: 1_288,
        pv: 678,
        tt_pv: 824,
        check: 1_978,
        raised_alpha: 1_467,
        many_cutoffs: 743,
        tt_capture: 1_548,
        correction: 106,
        history_divisor: 5_831,
        capture_history_divisor: 2_482,
        deeper_margin: 46,
        shallower_margin: 9,
        ..BASE.lmr
    },
    late_move_pruning: LateMovePruning { percent: 165, ..BASE.late_move_pruning },
    futility: Futility { max_depth: 9, base: 15, margin: 84 },
    capture_futility: Some(CaptureFutility { max_depth: 6, base: 110, margin: 21 }),
    history_pruning: HistoryPruning { margin: 6_579, ..BASE.history_pruning },
    see_pruning: SeePruning {
        capture_margin: 122,
        capture_history: 37,
        quiet_margin: 29,
        ..BASE.see_pruning
    },
    singular: Singular { min_depth: 7, margin: 36, double_margin: 14, ..BASE.singular },
    ordering: MoveOrdering { threat_bonus: 29 },
    history: HistoryBonus {
        slope: 451,
        offset: -111,
        max: 1_425,
        research_percent: 40,
        eval_slope: 76,
        ..BASE.history
    },
    correction: Correction { pawn_and_continuation: 100, non_pawn: 151 },
    ..BASE
};
