use crate::{Control, Engine, Limits, SearchResult, ThreadPool};
use chariot_game::{Board, Evaluate, Line, NetworkError, Rules, Tablebase, Tactics};
use std::sync::Arc;

/// An [`Engine`] with any evaluation, as an object-safe trait.
pub trait DynEngine<P: Rules>: Send {
    /// As [`Engine::search`], on all threads.
    fn search(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        tablebase: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move>;

    /// See [`Engine::set_threads`].
    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>);

    /// See [`Engine::clear`].
    fn clear(&mut self);

    /// See [`Engine::fit_hash`].
    fn fit_hash(&mut self, hash_mib: usize) -> usize;

    /// See [`Engine::set_network`].
    ///
    /// # Errors
    /// As [`Engine::set_network`].
    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError>;

    /// See [`Engine::probe_hash`].
    fn probe_hash(&self, position: &P) -> Option<crate::HashEntry<P::Move>>;
}

impl<P, E> DynEngine<P> for Engine<P, E>
where
    P: Tactics<Move: Sync> + Board + Sync,
    E: Evaluate<P> + Send + Sync,
{
    fn search(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        tablebase: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move> {
        self.search_with_threads(line, limits, tablebase, control)
    }

    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        self.set_threads(threads);
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn fit_hash(&mut self, hash_mib: usize) -> usize {
        self.fit_hash(hash_mib)
    }

    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        self.set_network(file)
    }

    fn probe_hash(&self, position: &P) -> Option<crate::HashEntry<P::Move>> {
        self.probe_hash(position)
    }
}
