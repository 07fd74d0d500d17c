//! Moves in Chinese characters: 炮二平五, 马８进７. Red's numbers are Chinese, Black's full-width digits.

use super::description::{Description, Direction, Which};
use crate::{Piece, PieceType};
use chariot_game::Side;

/// A script of written Chinese.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// As in mainland China: 车马进.
    Simplified,
    /// As in Taiwan and Hong Kong: 車馬進.
    Traditional,
}

impl Script {
    /// The character of a piece.
    #[must_use]
    pub const fn piece(self, piece: Piece) -> char {
        let (red, black) = match (self, piece.kind) {
            (Script::Simplified, PieceType::General) => ('帅', '将'),
            (Script::Traditional, PieceType::General) => ('帥', '將'),
            (Script::Simplified, PieceType::Rook) => ('车', '车'),
            (Script::Traditional, PieceType::Rook) => ('車', '車'),
            (Script::Simplified, PieceType::Horse) => ('马', '马'),
            (Script::Traditional, PieceType::Horse) => ('馬', '馬'),
            (_, PieceType::Cannon) => ('炮', '炮'),
            (_, PieceType::Pawn) => ('兵', '卒'),
            (_, PieceType::Advisor) => ('仕', '士'),
            (_, PieceType::Elephant) => ('相', '象'),
        };
        match piece.side {
            Side::First => red,
            Side::Second => black,
        }
    }

    const fn direction(self, direction: Direction) -> char {
        match (self, direction) {
            (Script::Simplified, Direction::Forward) => '进',
            (Script::Traditional, Direction::Forward) => '進',
            (_, Direction::Backward) => '退',
            (_, Direction::Sideways) => '平',
        }
    }

    const fn rear(self) -> char {
        match self {
            Script::Simplified => '后',
            Script::Traditional => '後',
        }
    }
}

pub(crate) fn write(description: Description, script: Script) -> [char; 4] {
    let Description { piece, which, direction, number } = description;
    let character = script.piece(piece);
    let [first, second] = match which {
        Which::File(file) => [character, numeral(piece.side, file)],
        // Four or five pawns on one file are numbered from the front.
        Which::Tandem { place, of: 4.., .. } => [numeral(Side::First, place as u8 + 1), character],
        Which::Tandem { place, of, file, elsewhere } => {
            let place = match place {
                0 => '前',
                place if place + 1 == of => script.rear(),
                _ => '中',
            };
            // With tandems on two files, the file replaces the piece.
            [place, if elsewhere { numeral(piece.side, file) } else { character }]
        }
    };
    [first, second, script.direction(direction), numeral(piece.side, number)]
}

/// A number from 1 to 9 in a side's numerals.
const fn numeral(side: Side, number: u8) -> char {
    const RED: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
    const BLACK: [char; 10] = ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'];
    match side {
        Side::First => RED[number as usize % 10],
        Side::Second => BLACK[number as usize % 10],
    }
}
