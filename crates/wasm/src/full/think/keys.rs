//! The Zobrist key of a position: the exclusive or of one number for each piece on its square, and others.

use super::{Question, style_of};
use crate::protocol::{KeyAnatomy, KeyStep, MoveStyle, PieceKey};
use chariot_game::{Board, Line, Piece, Rules, Side, Tactics};
use session::{Error, PlayableGame, describe_move, describe_piece};

/// Breaks down the key of a position, and finds two move orders that lead to one key.
pub(super) struct KeyOf(pub(super) MoveStyle);

impl Question for KeyOf {
    type Answer = (KeyAnatomy, Vec<Vec<KeyStep>>);

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Self::Answer, Error> {
        let position = line.current();
        let all = position.pieces();
        let pieces = all.iter().enumerate().map(|(index, &placed)| PieceKey {
            piece: describe_piece::<G::Position>(placed),
            number: number::<G::Position>(&all, index).map(hex),
        });
        let side = position.side_to_move();
        let [here, there] = [side, !side].map(|side| G::Position::from_pieces(&all, side).ok());
        let turn = here.zip(there).map(|(here, there)| hex(here.key() ^ there.key()));
        let anatomy = KeyAnatomy { key: hex(position.key()), pieces: pieces.collect(), turn };
        let style = style_of::<G::Position>(self.0);
        let steps = |moves: [_; 3]| {
            let mut position = position.clone();
            let step = |m| {
                let played = describe_move(&position, m, style);
                position.play(m);
                KeyStep { played, key: hex(position.key()) }
            };
            moves.into_iter().map(step).collect()
        };
        let orders = transposition(position).map_or_else(Vec::new, |orders| orders.map(steps).into());
        Ok((anatomy, orders))
    }
}

fn hex(key: u64) -> String {
    format!("{key:016x}")
}

/// Zobrist number of the piece at this index, whatever else stands on the board. `None` for royal pieces, and if
/// neither side could be to move without it.
fn number<P: Board>(pieces: &[(Piece, u8)], index: usize) -> Option<u64> {
    let mut others = pieces.to_vec();
    others.remove(index);
    Side::BOTH.into_iter().find_map(|side| {
        let [with, without] = [pieces, &others].map(|pieces| P::from_pieces(pieces, side).ok());
        Some(with?.key() ^ without?.key())
    })
}

/// Two orders of the same three moves that reach one position: own move, reply, own move.
fn transposition<P: Tactics>(position: &P) -> Option<[[P::Move; 3]; 2]> {
    let after = |position: &P, m: P::Move| {
        let mut next = position.clone();
        next.try_play(m).ok().map(|()| next)
    };
    let quiet = |position: &P| {
        position.legal_moves().into_iter().filter(|&m| !position.is_noisy(m)).collect::<Vec<_>>()
    };
    for first in quiet(position) {
        let one = after(position, first)?;
        for reply in quiet(&one) {
            let two = after(&one, reply)?;
            for last in quiet(&two) {
                let other = after(position, last)
                    .and_then(|next| after(&next, reply))
                    .and_then(|next| after(&next, first));
                let same = after(&two, last).zip(other);
                if same.is_some_and(|(one, other)| one.key() == other.key()) {
                    return Some([[first, reply, last], [last, reply, first]]);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::SplitMix64;
    use session::{GameId, GameVisitor};

    struct Compare;

    impl GameVisitor for Compare {
        type Output = ();

        fn visit<G: PlayableGame>(self) {
            let mut random = SplitMix64::new(3);
            for text in G::BENCH_POSITIONS {
                let position = text.parse::<G::Position>().expect("a bench position");
                let all = position.pieces();
                let base = G::Position::from_pieces(&all, position.side_to_move()).expect("a position");
                // After removing any pieces, the recomputed key is that of the remaining numbers.
                for _ in 0..20 {
                    let (mut rest, mut key) = (Vec::new(), base.key());
                    for index in 0..all.len() {
                        match number::<G::Position>(&all, index) {
                            Some(number) if random.below(3) == 0 => key ^= number,
                            _ => rest.push(all[index]),
                        }
                    }
                    if let Ok(fresh) = G::Position::from_pieces(&rest, position.side_to_move()) {
                        assert_eq!(fresh.key(), key, "{fresh}");
                    }
                }
                let (anatomy, orders) = KeyOf(MoveStyle::default()).ask::<G>(Line::new(position)).unwrap();
                assert_eq!(anatomy.pieces.len(), all.len());
                if let [one, other] = orders.as_slice() {
                    assert_eq!(
                        one.last().map(|step| &step.key),
                        other.last().map(|step| &step.key),
                        "{text}"
                    );
                    assert_ne!(one[0].key, other[0].key, "{text}");
                }
            }
        }
    }

    #[test]
    fn a_key_is_made_of_the_numbers_of_its_pieces() {
        for game in GameId::ALL {
            game.visit(Compare);
        }
    }
}
