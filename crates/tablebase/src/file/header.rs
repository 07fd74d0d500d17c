//! The start of a file:
//!
//! ```text
//! magic             8 bytes   89 45 47 54 0D 0A 1A 0A
//! format version    u16       5; all numbers little-endian
//! length            u32       of everything before the blocks that do not teach
//! rules version     u16       Endgame::RULES_VERSION of the game
//! metric            u8        0: distance to mate, 1: to zeroing, in plies
//! board             u8 u8     files, ranks
//! pieces            u8 + n    Board::PIECE_LETTERS
//! material          u8 + n    canonical name
//! positions         u64       as the position index counts
//! blocks            u32
//! census            of each side to move, of one where both have the same pieces (file::census)
//! alphabet          u8 + 2n   the codes that occur, each with the length of its codeword
//! directory         6 each    for each block: length u16, lower half of its XXH64 u32
//! checksum          u64       XXH64 of everything before
//! blocks that teach
//! other blocks
//! ```

use super::alphabet::Alphabet;
use super::census::CodeCensus;
use super::checksum::checksum;
use super::fields::Fields;
use super::source::BlockSource;
use super::teachers::{in_order, teachers};
use crate::dtm_code::{self, DtmCode};
use crate::dtz_code;
use crate::index::MAX_POSITIONS;
use crate::material::Material;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::Side;
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGT\r\n\x1a\n";
/// Version of the layout and of the block coding.
const VERSION: u16 = 5;
/// Magic, version and length.
const FIXED: u64 = 14;
/// Most bytes of the start: the directory of the largest ending, the blocks that teach, and room for the rest.
const MAX_START: u64 = MAX_POSITIONS / 4_096 * 6 + 24 * 65_535 + (64 << 10);

/// The unit of a file's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Metric {
    PliesToMate = 0,
    PliesToZeroing = 1,
}

impl Metric {
    /// Marks what is not a legal position with this side to move; no stored code has this value.
    pub(crate) fn illegal(self, side: Side) -> u8 {
        match self {
            Metric::PliesToMate => dtm_code::illegal(side),
            Metric::PliesToZeroing => dtz_code::ILLEGAL,
        }
    }
}

/// All before the blocks.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) material: Material,
    pub(crate) positions: u64,
    /// One entry for each side to move, one where both have the same pieces.
    pub(crate) census: Vec<CodeCensus>,
    pub(crate) alphabet: Alphabet,
    /// Where each block is in the file, and the lower half of its XXH64.
    blocks: Vec<(Range<u64>, u32)>,
}

/// The fields before the directory of a file.
#[derive(Debug)]
pub(crate) struct FileFacts<'a> {
    pub(crate) rules: &'a EndgameRules,
    pub(crate) metric: Metric,
    pub(crate) material: &'a Material,
    pub(crate) positions: usize,
    pub(crate) census: &'a [CodeCensus],
    pub(crate) alphabet: &'a Alphabet,
}

impl FileFacts<'_> {
    /// Writes the whole file.
    ///
    /// # Errors
    /// [`SolveError::TooLarge`] if a length does not fit its field.
    pub(crate) fn file_of(&self, blocks: &[Vec<u8>]) -> Result<Vec<u8>, SolveError> {
        let FileFacts { rules, metric, material, positions, census, alphabet } = self;
        let too_large =
            || SolveError::TooLarge { ending: material.name().to_owned(), positions: *positions as u64 };
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend(rules.rules_version.to_le_bytes());
        bytes.extend([*metric as u8, rules.files, rules.ranks]);
        for text in [rules.piece_letters, material.name()] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.extend((*positions as u64).to_le_bytes());
        bytes.extend((blocks.len() as u32).to_le_bytes());
        census.iter().for_each(|census| census.write(&mut bytes));
        bytes.extend(alphabet.to_bytes());
        for block in blocks {
            let length = u16::try_from(block.len()).map_err(|_| too_large())?;
            bytes.extend(length.to_le_bytes());
            bytes.extend((checksum(block) as u32).to_le_bytes());
        }
        let taught: usize = teachers(blocks.len()).into_iter().map(|block| blocks[block].len()).sum();
        let start = bytes.len() + size_of::<u64>() + taught;
        let start = u32::try_from(start).map_err(|_| too_large())?;
        bytes[FIXED as usize - 4..FIXED as usize].copy_from_slice(&start.to_le_bytes());
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.reserve_exact(blocks.iter().map(Vec::len).sum());
        in_order(blocks.len()).for_each(|block| bytes.extend(&blocks[block]));
        Ok(bytes)
    }
}

