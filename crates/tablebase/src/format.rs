//! The table file.
//!
//! ```text
//! magic               8 bytes   89 45 47 54 0D 0A 1A 0A
//! format version      u16       all numbers little-endian
//! rules version       u16       Endgame::RULES_VERSION of the game
//! metric              u8        0: plies to mate
//! first stored side   u8        the side to move whose values stand alone; the other's follow from them
//! board               u8 u8     files, ranks
//! kinds               u8 + n    Board::KINDS
//! material            u8 + n    canonical name
//! positions           u64       numbers a side, by the numbering of the ending
//! stored sides        u8        1 where both sides have the same men, else 2
//! block count         u32       of each side
//! alphabets           32 each   for each side: which values occur, a bit for each code
//! directory           12 each   for each side and block: length u32, XXH64 u64
//! header checksum     u64       XXH64 of everything before
//! blocks
//! file checksum       u64       XXH64 of everything before
//! ```
//!
//! A block holds the values of a run of royal pairs and depends on no other block of its side. Blocks of
//! the second stored side are coded beside what quiet moves make of the first side's values, so that they
//! say little more than what captures change.

use crate::codec::{Alphabet, Block};
use crate::legal::Legal;
use crate::material::Material;
use crate::memory::filled;
use crate::numbering::Numbering;
use crate::outlook::outlook;
use crate::pool::{Job, Pool, Serial};
use crate::space::Space;
use crate::value::{Code, DRAW, ILLEGAL};
use crate::{SolveError, Table};
use game::{Endgame, PerSide, Side};
use std::ops::Range;
use thiserror::Error;
use twox_hash::XxHash64;

const MAGIC: [u8; 8] = *b"\x89EGT\r\n\x1a\n";
/// Version of the layout and of the coding of blocks.
const FORMAT: u16 = 1;
/// The only metric there is: plies to mate.
const PLIES_TO_MATE: u8 = 0;
/// Blocks have about this many positions at most.
const BLOCK_POSITIONS: usize = 1 << 20;
/// Tables with more positions a side are refused unread.
const MOST_POSITIONS: u64 = 1 << 29;

/// Why bytes are not a table. Nothing of such bytes is used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Something else: not the first bytes of a table file.
    #[error("this is not a table file")]
    NotATable,
    /// Fewer bytes than the file had.
    #[error("the table file is cut off after {bytes} bytes")]
    Truncated {
        /// Bytes there are.
        bytes: usize,
    },
    /// A layout this program does not read.
    #[error("the table file has format version {file}, this program reads version {engine}")]
    WrongVersion {
        /// Version in the file.
        file: u16,
        /// Version of this program.
        engine: u16,
    },
    /// A table of another game.
    #[error("the table is for another game, with the men {kinds}")]
    WrongGame {
        /// Kinds of men in the file.
        kinds: String,
    },
    /// A table made under other rules.
    #[error("the table was made under version {file} of the rules, this program plays version {engine}")]
    WrongRules {
        /// Version in the file.
        file: u16,
        /// Version of this program.
        engine: u16,
    },
    /// A table of another ending than was asked for.
    #[error("the table is of {file}, not of {wanted}")]
    WrongMaterial {
        /// Ending in the file.
        file: String,
        /// Ending asked for.
        wanted: String,
    },
    /// The bytes are not those that were written.
    #[error("the table file is damaged in its {part} (byte {offset})")]
    Corrupt {
        /// Which part.
        part: &'static str,
        /// Where the part begins.
        offset: usize,
    },
    /// A table larger than any this program makes, or memory is short.
    #[error("the table is too large: {reason}")]
    TooLarge {
        /// What was exceeded.
        reason: String,
    },
}

