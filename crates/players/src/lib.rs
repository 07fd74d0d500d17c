//! An engine for each game.
//!
//! Generic code is compiled where its types become known. Here that happens to the search and to nothing else, so
//! that the build for the browser can optimise this crate for speed and those above it for size.
//!
//! A game is a feature: a build that plays only one, as the browser's are, is little more than half as large.

use search::{Engine, Player};

/// A chess engine with a transposition table of at most `hash_mib` MiB.
#[cfg(feature = "chess")]
#[must_use]
pub fn chess(hash_mib: usize) -> Box<dyn Player<chess::Position>> {
    Box::new(Engine::new(chess::Evaluation, hash_mib))
}

/// A xiangqi engine with a transposition table of at most `hash_mib` MiB.
#[cfg(feature = "xiangqi")]
#[must_use]
pub fn xiangqi(hash_mib: usize) -> Box<dyn Player<xiangqi::Position>> {
    Box::new(Engine::new(xiangqi::Evaluation, hash_mib))
}
