use crate::bytes::{Reader, write_number};
use crate::key::fnv1a;
use crate::{BookError, Record, Squares, Verdict};

/// Bytes of the checksum, with which a piece begins.
const CHECKSUM: usize = 4;
/// Numbers of a move.
const COLUMNS: usize = 8;

/// A move of a book and how it has fared.
pub type Entry = (Squares, Record);

/// A part of a book: positions, by rising hash, and their moves, the most played first.
///
/// Its bytes are a checksum and then columns, so that like stands beside like and packs well: hashes, numbers of moves,
/// squares, games, wins, draws, games without a result, scores, verdicts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    hashes: Vec<u32>,
    /// Of each position, where its moves end.
    ends: Vec<u32>,
    moves: Vec<Entry>,
}

impl Piece {
    /// Reads a piece that is unpacked.
    ///
    /// # Errors
    /// [`BookError`]: what is wrong with the bytes, and where.
    pub fn parse(bytes: &[u8]) -> Result<Piece, BookError> {
        let mut reader = Reader::at(bytes, 0);
        let checksum = reader.fixed::<CHECKSUM>()?;
        if fnv1a(&bytes[CHECKSUM..]) != checksum {
            return Err(reader.corrupt("checksum"));
        }
        let positions = reader.number()? as usize;
        let total = reader.number()? as usize;
        let hashes = summed(&mut reader, positions, "hashes")?;
        let ends = summed(&mut reader, positions, "counts")?;
        if ends.last().map_or(0, |&end| end as usize) != total {
            return Err(reader.corrupt("counts"));
        }
        // One after the other, so that this code is small in the browser.
        let numbers = reader.column(total.saturating_mul(COLUMNS))?;
        let mut moves = Vec::with_capacity(total);
        for index in 0..total {
            let [from, to, games, wins, draws, open, score, verdict] =
                std::array::from_fn(|column| numbers[column * total + index]);
            let losses = [wins, draws, open].into_iter().try_fold(games, u32::checked_sub);
            let losses = losses.ok_or_else(|| reader.corrupt("results"))?;
            let squares = Squares { from: from as u8 & 127, to: to as u8 & 127, promotion: (to >> 7) as u8 };
            let (score, verdict) = (read_score(score), read_verdict(verdict));
            moves.push((squares, Record { games, wins, draws, losses, score, verdict }));
        }
        if !reader.is_at_end() {
            return Err(reader.corrupt("end"));
        }
        Ok(Piece { hashes, ends, moves })
    }

    /// The moves of the position of this hash, the most played first; none if the piece does not have it.
    #[must_use]
    pub fn moves(&self, hash: u32) -> &[Entry] {
        self.hashes.binary_search(&hash).map_or(&[], |index| self.moves_at(index))
    }

    /// The hashes of all positions, rising, with their moves.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &[Entry])> {
        self.hashes.iter().enumerate().map(|(index, &hash)| (hash, self.moves_at(index)))
    }

    fn moves_at(&self, index: usize) -> &[Entry] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.moves[start as usize..self.ends[index] as usize]
    }

    /// The bytes of a piece, to be packed. Positions come by rising hash, each once and with at least one move.
    #[must_use]
    pub fn write(positions: &[(u32, Vec<Entry>)]) -> Vec<u8> {
        let mut columns = Vec::new();
        let moves: Vec<&Entry> = positions.iter().flat_map(|(_, moves)| moves).collect();
        write_number(&mut columns, positions.len() as u32);
        write_number(&mut columns, moves.len() as u32);
        let mut last = 0;
        for &(hash, _) in positions {
            write_number(&mut columns, hash - last);
            last = hash;
        }
        let mut column = |numbers: &mut dyn Iterator<Item = u32>| {
            numbers.for_each(|number| write_number(&mut columns, number));
        };
        column(&mut positions.iter().map(|(_, moves)| moves.len() as u32));
        column(&mut moves.iter().map(|(squares, _)| squares.from.into()));
        column(
            &mut moves
                .iter()
                .map(|(Squares { to, promotion, .. }, _)| u32::from(*to) | u32::from(*promotion) << 7),
        );
        column(&mut moves.iter().map(|(_, record)| record.games));
        column(&mut moves.iter().map(|(_, record)| record.wins));
        column(&mut moves.iter().map(|(_, record)| record.draws));
        column(
            &mut moves
                .iter()
                .map(|(_, Record { games, wins, draws, losses, .. })| games - wins - draws - losses),
        );
        column(&mut moves.iter().map(|(_, record)| write_score(record.score)));
        column(&mut moves.iter().map(|(_, record)| write_verdict(record.verdict)));
        let mut bytes = fnv1a(&columns).to_le_bytes().to_vec();
        bytes.append(&mut columns);
        bytes
    }
}

/// Sums of a column of numbers, each of which is at least 1 but for the first.
fn summed(reader: &mut Reader<'_>, count: usize, part: &'static str) -> Result<Vec<u32>, BookError> {
    let mut sum = 0_u32;
    let mut sums = reader.column(count)?;
    for (index, number) in sums.iter_mut().enumerate() {
        let is_rising = index == 0 || *number > 0;
        sum = sum.checked_add(*number).filter(|_| is_rising).ok_or_else(|| reader.corrupt(part))?;
        *number = sum;
    }
    Ok(sums)
}

/// Zero is no score; then come the scores 0, -1, 1, -2, …
fn read_score(code: u32) -> Option<i16> {
    let code = code.checked_sub(1)?;
    let half = (code >> 1) as i16;
    Some(if code & 1 == 1 { !half } else { half })
}

fn write_score(score: Option<i16>) -> u32 {
    score.map_or(0, |score| 1 + ((i32::from(score) << 1) ^ (i32::from(score) >> 15)) as u32)
}

/// Zero is no verdict, and so is a number of a later version.
fn read_verdict(code: u32) -> Option<Verdict> {
    match code {
        1 => Some(Verdict::Sound),
        2 => Some(Verdict::Dubious),
        3 => Some(Verdict::Losing),
        _ => None,
    }
}

fn write_verdict(verdict: Option<Verdict>) -> u32 {
    verdict.map_or(0, |verdict| 1 + verdict as u32)
}
