use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A game this build can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    /// Western chess.
    Chess,
    /// Chinese chess.
    Xiangqi,
}

impl GameId {
    /// All games, in the order users are shown them.
    pub const ALL: [GameId; 2] = [GameId::Chess, GameId::Xiangqi];

    /// The name used in commands, options and folders.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Chess => "chess",
            GameId::Xiangqi => "xiangqi",
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no game's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game {0:?}; known: {known}", known = GameId::ALL.map(GameId::name).join(", "))]
pub struct UnknownGame(pub String);

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}
