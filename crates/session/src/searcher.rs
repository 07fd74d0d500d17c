use crate::NotatedMove;
use chariot_game::{Error, NetworkError};
use chariot_search::{Control, HashEntry, Limits, SearchResult, ThreadPool};
use std::sync::Arc;

/// The engine of a session.
pub trait Searcher {
    /// Searches the current position. [`Limits::search_moves`] are texts; illegal ones are ignored.
    fn think(
        &mut self,
        limits: &Limits<String>,
        control: &mut dyn Control<NotatedMove>,
    ) -> SearchResult<NotatedMove>;

    /// Clears what earlier searches have learned (`ucinewgame`).
    fn new_game(&mut self);

    /// Resizes the transposition table to this many MiB, or fewer if memory is short. Returns the new size in MiB.
    fn set_hash(&mut self, mebibytes: usize) -> usize;

    /// Lets these threads help to search and to solve tables; `None` for no help.
    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>);

    /// Sets the network of the evaluation, or with `None` removes it, and clears what was learned with another.
    /// Weaker levels never use a network.
    ///
    /// # Errors
    /// Why the game cannot use the file; nothing has changed.
    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError>;

    /// The transposition table entry of the position after `moves` from `fen`, or from the usual start.
    ///
    /// # Errors
    /// An invalid FEN, or the first illegal move.
    fn probe_hash(
        &self,
        fen: Option<&str>,
        moves: &[String],
    ) -> Result<Option<HashEntry<NotatedMove>>, Error>;
}
