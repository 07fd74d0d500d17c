use crate::rules::EndgameRules;
use chariot_game::{Piece, Side, SplitMix64, SquareSet};

/// The king's index into [`chariot_game::Board::PIECE_LETTERS`].
pub(super) const KING: u8 = 0;

/// Rejects more pieces of a type than there are squares for them, with the reason.
pub(super) fn check_room(rules: &EndgameRules, pieces: &[Piece]) -> Result<(), String> {
    for piece in pieces {
        let count = pieces.iter().filter(|other| *other == piece).count();
        let room = (rules.allowed)(*piece).len() as usize;
        if count > room {
            return Err(format!("{count} pieces share {room} squares"));
        }
    }
    Ok(())
}

/// Asks the rules for one legal position with these pieces, since they know how many of a type are allowed.
/// Fails with the rules' reason.
pub(super) fn check_legal(rules: &EndgameRules, pieces: &[Piece]) -> Result<(), String> {
    // A legal placement turns up within a few tries if there is one.
    const TRIES: usize = 2_000;
    let mut random = SplitMix64::new(0);
    let mut reason = String::new();
    for _ in 0..TRIES {
        let mut taken = SquareSet::EMPTY;
        let mut placed = Vec::new();
        for &piece in pieces {
            let free: Vec<u8> =
                (rules.allowed)(piece).iter().filter(|&square| !taken.contains(square)).collect();
            let Some(&square) = free.get(random.below(free.len().max(1))) else { continue };
            taken = taken.with(square);
            placed.push((piece, square));
        }
        for side in Side::BOTH {
            match (rules.no_move_outcome)(&placed, side) {
                Ok(_) => return Ok(()),
                Err(errors) => reason = errors.to_string(),
            }
        }
    }
    Err(reason)
}

/// Whether a piece can ever give check. Kings do not count: both sides have one.
pub(super) fn can_check(rules: &EndgameRules, piece: Piece) -> bool {
    let target = (rules.allowed)(Piece { side: !piece.side, kind: KING });
    piece.kind != KING
        && (rules.allowed)(piece)
            .iter()
            .any(|from| (rules.checks)(piece, from).iter().any(|reach| target.contains(reach.to)))
}

/// All sorted multisets of this size of the types from 1 on.
pub(super) fn multisets(kinds: u8, size: usize) -> Vec<Vec<u8>> {
    let mut sets = vec![Vec::new()];
    for _ in 0..size {
        sets = sets
            .into_iter()
            .flat_map(|set: Vec<u8>| {
                let least = set.last().copied().unwrap_or(1);
                (least..kinds).map(move |kind| [&set[..], &[kind]].concat())
            })
            .collect();
    }
    sets
}
