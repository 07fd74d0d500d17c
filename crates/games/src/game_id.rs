use crate::{EndingSet, GameId, LISTED, PlayableGame, WinRateModel};
use chariot_game::{Notation, Style};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A generic operation on a game that is known only at run time. [`GameId::visit`] runs it.
pub trait GameVisitor {
    /// Result of the operation.
    type Output;

    /// Runs the operation for the game `G`.
    fn visit<G: PlayableGame>(self) -> Self::Output;
}

impl GameId {
    /// The game of an engine until another is chosen.
    pub const DEFAULT: GameId = GameId::ALL[0];

    /// Calls the visitor with the type of this game.
    pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
        for_game!(self, |G| visitor.visit::<G>())
    }

    /// Name in commands, options and folders.
    #[must_use]
    pub const fn name(self) -> &'static str {
        for_game!(self, |G| G::NAME)
    }

    /// See [`PlayableGame::IS_TOY`].
    #[must_use]
    pub const fn is_toy(self) -> bool {
        for_game!(self, |G| G::IS_TOY)
    }

    /// See [`ListedGame::ratings`](crate::ListedGame::ratings).
    #[must_use]
    pub fn ratings(self) -> &'static [u16] {
        LISTED.iter().find(|game| game.name == self.name()).map_or(&[], |game| &game.ratings)
    }

    /// See [`PlayableGame::NETWORK`].
    #[must_use]
    pub const fn network(self) -> Option<&'static [u8]> {
        for_game!(self, |G| G::NETWORK)
    }

    /// See [`PlayableGame::WIN_RATE`].
    #[must_use]
    pub const fn win_rate_model(self) -> &'static WinRateModel {
        for_game!(self, |G| &G::WIN_RATE)
    }

    /// See [`PlayableGame::BENCH_POSITIONS`].
    #[must_use]
    pub const fn bench_positions(self) -> &'static [&'static str] {
        for_game!(self, |G| G::BENCH_POSITIONS)
    }

    /// See [`PlayableGame::ENDING_SETS`].
    #[must_use]
    pub const fn ending_sets(self) -> &'static [EndingSet] {
        for_game!(self, |G| G::ENDING_SETS)
    }

    /// The game's notations other than UCI, the usual one first.
    #[must_use]
    pub const fn styles(self) -> &'static [Style] {
        for_game!(self, |G| <<G as PlayableGame>::Position as Notation>::STYLES)
    }

    /// See [`PlayableGame::EPD_STYLE`].
    #[must_use]
    pub const fn epd_style(self) -> Style {
        for_game!(self, |G| G::EPD_STYLE)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name of no game in this build.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game {0:?}; known: {known}", known = known_names())]
pub struct UnknownGame(pub String);

fn known_names() -> String {
    GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        let game = GameId::ALL.iter().find(|game| game.name() == name);
        game.copied().ok_or_else(|| UnknownGame(name.to_owned()))
    }
}
