use crate::{Inspect, NetworkInputs};
use chariot_game::{Notation, Piece, Side};

/// A piece's contribution to the evaluation: what its owner would lose without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: u8,
    /// The contribution; `None` if the piece cannot be removed: a royal piece, or one that shields the side
    /// not to move from check.
    pub worth: Option<Worth>,
}

/// A contribution in centipawns for the piece's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// To the whole evaluation.
    pub total: i32,
    /// To the hand-written part.
    pub hand_written: i32,
}

/// Contribution of each piece of `position`, found by removing it.
pub fn contributions<P: NetworkInputs + Notation>(
    evaluation: &impl Inspect<P>,
    position: &P,
) -> Vec<Contribution> {
    let for_first = |position: &P| {
        let parts = evaluation.inspect(position);
        let sign = if position.side_to_move() == Side::First { 1 } else { -1 };
        Worth { total: sign * parts.total, hand_written: sign * parts.hand_written }
    };
    let with = for_first(position);
    let contribution = |(piece, square): (Piece, u8)| {
        let sign = if piece.side == Side::First { 1 } else { -1 };
        let worth = without(position, square).map(|rest| {
            let rest = for_first(&rest);
            Worth {
                total: sign * (with.total - rest.total),
                hand_written: sign * (with.hand_written - rest.hand_written),
            }
        });
        Contribution { piece, square, worth }
    };
    position.pieces().into_iter().map(contribution).collect()
}

/// The position without the piece on `square`, keeping all rights that remain valid; `None` if it is illegal.
fn without<P: NetworkInputs + Notation>(position: &P, square: u8) -> Option<P> {
    let text = position.to_string();
    let (_, rest) = text.split_once(' ')?;
    let pieces = position.pieces();
    let letter = |at: u8| {
        let (piece, _) = pieces.iter().find(|&&(_, place)| place == at && place != square)?;
        let letter = char::from(P::PIECE_LETTERS.as_bytes()[usize::from(piece.kind)]);
        Some(if piece.side == Side::First { letter } else { letter.to_ascii_lowercase() })
    };
    let rank = |rank: u8| rank_text((0..P::FILES).map(|file| letter(rank * P::FILES + file)));
    let board: Vec<String> = (0..P::RANKS).rev().map(rank).collect();
    P::read_fen(&format!("{} {rest}", board.join("/"))).ok().map(|fen| fen.position)
}

fn rank_text(squares: impl Iterator<Item = Option<char>>) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for square in squares {
        if square.is_none() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&std::mem::take(&mut empty).to_string());
        }
        text.extend(square);
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::rank_text;

    #[test]
    fn empty_squares_are_counted() {
        let text = |squares: &str| rank_text(squares.chars().map(|c| (c != '.').then_some(c)));
        assert_eq!(
            ["........", "r...k..r", ".P......", "K.......", ".......q"].map(text),
            ["8", "r3k2r", "1P6", "K7", "7q"]
        );
    }
}
