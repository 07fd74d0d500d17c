/// How far a level below full strength searches, and how it chooses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Rating of the player whose sight the level has.
    pub rating: i32,
    /// Deepest iteration, in plies.
    pub depth: u16,
    /// Most nodes for a move.
    pub nodes: u64,
    /// Number of best lines to choose from.
    pub lines: usize,
    /// Centipawns of loss that halve a move's probability.
    pub halving: u32,
    /// Largest loss of the chosen move, in centipawns, as far as the level sees.
    pub margin: u32,
}

impl Level {
    /// Number of levels below full strength.
    pub const COUNT: usize = 11;

    /// The levels of a game that has none of its own, the weakest first. Fitted by puzzles and games of chess:
    /// `docs/results/levels.md`.
    pub const BASE: [Level; Level::COUNT] = [
        Level::new(370, 1, 2_000, 11, 76, 200),
        Level::new(520, 1, 2_000, 10, 62, 168),
        Level::new(650, 2, 4_000, 8, 50, 148),
        Level::new(820, 2, 4_000, 8, 41, 127),
        Level::new(1_000, 3, 8_000, 7, 33, 112),
        Level::new(1_130, 3, 12_000, 6, 28, 98),
        Level::new(1_220, 3, 12_000, 5, 25, 90),
        Level::new(1_330, 3, 16_000, 5, 22, 82),
        Level::new(1_420, 4, 24_000, 4, 19, 74),
        Level::new(1_560, 4, 32_000, 4, 15, 63),
        Level::new(1_900, 6, 64_000, 4, 11, 48),
    ];

    /// A level, with its fields in order.
    #[must_use]
    pub const fn new(rating: i32, depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> Level {
        Level { rating, depth, nodes, lines, halving, margin }
    }
}
