use super::bytes::{push_text, push_texts};
use super::{Layout, MAGIC, MOVES_UNIT, VERSION, checksum};
use crate::error::PackedError;
use crate::puzzles::puzzle::RatedPuzzle;

/// Writes a file of these puzzles.
///
/// # Errors
/// [`PackedError::Unpackable`] for a puzzle that does not fit the layout, [`PackedError::TooMuch`].
pub(crate) fn write(layout: &Layout, rated: &[RatedPuzzle]) -> Result<Vec<u8>, PackedError> {
    let puzzles = rated.iter().map(|rated| &rated.puzzle);
    let split = puzzles.clone().map(|puzzle| puzzle.fen.split_once(' ').unwrap_or((&puzzle.fen, "")));
    let ends = distinct(split.clone().map(|(_, end)| end));
    let motifs = distinct(puzzles.flat_map(|puzzle| &puzzle.motifs).map(String::as_str));
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    push_text(&mut bytes, &layout.game)?;
    bytes.extend([layout.files, layout.ranks]);
    push_text(&mut bytes, &layout.letters)?;
    push_texts(&mut bytes, &ends)?;
    push_texts(&mut bytes, &motifs)?;
    bytes.extend(u32::try_from(rated.len()).map_err(|_| PackedError::TooMuch)?.to_le_bytes());
    for (index, (rated, (placement, end))) in rated.iter().zip(split).enumerate() {
        let heads = [index_of(&ends, end), rated.puzzle.motifs.len() as u8];
        let motifs = rated.puzzle.motifs.iter().map(|motif| index_of(&motifs, motif));
        let packed = layout.pack(rated, placement).ok_or(PackedError::Unpackable(index))?;
        bytes.extend(packed.shape.to_le_bytes());
        bytes.extend(heads.into_iter().chain(motifs));
        bytes.extend(packed.rest);
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    Ok(bytes)
}

/// Rating with number of moves; pieces with moves.
struct Packed {
    shape: u16,
    rest: Vec<u8>,
}

impl Layout {
    fn pack(&self, RatedPuzzle { puzzle, rating }: &RatedPuzzle, placement: &str) -> Option<Packed> {
        let moves = u16::try_from(puzzle.moves.len()).ok().filter(|&moves| moves < 16)?;
        if u32::from(*rating) >= MOVES_UNIT || puzzle.motifs.len() > 255 {
            return None;
        }
        let pieces = self.read_pieces(placement)?;
        let mut rest = vec![0; self.squares().div_ceil(8) as usize];
        for (square, _) in &pieces {
            rest[*square as usize / 8] |= 1 << (square % 8);
        }
        let low_first = |pair: &[(u32, u8)]| pair[0].1 | pair.get(1).map_or(0, |(_, code)| code << 4);
        rest.extend(pieces.chunks(2).map(low_first));
        for text in &puzzle.moves {
            rest.extend(self.read_move(text)?.to_le_bytes());
        }
        Some(Packed { shape: rating + moves * MOVES_UNIT as u16, rest })
    }
}

/// Each text once, in alphabetical order.
fn distinct<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found: Vec<String> = texts.map(str::to_owned).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Index of a text; more than 255 texts were rejected earlier.
fn index_of(texts: &[String], text: &str) -> u8 {
    texts.iter().position(|known| known == text).unwrap_or(0) as u8
}
