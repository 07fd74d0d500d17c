//! Why a line wins: what it gains in the end, and by which tactical motifs.
//!
//! A search says that a move is bad and how it is refuted; it does not say why. Here a line that a search found is taken
//! apart by the rules alone. Every statement is a fact of the positions of the line: what is captured by its end, which
//! piece attacked two others, which defender was pinned. Nothing is guessed: a motif counts only where the line carries it
//! out, and where nothing can be said for certain there is the line alone.
//!
//! No game is named. What pieces attack is data of [`Endgame`](game::Endgame), what exchanges win is asked of
//! [`Tactics`](game::Tactics), and the names of mates are each game's own.

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
