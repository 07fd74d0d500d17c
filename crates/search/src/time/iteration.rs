/// Statistics of an iteration that decide whether another is worth its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IterationStats {
    /// Iterations for which the best move has been the same.
    pub(crate) stable: usize,
    /// Percentage of all nodes spent on the best move; without a rival the others need few.
    pub(crate) effort: u64,
    /// Centipawns by which the best score dropped in this iteration.
    pub(crate) drop: i32,
}

impl IterationStats {
    /// Percentage of the usual time to use: more while the best move changes, has rivals or gets worse.
    pub(super) fn time_percent(self) -> u64 {
        const STABILITY: [u64; 7] = [150, 120, 105, 95, 85, 80, 75];
        let stability = STABILITY[self.stable.min(STABILITY.len() - 1)];
        let effort = 200 - 140 * self.effort.min(100) / 100;
        let drop = 100 + self.drop.clamp(0, 50) as u64;
        stability * effort * drop / 10_000
    }
}
