use super::waves::Waves;
use crate::SolveError;
use crate::dtm_code::has_code;
use crate::material::Material;
use chariot_game::Side;
use std::ops::ControlFlow;

/// Progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The last wave: mates of up to this many plies are found.
    pub plies: u16,
    /// Positions decided so far; some include their mirror images.
    pub decided: u64,
    /// The current slice, from 0; each has waves of its own.
    pub slice: usize,
    /// Number of slices: one for each square of the pawn, or 1 if the ending is solved as a whole.
    pub slices: usize,
}

/// Called after each wave; decides whether to continue.
pub type OnProgress<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// The wave just found: all positions decided in the same number of plies.
pub struct Wave<'a> {
    waves: &'a Waves<'a>,
    progress: Progress,
}

/// Called after each wave; decides whether to continue.
pub type OnWave<'a> = dyn FnMut(&Wave<'_>) -> ControlFlow<()> + 'a;

impl Wave<'_> {
    /// The solver's progress.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Number of positions with `side` to move that the wave decided, counted as in
    /// [`TableStats`](crate::TableStats): symmetric ones once. Visits each position of the wave.
    #[must_use]
    pub fn count(&self, side: Side) -> u64 {
        self.waves.count_last(side)
    }
}

/// Runs the waves of an ending's slices, one slice after the other.
pub(super) struct WaveCounter {
    slice: usize,
    slices: usize,
    decided: u64,
}

impl WaveCounter {
    pub(super) fn new(slices: usize) -> WaveCounter {
        WaveCounter { slice: 0, slices, decided: 0 }
    }

    pub(super) fn run(
        &mut self,
        waves: &mut Waves<'_>,
        material: &Material,
        on_wave: &mut OnWave<'_>,
    ) -> Result<(), SolveError> {
        for plies in 0.. {
            let found = waves.advance(plies);
            let is_too_long = |&side: &Side| waves.has_found(side) && !has_code(plies, side);
            if Side::BOTH.iter().any(is_too_long) {
                return Err(SolveError::TooLong { ending: material.name().to_owned() });
            }
            self.decided += found;
            let progress = Progress { plies, decided: self.decided, slice: self.slice, slices: self.slices };
            if on_wave(&Wave { waves, progress }).is_break() {
                return Err(SolveError::Stopped { ending: material.name().to_owned() });
            }
            if found == 0 && !waves.conversions_remain(plies) {
                break;
            }
        }
        self.slice += 1;
        Ok(())
    }
}
