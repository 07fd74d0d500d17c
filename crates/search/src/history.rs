use crate::correction::Corrections;
use game::{Params, PerSide, Side, Tactics};

/// Bound of a history value.
pub(crate) const HISTORY_MAX: i32 = 16_384;

/// Moves before a node that are kept in its trail.
pub(crate) const LOOKBACK: usize = 4;

/// The moves before a move that its history is kept for, by place in the trail: the opponent's last, one's own last and
/// the one before that; each with the number of its table.
const CONTINUED: [(usize, usize); 3] = [(0, 0), (1, 1), (3, 1)];

/// Captures of pieces of about the same worth share a history: centipawns won, in steps of this.
const WORTH_STEP: i32 = 128;
const WORTHS: usize = 8;

/// The moves just before a node, as [`History`] knows them: the last first.
pub(crate) type Trail = [usize; LOOKBACK];

/// What stands in a trail where there is no move: at the root, after a pass.
pub(crate) const NO_STEP: usize = 0;

/// How well moves did elsewhere in the tree, each value -[`HISTORY_MAX`]..=[`HISTORY_MAX`]: of quiet moves
/// by what moves where ("butterfly"), and by that and an earlier move ("continuation", for each of
/// [`CONTINUED`]); of captures by what moves where and what is won.
///
/// Updates have gravity: the nearer a value is to its bound, the less a further step adds, so that old
/// successes fade and no value overflows.
pub(crate) struct History {
    slots: usize,
    quiets: PerSide<Vec<i16>>,
    captures: PerSide<Vec<i16>>,
    /// After a move of the opponent, after an own one: a row of slots for each earlier move of either side, and one for
    /// none.
    continuations: [Vec<i16>; 2],
    pub(crate) corrections: Corrections,
}

impl History {
    pub(crate) fn new<P: Tactics>() -> History {
        let slots = P::HISTORY_SLOTS;
        let table = |size| vec![0; size];
        History {
            slots,
            quiets: PerSide([table(slots), table(slots)]),
            captures: PerSide([table(slots * WORTHS), table(slots * WORTHS)]),
            continuations: [table((2 * slots + 1) * slots), table((2 * slots + 1) * slots)],
            corrections: Corrections::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        for table in self.tables() {
            table.fill(0);
        }
        self.corrections.clear();
    }

    /// Halves every value: the next search starts from what this one learned, but believes it less.
    pub(crate) fn fade(&mut self) {
        for table in self.tables() {
            for value in table {
                *value /= 2;
            }
        }
    }

    fn tables(&mut self) -> impl Iterator<Item = &mut Vec<i16>> {
        self.quiets.0.iter_mut().chain(&mut self.captures.0).chain(&mut self.continuations)
    }

    /// What `m`, about to be played in `position`, is called in the trails of the nodes below.
    #[inline]
    pub(crate) fn step_of<P: Tactics>(position: &P, m: P::Move) -> usize {
        let side = position.side_to_move() as usize;
        1 + side * P::HISTORY_SLOTS + position.history_slot(m)
    }

    /// The value of a quiet move: the sum of all its histories.
    #[inline]
    pub(crate) fn of_quiet<P: Tactics>(&self, position: &P, m: P::Move, trail: &Trail) -> i32 {
        let slot = position.history_slot(m);
        let mut sum = i32::from(self.quiets[position.side_to_move()][slot]);
        for (back, table) in CONTINUED {
            sum += i32::from(self.continuations[table][trail[back] * self.slots + slot]);
        }
        sum
    }

    /// The value of a capture or promotion.
    #[inline]
    pub(crate) fn of_capture<P: Tactics>(&self, position: &P, m: P::Move) -> i32 {
        i32::from(self.captures[position.side_to_move()][capture_slot(position, m)])
    }

    /// Moves the values of a quiet move by `step` (positive for a success).
    pub(crate) fn teach_quiet<P: Tactics>(&mut self, position: &P, m: P::Move, trail: &Trail, step: i32) {
        let slot = position.history_slot(m);
        nudge(&mut self.quiets[position.side_to_move()][slot], step, HISTORY_MAX);
        for (back, table) in CONTINUED {
            nudge(&mut self.continuations[table][trail[back] * self.slots + slot], step, HISTORY_MAX);
        }
    }

    /// Moves the values of the quiet move that led to a node by `step`: nothing there refuted it.
    pub(crate) fn teach_last(&mut self, trail: &Trail, step: i32) {
        let Some(index) = trail[0].checked_sub(1) else { return };
        let (side, slot) = (Side::BOTH[index / self.slots], index % self.slots);
        nudge(&mut self.quiets[side][slot], step, HISTORY_MAX);
        nudge(&mut self.continuations[0][trail[1] * self.slots + slot], step, HISTORY_MAX);
    }

    /// Moves the value of a capture or promotion by `step`.
    pub(crate) fn teach_capture<P: Tactics>(&mut self, position: &P, m: P::Move, step: i32) {
        nudge(&mut self.captures[position.side_to_move()][capture_slot(position, m)], step, HISTORY_MAX);
    }
}

#[inline]
fn capture_slot<P: Tactics>(position: &P, m: P::Move) -> usize {
    let worth = (position.material_gain(m) / WORTH_STEP).clamp(0, WORTHS as i32 - 1) as usize;
    worth * P::HISTORY_SLOTS + position.history_slot(m)
}

/// A step towards the bound `most` on its side, the smaller the nearer it is.
pub(crate) fn nudge(value: &mut i16, step: i32, most: i32) {
    let old = i32::from(*value);
    *value = (old + step - old * step.abs() / most) as i16;
}

/// The step for a move that decided a node of this depth.
pub(crate) fn step(depth: i32, params: &Params) -> i32 {
    (params.history.slope * depth - params.history.offset).min(params.history.max)
}
