use super::Waves;
use crate::MAX_PIECES;
use crate::index::{SECOND_KING, StateSpace, for_each_bit};
use crate::moves::{LegalPositions, QuietMoves};
use crate::rules::EndgameRules;
use chariot_game::{Job, Outcome, PerSide, Piece, Side};

impl Waves<'_> {
    /// Finds the positions without a legal move and asks the rules for their outcome: losses form wave 0,
    /// draws are saved for good.
    pub(in crate::solve) fn find_terminal_positions(&mut self, rules: &EndgameRules, legal: &LegalPositions) {
        let placements = self.space.index.placements;
        let (space, unmoves) = (self.space, &self.unmoves);
        // Only positions with a conversion are saved so far; these have a legal move.
        let can_convert = self.after_en_passant_steps(&self.saved);
        for side in Side::BOTH {
            let after = unmoves.after(side, &legal.sets[!side], self.pool);
            let sets =
                self.next_wave[side].chunks_mut(placements).zip(self.saved[side].chunks_mut(placements));
            let jobs = sets.zip(legal.sets[side].chunks(placements)).enumerate();
            let jobs = jobs.map(|(king, ((lost, saved), legal))| {
                let after = &after;
                let steps = self.en_passant.of(side, king);
                Box::new(move || {
                    lost.fill(0);
                    unmoves.join_predecessors(side, QuietMoves::All, after, king, lost);
                    steps.iter().for_each(|step| lost[step.before] |= step.bits());
                    let sets = lost.iter_mut().zip(saved).zip(legal);
                    for (placement, ((lost, saved), legal)) in sets.enumerate() {
                        let terminal = legal & !*lost & !*saved;
                        *lost = 0;
                        if terminal == 0 {
                            continue;
                        }
                        let squares = space.configuration(king, placement);
                        for_each_bit(terminal, |bit| match outcome(rules, space, squares, bit, side) {
                            Outcome::Loss => *lost |= 1 << bit,
                            _ => *saved |= 1 << bit,
                        });
                    }
                }) as Job<'_>
            });
            self.pool.run_jobs(jobs.collect());
        }
        let saved = self.after_en_passant_steps(&self.saved);
        for side in Side::BOTH {
            let words = saved[side].iter().zip(&can_convert[side]);
            for (step, (saved, could_convert)) in self.en_passant.of_side_mut(side).zip(words) {
                step.note_stalemates(saved & !could_convert);
            }
        }
    }

    /// For each side, the words of the placements after its steps that can be answered en passant.
    fn after_en_passant_steps(&self, words: &PerSide<Vec<u64>>) -> PerSide<Vec<u64>> {
        let placements = self.space.index.placements;
        PerSide(Side::BOTH.map(|side| {
            let kings = 0..self.space.king_squares.len();
            let after = kings.flat_map(|king| {
                let steps = self.en_passant.of(side, king).iter();
                steps.map(move |step| king * placements + step.after)
            });
            after.map(|at| words[!side][at]).collect()
        }))
    }
}

fn outcome(
    rules: &EndgameRules,
    space: &StateSpace,
    squares: [u8; MAX_PIECES],
    bit: usize,
    side: Side,
) -> Outcome {
    let mut squares = squares;
    squares[SECOND_KING] = space.second_king.squares[bit];
    let pieces: Vec<(Piece, u8)> = space.pieces.iter().copied().zip(squares).collect();
    // A position that the rules reject decides nothing: no legal move leads to it.
    (rules.no_move_outcome)(&pieces, side).unwrap_or(Outcome::Draw)
}
