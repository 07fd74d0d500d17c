use crate::STRENGTHS;

/// What every build knows of a game, also of those that it does not have.
pub struct ListedGame {
    /// See [`PlayableGame::NAME`](crate::PlayableGame::NAME).
    pub name: &'static str,
    /// See [`PlayableGame::RATINGS`](crate::PlayableGame::RATINGS).
    pub ratings: [u16; STRENGTHS],
}

pub(crate) const CHESS: ListedGame =
    ListedGame { name: "chess", ratings: [400, 600, 750, 900, 1_050, 1_300, 1_550, 1_850, 2_300, 2_850] };

pub(crate) const XIANGQI: ListedGame = ListedGame {
    name: "xiangqi",
    ratings: [1_100, 1_250, 1_450, 1_550, 1_650, 1_800, 1_950, 2_150, 2_450, 3_000],
};

#[cfg(feature = "toy")]
pub(crate) const TOY: ListedGame =
    ListedGame { name: "toy", ratings: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000] };

/// All games there are, in the order in which users are shown them.
pub const LISTED: &[ListedGame] = &[
    CHESS,
    XIANGQI,
    #[cfg(feature = "toy")]
    TOY,
];
