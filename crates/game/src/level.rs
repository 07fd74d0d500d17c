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
        Level::new(-400, 1, 2_000, 60, 800, 450),
        Level::new(-180, 1, 2_000, 32, 210, 315),
        Level::new(60, 1, 2_000, 19, 122, 255),
        Level::new(430, 1, 2_000, 12, 74, 190),
        Level::new(800, 2, 4_000, 8, 46, 136),
        Level::new(1_120, 3, 8_000, 7, 30, 101),
        Level::new(1_410, 3, 14_000, 5, 22, 81),
        Level::new(1_580, 4, 28_000, 4, 17, 68),
        Level::new(2_120, 7, 52_000, 4, 11, 48),
        Level::new(2_430, 8, 70_000, 4, 9, 40),
        Level::new(2_900, 10, 100_000, 3, 6, 26),
    ];

    /// A level, with its fields in order.
    #[must_use]
    pub const fn new(rating: i32, depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> Level {
        Level { rating, depth, nodes, lines, halving, margin }
    }
}
