use super::bytes::PackedReader;
use super::{Layout, MAGIC, MOVES_UNIT, VERSION, checksum};
use crate::error::PackedError;
use crate::puzzles::puzzle::{Puzzle, RatedPuzzle};

/// Whether a file starts like a packed one.
pub(crate) fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Reads a file written by [`super::write()`].
///
/// # Errors
/// Why it is not one.
pub(crate) fn read(bytes: &[u8]) -> Result<(Layout, Vec<RatedPuzzle>), PackedError> {
    let start = bytes.get(..MAGIC.len() + 1).ok_or(PackedError::Truncated)?;
    if !start.starts_with(MAGIC) {
        return Err(PackedError::Magic);
    }
    if start[MAGIC.len()] != VERSION {
        return Err(PackedError::Version(start[MAGIC.len()]));
    }
    let (content, sum) = bytes.split_last_chunk::<4>().ok_or(PackedError::Truncated)?;
    if checksum(content) != u32::from_le_bytes(*sum) {
        return Err(PackedError::Checksum);
    }
    let mut reader = PackedReader::new(&content[start.len()..]);
    let game = reader.text()?;
    let [files, ranks] = [reader.number(1)? as u8, reader.number(1)? as u8];
    let layout = Layout { game, files, ranks, letters: reader.text()? };
    let is_board = (1..=26).contains(&files) && ranks > 0 && layout.squares() <= 128;
    if !is_board {
        return Err(PackedError::Damaged(None));
    }
    let [ends, motifs] = [reader.texts()?, reader.texts()?];
    let count = reader.number(4)? as usize;
    let mut puzzles = Vec::new();
    for index in 0..count {
        let puzzle = Parts { layout: &layout, ends: &ends, motifs: &motifs }.read(&mut reader)?;
        puzzles.push(puzzle.ok_or(PackedError::Damaged(Some(index)))?);
    }
    if reader.is_empty() { Ok((layout, puzzles)) } else { Err(PackedError::TrailingBytes) }
}

/// Shared parts of puzzles.
struct Parts<'a> {
    layout: &'a Layout,
    ends: &'a [String],
    motifs: &'a [String],
}

impl Parts<'_> {
    /// The next puzzle; `None` if it is invalid.
    fn read(&self, reader: &mut PackedReader<'_>) -> Result<Option<RatedPuzzle>, PackedError> {
        let [shape, end, motif_count] = [reader.number(2)?, reader.number(1)?, reader.number(1)?];
        let motifs = reader.take(motif_count as usize)?;
        let occupied = reader.take(self.layout.squares().div_ceil(8) as usize)?;
        let squares: Vec<u32> =
            (0..self.layout.squares()).filter(|square| is_set(occupied, *square)).collect();
        let codes = reader.take(squares.len().div_ceil(2))?;
        let moves: Vec<u16> = (0..shape / MOVES_UNIT)
            .map(|_| reader.number(2).map(|number| number as u16))
            .collect::<Result<_, _>>()?;
        let code_on = |square: u32| {
            let index = squares.binary_search(&square).ok()?;
            Some(codes[index / 2] >> (4 * (index % 2)) & 15)
        };
        let puzzle = || {
            let placement = self.layout.write_pieces(code_on)?;
            let end = self.ends.get(end as usize)?;
            let motifs = motifs.iter().map(|&motif| self.motifs.get(usize::from(motif)).cloned());
            let puzzle = Puzzle {
                fen: format!("{placement} {end}"),
                moves: moves.iter().map(|&number| self.layout.write_move(number)).collect::<Option<_>>()?,
                motifs: motifs.collect::<Option<_>>()?,
            };
            Some(RatedPuzzle { puzzle, rating: (shape % MOVES_UNIT) as u16 })
        };
        Ok(puzzle().filter(|rated| rated.puzzle.moves.len() % 2 == 1))
    }
}

fn is_set(bits: &[u8], index: u32) -> bool {
    bits[index as usize / 8] >> (index % 8) & 1 == 1
}
