use super::{Material, MaterialError};
use crate::rules::EndgameRules;
use game::{Piece, Side, SplitMix64, SquareSet};

impl Material {
    /// Refuses more pieces of a kind than there are squares for them.
    pub(super) fn check_room(&self, rules: &EndgameRules) -> Result<(), MaterialError> {
        let pieces = self.pieces();
        for piece in &pieces {
            let count = pieces.iter().filter(|other| *other == piece).count();
            let room = (rules.allowed)(*piece).len() as usize;
            if count > room {
                let reason = format!("{count} pieces share {room} squares");
                return Err(MaterialError::Impossible { name: self.name.clone(), reason });
            }
        }
        Ok(())
    }

    /// Asks the rules for one legal position with these pieces: they know how many of a kind there may be.
    pub(super) fn check_counts(&self, rules: &EndgameRules, name: &str) -> Result<(), MaterialError> {
        // Some legal placement turns up within a few tries, unless there is none.
        const TRIES: usize = 2_000;
        let pieces = self.pieces();
        let mut random = SplitMix64::new(0);
        let mut reason = String::new();
        for _ in 0..TRIES {
            let mut taken = SquareSet::EMPTY;
            let mut placed = Vec::new();
            for &piece in &pieces {
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
        Err(MaterialError::Impossible { name: name.to_owned(), reason })
    }
}

/// True for a piece that can ever give check. Kings do not count: both sides have one.
pub(super) fn can_check(rules: &EndgameRules, piece: Piece) -> bool {
    let target = (rules.allowed)(Piece { side: !piece.side, kind: super::KING });
    piece.kind != super::KING
        && (rules.allowed)(piece)
            .iter()
            .any(|from| (rules.checks)(piece, from).iter().any(|reach| target.contains(reach.to)))
}

/// All multisets of this size of the kinds 1.., each sorted.
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
