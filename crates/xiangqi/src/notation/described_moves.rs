//! Parsing of moves in Western letters and Chinese characters.

use super::description::{Description, Direction, Which};
use super::{chinese, wxf};
use crate::errors;
use crate::{Move, PieceType, Position};
use chariot_game::{Error, Rules};

/// Finds the move described in Western letters or Chinese characters.
///
/// # Errors
/// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
pub(crate) fn find_described(position: &Position, text: &str) -> Result<Move, Error> {
    let Some(wanted) = normalise(text) else {
        return Err(errors::no_move(text));
    };
    let described: Vec<(Move, Description)> =
        position.legal_moves().into_iter().filter_map(|m| Some((m, Description::of(position, m)?))).collect();
    // The official reading wins over tolerated ones.
    for spellings in [by_the_rules, tolerated] {
        let mut fitting =
            described.iter().filter(|(_, description)| spellings(*description).contains(&wanted));
        match (fitting.next(), fitting.next()) {
            (Some(&(m, _)), None) => return Ok(m),
            (Some((first, description)), Some((second, _))) => {
                return Err(errors::ambiguous(text, description.piece.kind, *first, *second));
            }
            (None, _) => {}
        }
    }
    Err(errors::illegal(text))
}

/// The two official spellings of a move, in normal form.
fn by_the_rules(description: Description) -> Vec<String> {
    let texts = [wxf::write(description), chinese::write(description, chinese::Script::Simplified)];
    texts.iter().filter_map(|text| normalise(&String::from_iter(text))).collect()
}

/// Other spellings in use, in normal form: the file of one of several pieces; front and rear of advisors and
/// elephants spelled out; pawns numbered from the front, before their file or letter.
fn tolerated(description: Description) -> Vec<String> {
    let letter = description.piece.kind.letter();
    let direction = match description.direction {
        Direction::Forward => '+',
        Direction::Backward => '-',
        Direction::Sideways => '=',
    };
    let subjects = match description.which {
        Which::File(_) if !matches!(description.piece.kind, PieceType::Advisor | PieceType::Elephant) => {
            Vec::new()
        }
        // Of two on a file, the rear one moves forward and the front one back.
        Which::File(_) => match description.direction {
            Direction::Forward => vec![format!("{letter}-"), format!("<{letter}")],
            _ => vec![format!("{letter}+"), format!(">{letter}")],
        },
        Which::Tandem { place, of, file, .. } => {
            let nth = place + 1;
            let mut subjects =
                vec![format!("{letter}{file}"), format!("{nth}{file}"), format!("{nth}{letter}")];
            if place == 0 {
                subjects.push(format!("+{letter}"));
                subjects.push(format!(">{letter}"));
            } else if nth == of {
                subjects.push(format!("-{letter}"));
                subjects.push(format!("<{letter}"));
            }
            subjects
        }
    };
    subjects.into_iter().map(|subject| format!("{subject}{direction}{}", description.number)).collect()
}

/// A described move in one alphabet: FEN letters, ASCII digits, `+ - =`, and `> ~ <` for front, middle and
/// rear. `None` if the text does not have the four parts.
fn normalise(text: &str) -> Option<String> {
    let normal: String = text.trim().chars().map(symbol).collect::<Option<_>>()?;
    let &[first, second, direction, number] = normal.as_bytes() else { return None };
    let names_piece = |byte: u8| byte.is_ascii_alphabetic();
    let names_which = |byte: u8| !byte.is_ascii_alphabetic() && byte != b'=';
    let subject = if names_piece(first) { names_which(second) } else { names_which(first) && second != b'=' };
    (subject && b"+-=".contains(&direction) && number.is_ascii_digit()).then_some(normal)
}

fn symbol(c: char) -> Option<char> {
    const RED: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    if let Some(index) = RED.iter().position(|&numeral| numeral == c) {
        return char::from_digit(index as u32 + 1, 10);
    }
    Some(match c {
        '1'..='9' | '+' | '-' | '=' => c,
        '１'..='９' => return char::from_digit(c as u32 - '０' as u32, 10),
        '.' | '．' | '＝' | '平' => '=',
        '＋' | '进' | '進' => '+',
        '－' | '−' | '退' => '-',
        '前' => '>',
        '中' => '~',
        '后' | '後' => '<',
        '帅' | '帥' | '将' | '將' => 'K',
        '车' | '車' | '俥' => 'R',
        '马' | '馬' | '傌' => 'N',
        '炮' | '砲' | '包' => 'C',
        '兵' | '卒' => 'P',
        '仕' | '士' => 'A',
        '相' | '象' => 'B',
        _ => return PieceType::from_letter(c.to_ascii_uppercase()).map(PieceType::letter),
    })
}
