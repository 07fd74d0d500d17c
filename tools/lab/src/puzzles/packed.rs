//! The packed file of a game's puzzles, which the page reads.
//!
//! | bytes | content |
//! |---|---|
//! | 7 | `CHARPUZ` |
//! | 1 | format version, 1 |
//! | text | name of the game |
//! | 1, 1 | files and ranks of the board |
//! | text | letters of the pieces as in FEN; their index in this text is their code, below 16 |
//! | 1, texts | number of FEN suffixes (all after the pieces), then each |
//! | 1, texts | number of motifs, then the name of each |
//! | 4 | number of puzzles |
//! | | the puzzles |
//! | 4 | FNV-1a of all preceding bytes |
//!
//! A text is a length byte and that many bytes of ASCII; numbers are little-endian. A puzzle is
//!
//! | bytes | content |
//! |---|---|
//! | 2 | rating, plus 4096 times the number of moves |
//! | 1 | index of its FEN suffix |
//! | 1, 1 each | number of motifs, then their indices |
//! | squares / 8 | occupied squares, a1 the lowest bit, rank by rank |
//! | pieces / 2 | code of the piece on each, the lower four bits first |
//! | 2 each | moves: the squares from and to, and the code of the promoted piece, 0 if none: from + squares × (to + squares × piece) |

mod bytes;
mod read;
mod text;
mod write;

pub(crate) use read::{is_packed, read};
pub(crate) use write::write;

use super::puzzle::RatedPuzzle;
use crate::error::{LabError, PackedError};
use crate::files;
use chariot_game::Board;
use games::{GameId, GameVisitor, PlayableGame};
use std::path::Path;

const MAGIC: &[u8; 7] = b"CHARPUZ";
/// Raise when the format changes.
const VERSION: u8 = 2;

/// A puzzle's moves are counted in this unit, to which its rating is added.
const MOVES_UNIT: u32 = 4_096;

/// The parts of a file that do not depend on its puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) game: String,
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// Letters of the pieces as in FEN.
    pub(crate) letters: String,
}

impl Layout {
    fn squares(&self) -> u32 {
        u32::from(self.files) * u32::from(self.ranks)
    }
}

impl Layout {
    pub(crate) fn of(game: GameId) -> Layout {
        game.visit(LayoutOf)
    }
}

struct LayoutOf;

impl GameVisitor for LayoutOf {
    type Output = Layout;

    fn visit<G: PlayableGame>(self) -> Layout {
        let letters = <G::Position as Board>::PIECE_LETTERS;
        Layout {
            game: G::NAME.to_owned(),
            files: G::Position::FILES,
            ranks: G::Position::RANKS,
            letters: letters.to_owned() + &letters.to_lowercase(),
        }
    }
}

/// The puzzles of a packed file.
///
/// # Errors
/// [`LabError::File`], or [`LabError::PackedPuzzles`] if it is not a packed file of the game.
pub(crate) fn open(path: &Path, layout: &Layout) -> Result<Vec<RatedPuzzle>, LabError> {
    let in_file = |problem| LabError::PackedPuzzles { path: path.to_owned(), problem };
    let (of_file, puzzles) = read(&files::read_bytes(path)?).map_err(in_file)?;
    if of_file == *layout { Ok(puzzles) } else { Err(in_file(PackedError::Game(of_file.game))) }
}

