use crate::{Answer, Control, Crew, Engine, Limits};
use game::{Board, Evaluate, Line, Oracle, Rules, Tactics};

/// An [`Engine`] of any evaluation, behind an object-safe door.
pub trait Player<P: Rules>: Send {
    /// See [`Engine::think`]; a crew helps.
    fn think(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Oracle<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> Answer<P::Move>;

    /// See [`Engine::set_crew`].
    fn set_crew(&mut self, crew: Option<Box<dyn Crew>>);

    /// See [`Engine::clear`].
    fn clear(&mut self);

    /// See [`Engine::resize_hash`].
    fn resize_hash(&mut self, hash_mib: usize) -> usize;
}

impl<P, E> Player<P> for Engine<P, E>
where
    P: Tactics<Move: Sync> + Board + Sync,
    E: Evaluate<P> + Send + Sync,
{
    fn think(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Oracle<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> Answer<P::Move> {
        self.think_together(line, limits, oracle, control)
    }

    fn set_crew(&mut self, crew: Option<Box<dyn Crew>>) {
        self.set_crew(crew);
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn resize_hash(&mut self, hash_mib: usize) -> usize {
        self.resize_hash(hash_mib)
    }
}
