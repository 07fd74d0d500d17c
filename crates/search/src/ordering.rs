use crate::history::History;
use game::{MAX_MOVES, MoveList, Tactics};

// Bands of ordering values, from first to last: captures that keep their gain, killers, quiet moves by
// history (at most `HISTORY_MAX` either way), losing captures.
const CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 500_000;
const LOSING_CAPTURE: i32 = -1_000_000;

/// Which moves a queue yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Every legal move.
    All,
    /// Captures and promotions only.
    Noisy,
}

/// Quiet moves that refuted a sibling, the newest first.
pub(crate) type Killers<M> = [Option<M>; 2];

/// The moves of one node in the order they are tried: the table's move before anything is generated, then
/// the rest by value. Values are given all at once but sorted lazily, since most nodes stop after few moves.
pub(crate) struct MoveQueue<M> {
    first: Option<M>,
    wanted: Wanted,
    stage: Stage,
    moves: MoveList<M>,
    values: [i32; MAX_MOVES],
    next: usize,
}

#[derive(Clone, Copy)]
enum Stage {
    First,
    Generate,
    Rest,
}

impl<M: Copy + Eq> MoveQueue<M> {
    pub(crate) fn new() -> Self {
        MoveQueue {
            first: None,
            wanted: Wanted::All,
            stage: Stage::First,
            moves: MoveList::new(),
            values: [0; MAX_MOVES],
            next: 0,
        }
    }

    /// Starts over for another node; `first` must be legal and wanted there.
    pub(crate) fn restart(&mut self, first: Option<M>, wanted: Wanted) {
        self.first = first;
        self.wanted = wanted;
        self.stage = Stage::First;
    }

    /// The next move to try in `position`.
    pub(crate) fn next<P>(&mut self, position: &P, history: &History, killers: &Killers<M>) -> Option<M>
    where
        P: Tactics<Move = M>,
    {
        if let Stage::First = self.stage {
            self.stage = Stage::Generate;
            if self.first.is_some() {
                return self.first;
            }
        }
        if let Stage::Generate = self.stage {
            self.stage = Stage::Rest;
            self.generate(position, history, killers);
        }
        self.best_left(position)
    }

    fn generate<P>(&mut self, position: &P, history: &History, killers: &Killers<M>)
    where
        P: Tactics<Move = M>,
    {
        self.moves = match self.wanted {
            Wanted::All => position.legal_moves(),
            Wanted::Noisy => position.noisy_moves(),
        };
        if let Some(first) = self.first {
            self.moves.retain(|m| *m != first);
        }
        self.next = 0;
        for (value, &m) in self.values.iter_mut().zip(&self.moves) {
            *value = if self.wanted == Wanted::Noisy || position.is_noisy(m) {
                // Most valuable victim first, then least valuable attacker.
                CAPTURE + 16 * position.gain(m) - position.mover_value(m) / 8
            } else if killers.contains(&Some(m)) {
                KILLER - i32::from(killers[1] == Some(m))
            } else {
                history.get(position, m)
            };
        }
    }

    fn best_left<P: Tactics<Move = M>>(&mut self, position: &P) -> Option<M> {
        loop {
            let left = &self.values[self.next..self.moves.len()];
            // The first of equals, so that the order does not depend on how it is found.
            let best = left.iter().enumerate().max_by_key(|&(i, value)| (value, std::cmp::Reverse(i)))?.0;
            let best = self.next + best;
            let m = self.moves[best];
            // Exchanges are costly to evaluate, so only captures about to be tried are.
            if self.wanted == Wanted::All
                && self.values[best] >= CAPTURE / 2 + KILLER / 2
                && !position.exchange_at_least(m, 0)
            {
                self.values[best] += LOSING_CAPTURE - CAPTURE;
                continue;
            }
            self.moves.swap(self.next, best);
            self.values.swap(self.next, best);
            self.next += 1;
            return Some(m);
        }
    }
}
