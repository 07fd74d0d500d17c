//! The table file.
//!
//! ```text
//! magic               8 bytes   89 45 47 54 0D 0A 1A 0A
//! format version      u16       all numbers little-endian
//! rules version       u16       Endgame::RULES_VERSION of the game
//! metric              u8        0: plies to mate
//! first stored side   u8        the side to move whose values stand alone; the other's follow from them
//! board               u8 u8     files, ranks
//! kinds               u8 + n    Board::PIECE_LETTERS
//! material            u8 + n    canonical name
//! positions           u64       numbers a side, by the numbering of the ending
//! stored sides        u8        1 where both sides have the same pieces, else 2
//! block count         u32       of each side
//! alphabets           u8 + 2n   for each side: the values that occur, each with the length of its codeword
//! directory           12 each   for each side and block: length u32, XXH64 u64
//! header checksum     u64       XXH64 of everything before
//! blocks
//! file checksum       u64       XXH64 of everything before
//! ```
//!
//! A block holds the values of royal pairs next to each other and depends on no other block of its side; it is
//! either one of several for a square of the first royal piece or has all positions of a few such squares. Blocks of
//! the second stored side are coded beside what quiet moves make of the first side's values, so that they
//! say little more than what captures change.

use crate::alphabet::Alphabet;
use crate::backward::Backward;
use crate::blocks::Blocks;
use crate::codec::Block;
use crate::facts::Facts;
use crate::layout::Layout;
use crate::legal::Legal;
use crate::material::Material;
use crate::numbering::Numbering;
use crate::outlook::Outlook;
use crate::packed::Packed;
use crate::space::Space;
use crate::table::{Untyped, Values};
use crate::value::Code;
use crate::{SolveError, Table};
use game::{Endgame, Side};
use game::{Job, ThreadPool};
use std::ops::Range;
use thiserror::Error;
use twox_hash::XxHash64;

const MAGIC: [u8; 8] = *b"\x89EGT\r\n\x1a\n";
/// Version of the layout and of the coding of blocks.
const FORMAT: u16 = 3;
/// The only metric there is: plies to mate.
const PLIES_TO_MATE: u8 = 0;
/// Endings with more placements a side, symmetry left out of account, are refused: five men of chess fit.
const MOST_PLACEMENTS: u64 = 1 << 31;

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
    #[error("the table is for another game, with the pieces {kinds}")]
    WrongGame {
        /// Kinds of pieces in the file.
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
        /// GameResult in the file.
        file: String,
        /// GameResult asked for.
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
    pub fn to_bytes(&self, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        self.untyped.to_bytes(pool)
    }

    /// Reads a table file. What it answers afterwards was covered by a checksum that held.
    ///
    /// # Errors
    /// [`TableError`]; see there.
    pub fn parse(bytes: &[u8]) -> Result<Table<P>, TableError> {
        Untyped::read(Facts::of::<P>(), bytes, None).map(Table::of)
    }

    /// Reads the beginning of a table file whose blocks will be added as they are needed
    /// ([`Table::missing`], [`Table::add_block`]), from a host that serves ranges of bytes. A few dozen
    /// kilobytes are beginning enough for any table.
    ///
    /// # Errors
    /// [`TableError::Truncated`] if more bytes are needed, or as [`Table::parse`].
    pub fn parse_start(bytes: &[u8]) -> Result<Table<P>, TableError> {
        let game = Facts::of::<P>();
        let (material, header) = Header::read(game, bytes, None)?;
        let blocks = Blocks::new(game, &material, header);
        let blocks = blocks.map_err(|error| TableError::TooLarge { reason: error.to_string() })?;
        Ok(Table::of(Untyped::in_blocks(game, material, blocks)))
    }

    /// Reads a table file that should be of this ending; of any other nothing is unpacked.
    ///
    /// # Errors
    /// [`TableError::WrongMaterial`] or as [`Table::parse`].
    pub fn parse_as(wanted: &Material, bytes: &[u8]) -> Result<Table<P>, TableError> {
        Untyped::read(Facts::of::<P>(), bytes, Some(wanted)).map(Table::of)
    }
}