/// FNV-1a, 32 bits.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::super::puzzle::Puzzle;
    use super::*;

    fn puzzle(fen: &str, moves: &[&str], motifs: &[&str], rating: u16) -> RatedPuzzle {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let puzzle = Puzzle { fen: fen.to_owned(), moves: texts(moves), motifs: texts(motifs) };
        RatedPuzzle { puzzle, rating }
    }

    fn board(files: u8, ranks: u8, letters: &str) -> Layout {
        Layout { game: "any".to_owned(), files, ranks, letters: letters.to_owned() }
    }

    /// Castling rights, en passant, promotions, the corners, full ranks, no motif and several.
    fn examples() -> [(Layout, Vec<RatedPuzzle>); 2] {
        let small = vec![
            puzzle("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1", &["a1h8"], &[], 400),
            puzzle(
                "7k/1P6/8/3pP3/8/8/8/K7 w - d6 0 1",
                &["b7b8q", "h8h7", "e5d6"],
                &["promotion", "fork"],
                4_095,
            ),
            puzzle("7k/8/8/8/8/8/1p6/K7 b - - 0 1", &["b2a1n"], &["fork"], 1_500),
        ];
        let large = vec![
            puzzle("4k4/9/9/9/9/9/9/9/9/R3K3c w - - 0 1", &["a1a10"], &["mate", "doubleCannon"], 0),
            puzzle("r8/9/9/9/9/9/9/9/9/4K3k b - - 0 1", &["a10i10", "e1e2", "i10i1"], &["mate"], 2_222),
        ];
        [(board(8, 8, "KQRBNPkqrbnp"), small), (board(9, 10, "KRNCPABkrncpab"), large)]
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        for (layout, puzzles) in examples() {
            let bytes = write(&layout, &puzzles).expect("puzzles that fit");
            assert_eq!(read(&bytes), Ok((layout, puzzles)));
        }
    }

    #[test]
    fn a_damaged_file_is_refused_and_says_why() {
        for (layout, puzzles) in examples() {
            let bytes = write(&layout, &puzzles).expect("puzzles that fit");
            for length in 0..bytes.len() {
                assert!(read(&bytes[..length]).is_err(), "the first {length} bytes");
            }
            for at in 0..bytes.len() {
                let mut damaged = bytes.clone();
                damaged[at] ^= 0x41;
                let error = match at {
                    0..7 => PackedError::Magic,
                    7 => PackedError::Version(VERSION ^ 0x41),
                    _ => PackedError::Checksum,
                };
                assert_eq!(read(&damaged), Err(error), "byte {at}");
            }
        }
    }

    /// Even with a valid checksum, nothing is read past the end, and whatever is read can be written again.
    #[test]
    fn no_content_makes_the_reader_fail_otherwise() {
        for (layout, puzzles) in examples() {
            let bytes = write(&layout, &puzzles).expect("puzzles that fit");
            let content = &bytes[..bytes.len() - 4];
            let summed = |content: &[u8]| [content, &checksum(content).to_le_bytes()].concat();
            assert_eq!(read(&summed(&[content, &[0]].concat())), Err(PackedError::TrailingBytes));
            for at in MAGIC.len() + 1..content.len() {
                for change in [1, 0x80, 0xff] {
                    let mut changed = content.to_vec();
                    changed[at] ^= change;
                    if let Ok((layout, puzzles)) = read(&summed(&changed)) {
                        write(&layout, &puzzles).ok();
                    }
                }
                assert!(read(&summed(&content[..at])).is_err(), "the first {at} bytes");
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_not_packed() {
        let layout = board(8, 8, "KQRBNPkqrbnp");
        let fen = "7k/8/8/8/8/8/8/K7 w - - 0 1";
        let long = vec!["a1a2"; 17];
        for bad in [
            puzzle("7k/8/8/8/8/8/8/K6 w - - 0 1", &["a1a2"], &[], 1),
            puzzle("7k/8/8/8/8/8/8/X7 w - - 0 1", &["a1a2"], &[], 1),
            puzzle(fen, &["a1a9"], &[], 1),
            puzzle(fen, &["a1a2x"], &[], 1),
            puzzle(fen, &["a1a2qq"], &[], 1),
            puzzle(fen, &long, &[], 1),
            puzzle(fen, &["a1a2"], &[], 4_096),
        ] {
            let good = puzzle(fen, &["a1a2"], &[], 1);
            assert_eq!(write(&layout, &[good, bad]), Err(PackedError::Unpackable(1)));
        }
    }
}
