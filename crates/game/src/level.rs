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
        Level::new(-300, 1, 2_000, 27, 155, 285),
        Level::new(30, 1, 2_000, 17, 106, 240),
        Level::new(340, 1, 2_000, 13, 82, 204),
        Level::new(610, 2, 4_000, 9, 54, 156),
        Level::new(890, 2, 4_000, 8, 39, 122),
        Level::new(1_140, 3, 8_000, 7, 29, 100),
        Level::new(1_390, 3, 12_000, 5, 23, 84),
        Level::new(1_500, 4, 24_000, 4, 18, 72),
        Level::new(2_000, 6, 48_000, 4, 12, 52),
        Level::new(2_350, 8, 64_000, 4, 9, 42),
        Level::new(2_800, 10, 100_000, 3, 7, 30),
    ];

    /// A level, with its fields in order.
    #[must_use]
    pub const fn new(rating: i32, depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> Level {
        Level { rating, depth, nodes, lines, halving, margin }
    }
}
