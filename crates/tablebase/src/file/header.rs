//! The header of a table file.
//!
//! ```text
//! magic               8 bytes   89 45 47 54 0D 0A 1A 0A
//! format version      u16       all numbers little-endian
//! rules version       u16       Endgame::RULES_VERSION of the game
//! metric              u8        0: distance to mate, 1: to zeroing, in plies
//! first stored side   u8        the side to move whose results stand alone; the other's follow from them
//! board               u8 u8     files, ranks
//! pieces              u8 + n    Board::PIECE_LETTERS
//! material            u8 + n    canonical name
//! positions           u64       for each side, as the position index counts
//! stored sides        u8        1 where both sides have the same pieces, else 2
//! block count         u32       of each side
//! alphabets           u8 + 2n   for each side: the codes that occur, each with the length of its codeword
//! directory           12 each   for each side and block: length u32, XXH64 u64
//! header checksum     u64       XXH64 of everything before
//! blocks
//! file checksum       u64       XXH64 of everything before
//! ```
//!
//! A block holds the results of consecutive king pairs and depends on no other block of its side. An ending
//! of up to 2^23 positions is one block. In a larger one a block is either one of several for a canonical
//! square of the first king, or covers a few such squares. Blocks of the second stored side are coded
//! relative to what quiet moves make of the first side's results, so they store little more than the changes
//! by conversions. docs/reference/egt-format.md has the full specification.

use super::alphabet::Alphabet;
use super::checksum::checksum;
use super::layout::BlockLayout;
use crate::TableError;
use crate::dtm_code::{self, DtmCode};
use crate::dtz_code;
use crate::index::{MAX_POSITIONS, PositionIndex, StateSpace};
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::Side;
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGT\r\n\x1a\n";
/// Version of the layout and of the block coding.
const FORMAT_VERSION: u16 = 4;
/// The unit of a file's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Metric {
    PliesToMate = 0,
    PliesToZeroing = 1,
}

impl Metric {
    /// Marks an illegal position with this side to move; no stored code has this value.
    fn illegal(self, side: Side) -> u8 {
        match self {
            Metric::PliesToMate => dtm_code::illegal(side),
            Metric::PliesToZeroing => dtz_code::ILLEGAL,
        }
    }
}

/// The contents before the blocks.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    /// The side whose results are stored independently.
    pub(crate) first_side: Side,
    /// One for each stored side.
    pub(crate) alphabets: Vec<Alphabet>,
    /// Length and checksum of each block, side by side.
    directory: Vec<(usize, u64)>,
    end: usize,
}

