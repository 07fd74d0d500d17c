use crate::limits::MAX_PLY;
use game::{GameResult, Line, Rules};

/// The game so far and the line being searched: positions from the start of the game to the node.
///
/// Unlike a [`Line`] it can hold a pass (null move); no repetition is looked for across one.
pub(crate) struct Path<P> {
    positions: Vec<P>,
    // Kept apart from the positions so that looking for repetitions walks over few bytes a ply.
    steps: Vec<Step>,
    root: usize,
}

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    /// Plies one may look back: none of them was irreversible or a pass.
    reversible: u16,
}

impl<P: Rules> Path<P> {
    /// The path at the root of a search from the end of `line`.
    pub(crate) fn new(line: &Line<P>) -> Self {
        let positions = line.positions();
        let capacity = positions.len() + MAX_PLY + 1;
        let mut path = Path {
            positions: Vec::with_capacity(capacity),
            steps: Vec::with_capacity(capacity),
            root: positions.len() - 1,
        };
        for position in positions {
            path.push(position.clone());
        }
        path
    }

    pub(crate) fn current(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    /// Appends the position after a move.
    pub(crate) fn push(&mut self, next: P) {
        let longest = self.steps.last().map_or(0, |before| before.reversible + 1);
        self.steps.push(Step { key: next.key(), reversible: next.halfmove_clock().min(longest) });
        self.positions.push(next);
    }

    /// Appends the position after a pass.
    pub(crate) fn push_pass(&mut self, next: P) {
        self.steps.push(Step { key: next.key(), reversible: 0 });
        self.positions.push(next);
    }

    pub(crate) fn pop(&mut self) {
        self.steps.pop();
        self.positions.pop();
    }

    /// Back to the root, wherever the search was when it was stopped.
    pub(crate) fn rewind(&mut self) {
        self.steps.truncate(self.root + 1);
        self.positions.truncate(self.root + 1);
    }

    /// How the game judges the repetition the current position completes. One that lies within the search
    /// counts at its first return, since both sides could go on like this; one that reaches back into the
    /// game counts when the rules end the game.
    pub(crate) fn repetition(&self) -> Option<GameResult> {
        let now = self.steps.len() - 1;
        let Step { key, reversible } = self.steps[now];
        let mut occurrences = 1;
        // The same side is to move every second ply, and the shortest cycle takes four.
        for back in (4..=usize::from(reversible)).step_by(2) {
            let earlier = now - back;
            if self.steps[earlier].key == key {
                occurrences += 1;
                // As in the rules, all that lies between the occurrences that count is judged.
                if earlier >= self.root || occurrences >= P::REPETITIONS {
                    return Some(P::judge_repetition(&self.positions[earlier..]));
                }
            }
        }
        None
    }
}
