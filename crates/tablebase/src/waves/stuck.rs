use super::Waves;
use crate::MAX_PIECES;
use crate::facts::Facts;
use crate::legal::Legal;
use crate::space::{INNER, Space};
use crate::value::code;
use crate::word::for_each_bit;
use game::Job;
use game::{Outcome, PerSide, Piece, Side};

impl Waves<'_> {
    /// Finds the positions without a legal move and lets the game say what they are worth: losses make the
    /// wave of zero plies, draws are held for ever.
    pub(crate) fn judge_stuck(&mut self, game: &Facts, legal: &Legal) {
        let rest = self.space.numbering.rest;
        let (space, backward) = (self.space, &self.backward);
        // Whoever can depart is held, and is not stuck.
        let can_depart = self.after_passages(&self.held);
        for side in Side::BOTH {
            let replies = &legal.words[!side];
            let after = backward.after(side, replies, self.pool);
            let slices = self.spare[side].chunks_mut(rest).zip(self.held[side].chunks_mut(rest));
            let jobs = slices.zip(legal.words[side].chunks(rest)).enumerate();
            let jobs = jobs.map(|(king, ((lost, held), legal))| {
                let after = &after;
                let passages = self.passages.of(side, king);
                Box::new(move || {
                    lost.fill(0);
                    backward.join(side, after, king, lost);
                    passages.iter().for_each(|passage| lost[passage.before] |= passage.bits());
                    for (placement, ((lost, held), legal)) in lost.iter_mut().zip(held).zip(legal).enumerate()
                    {
                        let stuck = legal & !*lost & !*held;
                        *lost = 0;
                        if stuck == 0 {
                            continue;
                        }
                        let squares = space.outer_squares(king, placement);
                        for_each_bit(stuck, |bit| match stuck_outcome(game, space, squares, bit, side) {
                            Outcome::Loss => *lost |= 1 << bit,
                            _ => *held |= 1 << bit,
                        });
                    }
                }) as Job<'_>
            });
            self.pool.run_jobs(jobs.collect());
        }
        let held = self.after_passages(&self.held);
        for side in Side::BOTH {
            let words = held[side].iter().zip(&can_depart[side]);
            for (passage, (held, could_depart)) in self.passages.of_side_mut(side).zip(words) {
                passage.note_stale(held & !could_depart);
            }
        }
    }

    /// The words of the placements after the steps of each side that can be answered en passant.
    fn after_passages(&self, words: &PerSide<Vec<u64>>) -> PerSide<Vec<u64>> {
        let rest = self.space.numbering.rest;
        PerSide(Side::BOTH.map(|side| {
            let kings = 0..self.space.kings.len();
            let after = kings.flat_map(|king| {
                let passages = self.passages.of(side, king).iter();
                passages.map(move |passage| king * rest + passage.after)
            });
            after.map(|at| words[!side][at]).collect()
        }))
    }

    pub(super) fn settle_stuck(&mut self, side: Side) -> u64 {
        self.lost[side].copy_from_slice(&self.spare[side]);
        let mut found = 0;
        for (stuck, codes) in self.spare[side].iter().zip(self.codes[side].as_chunks_mut::<64>().0) {
            for_each_bit(*stuck, |bit| codes[bit] = code(0));
            found += u64::from(stuck.count_ones());
        }
        found
    }
}

/// What the game says of a position without a legal move.
fn stuck_outcome(game: &Facts, space: &Space, squares: [u8; MAX_PIECES], bit: usize, side: Side) -> Outcome {
    let mut squares = squares;
    squares[INNER] = space.inner.squares[bit];
    let pieces: Vec<(Piece, u8)> = space.pieces.iter().copied().zip(squares).collect();
    // What no game can reach decides nothing: no legal move leads there.
    (game.stuck)(&pieces, side).unwrap_or(Outcome::Draw)
}
