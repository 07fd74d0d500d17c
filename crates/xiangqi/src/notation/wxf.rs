//! Moves in Western letters, by the rules of the World Xiangqi Federation (C. W. Huang, 1980; revised 1997):
//! `C2=5`, `H+-4`, `P+=4`. Sideways is written `=`; the federation's `.` is accepted too.

use super::description::{Description, Direction, Which};
use crate::PieceType;

pub(crate) fn write(description: Description) -> [char; 4] {
    let letter = letter(description.piece.kind);
    let [first, second] = match description.which {
        Which::File(file) => [letter, digit(file)],
        Which::Tandem { place, of, file, elsewhere } => tandem(letter, place, of, file, elsewhere),
    };
    let direction = match description.direction {
        Direction::Forward => '+',
        Direction::Backward => '-',
        Direction::Sideways => '=',
    };
    [first, second, direction, digit(description.number)]
}

/// A number from 1 to 9.
const fn digit(number: u8) -> char {
    (b'0' + number) as char
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
fn tandem(letter: char, place: usize, of: usize, file: u8, elsewhere: bool) -> [char; 2] {
    // Counted outwards from the middle: the middle piece, the inner pair, the outer pair.
    let (behind, ahead) = (of - 1 - place, place);
    let sign = if ahead < behind { '+' } else { '-' };
    let is_middle = ahead == behind;
    let is_outer = of > 3 && (ahead == 0 || behind == 0);
    match (elsewhere, is_middle, is_outer) {
        // With tandems on two files, the first character is the file.
        (true, true, _) => [digit(file), digit(file)],
        (true, false, _) => [digit(file), sign],
        (false, true, _) => [letter, digit(file)],
        (false, false, true) => [sign, sign],
        (false, false, false) => [letter, sign],
    }
}
