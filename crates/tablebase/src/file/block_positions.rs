use super::block_order::BlockOrder;
use super::codec::ILLEGAL;
use crate::dtm_code::{DRAW, DtmCode};
use crate::index::{StateSpace, for_each_bit};
use crate::moves::ChecksToSecondKing;
use std::ops::Range;

/// The positions of blocks: an entry for each configuration and square of the second king.
#[derive(Debug)]
pub(crate) struct BlockPositions {
    pub(crate) space: StateSpace,
    pub(crate) order: BlockOrder,
    checks: ChecksToSecondKing,
    /// Squares of the second king in king pairs, by canonical square of the first.
    pairs: Vec<u64>,
    /// Their bits, each with the index of the pair's first position.
    columns: Vec<Vec<(usize, usize)>>,
}

impl BlockPositions {
    pub(crate) fn new(space: StateSpace) -> BlockPositions {
        let columns = (0..space.king_squares.len()).map(|king| {
            let pairs = space.pairs_of_king(king);
            let bit = |pair: usize| space.words_of_pair(pair).1 as usize;
            pairs.map(|pair| (bit(pair), pair * space.index.placements)).collect()
        });
        let columns: Vec<Vec<(usize, usize)>> = columns.collect();
        let bits = |columns: &Vec<(usize, usize)>| columns.iter().fold(0, |bits, (bit, _)| bits | 1 << bit);
        BlockPositions {
            order: BlockOrder::of(&space),
            checks: ChecksToSecondKing::new(&space),
            pairs: columns.iter().map(bits).collect(),
            columns,
            space,
        }
    }

    /// Entries of each configuration.
    pub(crate) fn width(&self) -> usize {
        self.space.second_king.squares.len()
    }

    /// Entries of a block before it is read: [`DRAW`] where the position is legal.
    pub(crate) fn blank(&self, configurations: Range<usize>) -> Vec<DtmCode> {
        let mut codes = vec![ILLEGAL; configurations.len() * self.width()];
        for (codes, number) in codes.chunks_mut(self.width()).zip(configurations) {
            let (king, placement) = self.order.configuration(number);
            let squares = self.space.configuration(king, placement);
            let legal = self.checks.legal_squares(&self.space, &squares) & self.pairs[king];
            for_each_bit(legal, |bit| codes[bit] = DRAW);
        }
        codes
    }

    /// Entries of a block from results by index.
    pub(crate) fn gathered(&self, codes: &[DtmCode], configurations: Range<usize>) -> Vec<DtmCode> {
        let mut block = vec![ILLEGAL; configurations.len() * self.width()];
        for (row, number) in block.chunks_mut(self.width()).zip(configurations) {
            let (king, placement) = self.order.configuration(number);
            for &(bit, start) in &self.columns[king] {
                row[bit] = codes[start + placement];
            }
        }
        block
    }

    /// Block and entry of pieces on these squares, by slot. `None` if the kings attack each other or a piece
    /// is where it cannot be.
    pub(crate) fn place(&self, squares: &[u8]) -> Option<(usize, usize)> {
        let index = self.space.index.index_of(squares)?;
        let placements = self.space.index.placements;
        let (first_word, bit) = self.space.words_of_pair(index / placements);
        let number = self.order.number(first_word / placements, index % placements);
        let (block, row) = self.order.place(number);
        Some((block, row * self.width() + bit as usize))
    }
}
