use super::dtz_table::StoredDtz;
use super::table::ErasedTable;
use crate::TableError;
use crate::dtz_code::DtzCode;
use crate::file::{BlockLayout, DtzFile};
use crate::index::StateSpace;
use crate::material::Material;
use crate::rules::EndgameRules;
use game::Side;
use std::sync::{Mutex, PoisonError};

/// Positions that unpacked blocks may hold together, a byte each. Beyond it the block unpacked first is dropped.
const MAX_UNPACKED_POSITIONS: usize = 32 << 20;

/// A file of distances to zeroing of which a block is unpacked when a position in it is first asked for, beside a table that
/// may itself be read by blocks.
///
/// Only the side to move with all distances is ever unpacked. With the other side, distances follow from legal moves.
#[derive(Debug)]
pub(super) struct DtzBlocks {
    rules: &'static EndgameRules,
    file: DtzFile,
    space: StateSpace,
    layout: BlockLayout,
    /// With their numbers; the one unpacked last comes last.
    unpacked: Mutex<Vec<(usize, Vec<DtzCode>)>>,
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
        Ok((material, DtzBlocks { rules, file, space, layout, unpacked: Mutex::default() }))
    }

    /// What is stored for the pieces on these squares, by slot, as the ending's table orders them. `None` if that table
    /// does not know the whole block.
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
        if unpacked.iter().all(|(known, _)| *known != number) {
            let positions = pairs.start * placements..pairs.end * placements;
            let codes = table.read_block(side, number, positions, |dtm| {
                self.file.unpack_block(self.rules, &self.space, (number, pairs), dtm)
            })?;
            unpacked.push((number, codes));
            let positions = |unpacked: &[(usize, Vec<DtzCode>)]| -> usize {
                unpacked.iter().map(|(_, codes)| codes.len()).sum()
            };
            while unpacked.len() > 1 && positions(&unpacked) > MAX_UNPACKED_POSITIONS {
                unpacked.remove(0);
            }
        }
        let (_, codes) = unpacked.iter().find(|(known, _)| *known == number)?;
        StoredDtz::of(*codes.get(place)?, true)
    }
}
