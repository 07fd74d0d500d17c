use super::dtz_table::StoredDtz;
use super::table::ErasedTable;
use crate::TableError;
use crate::file::{BlockLayout, DtzFile, LoadedBlocks};
use crate::index::StateSpace;
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::Side;
use std::sync::{Mutex, PoisonError};

/// Most positions in unpacked blocks, one byte each.
const MAX_UNPACKED_POSITIONS: usize = 32 << 20;

/// A file of distances to zeroing that unpacks each block on its first probe. The table of distances to mate
/// may itself be read block by block.
///
/// Unpacks only the side to move with all distances. With the other side, distances follow from legal moves.
#[derive(Debug)]
pub(super) struct DtzBlocks {
    rules: &'static EndgameRules,
    file: DtzFile,
    space: StateSpace,
    layout: BlockLayout,
    unpacked: Mutex<LoadedBlocks>,
}

impl DtzBlocks {
    pub(super) fn read(
        rules: &'static EndgameRules,
        bytes: &[u8],
    ) -> Result<(Material, DtzBlocks), TableError> {
        let (material, file) = DtzFile::read_any(rules, bytes)?;
        let corrupt = |_| TableError::Corrupt { part: "header", offset: 0 };
        let space = StateSpace::new(rules, &material).map_err(corrupt)?;
        let layout = BlockLayout::of(&space, &material);
        let unpacked = Mutex::new(LoadedBlocks::new(MAX_UNPACKED_POSITIONS));
        Ok((material, DtzBlocks { rules, file, space, layout, unpacked }))
    }

    /// The stored entry for pieces on these squares, by slot, as ordered by the ending's table. `None` if
    /// that table does not have the whole block.
    pub(super) fn stored(&self, table: &ErasedTable, squares: &[u8], to_move: Side) -> Option<StoredDtz> {
        let side = self.file.side();
        if to_move != side {
            return Some(match self.file.has_cursed_wins_beside() {
                true => StoredDtz::Unstored,
                false => StoredDtz::Kept,
            });
        }
        let placements = self.space.index.placements;
        let index = self.space.index.index_of(squares)?;
        let (number, pairs, place) = self.layout.place(index, placements)?;
        let mut unpacked = self.unpacked.lock().unwrap_or_else(PoisonError::into_inner);
        if unpacked.get(number).is_none() {
            let positions = pairs.start * placements..pairs.end * placements;
            let codes = table.read_block(side, number, positions, |dtm| {
                self.file.unpack_block(self.rules, &self.space, (number, pairs), dtm)
            })?;
            unpacked.add(number, codes);
        }
        StoredDtz::of(*unpacked.get(number)?.get(place)?, true)
    }
}
