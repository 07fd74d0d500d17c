//! What the page and the engine's worker say to each other.
//!
//! The page owns the game: every request about a position carries the whole [`Game`], so a lost worker is replaced by
//! asking again. The worker keeps only what may be lost: the transposition table and the endgame tables.
//!
//! A request is an object with one property, its name: `{ replay: { game, texts } }`. It gets exactly one [`Reply`], under the same
//! name or as `error`; a `search` and a `solveTable` send [`ProgressReport`]s before it. The edition that only plays knows
//! fewer of them than the full one.
//!
//! These types, and those of the crates that they are made of, are the only definition. serde reads and writes them, and
//! the page's TypeScript is generated from them by `tests/typescript.rs`.

/// Declares an enum that has more variants in the full edition.
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
pub use request::Request;
pub use search::{SearchClock, SearchLimits, SearchReport};
#[cfg(feature = "full")]
pub use think::*;
