/// Numbers a search uses that differ between games. Margins are in centipawns, `lmr_*` and `null_move_base` and
/// `null_move_slope` in 1024ths of a ply, depths in plies, histories in the unit of history tables (at most 16,384 each).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params {
    /// Half-width of the first aspiration window.
    pub aspiration: i32,
    /// What a capture must be able to gain above the stand-pat score in quiescence.
    pub delta_margin: i32,
    /// Razoring: how far below alpha a static evaluation is hopeless, per ply of depth left.
    pub razoring_margin: i32,
    /// Reverse futility: static margin above beta per ply of depth left,
    pub reverse_futility_margin: i32,
    /// and the deepest node, in plies, that it cuts.
    pub reverse_futility_depth: i32,
    /// Least depth for a null move.
    pub null_move_depth: i32,
    /// Reduction of a null move at depth 0.
    pub null_move_base: i32,
    /// Further reduction for each ply of depth.
    pub null_move_slope: i32,
    /// Above beta, for which it is a further ply.
    pub null_move_surplus: i32,
    /// ProbCut: how far above beta a capture must get,
    pub probcut_margin: i32,
    /// and the table's lower bound of a search not much shallower.
    pub table_probcut_margin: i32,
    /// Without a move from the table a node this deep is searched one ply shallower: finding the move costs less that
    /// way, and the next visit has it.
    pub unguided_depth: i32,
    /// A reduced node is searched a ply shallower still if the evaluations before and after the opponent's move show it
    /// to have lost more than this.
    pub hindsight_margin: i32,
    /// Late move reductions: of any move.
    pub lmr_base: i32,
    /// For each product of the binary logarithms of depth and move count.
    pub lmr_slope: i32,
    /// Where the side to move stands worse than at its last turn.
    pub lmr_worsening: i32,
    /// Where a refutation of the opponent's last move is expected.
    pub lmr_cut: i32,
    /// Less on the principal variation,
    pub lmr_pv: i32,
    /// and where it has been,
    pub lmr_was_pv: i32,
    /// and for a check.
    pub lmr_check: i32,
    /// more after a move that raised alpha on the principal variation,
    pub lmr_raised: i32,
    /// and where moves here and after sibling moves were often refuted,
    pub lmr_refuted: i32,
    /// and where the table's move is a capture;
    pub lmr_table_capture: i32,
    /// less for each 16 centipawns by which the static evaluation had to be corrected.
    pub lmr_doubt: i32,
    /// History of a quiet move that makes a ply of reduction.
    pub history_per_ply: i32,
    /// History of a capture that does.
    pub capture_history_per_ply: i32,
    /// Late move pruning: the share, in hundredths, of 3 + depth² quiet moves that are tried while the side to move
    /// stands better and better; half of them otherwise.
    pub late_moves: i32,
    /// Futility of quiet moves: static margin below alpha at depth 0,
    pub futility_base: i32,
    /// and more for each ply,
    pub futility_margin: i32,
    /// and the deepest node, in reduced plies, at which it holds.
    pub futility_depth: i32,
    /// Futility of captures, beside what they win: static margin below alpha at depth 0,
    pub capture_futility_base: i32,
    /// and more for each ply.
    pub capture_futility_margin: i32,
    /// What a quiet move's place in the order gains for each centipawn of [`crate::Tactics::threat_bonus`], in the unit of
    /// histories.
    pub threat_bonus: i32,
    /// Quiet moves with a history below minus this per ply of depth are left out.
    pub history_margin: i32,
    /// What a capture may lose for each ply of depth,
    pub capture_loss: i32,
    /// and for 1,024 of its history,
    pub capture_loss_by_history: i32,
    /// and a quiet move for each square of that.
    pub quiet_loss: i32,
    /// Singular extensions: the least depth at which the table's move is tested,
    pub singular_depth: i32,
    /// and how far all other moves must stay below the table's score, in sixteenths of a centipawn per
    /// ply of depth.
    pub singular_margin: i32,
    /// Where they stay so much further below, two plies are added.
    pub double_margin: i32,
    /// Above alpha from which on a reduced move is searched again deeper,
    pub deeper_margin: i32,
    /// and below which shallower.
    pub shallower_margin: i32,
    /// What a history gains by a success for each ply of depth,
    pub history_slope: i32,
    /// less this,
    pub history_offset: i32,
    /// and at most.
    pub history_most: i32,
    /// Share of that, in hundredths, that a reduced move gains or loses where a search in full settles it.
    pub settled_history: i32,
    /// What the history of a quiet move gains for each 16 centipawns by which it changed the static evaluation.
    pub evaluation_history: i32,
    /// Share of the correction history by structure and by the last moves that is believed, in hundredths,
    pub correction: i32,
    /// and of that by each side's pieces.
    pub pieces_correction: i32,
    /// Extend positions in check by a ply, reduce neither checks nor answers to them, and try every answer in
    /// quiescence: for games where long rows of checks decide.
    pub check_extension: bool,
    /// Plies without progress (see [`crate::Rules::halfmove_clock`]) after which the game is drawn by rule.
    pub move_limit: u16,
}

impl Params {
    /// Values that work in any game; a game overrides what it has tuned.
    pub const BASE: Params = Params {
        aspiration: 25,
        delta_margin: 150,
        razoring_margin: 250,
        reverse_futility_margin: 90,
        reverse_futility_depth: 8,
        null_move_depth: 3,
        null_move_base: 4096,
        null_move_slope: 256,
        null_move_surplus: 200,
        probcut_margin: 170,
        table_probcut_margin: 20_000,
        unguided_depth: 4,
        hindsight_margin: 20_000,
        lmr_base: 768,
        lmr_slope: 219,
        lmr_worsening: 1024,
        lmr_cut: 1024,
        lmr_pv: 1024,
        lmr_was_pv: 1024,
        lmr_check: 1024,
        lmr_raised: 0,
        lmr_refuted: 0,
        lmr_table_capture: 0,
        lmr_doubt: 0,
        history_per_ply: 10_000,
        capture_history_per_ply: 6_000,
        late_moves: 100,
        futility_base: 100,
        futility_margin: 90,
        futility_depth: 8,
        capture_futility_base: 20_000,
        capture_futility_margin: 0,
        threat_bonus: 0,
        history_margin: 3_500,
        capture_loss: 90,
        capture_loss_by_history: 0,
        quiet_loss: 25,
        singular_depth: 7,
        singular_margin: 32,
        double_margin: 25,
        deeper_margin: 60,
        shallower_margin: 8,
        history_slope: 160,
        history_offset: 60,
        history_most: 1_800,
        settled_history: 0,
        evaluation_history: 0,
        correction: 100,
        pieces_correction: 0,
        check_extension: false,
        move_limit: 100,
    };

    /// The numbers of [`Params::BASE`] in this game. What is tuned to find the most in little time leaves out much that
    /// lies near; a level that looks no further than so many plies shall see all of it.
    #[must_use]
    pub const fn untuned(self) -> Params {
        Params { check_extension: self.check_extension, move_limit: self.move_limit, ..Params::BASE }
    }
}
