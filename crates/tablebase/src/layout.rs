use crate::material::Material;
use crate::space::Space;
use std::ops::Range;

/// Blocks have about this many positions at most.
const BLOCK_POSITIONS: usize = 1 << 20;

/// How an ending is cut into blocks.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Sides whose values are stored: one where both have the same pieces.
    pub(crate) sides: usize,
    pub(crate) runs: Vec<Run>,
}

/// Blocks that are coded together: neighbouring kings of few positions make one block, one king of many
/// positions several.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Squares of the first royal piece.
    pub(crate) kings: Range<usize>,
    /// The pairs of each block.
    pub(crate) blocks: Vec<Range<usize>>,
}

impl Layout {
    pub(crate) fn of(space: &Space, material: &Material) -> Layout {
        let positions = |pairs: &Range<usize>| pairs.len() * space.numbering.rest;
        let mut runs: Vec<Run> = Vec::new();
        for king in 0..space.kings.len() {
            let pairs = space.pairs_of_king(king);
            let count = positions(&pairs).div_ceil(BLOCK_POSITIONS).clamp(1, pairs.len().max(1));
            if let (1, Some(Run { kings, blocks })) = (count, runs.last_mut())
                && let [block] = &mut blocks[..]
                && positions(&(block.start..pairs.end)) <= BLOCK_POSITIONS
            {
                kings.end = king + 1;
                block.end = pairs.end;
                continue;
            }
            let cut = |block: usize| pairs.start + pairs.len() * block / count;
            let blocks = (0..count).map(|block| cut(block)..cut(block + 1)).collect();
            runs.push(Run { kings: king..king + 1, blocks });
        }
        Layout { sides: if material.is_symmetric() { 1 } else { 2 }, runs }
    }

    /// Blocks of each side.
    pub(crate) fn blocks(&self) -> usize {
        self.runs.iter().map(|run| run.blocks.len()).sum()
    }
}
