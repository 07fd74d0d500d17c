//! Messages between the page and the engine's worker.
//!
//! The page owns the game. Every request about a position carries the whole [`Game`], so the page replaces a lost
//! worker and asks again. The worker keeps only what may be lost: transposition tables and endgame tables.
//!
//! A request is an object with one property, its name: `{ replay: { game, texts } }`. It gets exactly one [`Reply`],
//! under the same name or as `error`. A `search` and a `solveTable` send [`ProgressReport`]s before it. The play
//! edition knows fewer requests than the full one.
//!
//! These types, with the types of other crates inside them, are the only definition. serde reads and writes them;
//! `tests/typescript.rs` generates the page's TypeScript from them.

/// Declares an enum with more variants in the full edition.
macro_rules! by_edition {
    ($(#[$attribute:meta])* pub enum $name:ident { $($play:tt)* } of the full edition { $($full:tt)* }) => {
        #[cfg(not(feature = "full"))]
        $(#[$attribute])*
        pub enum $name { $($play)* }

        #[cfg(feature = "full")]
        $(#[$attribute])*
        pub enum $name { $($play)* $($full)* }
    };
}

mod position;
mod reply;
#[cfg(feature = "full")]
mod reply_bytes;
mod request;
mod search;
#[cfg(feature = "full")]
mod think;

pub use position::{FinalResult, Game, MatingMaterial, MoveStyle, OddsStart, TypedMoves, USUAL_STYLE, View};
pub use reply::{ProgressReport, Reply};
#[cfg(feature = "full")]
pub use request::AddedPart;
pub use request::Request;
pub use search::{SearchClock, SearchLimits, SearchReport};
#[cfg(feature = "full")]
pub use think::*;
