use super::table_set::{Access, TableSet};
use game::{Dtm, Endgame, Tablebase};

/// A set of tables as a search sees it: no probe waits for a table to be unpacked. What is not is unknown, and is
/// unpacked next ([`TableSet::unpack_piece`]).
#[derive(Clone, Copy, Debug)]
pub struct UnpackedTables<'a, P>(pub(super) &'a TableSet<P>);

impl<P: Endgame> Tablebase<P> for UnpackedTables<'_, P> {
    fn probe(&self, position: &P) -> Option<Dtm> {
        self.0.probe_by(position, Access::Unpacked)
    }

    fn max_pieces(&self) -> u32 {
        self.0.max_pieces()
    }
}
