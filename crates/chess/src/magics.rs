//! Multipliers that turn the pieces on a slider's lines into a table index ("magic bitboards", Lasse Hansen
//! and Pradu Kannan, 2006-2007). Stored as seeds, a quarter of the download. Found by
//! `examples/find_magics.rs`; a test walks every occupancy.

use chariot_game::SplitMix64;

/// The multiplier of a seed: a number with few bits set.
pub(crate) fn factor(seed: u32) -> u64 {
    let mut random = SplitMix64::new(seed.into());
    random.next_u64() & random.next_u64() & random.next_u64()
}

/// Rook seeds by square, a1 first.
#[rustfmt::skip]
pub(crate) const ROOK: [u32; 64] = [
    50_641, 26_359, 158_776, 20_875, 267_472, 24_319, 5_698, 26_827,
    2_004, 11_346, 1_036, 43_425, 7_705, 7_768, 7_705, 32_058,
    24_950, 4_228, 24_261, 52_117, 71_026, 10_224, 3_533, 23_365,
    22_283, 20_073, 11_331, 22_278, 7_768, 7_768, 9_683, 24_786,
    9_016, 11_346, 34_206, 32_527, 25_225, 60_602, 20_727, 31_924,
    7_232, 81_484, 53_544, 22_278, 109_384, 37_683, 7_705, 16_426,
    467, 467, 1_036, 11_703, 4_120, 19_575, 1_102, 4_582,
    44_515, 4_466, 20_546, 40_717, 446_646, 4_276, 1_626, 6_028,
];

/// Bishop seeds by square, a1 first.
#[rustfmt::skip]
pub(crate) const BISHOP: [u32; 64] = [
    5_749, 42, 15, 392, 101, 412, 856, 12_128,
    2_718, 622, 889, 1_950, 661, 1_896, 117, 1_416,
    2_183, 1_676, 5_619, 11_906, 1_751, 1_695, 1_416, 254,
    1_483, 1_483, 3_377, 1_758, 20_373, 14_051, 1_601, 145,
    3_162, 2_293, 15_738, 30_098, 29_380, 1_399, 1_399, 2_652,
    968, 178, 1_997, 3_619, 418, 195, 1_089, 622,
    856, 479, 284, 429, 207, 42, 42, 42,
    12_128, 1_416, 675, 834, 53, 1_896, 2_718, 5_749,
];
