use super::continuation::Continuation;
use super::history_table::HistoryTable;
use chariot_game::Tactics;

/// Preceding moves used by continuation history: the opponent's last, the own last and the own before that.
/// Pairs of an index into [`Continuation`] and a table number.
const LOOKED_BACK_ON: [(usize, usize); 3] = [(0, 0), (1, 1), (3, 1)];

/// Step of captures' material gain, in centipawns: captures in the same step share a history.
const GAIN_STEP: i32 = 128;
const GAINS: usize = 8;

/// How moves fared elsewhere in the tree (CPW "History Heuristic"), each value within ±[`MAX`]. A quiet move
/// has one by piece and destination ("butterfly" history) and one for each move of [`LOOKED_BACK_ON`]
/// ("continuation" history). A capture has one by piece, destination and gain.
pub(crate) struct MoveHistory {
    /// A row for each side.
    quiet: HistoryTable,
    /// A row for each side and gain.
    capture: HistoryTable,
    /// Tables after an opponent's move and after an own one, each with a row for every such move of either side
    /// and one for none.
    continuation: [HistoryTable; 2],
}

impl MoveHistory {
    pub(crate) fn new<P: Tactics>() -> MoveHistory {
        let slots = P::HISTORY_SLOTS;
        let continuation = || HistoryTable::new(2 * slots + 1, slots);
        MoveHistory {
            quiet: HistoryTable::new(2, slots),
            capture: HistoryTable::new(2 * GAINS, slots),
            continuation: [continuation(), continuation()],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.tables().for_each(HistoryTable::clear);
    }

    /// Halves every value: the next search starts from this one's experience, but trusts it less.
    pub(crate) fn age(&mut self) {
        self.tables().for_each(HistoryTable::halve);
    }

    fn tables(&mut self) -> impl Iterator<Item = &mut HistoryTable> {
        [&mut self.quiet, &mut self.capture].into_iter().chain(&mut self.continuation)
    }

    /// History of a quiet move after `continuation`: the sum of all its values.
    #[inline]
    pub(crate) fn quiet<P: Tactics>(&self, position: &P, m: P::Move, continuation: &Continuation) -> i32 {
        let slot = position.history_slot(m);
        let mut sum = self.quiet.get(position.side_to_move() as usize, slot);
        for (back, table) in LOOKED_BACK_ON {
            sum += self.continuation[table].get(continuation[back], slot);
        }
        sum
    }

    #[inline]
    pub(crate) fn capture<P: Tactics>(&self, position: &P, m: P::Move) -> i32 {
        self.capture.get(capture_row(position, m), position.history_slot(m))
    }

    /// Adds `bonus`, positive for a success, to the history of a quiet move.
    pub(crate) fn update_quiet<P: Tactics>(
        &mut self,
        position: &P,
        m: P::Move,
        continuation: &Continuation,
        bonus: i32,
    ) {
        let slot = position.history_slot(m);
        self.quiet.update(position.side_to_move() as usize, slot, bonus);
        for (back, table) in LOOKED_BACK_ON {
            self.continuation[table].update(continuation[back], slot, bonus);
        }
    }

    /// Adds `bonus` to the history of the last move of `continuation`, a quiet one; does nothing after a null
    /// move.
    pub(crate) fn update_last_quiet(&mut self, continuation: &Continuation, bonus: i32) {
        let Some(index) = continuation[0].checked_sub(1) else { return };
        let (side, slot) = (index / self.quiet.slots(), index % self.quiet.slots());
        self.quiet.update(side, slot, bonus);
        self.continuation[0].update(continuation[1], slot, bonus);
    }

    /// Adds `bonus` to the history of a capture or promotion.
    pub(crate) fn update_capture<P: Tactics>(&mut self, position: &P, m: P::Move, bonus: i32) {
        self.capture.update(capture_row(position, m), position.history_slot(m), bonus);
    }
}

#[inline]
fn capture_row<P: Tactics>(position: &P, m: P::Move) -> usize {
    let gain = (position.material_gain(m) / GAIN_STEP).clamp(0, GAINS as i32 - 1) as usize;
    position.side_to_move() as usize * GAINS + gain
}
