use crate::index::StateSpace;
use crate::material::Material;
use std::ops::Range;

/// Target size of the blocks of a larger ending, in positions.
const BLOCK_POSITIONS: usize = 1 << 20;
/// Most positions of an ending in one block. King pairs coded together predict each other.
pub(super) const ONE_BLOCK: usize = 1 << 23;

#[derive(Clone, Debug)]
pub(crate) struct BlockLayout {
    /// Number of stored sides: one if both have the same pieces.
    pub(crate) sides: usize,
    pub(crate) runs: Vec<BlockRun>,
}

/// Blocks coded together: several canonical squares with few positions in one block, or one square with many
/// positions in several.
#[derive(Clone, Debug)]
pub(crate) struct BlockRun {
    /// Canonical squares of the first king.
    pub(crate) kings: Range<usize>,
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

    /// The block of this index: its number, its king pairs, and the position's place in it.
    pub(crate) fn place(&self, index: usize, placements: usize) -> Option<(usize, Range<usize>, usize)> {
        let blocks = self.runs.iter().flat_map(|run| &run.blocks);
        let (number, pairs) = (0..).zip(blocks).find(|(_, pairs)| pairs.end * placements > index)?;
        Some((number, pairs.clone(), index - pairs.start * placements))
    }

    pub(crate) fn blocks(&self) -> usize {
        self.runs.iter().map(|run| run.blocks.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::EndgameRules;

    fn layout_of<P: chariot_game::Endgame>(name: &str) -> (StateSpace, BlockLayout) {
        let ending = Material::parse::<P>(name).expect("an ending");
        let space = StateSpace::new(EndgameRules::of::<P>(), &ending).expect("supported");
        let layout = BlockLayout::of(&space, &ending);
        (space, layout)
    }

    /// Endings of one block, of several blocks for each square of the first king, and of blocks with several
    /// squares.
    #[test]
    fn blocks_follow_each_other_and_none_is_too_large() {
        let layouts = [
            (layout_of::<chariot_chess::Position>("KQKR"), 2, true),
            (layout_of::<chariot_chess::Position>("KRKR"), 1, true),
            (layout_of::<chariot_chess::Position>("KRBKR"), 2, false),
            (layout_of::<chariot_chess::Position>("KPPKP"), 2, false),
            (layout_of::<chariot_xiangqi::Position>("KNNKR"), 2, false),
        ];
        for ((space, layout), sides, is_one) in layouts {
            let placements = space.index.placements;
            assert_eq!((layout.sides, layout.blocks() == 1), (sides, is_one));
            let most = if is_one { ONE_BLOCK } else { BLOCK_POSITIONS + placements };
            let (mut king, mut pair, mut number) = (0, 0, 0);
            for run in &layout.runs {
                assert_eq!(run.kings.start, king, "no square is left out");
                assert_eq!(space.pairs_of_king(king).start, run.blocks[0].start);
                assert!(run.kings.len() == 1 || run.blocks.len() == 1);
                king = run.kings.end;
                for block in &run.blocks {
                    assert_eq!(block.start, pair, "no king pair is left out");
                    assert!(block.len() * placements <= most, "{block:?}");
                    pair = block.end;
                    let (first, last) = (block.start * placements, block.end * placements - 1);
                    assert_eq!(layout.place(first, placements), Some((number, block.clone(), 0)));
                    assert_eq!(layout.place(last, placements), Some((number, block.clone(), last - first)));
                    number += 1;
                }
            }
            assert_eq!((king, pair), (space.king_squares.len(), space.index.king_pairs.len()));
            assert_eq!(number, layout.blocks());
            assert_eq!(layout.place(pair * placements, placements), None);
            let small = layout.runs.windows(2).filter(|runs| {
                let blocks = runs.iter().flat_map(|run| &run.blocks);
                runs.iter().all(|run| run.blocks.len() == 1)
                    && blocks.map(|block| block.len() * placements).sum::<usize>() <= BLOCK_POSITIONS
            });
            assert_eq!(small.count(), 0, "two that would fit together are one");
        }
    }
}
