use super::results::Access;
use super::table_set::TableSet;
use game::{Dtm, Endgame, Tablebase};

/// A set of tables as a search sees it: no probe waits for a table to be unpacked. What is not is unknown, and is
/// unpacked next ([`TableSet::unpack_piece`]).
#[derive(Clone, Copy, Debug)]
pub struct UnpackedTables<'a, P>(&'a TableSet<P>);

impl<P: Endgame> TableSet<P> {
    /// The tables as a search sees them: what is not unpacked is unknown, and wanted from then on.
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
