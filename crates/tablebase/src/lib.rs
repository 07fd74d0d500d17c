//! Endgame tables: numbering, solving, files and probing, for any game that describes its endings by
//! [`game::Endgame`]. No game is named here, nothing is read or written but bytes, and no thread is started:
//! the caller brings a [`ThreadPool`].
//!
//! ```
//! use game::toy::Skirmish;
//! use game::{Dtm, Tablebase};
//! use std::ops::ControlFlow::Continue;
//! use tablebase::{Material, SingleThread, Table, TableSet, solve};
//!
//! let ending = Material::parse::<Skirmish>("KRK")?;
//! let mut known = TableSet::new();
//! let table = solve(&ending, &known, &SingleThread, &mut |_| Continue(()))?;
//! let file = table.to_bytes(&SingleThread)?;
//! known.insert(Table::parse(&file)?);
//! let mated: Skirmish = "k2R1/5/K4/5/5 b 0 1".parse()?;
//! assert_eq!(known.probe(&mated), Some(Dtm::Loss(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How an ending is solved
//!
//! *Words.* A set of positions with one side to move is a `u64` for each configuration of all pieces but the
//! second side's royal piece, whose squares are the bits (`space`, `word`). The first royal piece stands
//! on one square of each class of symmetry only; a step off these squares goes through the symmetry, which
//! permutes the words.
//!
//! *Backward moves.* One operator carries a set backwards through all quiet moves of a side
//! (`backward`). Moves of a piece are unions of whole slices of words; slides need no test for what is
//! in the way, because summing along a line from its far end and masking with the placements does it; the
//! royal piece's steps are shifts of the words. What moves may lead to is masked by which positions are legal
//! (`legal`), so that pins and checks need no thought.
//!
//! *Departures* are the moves that leave the ending: captures and promotions. Before the first wave each
//! position with a departure gets the value of the best one from the tables of the endings reached (`exits`,
//! one ending unpacked at a time). It is won at that distance at the latest if the departure wins; it is never
//! lost if the departure draws; if all departures lose, it cannot be lost before the slowest of them.
//!
//! *En passant.* After a double step beside an enemy pawn the position is not one of the table: a reply is
//! possible that the placement does not tell of. Backward moves leave such steps out; they are few, and
//! each wave looks at them one by one (`passages`).
//!
//! *Waves.* In wave n the positions decided in n plies are found: wins by going backwards from the losses of
//! wave n-1, losses as the positions from which nothing leads to a position not yet won by the other side
//! (`waves`). Positions without a legal move are judged by the game. The work is divided by the squares
//! of the first royal piece, each part writing only its own words, so that the result cannot depend on the pool.
//!
//! # What a file holds
//!
//! One side's values, coded by arithmetic coding with mixed contexts (`codec`, `model`,
//! `coder`; we know of no crate under a permissive licence that does this, and it halves what deflate
//! needs: 5.2 KB for KQK and KRK together), and of the other side's values only what captures change: the
//! rest follows by one backward move (`outlook`). See `format` for the layout.

mod material;
pub use material::{MAX_PIECES, Material, MaterialError};

mod facts;
mod group;
mod numbering;
mod value;

mod movement;
mod space;
mod word;
pub use space::supported;

pub use game::{Job, SingleThread, ThreadPool};

mod memory;
pub use memory::memory_needed;

mod backward;
mod departures;
mod exits;
mod legal;
mod passages;
mod solve;
pub use solve::{Progress, SolveError, Watch, solve, solve_with};
mod waves;

mod alphabet;
mod blocks;
mod codec;
mod coder;
mod format;
mod layout;
mod model;
mod outlook;
mod packed;
pub use format::TableError;

mod signature;
mod table;
pub use table::Table;
mod pick;
mod stats;
pub use stats::Stats;
mod set;
pub use set::TableSet;