impl Header {
    /// Writes a whole file: header, blocks, checksum of both. Drops each block once written.
    pub(crate) fn write_file(
        metric: Metric,
        rules: &EndgameRules,
        material: &Material,
        positions: usize,
        first_side: Side,
        alphabets: &[Alphabet],
        blocks: Vec<Vec<u8>>,
    ) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT_VERSION.to_le_bytes());
        bytes.extend(rules.rules_version.to_le_bytes());
        bytes.extend([metric as u8, first_side as u8, rules.files, rules.ranks]);
        for text in [rules.piece_letters, material.name()] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.extend((positions as u64).to_le_bytes());
        bytes.push(alphabets.len() as u8);
        bytes.extend(((blocks.len() / alphabets.len()) as u32).to_le_bytes());
        alphabets.iter().for_each(|alphabet| bytes.extend(alphabet.to_bytes()));
        for block in &blocks {
            bytes.extend((block.len() as u32).to_le_bytes());
            bytes.extend(checksum(block).to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.reserve_exact(blocks.iter().map(Vec::len).sum::<usize>() + size_of::<u64>());
        for block in blocks {
            bytes.extend(block);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a header and verifies its checksum, but not its contents.
    ///
    /// # Errors
    /// [`TableError`] if it is damaged or of another version.
    pub(crate) fn read(bytes: &[u8], wanted: Metric) -> Result<UncheckedHeader, TableError> {
        if !bytes.starts_with(&MAGIC) {
            let cut = MAGIC.starts_with(bytes);
            return Err(if cut {
                TableError::Truncated { bytes: bytes.len() }
            } else {
                TableError::NotATable
            });
        }
        let mut fields = Fields { bytes, at: MAGIC.len() };
        let file = u16::from_le_bytes(fields.array()?);
        if file != FORMAT_VERSION {
            return Err(TableError::WrongVersion { file, engine: FORMAT_VERSION });
        }
        let rules_version = u16::from_le_bytes(fields.array()?);
        let [metric, first_side, files, ranks] = fields.array()?;
        let piece_letters = fields.text()?;
        let name = fields.text()?;
        let positions = u64::from_le_bytes(fields.array()?);
        let [sides] = fields.array()?;
        let blocks = u32::from_le_bytes(fields.array()?) as usize;

        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let first_side = match first_side {
            0 => Side::First,
            1 => Side::Second,
            _ => return Err(corrupt),
        };
        // These numbers reserve no memory: each step reads bytes that exist.
        if metric != wanted as u8 || !(1..=2).contains(&sides) {
            return Err(corrupt);
        }
        let mut alphabets = Vec::new();
        for side in [first_side, !first_side].into_iter().take(usize::from(sides)) {
            let [count] = fields.array()?;
            let words: Vec<(DtmCode, u8)> = fields
                .take(2 * usize::from(count))?
                .as_chunks::<2>()
                .0
                .iter()
                .map(|&[code, length]| (code, length))
                .collect();
            alphabets.push(Alphabet::from_words(words, wanted.illegal(side)).ok_or_else(|| corrupt.clone())?);
        }
        let mut directory = Vec::new();
        for _ in 0..blocks.checked_mul(usize::from(sides)).ok_or_else(|| corrupt.clone())? {
            let length = u32::from_le_bytes(fields.array()?) as usize;
            directory.push((length, u64::from_le_bytes(fields.array()?)));
        }
        let covered = fields.at;
        if u64::from_le_bytes(fields.array()?) != checksum(&bytes[..covered]) {
            return Err(corrupt);
        }
        let header = Header { first_side, alphabets, directory, end: fields.at };
        Ok(UncheckedHeader {
            header,
            rules_version,
            board: (files, ranks),
            piece_letters,
            name,
            positions,
            blocks,
        })
    }

    /// Offset of the first block.
    pub(crate) fn end(&self) -> usize {
        self.end
    }

    /// Range and checksum of each block of a complete file.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (Range<usize>, u64)> {
        self.directory.iter().scan(self.end, |at, &(length, checksum)| {
            let start = *at;
            *at = start.saturating_add(length);
            Some((start..*at, checksum))
        })
    }
}

/// A header not yet compared with the rules of a game.
pub(crate) struct UncheckedHeader {
    header: Header,
    rules_version: u16,
    board: (u8, u8),
    piece_letters: String,
    name: String,
    positions: u64,
    blocks: usize,
}

impl UncheckedHeader {
    /// The header as written: enough to find the blocks.
    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// Checks all that can be checked without the blocks.
    ///
    /// # Errors
    /// [`TableError`]; [`TableError::WrongMaterial`] unless the ending is the one `wanted`, if any.
    pub(crate) fn check(
        self,
        rules: &EndgameRules,
        wanted: Option<&Material>,
    ) -> Result<(Material, Header), TableError> {
        let UncheckedHeader { header, rules_version, board, piece_letters, name, positions, blocks } = self;
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        if piece_letters != rules.piece_letters || board != (rules.files, rules.ranks) {
            return Err(TableError::WrongGame { pieces: piece_letters });
        }
        if rules_version != rules.rules_version {
            return Err(TableError::WrongRules { file: rules_version, engine: rules.rules_version });
        }
        let material = Material::parse_by(rules, &name).ok().filter(|material| material.name() == name);
        let material = material.ok_or_else(|| corrupt.clone())?;
        if let Some(wanted) = wanted.filter(|&wanted| *wanted != material) {
            return Err(TableError::WrongMaterial { file: name, wanted: wanted.name().to_owned() });
        }
        // Before the index allocates memory for the size of the ending.
        if PositionIndex::max_positions(rules, &material) > MAX_POSITIONS {
            return Err(TableError::TooLarge { ending: name, positions });
        }
        let space = StateSpace::new(rules, &material).map_err(|_| corrupt.clone())?;
        let layout = BlockLayout::of(&space, &material);
        let consistent = space.index.len() as u64 == positions
            && layout.blocks() == blocks
            && layout.sides == header.alphabets.len();
        consistent.then_some((material, header)).ok_or(corrupt)
    }
}

pub(super) struct Fields<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
}

impl<'a> Fields<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], TableError> {
        let field = self.bytes[self.at..].get(..length);
        self.at += length;
        field.ok_or(TableError::Truncated { bytes: self.bytes.len() })
    }

    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    pub(super) fn text(&mut self) -> Result<String, TableError> {
        let [length] = self.array()?;
        Ok(String::from_utf8_lossy(self.take(usize::from(length))?).into_owned())
    }
}
