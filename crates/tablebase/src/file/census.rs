//! Counts of positions by result, with samples of each, for distance charts and random positions of partly
//! loaded tables.
//!
//! It starts a table in chunks, and is a file of its own next to a table file:
//!
//! ```text
//! magic               8 bytes   89 45 47 4E 0D 0A 1A 0A; of a table in chunks 89 45 47 43 0D 0A 1A 0A
//! version             u16       all numbers little-endian
//! rules version       u16       Endgame::RULES_VERSION of the game
//! piece letters       u8 + n    Board::PIECE_LETTERS
//! material            u8 + n    canonical name
//! positions           u64       of each side
//! sides               u8        1 where both sides have the same pieces, else 2
//! census              of each side: u8 number of codes that occur, and for each
//!                     u8 code, u64 positions, u8 number of samples, u32 index of each sample
//! checksum            u64       XXH64 of everything before; a table in chunks has theirs before it
//! ```
//!
//! Symmetric positions count once.

use super::checksum::checksum;
use super::header::Fields;
use crate::TableError;
use crate::dtm_code::illegal;
use crate::index::{MAX_POSITIONS, PositionIndex, StateSpace};
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::Side;
use std::ops::RangeInclusive;

const MAGIC: [u8; 8] = *b"\x89EGN\r\n\x1a\n";
const VERSION: u16 = 1;

/// Positions with one side to move by result, with samples of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CodeCensus {
    pub(crate) counts: Vec<u64>,
    /// Indices of samples by code.
    pub(crate) samples: Vec<Vec<u32>>,
}

/// Writes a census file; `census` has one entry for each stored side.
pub(crate) fn write_census(
    rules: &EndgameRules,
    material: &Material,
    positions: usize,
    census: &[CodeCensus],
) -> Vec<u8> {
    let mut bytes = write_counts(MAGIC, VERSION, rules, material, positions, census);
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Reads a census file: one entry for each stored side.
pub(crate) fn read_census(
    rules: &EndgameRules,
    bytes: &[u8],
    wanted: &Material,
) -> Result<Vec<CodeCensus>, TableError> {
    let (counts, fields) = read_counts(MAGIC, VERSION..=VERSION, rules, bytes)?;
    let CensusHeader { material, census, .. } = counts;
    if material != *wanted {
        let (file, wanted) = (material.name().to_owned(), wanted.name().to_owned());
        return Err(TableError::WrongMaterial { file, wanted });
    }
    let is_whole = fields.at + size_of::<u64>() == bytes.len();
    if is_whole { Ok(census) } else { Err(TableError::Corrupt { part: "header", offset: fields.at }) }
}

/// Writes everything up to the end of the census.
pub(super) fn write_counts(
    magic: [u8; 8],
    version: u16,
    rules: &EndgameRules,
    material: &Material,
    positions: usize,
    census: &[CodeCensus],
) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    bytes.extend(version.to_le_bytes());
    bytes.extend(rules.rules_version.to_le_bytes());
    for text in [rules.piece_letters, material.name()] {
        bytes.push(text.len() as u8);
        bytes.extend(text.as_bytes());
    }
    bytes.extend((positions as u64).to_le_bytes());
    bytes.push(census.len() as u8);
    for CodeCensus { counts, samples } in census {
        let used = (0..counts.len()).filter(|&code| counts[code] > 0);
        bytes.push(used.clone().count() as u8);
        for code in used {
            bytes.push(code as u8);
            bytes.extend(counts[code].to_le_bytes());
            bytes.push(samples[code].len() as u8);
            samples[code].iter().for_each(|index| bytes.extend(index.to_le_bytes()));
        }
    }
    bytes
}

/// The contents up to the end of the census.
pub(super) struct CensusHeader {
    pub(super) version: u16,
    pub(super) material: Material,
    pub(super) index: PositionIndex,
    /// One entry for each stored side.
    pub(super) census: Vec<CodeCensus>,
}

/// Reads what [`write_counts`] wrote, from bytes whose checksum is at the end; returns the rest.
pub(super) fn read_counts<'a>(
    magic: [u8; 8],
    versions: RangeInclusive<u16>,
    rules: &EndgameRules,
    bytes: &'a [u8],
) -> Result<(CensusHeader, Fields<'a>), TableError> {
    let corrupt = TableError::Corrupt { part: "header", offset: 0 };
    let covered = bytes.len().saturating_sub(size_of::<u64>());
    if !bytes.starts_with(&magic) || bytes[covered..] != checksum(&bytes[..covered]).to_le_bytes() {
        return Err(corrupt);
    }
    let mut fields = Fields { bytes, at: magic.len() };
    let version = u16::from_le_bytes(fields.array()?);
    if !versions.contains(&version) {
        return Err(TableError::WrongVersion { file: version, engine: *versions.end() });
    }
    let rules_version = u16::from_le_bytes(fields.array()?);
    let pieces = fields.text()?;
    if pieces != rules.piece_letters {
        return Err(TableError::WrongGame { pieces });
    }
    if rules_version != rules.rules_version {
        return Err(TableError::WrongRules { file: rules_version, engine: rules.rules_version });
    }
    let name = fields.text()?;
    let positions = u64::from_le_bytes(fields.array()?);
    let [sides] = fields.array()?;
    let material = Material::parse_by(rules, &name).ok().filter(|material| material.name() == name);
    let material = material.ok_or_else(|| corrupt.clone())?;
    if usize::from(sides) != if material.is_symmetric() { 1 } else { 2 } {
        return Err(corrupt);
    }
    let mut census = Vec::new();
    for side in Side::BOTH.into_iter().take(usize::from(sides)) {
        census.push(read_side(&mut fields, positions, side)?);
    }
    if PositionIndex::max_positions(rules, &material) > MAX_POSITIONS {
        return Err(TableError::TooLarge { ending: name, positions });
    }
    let index = StateSpace::new(rules, &material).map_err(|_| corrupt.clone())?.index;
    if positions != index.len() as u64 {
        return Err(corrupt);
    }
    Ok((CensusHeader { version, material, index, census }, fields))
}

fn read_side(fields: &mut Fields<'_>, positions: u64, side: Side) -> Result<CodeCensus, TableError> {
    let corrupt = TableError::Corrupt { part: "header", offset: 0 };
    let mut census = CodeCensus { counts: vec![0; 256], samples: vec![Vec::new(); 256] };
    let [codes] = fields.array()?;
    for _ in 0..codes {
        let [code] = fields.array()?;
        census.counts[usize::from(code)] = u64::from_le_bytes(fields.array()?);
        let [samples] = fields.array()?;
        for _ in 0..samples {
            let index = u32::from_le_bytes(fields.array()?);
            if code == illegal(side) || u64::from(index) >= positions {
                return Err(corrupt);
            }
            census.samples[usize::from(code)].push(index);
        }
    }
    Ok(census)
}