impl Untyped {
    fn to_bytes(&self, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let game = self.game();
        let unpacking = || SolveError::Unpacking { ending: self.material().name().to_owned() };
        let values = self.values().ok_or_else(unpacking)?;
        let numbering = &values.numbering;
        let space = Space::new(game, self.material())?;
        let legal = Legal::new(&space, pool)?;
        let layout = Layout::of(&space, self.material());
        let first = cheaper_side(game, self.material(), values);
        let sides = &[first, !first][..layout.sides];
        let alphabets: Vec<Alphabet> = sides.iter().map(|&side| Alphabet::of(&values.codes[side])).collect();

        let backward = Backward::new(&space, &legal.placed);
        let mut blocks: Vec<Vec<u8>> = Vec::new();
        for (&side, alphabet) in sides.iter().zip(&alphabets) {
            let mut written: Vec<Vec<Vec<u8>>> = vec![Vec::new(); layout.runs.len()];
            let jobs = written.iter_mut().zip(&layout.runs).map(|(written, run)| {
                let (backward, space) = (&backward, &space);
                Box::new(move || {
                    let outlook = (side != first).then(|| {
                        Outlook::new(space, backward, side, &values.codes[first], run.kings.clone())
                    });
                    written.extend(run.blocks.iter().map(|pairs| {
                        let block = Block::new(numbering, alphabet, pairs.clone(), game.files);
                        let numbers = pairs.start * numbering.rest..pairs.end * numbering.rest;
                        block.write(&values.codes[side][numbers], outlook.as_ref())
                    }));
                }) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
            blocks.extend(written.into_iter().flatten());
        }

        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(game.rules_version.to_le_bytes());
        bytes.extend([PLIES_TO_MATE, first as u8, game.files, game.ranks]);
        for text in [game.kinds, self.material().name()] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.extend((numbering.len() as u64).to_le_bytes());
        bytes.push(layout.sides as u8);
        bytes.extend((layout.blocks() as u32).to_le_bytes());
        alphabets.iter().for_each(|alphabet| bytes.extend(alphabet.to_bytes()));
        for block in &blocks {
            bytes.extend((block.len() as u32).to_le_bytes());
            bytes.extend(checksum(block).to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.extend(blocks.iter().flatten());
        bytes.extend(checksum(&bytes).to_le_bytes());
        Ok(bytes)
    }

    fn read(game: &'static Facts, bytes: &[u8], wanted: Option<&Material>) -> Result<Untyped, TableError> {
        let (material, header) = Header::read(game, bytes, wanted)?;
        header.check_blocks(bytes)?;
        let packed = Packed::new(header, bytes.to_vec());
        Ok(Untyped::packed(game, material, packed))
    }
}

/// The side whose values cost less when they stand alone, by a trial on the first pairs.
fn cheaper_side(game: &Facts, material: &Material, values: &Values) -> Side {
    if material.is_symmetric() {
        return Side::First;
    }
    let numbering = &values.numbering;
    let pairs = 0..numbering.pairs.len().min(8);
    let cost = |side: Side| {
        let codes = &values.codes[side];
        let alphabet = Alphabet::of(codes);
        let block = Block::new(numbering, &alphabet, pairs.clone(), game.files);
        block.write(&codes[..pairs.end * numbering.rest], None).len()
    };
    if cost(Side::Second) < cost(Side::First) { Side::Second } else { Side::First }
}

/// What stands before the blocks.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    /// The side whose values stand alone.
    pub(crate) first_side: Side,
    /// For each side.
    pub(crate) alphabets: Vec<Alphabet>,
    /// Length and checksum of each block, one side after the other.
    directory: Vec<(usize, u64)>,
    /// Where the blocks begin.
    end: usize,
}

impl Header {
    /// Reads and checks all there is to check without the blocks.
    pub(crate) fn read(
        game: &Facts,
        bytes: &[u8],
        wanted: Option<&Material>,
    ) -> Result<(Material, Header), TableError> {
        let mut reader = Reader { bytes, at: 0 };
        if !bytes.starts_with(&MAGIC) {
            let cut = MAGIC.starts_with(bytes);
            return Err(if cut {
                TableError::Truncated { bytes: bytes.len() }
            } else {
                TableError::NotATable
            });
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
            let [count] = reader.array()?;
            let words: Vec<(Code, u8)> = reader
                .take(2 * usize::from(count))?
                .as_chunks::<2>()
                .0
                .iter()
                .map(|&[code, length]| (code, length))
                .collect();
            alphabets.push(Alphabet::from_words(words).ok_or_else(|| corrupt.clone())?);
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

        if kinds != game.kinds || (files, ranks) != (game.files, game.ranks) {
            return Err(TableError::WrongGame { kinds });
        }
        if rules != game.rules_version {
            return Err(TableError::WrongRules { file: rules, engine: game.rules_version });
        }
        let material = Material::read(game, &name).ok().filter(|material| material.name() == name);
        let material = material.ok_or_else(|| corrupt.clone())?;
        if let Some(wanted) = wanted.filter(|&wanted| *wanted != material) {
            return Err(TableError::WrongMaterial { file: name, wanted: wanted.name().to_owned() });
        }
        // Checked before the numbering takes memory by the size of the ending.
        if Numbering::most_positions(game, &material) > MOST_PLACEMENTS {
            return Err(TableError::TooLarge { reason: format!("{name} has {positions} positions a side") });
        }
        let space = Space::new(game, &material).map_err(|_| corrupt.clone())?;
        let layout = Layout::of(&space, &material);
        let consistent = space.numbering.len() as u64 == positions
            && layout.blocks() == blocks
            && layout.sides == alphabets.len();
        consistent
            .then_some((material, Header { first_side, alphabets, directory, end: reader.at }))
            .ok_or(corrupt)
    }

    /// Where each block lies if the file is whole, and its checksum.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (Range<usize>, u64)> {
        self.directory.iter().scan(self.end, |at, &(length, checksum)| {
            let start = *at;
            *at = start.saturating_add(length);
            Some((start..*at, checksum))
        })
    }

    /// Tries every checksum behind the header.
    fn check_blocks(&self, bytes: &[u8]) -> Result<(), TableError> {
        let truncated = TableError::Truncated { bytes: bytes.len() };
        let mut end = self.end;
        for (range, expected) in self.blocks() {
            let block = bytes.get(range.clone()).ok_or_else(|| truncated.clone())?;
            if checksum(block) != expected {
                return Err(TableError::Corrupt { part: "blocks", offset: range.start });
            }
            end = range.end;
        }
        let (body, tail) = bytes.split_at(end);
        if tail.len() < 8 {
            return Err(truncated);
        }
        if *tail != checksum(body).to_le_bytes() {
            return Err(TableError::Corrupt { part: "checksum of the file", offset: end });
        }
        Ok(())
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

pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}
