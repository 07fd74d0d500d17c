use super::Table;
use crate::dtm_code::{DtmCode, dtm_of, illegal};
use crate::index::DtmArrays;
use chariot_game::{Dtm, Endgame, Side};

impl<P: Endgame> Table<P> {
    /// The `nth` position (from 0, in table order) with `side` to move and this result, counted as in
    /// [`Table::stats`]. `None` if there are fewer, the rules reject the placement, or the table is not solved.
    #[must_use]
    pub fn nth_position(&self, side: Side, dtm: Dtm, nth: usize) -> Option<P> {
        let arrays = self.erased.arrays()?;
        let fits = |&(_, code): &(usize, DtmCode)| dtm_of(code) == dtm;
        let (index, _) = self.counted_codes(arrays, side).filter(fits).nth(nth)?;
        self.position_at(index, side)
    }

    /// Results with their indices, for one of each set of symmetric positions.
    pub(super) fn counted_codes<'a>(
        &self,
        arrays: &'a DtmArrays,
        side: Side,
    ) -> impl Iterator<Item = (usize, DtmCode)> + 'a {
        let stored = self.erased.stored_side(side);
        let counted = move |&(index, code): &(usize, DtmCode)| {
            code != illegal(stored) && arrays.index.is_canonical(index)
        };
        arrays.codes[stored].iter().copied().enumerate().filter(counted)
    }

    /// The position at an index with `side` to move, unless the rules reject the placement.
    pub(super) fn position_at(&self, number: usize, side: Side) -> Option<P> {
        P::from_pieces(&self.erased.placed(self.erased.index().squares(number), side), side).ok()
    }
}