impl Header {
    /// Reads the start of a file. `None` until its bytes have arrived.
    ///
    /// # Errors
    /// [`TableError`] if it is damaged, of another version or game.
    pub(crate) fn read(
        rules: &EndgameRules,
        metric: Metric,
        source: &dyn BlockSource,
    ) -> Result<Option<Header>, TableError> {
        let Some(magic) = source.read(0..MAGIC.len() as u64) else { return Ok(None) };
        if *magic != MAGIC {
            return Err(TableError::NotATable);
        }
        let Some(fixed) = source.read(0..FIXED) else { return Ok(None) };
        let mut fields = Fields { bytes: &fixed, at: MAGIC.len() };
        let file = u16::from_le_bytes(fields.array()?);
        if file != VERSION {
            return Err(TableError::WrongVersion { file, engine: VERSION });
        }
        let length = u64::from(u32::from_le_bytes(fields.array()?));
        if !(FIXED..=MAX_START).contains(&length) {
            return Err(TableError::Corrupt { part: "header", offset: FIXED as usize - 4 });
        }
        let Some(bytes) = source.read(0..length) else { return Ok(None) };
        Header::parse(rules, metric, &bytes).map(Some).map_err(|error| match error {
            // All bytes are there: a field lies.
            TableError::Truncated { .. } => TableError::Corrupt { part: "header", offset: 0 },
            error => error,
        })
    }

    fn parse(rules: &EndgameRules, wanted: Metric, bytes: &[u8]) -> Result<Header, TableError> {
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let mut fields = Fields { bytes, at: FIXED as usize };
        let rules_version = u16::from_le_bytes(fields.array()?);
        let [metric, files, ranks] = fields.array()?;
        let pieces = fields.text()?;
        let name = fields.text()?;
        let positions = u64::from_le_bytes(fields.array()?);
        let blocks = u32::from_le_bytes(fields.array()?) as usize;
        // Before the ending is looked at: a file of another game may have letters unknown here.
        if pieces != rules.piece_letters || [files, ranks] != [rules.files, rules.ranks] {
            return Err(TableError::WrongGame { pieces });
        }
        if rules_version != rules.rules_version {
            return Err(TableError::WrongRules { file: rules_version, engine: rules.rules_version });
        }
        let material = Material::parse_by(rules, &name).ok().filter(|material| material.name() == name);
        let material = material.filter(|_| metric == wanted as u8).ok_or_else(|| corrupt.clone())?;
        let sides = if material.is_symmetric() { 1 } else { 2 };
        let mut census = Vec::new();
        for side in Side::BOTH.into_iter().take(sides) {
            census.push(CodeCensus::read(&mut fields, positions, wanted, side)?);
        }
        let [count] = fields.array()?;
        let words = fields.take(2 * usize::from(count))?.as_chunks::<2>().0;
        let words: Vec<(DtmCode, u8)> = words.iter().map(|&[code, length]| (code, length)).collect();
        let stores_draws =
            wanted == Metric::PliesToZeroing && words.iter().any(|&(code, _)| code == dtz_code::DRAWN);
        let alphabet = Alphabet::from_words(words, wanted.illegal(Side::First)).filter(|_| !stores_draws);
        let alphabet = alphabet.ok_or_else(|| corrupt.clone())?;
        // These numbers reserve no memory: each step reads bytes that exist.
        let mut sizes = Vec::new();
        for _ in 0..blocks {
            let length = u16::from_le_bytes(fields.array()?);
            sizes.push((u64::from(length), u32::from_le_bytes(fields.array()?)));
        }
        let covered = fields.at;
        if u64::from_le_bytes(fields.array()?) != checksum(&bytes[..covered]) {
            return Err(corrupt);
        }
        let mut ranges = vec![(0..0, 0); blocks];
        let mut at = fields.at as u64;
        for block in in_order(blocks) {
            let (length, checksum) = sizes[block];
            ranges[block] = (at..at + length, checksum);
            at += length;
        }
        let taught_end = teachers(blocks).last().map_or(fields.at as u64, |&block| ranges[block].0.end);
        if taught_end != bytes.len() as u64 {
            return Err(corrupt);
        }
        let header = Header { material, positions, census, alphabet, blocks: ranges };
        // Before the caller builds the index, which takes a hundred times as long for a small file.
        for block in teachers(blocks) {
            let range = header.range(block);
            let taught = bytes.get(range.start as usize..range.end as usize);
            if !taught.is_some_and(|bytes| header.is_block(block, bytes)) {
                return Err(TableError::Corrupt { part: "blocks", offset: range.start as usize });
            }
        }
        Ok(header)
    }

    pub(crate) fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// Where a block is in the file.
    pub(crate) fn range(&self, block: usize) -> Range<u64> {
        self.blocks[block].0.clone()
    }

    /// The block that starts at this byte and has results.
    pub(crate) fn block_at(&self, start: u64) -> Option<usize> {
        self.blocks.iter().position(|(range, _)| range.start == start && !range.is_empty())
    }

    /// Length of the whole file, in bytes.
    pub(crate) fn length(&self) -> u64 {
        self.blocks.iter().map(|(range, _)| range.end).max().unwrap_or_default()
    }

    /// Whether these are the bytes of a block.
    pub(crate) fn is_block(&self, block: usize, bytes: &[u8]) -> bool {
        self.blocks[block].1 == checksum(bytes) as u32
    }
}

/// Whether bytes may be those of a table file, as far as they go.
pub(crate) fn may_be_table(bytes: &[u8]) -> bool {
    bytes.iter().zip(MAGIC).all(|(&byte, magic)| byte == magic)
}
