use crate::limits::MAX_PLY;
use chariot_game::{GameResult, Line, Rules};

/// The positions from the start of the game to the current node.
///
/// Unlike a [`Line`] it can hold null moves; repetitions are not looked for across them.
pub(crate) struct PositionStack<P> {
    positions: Vec<P>,
    // Separate from the positions, so that a scan for repetitions reads few bytes a ply.
    keys: Vec<PositionKey>,
    root: usize,
}

#[derive(Clone, Copy)]
struct PositionKey {
    key: u64,
    /// Plies since the last irreversible or null move.
    reversible_plies: u16,
}

impl<P: Rules> PositionStack<P> {
    /// The stack at the root of a search from the end of `line`.
    pub(crate) fn new(line: &Line<P>) -> Self {
        let positions = line.positions();
        let capacity = positions.len() + MAX_PLY + 1;
        let mut stack = PositionStack {
            positions: Vec::with_capacity(capacity),
            keys: Vec::with_capacity(capacity),
            root: positions.len() - 1,
        };
        for position in positions {
            stack.push(position.clone());
        }
        stack
    }

    pub(crate) fn current(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    pub(crate) fn push(&mut self, next: P) {
        let max = self.keys.last().map_or(0, |before| before.reversible_plies + 1);
        let reversible_plies = next.halfmove_clock().min(max);
        self.keys.push(PositionKey { key: next.key(), reversible_plies });
        self.positions.push(next);
    }

    pub(crate) fn push_null(&mut self, next: P) {
        self.keys.push(PositionKey { key: next.key(), reversible_plies: 0 });
        self.positions.push(next);
    }

    pub(crate) fn pop(&mut self) {
        self.keys.pop();
        self.positions.pop();
    }

    /// Returns to the root, from wherever the search stopped.
    pub(crate) fn rewind(&mut self) {
        self.keys.truncate(self.root + 1);
        self.positions.truncate(self.root + 1);
    }

    /// Result of the repetition that the current position completes (`is_repetition` in other engines).
    /// Within the search the second occurrence counts, since both sides could repeat forever. Repetitions of
    /// a position before the root count when the rules end the game (threefold in chess).
    pub(crate) fn repetition(&self) -> Option<GameResult> {
        let now = self.keys.len() - 1;
        let PositionKey { key, reversible_plies } = self.keys[now];
        let mut occurrences = 1;
        // A side is to move every second ply, and the shortest cycle is four plies long.
        for back in (4..=usize::from(reversible_plies)).step_by(2) {
            let earlier = now - back;
            if self.keys[earlier].key == key {
                occurrences += 1;
                // As in the rules, all positions since the first counted occurrence are judged.
                if earlier >= self.root || occurrences >= P::REPETITIONS {
                    return Some(P::judge_repetition(&self.positions[earlier..]));
                }
            }
        }
        None
    }
}
