//! Moves in Western letters, by the rules of the World Xiangqi Federation (C. W. Huang, 1980; revised 1997):
//! `C2=5`, `H+-4`, `P+=4`. Sideways is written `=`; the federation's `.` is accepted too.

use super::description::{Description, Direction, Which};
use crate::PieceType;

pub(crate) fn write(description: Description) -> String {
    let letter = letter(description.piece.kind);
    let subject = match description.which {
        Which::File(file) => format!("{letter}{file}"),
        Which::Tandem { place, of, file, elsewhere } => tandem(letter, place, of, file, elsewhere),
    };
    let direction = match description.direction {
        Direction::Forward => '+',
        Direction::Backward => '-',
        Direction::Sideways => '=',
    };
    format!("{subject}{direction}{}", description.number)
}

/// Letter of a type: horses are H and elephants E, unlike in FEN.
const fn letter(kind: PieceType) -> char {
    match kind {
        PieceType::Horse => 'H',
        PieceType::Elephant => 'E',
        _ => kind.letter(),
    }
}

/// The first two characters for one of several pieces on a file.
fn tandem(letter: char, place: usize, of: usize, file: u8, elsewhere: bool) -> String {
    // Counted outwards from the middle: the middle piece, the inner pair, the outer pair.
    let (behind, ahead) = (of - 1 - place, place);
    let sign = if ahead < behind { '+' } else { '-' };
    let is_middle = ahead == behind;
    let is_outer = of > 3 && (ahead == 0 || behind == 0);
    match (elsewhere, is_middle, is_outer) {
        // With tandems on two files, the first character is the file.
        (true, true, _) => format!("{file}{file}"),
        (true, false, _) => format!("{file}{sign}"),
        (false, true, _) => format!("{letter}{file}"),
        (false, false, true) => format!("{sign}{sign}"),
        (false, false, false) => format!("{letter}{sign}"),
    }
}
