//! The names by which the page knows values of the core.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use session::{ErrorKind, GameId};
use tsify::Tsify;

/// A game of the session's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameName(pub GameId);

impl Serialize for GameName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameName, D::Error> {
        let name = String::deserialize(deserializer)?;
        let game = GameId::ALL.iter().find(|game| game.name() == name);
        game.map(|&game| GameName(game)).ok_or_else(|| D::Error::custom(format_args!("no game `{name}`")))
    }
}

/// What sort of error it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorName(pub ErrorKind);

impl Serialize for ErrorName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for ErrorName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ErrorName, D::Error> {
        let name = String::deserialize(deserializer)?;
        let kind = ErrorKind::ALL.iter().find(|kind| kind.name() == name);
        kind.map(|&kind| ErrorName(kind)).ok_or_else(|| D::Error::custom(format_args!("no error `{name}`")))
    }
}

/// A side. White and Red are the first, Black is the second in both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// Moves first from the usual start.
    First,
    /// Black.
    Second,
}

/// How moves are written for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStyle {
    /// The usual notation of the game.
    #[default]
    Usual,
    /// Coordinates, as UCI engines write them.
    Uci,
    /// Standard algebraic notation (chess).
    San,
    /// Coordinates with ranks from 0 (xiangqi).
    Iccs,
    /// Western letters (xiangqi).
    Wxf,
    /// Simplified characters (xiangqi).
    ZhHans,
    /// Traditional characters (xiangqi).
    ZhHant,
}

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum TerminationName {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// The position was repeated often enough.
    Repetition,
    /// Too many moves without progress.
    MoveLimit,
    /// Neither side can mate.
    InsufficientMaterial,
    /// One side checked on every move of a repeated cycle.
    PerpetualCheck,
    /// One side chased the same piece on every move of a repeated cycle.
    PerpetualChase,
}
