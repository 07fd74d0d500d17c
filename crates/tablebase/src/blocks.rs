use crate::codec::Block;
use crate::facts::Facts;
use crate::format::{Header, checksum};
use crate::layout::Layout;
use crate::legal::Legal;
use crate::material::Material;
use crate::space::Space;
use crate::value::Code;
use crate::{SolveError, TableError};
use game::Side;
use game::SingleThread;
use std::ops::Range;

/// Positions that unpacked blocks may hold together, a byte each; beyond it the block asked for least lately is
/// forgotten.
const MOST_POSITIONS: usize = 64 << 20;

/// A table file of which only the header and some blocks are at hand.
///
/// Only the blocks of the side that is stored first are ever used: each can be unpacked by itself. The other
/// side's values follow from legal moves.
#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    header: Header,
    space: Space,
    layout: Layout,
    /// The blocks unpacked, with their numbers; the one added last comes last.
    at_hand: Vec<(usize, Vec<Code>)>,
}

impl Blocks {
    pub(crate) fn new(game: &Facts, material: &Material, header: Header) -> Result<Blocks, SolveError> {
        let space = Space::new(game, material)?;
        let layout = Layout::of(&space, material);
        Ok(Blocks { header, space, layout, at_hand: Vec::new() })
    }

    /// The side to move whose values can be had.
    pub(crate) fn side(&self) -> Side {
        self.header.first_side
    }

    /// The value of the pieces on these squares, with the side to move that is stored, if its block is at hand.
    pub(crate) fn value(&self, squares: &[u8]) -> Option<Code> {
        let (block, number) = self.place(squares)?;
        let (_, values) = self.at_hand.iter().find(|(at_hand, _)| *at_hand == block)?;
        values.get(number).copied()
    }

    /// Where the block with that value lies in the file, unless it is at hand.
    pub(crate) fn missing(&self, squares: &[u8]) -> Option<Range<usize>> {
        let (block, _) = self.place(squares)?;
        let missing = self.at_hand.iter().all(|(at_hand, _)| *at_hand != block);
        missing.then(|| self.header.blocks().nth(block).map(|(range, _)| range))?
    }

    /// Takes in the block that begins at this byte of the file.
    ///
    /// # Errors
    /// [`TableError::Corrupt`] if none begins there or these are not its bytes, [`TableError::TooLarge`] if
    /// memory is short.
    pub(crate) fn add(&mut self, game: &Facts, start: usize, bytes: &[u8]) -> Result<(), TableError> {
        let corrupt = TableError::Corrupt { part: "blocks", offset: start };
        let stored = self.header.blocks().take(self.layout.blocks());
        let (number, (range, expected)) =
            stored.enumerate().find(|(_, (range, _))| range.start == start).ok_or_else(|| corrupt.clone())?;
        if range.len() != bytes.len() || checksum(bytes) != expected {
            return Err(corrupt);
        }
        let blocks = self.layout.runs.iter().flat_map(|run| run.blocks.iter().map(move |pairs| (run, pairs)));
        let Some((run, pairs)) = blocks.clone().nth(number) else { return Err(corrupt) };
        let short = |error: SolveError| TableError::TooLarge { reason: error.to_string() };
        let legal = Legal::of_kings(&self.space, run.kings.clone(), &SingleThread).map_err(short)?;
        let mut values = legal.positions(&self.space, self.side(), pairs.clone()).map_err(short)?;
        let block = Block::new(&self.space.numbering, &self.header.alphabets[0], pairs.clone(), game.files);
        block.read(bytes, &mut values, None);
        self.at_hand.retain(|(at_hand, _)| *at_hand != number);
        self.at_hand.push((number, values));
        while self.at_hand.len() > 1 && self.positions_at_hand() > MOST_POSITIONS {
            self.at_hand.remove(0);
        }
        Ok(())
    }

    fn positions_at_hand(&self) -> usize {
        self.at_hand.iter().map(|(_, values)| values.len()).sum()
    }

    /// The number of the block that has the value, and its place there.
    fn place(&self, squares: &[u8]) -> Option<(usize, usize)> {
        let rest = self.space.numbering.rest;
        let number = self.space.numbering.index(squares)?;
        let mut blocks = self.layout.runs.iter().flat_map(|run| &run.blocks);
        let (block, pairs) = (0..).zip(&mut blocks).find(|(_, pairs)| pairs.end * rest > number)?;
        Some((block, number - pairs.start * rest))
    }
}
