//! Characters: players with different tastes. A character adds a bonus of at most [`MOST`] centipawns to the score of each root
//! move it chooses from, and searches a few more lines to have a choice. `docs/results/levels.md` says how games and strength
//! differ.

use crate::skill;
use crate::style::{FEATURES, features, is_even_trade};
use chariot_game::{Board, Level, Tactics};

/// A player's taste in moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Character {
    /// No taste of its own.
    #[default]
    Neutral,
    /// Goes for the king: pawn storms, checks, pieces that come nearer.
    Attacker,
    /// Stays at home.
    Fortress,
    /// Leaves material to be taken.
    Gambler,
    /// Trades pieces to reach an endgame.
    Grinder,
    /// Makes threats.
    Trickster,
    /// Plays quiet moves that give its pieces room.
    Positional,
    /// Prefers the moves of one opening, [`Tactics::SET_UP`].
    Student,
    /// Avoids trades.
    Keeper,
}

/// Largest bonus or penalty of a move, in centipawns.
pub const MOST: i32 = 60;

/// Doublings of the probability of an even trade for who likes trades, and halvings for who avoids them.
const TRADE: i32 = 3;

/// Whether this build has characters.
const ARE_BUILT: bool = cfg!(feature = "characters");

/// Lines that a character at a weak level chooses from, where the level has fewer.
const LINES: usize = 8;

/// Lines that a character at full strength chooses from.
const FULL_STRENGTH_LINES: usize = 3;

impl Character {
    /// All characters, the neutral one first.
    pub const ALL: [Character; 9] = [
        Character::Neutral,
        Character::Attacker,
        Character::Fortress,
        Character::Gambler,
        Character::Grinder,
        Character::Trickster,
        Character::Positional,
        Character::Student,
        Character::Keeper,
    ];

    /// Name in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Character::Neutral => "Neutral",
            Character::Attacker => "Attacker",
            Character::Fortress => "Fortress",
            Character::Gambler => "Gambler",
            Character::Grinder => "Grinder",
            Character::Trickster => "Trickster",
            Character::Positional => "Positional",
            Character::Student => "Student",
            Character::Keeper => "Keeper",
        }
    }

    /// The character of this name, in any case; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Character> {
        let is_named = |character: &Character| character.name().eq_ignore_ascii_case(name);
        Character::ALL.into_iter().filter(|_| ARE_BUILT).find(is_named)
    }

    /// Centipawns for each of the features of a move, in the order of [`crate::style::FEATURE_NAMES`].
    const fn taste(self) -> [i32; FEATURES] {
        match self {
            Character::Neutral => [0; FEATURES],
            Character::Attacker => [-15, 0, 40, 10, 25, 0, 0, 15, 0, 0, 0],
            Character::Fortress => [0, -5, -25, -4, 0, 0, 0, -30, 0, 0, 0],
            Character::Gambler => [-15, 0, 0, 0, 10, 60, 0, 0, 0, 0, 0],
            Character::Grinder => [60, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            Character::Trickster => [0, 0, 0, 0, 10, 0, 50, 0, 0, 0, 0],
            Character::Positional => [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 40],
            Character::Student => [0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 0],
            Character::Keeper => [-60, -20, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        }
    }

    /// Centipawns by which the character likes the legal move `m`, after `plies` of the game.
    pub(crate) fn bonus<P: Tactics + Board>(self, position: &P, m: P::Move, plies: usize) -> i32 {
        if !ARE_BUILT || self == Character::Neutral {
            return 0;
        }
        let bonus: i32 = features(position, m, plies)
            .iter()
            .zip(self.taste())
            .map(|(feature, taste)| feature * taste)
            .sum();
        bonus.clamp(-MOST, MOST)
    }

    /// How many times the character doubles the probability of the legal move `m` at a weak level; negative, how many times it
    /// halves it.
    pub(crate) fn doublings<P: Tactics + Board>(self, position: &P, m: P::Move) -> i32 {
        let trade = match self {
            Character::Grinder => TRADE,
            Character::Keeper => -TRADE,
            _ => 0,
        };
        if ARE_BUILT && trade != 0 && is_even_trade(position, m) { trade } else { 0 }
    }

    /// The level's choice with this character; `None` to play the best move.
    pub(crate) fn limits(self, level: Option<Level>) -> Option<Level> {
        match (self, level) {
            (_, level) if !ARE_BUILT => level,
            (Character::Neutral, level) => level,
            (_, Some(level)) => Some(Level { lines: level.lines.max(LINES), ..level }),
            (_, None) => Some(skill::full_strength(FULL_STRENGTH_LINES)),
        }
    }
}
