use crate::index::StateSpace;
use crate::material::Material;
use std::ops::Range;

/// A block of a larger ending has about this many positions at most.
const BLOCK_POSITIONS: usize = 1 << 20;
/// An ending with up to this many positions is one block: king pairs that are coded together predict each other.
pub(super) const ONE_BLOCK: usize = 1 << 23;

/// How an ending is cut into blocks.
#[derive(Clone, Debug)]
pub(crate) struct BlockLayout {
    /// Sides that are stored: one where both have the same pieces.
    pub(crate) sides: usize,
    pub(crate) runs: Vec<BlockRun>,
}

/// Blocks that are coded together: several canonical squares with few positions make one block, one with many
/// positions makes several.
#[derive(Clone, Debug)]
pub(crate) struct BlockRun {
    /// Canonical squares of the first king.
    pub(crate) kings: Range<usize>,
    /// The king pairs of each block.
    pub(crate) blocks: Vec<Range<usize>>,
}

impl BlockLayout {
    pub(crate) fn of(space: &StateSpace, material: &Material) -> BlockLayout {
        let most = if space.index.len() <= ONE_BLOCK { ONE_BLOCK } else { BLOCK_POSITIONS };
        let positions = |pairs: &Range<usize>| pairs.len() * space.index.placements;
        let mut runs: Vec<BlockRun> = Vec::new();
        for king in 0..space.king_squares.len() {
            let pairs = space.pairs_of_king(king);
            let count = positions(&pairs).div_ceil(most).clamp(1, pairs.len().max(1));
            if let (1, Some(BlockRun { kings, blocks })) = (count, runs.last_mut())
                && let [block] = &mut blocks[..]
                && positions(&(block.start..pairs.end)) <= most
            {
                kings.end = king + 1;
                block.end = pairs.end;
                continue;
            }
            let cut = |block: usize| pairs.start + pairs.len() * block / count;
            let blocks = (0..count).map(|block| cut(block)..cut(block + 1)).collect();
            runs.push(BlockRun { kings: king..king + 1, blocks });
        }
        BlockLayout { sides: if material.is_symmetric() { 1 } else { 2 }, runs }
    }

    /// The block that has the position of this index, with its number and its king pairs, and the place of the position there.
    pub(crate) fn place(&self, index: usize, placements: usize) -> Option<(usize, Range<usize>, usize)> {
        let blocks = self.runs.iter().flat_map(|run| &run.blocks);
        let (number, pairs) = (0..).zip(blocks).find(|(_, pairs)| pairs.end * placements > index)?;
        Some((number, pairs.clone(), index - pairs.start * placements))
    }

    /// Number of blocks of each side.
    pub(crate) fn blocks(&self) -> usize {
        self.runs.iter().map(|run| run.blocks.len()).sum()
    }
}
