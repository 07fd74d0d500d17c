use crate::{Answer, Control, Engine, Limits};
use game::{Board, Evaluate, Line, Oracle, Rules, Tactics};

/// An [`Engine`] of any evaluation, behind an object-safe door.
pub trait Player<P: Rules>: Send {
    /// See [`Engine::think`].
    fn think(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Oracle<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> Answer<P::Move>;

    /// See [`Engine::clear`].
    fn clear(&mut self);

    /// See [`Engine::resize_hash`].
    fn resize_hash(&mut self, hash_mib: usize) -> usize;
}

impl<P: Tactics + Board, E: Evaluate<P> + Send> Player<P> for Engine<P, E> {
    fn think(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Oracle<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> Answer<P::Move> {
        self.think(line, limits, oracle, control)
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn resize_hash(&mut self, hash_mib: usize) -> usize {
        self.resize_hash(hash_mib)
    }
}
