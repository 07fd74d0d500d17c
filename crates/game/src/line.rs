use crate::{GameResult, IllegalMove, Rules, Termination};

/// A start position and the moves played from it. Never empty.
#[derive(Clone, Debug)]
pub struct Line<P: Rules> {
    positions: Vec<P>,
    moves: Vec<P::Move>,
    // Kept next to the positions so that a scan for repetitions reads 8 bytes a ply.
    keys: Vec<u64>,
}

impl<P: Rules> Line<P> {
    /// A line without moves.
    #[must_use]
    pub fn new(start: P) -> Self {
        let keys = vec![start.key()];
        Line { positions: vec![start], moves: Vec::new(), keys }
    }

    /// The last position.
    #[must_use]
    pub fn current(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    /// All positions, the start first.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The moves played.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Plays `m`, which must be legal in the current position; [`Line::try_play`] checks.
    pub fn play(&mut self, m: P::Move) {
        let mut next = self.current().clone();
        next.play(m);
        self.push(m, next);
    }

    /// Plays `m` if it is legal in the current position.
    ///
    /// # Errors
    /// [`IllegalMove`]; the line is then unchanged.
    pub fn try_play(&mut self, m: P::Move) -> Result<(), IllegalMove> {
        let mut next = self.current().clone();
        next.try_play(m)?;
        self.push(m, next);
        Ok(())
    }

    /// Appends `next`, the position after `m`, which the caller has already made.
    pub fn push(&mut self, m: P::Move, next: P) {
        self.keys.push(next.key());
        self.positions.push(next);
        self.moves.push(m);
    }

    /// Takes back the last move; `None` at the start.
    pub fn undo(&mut self) -> Option<P::Move> {
        let last = self.moves.pop()?;
        self.positions.pop();
        self.keys.pop();
        Some(last)
    }

    /// Index of the latest earlier position equal to the current one, since the last irreversible move.
    #[must_use]
    pub fn last_occurrence(&self) -> Option<usize> {
        self.occurrences().next()
    }

    /// Occurrences of the current position, this one included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        1 + self.occurrences().count()
    }

    /// The positions from `since` to the current one, for [`Rules::judge_repetition`].
    ///
    /// # Panics
    /// If `since` is beyond the current position.
    #[must_use]
    pub fn cycle_since(&self, since: usize) -> &[P] {
        &self.positions[since..]
    }

    /// The positions that decide a repetition, once the current one has occurred often enough: everything
    /// between the counted occurrences, not only the last cycle.
    #[must_use]
    pub fn judged_repetition(&self) -> Option<&[P]> {
        self.occurrences().nth(P::REPETITIONS - 2).map(|since| self.cycle_since(since))
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let position = self.current();
        if position.legal_move_count() == 0 {
            return Some(position.no_move_outcome());
        }
        if let Some(cycle) = self.judged_repetition() {
            let mut result = P::judge_repetition(cycle);
            if let Termination::Repetition(times) = &mut result.termination {
                *times = u8::try_from(self.repetitions()).unwrap_or(u8::MAX);
            }
            return Some(result);
        }
        position.draw_by_rule()
    }

    fn occurrences(&self) -> impl Iterator<Item = usize> {
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let reversible = usize::from(self.current().halfmove_clock()).min(last);
        // A side is to move every second ply, and the shortest cycle is four plies long.
        (4..=reversible).step_by(2).map(move |back| last - back).filter(move |&i| self.keys[i] == key)
    }
}
