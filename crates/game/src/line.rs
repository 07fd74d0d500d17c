use crate::{GameResult, IllegalMove, Rules, Termination};

/// A line of play: a start position and the moves from it. Never empty.
#[derive(Clone, Debug)]
pub struct Line<P: Rules> {
    positions: Vec<P>,
    moves: Vec<P::Move>,
    // Kept beside the positions so that looking for repetitions walks over 8 bytes a ply.
    keys: Vec<u64>,
}

impl<P: Rules> Line<P> {
    /// A line of no moves.
    #[must_use]
    pub fn new(start: P) -> Self {
        let keys = vec![start.key()];
        Line { positions: vec![start], moves: Vec::new(), keys }
    }

    /// The position after the last move.
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

    /// Appends `next`, which must be the current position after `m`.
    pub fn push(&mut self, m: P::Move, next: P) {
        self.keys.push(next.key());
        self.positions.push(next);
        self.moves.push(m);
    }

    /// Takes the last move back; `None` at the start.
    pub fn undo(&mut self) -> Option<P::Move> {
        let last = self.moves.pop()?;
        self.positions.pop();
        self.keys.pop();
        Some(last)
    }

    /// Index of the latest earlier position equal to the current one, within the reversible past.
    #[must_use]
    pub fn last_occurrence(&self) -> Option<usize> {
        self.occurrences().next()
    }

    /// How often the current position has occurred, this time included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        1 + self.occurrences().count()
    }

    /// The positions from `since` to the current one, for [`Rules::judge_repetition`].
    #[must_use]
    pub fn cycle_since(&self, since: usize) -> &[P] {
        &self.positions[since..]
    }

    /// The positions by which a repetition is judged, once the current position has occurred often enough: all
    /// that lies between the occurrences that count, not the last round alone.
    #[must_use]
    pub fn judged_repetition(&self) -> Option<&[P]> {
        self.occurrences().nth(P::REPETITIONS - 2).map(|since| self.cycle_since(since))
    }

    /// How the game has ended, `None` while it goes on.
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
        // The same side is to move every second ply, and the shortest cycle takes four.
        (4..=reversible).step_by(2).map(move |back| last - back).filter(move |&i| self.keys[i] == key)
    }
}