impl<P: Endgame> Table<P> {
    /// The table as a file: the same bytes for the same ending, whatever the pool.
    ///
    /// # Errors
    /// [`SolveError::Memory`] if memory is short.
    pub fn to_bytes(&self, pool: &dyn Pool) -> Result<Vec<u8>, SolveError> {
        let numbering = self.numbering();
        let space = Space::new::<P>(self.material())?;
        let legal = Legal::new(&space, pool)?;
        let layout = Layout::of(numbering, self.material());
        let first = self.cheaper_side(&space);
        let sides = &[first, !first][..layout.sides];
        let alphabets: Vec<Alphabet> = sides.iter().map(|&side| Alphabet::of(self.codes(side))).collect();

        let mut blocks: Vec<Vec<u8>> = vec![Vec::new(); layout.sides * layout.blocks.len()];
        for ((&side, alphabet), blocks) in sides.iter().zip(&alphabets).zip(blocks.chunks_mut(layout.blocks.len())) {
            let values = self.codes(side);
            let outlook = match side == first {
                true => None,
                false => Some(outlook(&space, &legal, side, self.codes(first), pool)?),
            };
            let jobs = blocks.iter_mut().zip(&layout.blocks).map(|(bytes, pairs)| {
                let block = Block::new(numbering, alphabet, pairs.clone(), P::FILES, outlook.as_deref());
                let values = &values[pairs.start * numbering.rest..pairs.end * numbering.rest];
                Box::new(move || *bytes = block.write(values)) as Job<'_>
            });
            pool.run(jobs.collect());
        }

        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(P::RULES_VERSION.to_le_bytes());
        bytes.extend([PLIES_TO_MATE, first as u8, P::FILES, P::RANKS]);
        for text in [P::KINDS, self.material().name()] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.extend((numbering.len() as u64).to_le_bytes());
        bytes.push(layout.sides as u8);
        bytes.extend((layout.blocks.len() as u32).to_le_bytes());
        alphabets.iter().for_each(|alphabet| bytes.extend(alphabet.bits()));
        for block in &blocks {
            bytes.extend((block.len() as u32).to_le_bytes());
            bytes.extend(checksum(block).to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.extend(blocks.iter().flatten());
        bytes.extend(checksum(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Reads a table file. What it answers afterwards was covered by a checksum that held.
    ///
    /// # Errors
    /// [`TableError`]; see there.
    pub fn parse(bytes: &[u8]) -> Result<Table<P>, TableError> {
        Table::read(bytes, None)
    }

    /// Reads a table file that should be of this ending; of any other nothing is unpacked.
    ///
    /// # Errors
    /// [`TableError::WrongMaterial`] or as [`Table::parse`].
    pub fn parse_as(wanted: &Material, bytes: &[u8]) -> Result<Table<P>, TableError> {
        Table::read(bytes, Some(wanted))
    }

    fn read(bytes: &[u8], wanted: Option<&Material>) -> Result<Table<P>, TableError> {
        let header = Header::read::<P>(bytes, wanted)?;
        let too_large = |error: SolveError| TableError::TooLarge { reason: error.to_string() };
        let space = Space::new::<P>(&header.material).map_err(too_large)?;
        let numbering = &space.numbering;
        let layout = Layout::of(numbering, &header.material);
        let consistent = numbering.len() as u64 == header.positions
            && layout.blocks.len() == header.blocks
            && layout.sides == header.alphabets.len();
        if !consistent {
            return Err(TableError::Corrupt { part: "header", offset: 0 });
        }
        let blocks = header.check_blocks(bytes)?;
        let legal = Legal::new(&space, &Serial).map_err(too_large)?;
        let mut codes: PerSide<Vec<Code>> = PerSide([Vec::new(), Vec::new()]);
        let sides = [header.first_side, !header.first_side];
        for ((&side, alphabet), blocks) in sides.iter().zip(&header.alphabets).zip(blocks.chunks(header.blocks)) {
            let mut values = filled(numbering.len(), ILLEGAL).map_err(too_large)?;
            for (pair, values) in values.chunks_mut(numbering.rest).enumerate() {
                let (start, bit) = space.words_of_pair(pair);
                let words = &legal.words[side][start..start + numbering.rest];
                for (value, _) in values.iter_mut().zip(words).filter(|(_, word)| *word >> bit & 1 == 1) {
                    *value = DRAW;
                }
            }
            let outlook = match side == header.first_side {
                true => None,
                false => Some(
                    outlook(&space, &legal, side, &codes[header.first_side], &Serial).map_err(too_large)?,
                ),
            };
            for (bytes, pairs) in blocks.iter().zip(&layout.blocks) {
                let block = Block::new(numbering, alphabet, pairs.clone(), P::FILES, outlook.as_deref());
                block.read(bytes, &mut values[pairs.start * numbering.rest..pairs.end * numbering.rest]);
            }
            codes[side] = values;
        }
        Ok(Table::new(header.material, space.numbering, codes))
    }

    /// The side whose values cost less when they stand alone, by a trial on the first pairs.
    fn cheaper_side(&self, space: &Space) -> Side {
        if self.material().is_symmetric() {
            return Side::First;
        }
        let pairs = 0..space.numbering.pairs.len().min(8);
        let cost = |side: Side| {
            let values = self.codes(side);
            let alphabet = Alphabet::of(values);
            let block = Block::new(&space.numbering, &alphabet, pairs.clone(), P::FILES, None);
            block.write(&values[..pairs.end * space.numbering.rest]).len()
        };
        if cost(Side::Second) < cost(Side::First) { Side::Second } else { Side::First }
    }
}

/// How an ending is cut into blocks.
struct Layout {
    sides: usize,
    /// The pairs of each block.
    blocks: Vec<Range<usize>>,
}

impl Layout {
    fn of(numbering: &Numbering, material: &Material) -> Layout {
        let pairs = numbering.pairs.len();
        let count = numbering.len().div_ceil(BLOCK_POSITIONS).clamp(1, pairs);
        let blocks = (0..count).map(|block| pairs * block / count..pairs * (block + 1) / count);
        Layout { sides: if material.is_symmetric() { 1 } else { 2 }, blocks: blocks.collect() }
    }
}

/// What stands before the blocks, checked as far as it can be without them.
struct Header {
    material: Material,
    first_side: Side,
    positions: u64,
    alphabets: Vec<Alphabet>,
    /// Blocks of each side.
    blocks: usize,
    /// Length and checksum of each block.
    directory: Vec<(usize, u64)>,
    end: usize,
}

impl Header {
    fn read<P: Endgame>(bytes: &[u8], wanted: Option<&Material>) -> Result<Header, TableError> {
        let mut reader = Reader { bytes, at: 0 };
        if !bytes.starts_with(&MAGIC) {
            let cut = MAGIC.starts_with(bytes);
            return Err(if cut { TableError::Truncated { bytes: bytes.len() } } else { TableError::NotATable });
        }
        reader.at = MAGIC.len();
        let file = u16::from_le_bytes(reader.array()?);
        if file != FORMAT {
            return Err(TableError::WrongVersion { file, engine: FORMAT });
        }
        let rules = u16::from_le_bytes(reader.array()?);
        let [metric, first_side, files, ranks] = reader.array()?;
        let kinds = reader.text()?;
        let name = reader.text()?;
        let positions = u64::from_le_bytes(reader.array()?);
        let [sides] = reader.array()?;
        let blocks = u32::from_le_bytes(reader.array()?) as usize;

        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let first_side = match first_side {
            0 => Side::First,
            1 => Side::Second,
            _ => return Err(corrupt),
        };
        // Nothing is reserved by these numbers: each step reads bytes that are there.
        if metric != PLIES_TO_MATE || !(1..=2).contains(&sides) {
            return Err(corrupt);
        }
        let mut alphabets = Vec::new();
        for _ in 0..sides {
            alphabets.push(Alphabet::from_bits(&reader.array()?));
        }
        let mut directory = Vec::new();
        for _ in 0..blocks.checked_mul(usize::from(sides)).ok_or_else(|| corrupt.clone())? {
            let length = u32::from_le_bytes(reader.array()?) as usize;
            directory.push((length, u64::from_le_bytes(reader.array()?)));
        }
        let covered = reader.at;
        if u64::from_le_bytes(reader.array()?) != checksum(&bytes[..covered]) {
            return Err(corrupt);
        }

        if kinds != P::KINDS || (files, ranks) != (P::FILES, P::RANKS) {
            return Err(TableError::WrongGame { kinds });
        }
        if rules != P::RULES_VERSION {
            return Err(TableError::WrongRules { file: rules, engine: P::RULES_VERSION });
        }
        let material = Material::parse::<P>(&name).ok().filter(|material| material.name() == name);
        let material = material.ok_or_else(|| corrupt.clone())?;
        if let Some(wanted) = wanted.filter(|&wanted| *wanted != material) {
            return Err(TableError::WrongMaterial { file: name, wanted: wanted.name().to_owned() });
        }
        if positions > MOST_POSITIONS || Numbering::most_positions::<P>(&material) > 16 * MOST_POSITIONS {
            return Err(TableError::TooLarge { reason: format!("{positions} positions a side") });
        }
        if blocks == 0 {
            return Err(corrupt);
        }
        Ok(Header { material, first_side, positions, alphabets, blocks, directory, end: reader.at })
    }

    /// The bytes of all blocks, every checksum tried.
    fn check_blocks<'a>(&self, bytes: &'a [u8]) -> Result<Vec<&'a [u8]>, TableError> {
        let mut at = self.end;
        let mut blocks = Vec::new();
        for &(length, expected) in &self.directory {
            let end = at.checked_add(length).filter(|&end| end <= bytes.len());
            let Some(end) = end else {
                return Err(TableError::Truncated { bytes: bytes.len() });
            };
            let block = &bytes[at..end];
            if checksum(block) != expected {
                return Err(TableError::Corrupt { part: "blocks", offset: at });
            }
            blocks.push(block);
            at = end;
        }
        let (body, tail) = bytes.split_at(at);
        if tail.len() < 8 {
            return Err(TableError::Truncated { bytes: bytes.len() });
        }
        if *tail != checksum(body).to_le_bytes() {
            return Err(TableError::Corrupt { part: "file checksum", offset: at });
        }
        Ok(blocks)
    }
}

/// Takes one field after the other.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], TableError> {
        let field = self.bytes[self.at..].get(..length);
        self.at += length;
        field.ok_or(TableError::Truncated { bytes: self.bytes.len() })
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn text(&mut self) -> Result<String, TableError> {
        let [length] = self.array()?;
        Ok(String::from_utf8_lossy(self.take(usize::from(length))?).into_owned())
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}
