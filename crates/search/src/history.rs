use game::{PerSide, Side, Tactics};

/// Bound of a history value.
pub(crate) const HISTORY_MAX: i32 = 16_384;

/// How well quiet moves did elsewhere in the tree ("butterfly history" over what moves and where to),
/// -[`HISTORY_MAX`]..=[`HISTORY_MAX`].
///
/// Updates have gravity: the nearer a value is to its bound, the less a further step adds, so that old
/// successes fade and no value overflows.
pub(crate) struct History {
    values: PerSide<Vec<i16>>,
}

impl History {
    pub(crate) fn new<P: Tactics>() -> History {
        History { values: PerSide([vec![0; P::HISTORY_SLOTS], vec![0; P::HISTORY_SLOTS]]) }
    }

    pub(crate) fn clear(&mut self) {
        for side in Side::BOTH {
            self.values[side].fill(0);
        }
    }

    /// Halves every value: the next search starts from what this one learned, but believes it less.
    pub(crate) fn fade(&mut self) {
        for side in Side::BOTH {
            for value in &mut self.values[side] {
                *value /= 2;
            }
        }
    }

    pub(crate) fn get<P: Tactics>(&self, position: &P, m: P::Move) -> i32 {
        i32::from(self.values[position.side_to_move()][position.history_slot(m)])
    }

    /// Moves the value of `m` by `step` (positive for a success).
    pub(crate) fn update<P: Tactics>(&mut self, position: &P, m: P::Move, step: i32) {
        let value = &mut self.values[position.side_to_move()][position.history_slot(m)];
        let step = step.clamp(-HISTORY_MAX, HISTORY_MAX);
        let old = i32::from(*value);
        *value = (old + step - old * step.abs() / HISTORY_MAX) as i16;
    }
}

/// The step for a move that decided a node of this depth.
pub(crate) fn step(depth: i32) -> i32 {
    (8 * depth * depth + 32 * depth).min(1_600)
}
