use crate::NotatedMove;
use game::{Error, NetworkError};
use search::{Control, HashEntry, Limits, SearchResult, ThreadPool};
use std::sync::Arc;

/// The engine of a session.
pub trait Searcher {
    /// Searches the current position. [`Limits::search_moves`] are texts; those that are no legal moves are ignored.
    fn think(
        &mut self,
        limits: &Limits<String>,
        control: &mut dyn Control<NotatedMove>,
    ) -> SearchResult<NotatedMove>;

    /// Clears what earlier searches have learned (`ucinewgame`).
    fn new_game(&mut self);

    /// Resizes the hash table to this many MiB, or less if memory is short. Returns the new size in MiB.
    fn set_hash(&mut self, mebibytes: usize) -> usize;

    /// Lets these threads help in searches and in solving tables; `None` for no help.
    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>);

    /// Gives the evaluation the network of this file, or with `None` none, and clears what was learned with another.
    /// Weaker levels never use one.
    ///
    /// # Errors
    /// Why the game cannot take it; nothing has changed.
    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError>;

    /// What earlier searches have stored of the position after `moves` from `fen`, or from the usual start.
    ///
    /// # Errors
    /// What is wrong with the FEN, or the first move that is.
    fn probe_hash(
        &self,
        fen: Option<&str>,
        moves: &[String],
    ) -> Result<Option<HashEntry<NotatedMove>>, Error>;
}
