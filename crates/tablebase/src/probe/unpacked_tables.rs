use super::results::Access;
use super::table_set::TableSet;
use chariot_game::{Dtm, Endgame, Tablebase};

/// A set of tables for a search: a probe never waits. Results not unpacked are unknown, and unpacked next
/// ([`TableSet::unpack_piece`]).
#[derive(Clone, Copy, Debug)]
pub struct UnpackedTables<'a, P>(&'a TableSet<P>);

impl<P: Endgame> TableSet<P> {
    /// The tables as a search sees them: results not unpacked are unknown and become requested.
    #[must_use]
    pub fn unpacked(&self) -> UnpackedTables<'_, P> {
        UnpackedTables(self)
    }
}

impl<P: Endgame> Tablebase<P> for UnpackedTables<'_, P> {
    fn probe(&self, position: &P) -> Option<Dtm> {
        self.0.probe_by(position, Access::Unpacked)
    }

    fn max_pieces(&self) -> u32 {
        self.0.max_pieces()
    }
}
