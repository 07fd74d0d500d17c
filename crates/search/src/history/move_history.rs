use super::continuation::Continuation;
use super::gravity::apply_gravity;
use chariot_game::{PerSide, Side, Tactics};

/// Largest absolute value.
const MAX: i32 = 16_384;

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
    slots: usize,
    quiet: PerSide<Vec<i16>>,
    capture: PerSide<Vec<i16>>,
    /// Tables after an opponent's move and after an own one, each with a row of slots for every such move of
    /// either side and one for none.
    continuation: [Vec<i16>; 2],
}

impl MoveHistory {
    pub(crate) fn new<P: Tactics>() -> MoveHistory {
        let slots = P::HISTORY_SLOTS;
        let table = |size| vec![0; size];
        MoveHistory {
            slots,
            quiet: PerSide([table(slots), table(slots)]),
            capture: PerSide([table(slots * GAINS), table(slots * GAINS)]),
            continuation: [table((2 * slots + 1) * slots), table((2 * slots + 1) * slots)],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.tables().for_each(|table| table.fill(0));
    }

    /// Halves every value: the next search starts from this one's experience, but trusts it less.
    pub(crate) fn age(&mut self) {
        for table in self.tables() {
            for value in table {
                *value /= 2;
            }
        }
    }

    fn tables(&mut self) -> impl Iterator<Item = &mut Vec<i16>> {
        self.quiet.0.iter_mut().chain(&mut self.capture.0).chain(&mut self.continuation)
    }

    /// History of a quiet move after `continuation`: the sum of all its values.
    #[inline]
    pub(crate) fn quiet<P: Tactics>(&self, position: &P, m: P::Move, continuation: &Continuation) -> i32 {
        let slot = position.history_slot(m);
        let mut sum = i32::from(self.quiet[position.side_to_move()][slot]);
        for (back, table) in LOOKED_BACK_ON {
            sum += i32::from(self.continuation[table][continuation[back] * self.slots + slot]);
        }
        sum
    }

    #[inline]
    pub(crate) fn capture<P: Tactics>(&self, position: &P, m: P::Move) -> i32 {
        i32::from(self.capture[position.side_to_move()][capture_slot(position, m)])
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
        apply_gravity(&mut self.quiet[position.side_to_move()][slot], bonus, MAX);
        for (back, table) in LOOKED_BACK_ON {
            let row = continuation[back] * self.slots;
            apply_gravity(&mut self.continuation[table][row + slot], bonus, MAX);
        }
    }

    /// Adds `bonus` to the history of the last move of `continuation`, a quiet one; does nothing after a null
    /// move.
    pub(crate) fn update_last_quiet(&mut self, continuation: &Continuation, bonus: i32) {
        let Some(index) = continuation[0].checked_sub(1) else { return };
        let (side, slot) = (Side::BOTH[index / self.slots], index % self.slots);
        apply_gravity(&mut self.quiet[side][slot], bonus, MAX);
        apply_gravity(&mut self.continuation[0][continuation[1] * self.slots + slot], bonus, MAX);
    }

    /// Adds `bonus` to the history of a capture or promotion.
    pub(crate) fn update_capture<P: Tactics>(&mut self, position: &P, m: P::Move, bonus: i32) {
        apply_gravity(&mut self.capture[position.side_to_move()][capture_slot(position, m)], bonus, MAX);
    }
}

#[inline]
fn capture_slot<P: Tactics>(position: &P, m: P::Move) -> usize {
    let gain = (position.material_gain(m) / GAIN_STEP).clamp(0, GAINS as i32 - 1) as usize;
    gain * P::HISTORY_SLOTS + position.history_slot(m)
}
