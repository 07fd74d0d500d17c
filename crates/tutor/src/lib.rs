//! Explains why a line wins: its gain, and the tactical motifs that bring it.
//!
//! ```
//! use chariot_chess::Position;
//! use chariot_game::{Notation, Rules};
//! use tutor::{Motif, gain_of};
//!
//! let start: Position = "r3k3/7p/8/1N6/8/8/8/4K3 w - - 0 1".parse()?;
//! let (mut position, mut line) = (start.clone(), Vec::new());
//! for text in ["b5c7", "e8d7", "c7a8"] {
//!     let m = position.read_move(text)?;
//!     position.play(m);
//!     line.push(m);
//! }
//! let gain = gain_of(&start, &line)?.expect("the knight wins a rook");
//! assert!(matches!(gain.motifs[0].motif, Motif::Fork { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A search tells that a move is bad and how it is refuted, not why. [`gain_of`] and [`mistake_of`] analyse its lines
//! by the rules alone. They state only facts about the line's positions: which piece is captured at its end, which
//! one attacked two others, which defender was pinned. A motif counts only if the line carries it out. When nothing
//! is certain, they state nothing.
//!
//! The crate names no game. [`Endgame`](chariot_game::Endgame) tells what pieces attack, [`Tactics`](chariot_game::Tactics) what
//! exchanges win, and each game names its mates.

mod board_view;

mod played_line;

mod exchange;

mod gain;
pub use gain::{Gain, Gained, gain_of};

mod mistake;
pub use mistake::{Mistake, mistake_of};

mod endings;
pub use endings::{EndingFact, ending_facts};

mod motif;
pub use motif::{Motif, MotifAt};
