/// A small seeded generator: SplitMix64 (Steele, Lea and Flood 2014). The same seed gives the same numbers
/// everywhere. For Zobrist keys and tests, not for secrets.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Starts from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        SplitMix64(seed)
    }

    /// An independent generator for item `number` of those that share a seed.
    #[must_use]
    pub const fn numbered(seed: u64, number: u64) -> Self {
        // Any odd constant with well-spread bits works: consecutive numbers must not give consecutive seeds.
        SplitMix64(seed.wrapping_add(number.wrapping_mul(0x2545_F491_4F6C_DD1D)))
    }

    /// The next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which must not be 0. Bias: less than `bound / 2^64`.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// Shuffles items uniformly (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
