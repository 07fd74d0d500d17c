//! Numbered pieces on a plain board: a second definition of attacks.

use chariot_game::{Endgame, Piece, Side};
use std::collections::BTreeMap;

/// A square as file and rank.
pub(crate) type At = (i8, i8);

/// A piece of a line, with the same number throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) id: usize,
    pub(crate) side: Side,
    pub(crate) kind: u8,
}

/// A game's attacks by the rules for beginners: whether the piece on the first square attacks the second, pinned or
/// not.
pub(crate) type Attacks = fn(&Pieces, At, At) -> bool;

#[derive(Clone, Debug)]
pub(crate) struct Pieces {
    pub(crate) on: BTreeMap<At, Known>,
}

impl Pieces {
    pub(crate) fn of<P: Endgame>(position: &P) -> Pieces {
        let known = |(id, (Piece { side, kind }, square))| (at::<P>(square), Known { id, side, kind });
        Pieces { on: position.pieces().into_iter().enumerate().map(known).collect() }
    }

    pub(crate) fn get(&self, at: At) -> Option<Known> {
        self.on.get(&at).copied()
    }

    pub(crate) fn find(&self, id: usize) -> Option<At> {
        self.on.iter().find(|(_, piece)| piece.id == id).map(|(&at, _)| at)
    }

    pub(crate) fn royal(&self, side: Side) -> At {
        let royal = self.on.iter().find(|(_, piece)| piece.side == side && piece.kind == 0);
        *royal.expect("a royal piece").0
    }

    pub(crate) fn squares(&self, side: Side) -> Vec<At> {
        self.on.iter().filter(|(_, piece)| piece.side == side).map(|(&at, _)| at).collect()
    }

    pub(crate) fn attackers(&self, attacks: Attacks, side: Side, to: At) -> Vec<At> {
        self.squares(side).into_iter().filter(|&from| from != to && attacks(self, from, to)).collect()
    }

    pub(crate) fn without(&self, at: At) -> Pieces {
        let mut pieces = self.clone();
        pieces.on.remove(&at);
        pieces
    }

    /// Number of pieces between two squares of a file, rank or diagonal; `None` if they share none.
    fn between(&self, from: At, to: At) -> Option<usize> {
        let (files, ranks) = (to.0 - from.0, to.1 - from.1);
        let steps = files.abs().max(ranks.abs());
        if steps == 0 || ![0, steps].contains(&files.abs()) || ![0, steps].contains(&ranks.abs()) {
            return None;
        }
        let (file, rank) = (files / steps, ranks / steps);
        Some((1..steps).filter(|n| self.on.contains_key(&(from.0 + n * file, from.1 + n * rank))).count())
    }
}

pub(crate) fn at<P: Endgame>(square: u8) -> At {
    ((square % P::FILES) as i8, (square / P::FILES) as i8)
}

/// The rules of chess: king, queen, rook, bishop, knight, pawn.
pub(crate) fn chess(pieces: &Pieces, from: At, to: At) -> bool {
    let Some(piece) = pieces.get(from) else { return false };
    let (files, ranks) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    let is_open = pieces.between(from, to) == Some(0);
    let is_straight = files == 0 || ranks == 0;
    match piece.kind {
        0 => files.max(ranks) == 1,
        1 => is_open,
        2 => is_open && is_straight,
        3 => is_open && !is_straight,
        4 => files * ranks == 2,
        _ => files == 1 && to.1 - from.1 == ahead(piece.side),
    }
}

/// The rules of xiangqi: general, rook, horse, cannon, pawn, advisor, elephant.
pub(crate) fn xiangqi(pieces: &Pieces, from: At, to: At) -> bool {
    let Some(piece) = pieces.get(from) else { return false };
    let (file, rank) = (to.0 - from.0, to.1 - from.1);
    let (files, ranks) = (file.abs(), rank.abs());
    let is_straight = files == 0 || ranks == 0;
    let between = pieces.between(from, to).filter(|_| is_straight);
    let is_empty = |files: i8, ranks: i8| pieces.get((from.0 + files, from.1 + ranks)).is_none();
    let own_half = if piece.side == Side::First { 0..=4 } else { 5..=9 };
    let in_palace = (3..=5).contains(&to.0) && ([0, 1, 2].contains(&to.1) || [7, 8, 9].contains(&to.1));
    match piece.kind {
        // It also gives check along a file, to the other general alone.
        0 => {
            let is_royal = pieces.get(to).is_some_and(|other| other.kind == 0);
            (files + ranks == 1 && in_palace) || (is_royal && files == 0 && between == Some(0))
        }
        1 => between == Some(0),
        2 => files * ranks == 2 && is_empty(file / 2, rank / 2),
        3 => between == Some(1),
        4 => {
            let is_across = !own_half.contains(&from.1);
            (files == 0 && rank == ahead(piece.side)) || (is_across && files == 1 && ranks == 0)
        }
        5 => files == 1 && ranks == 1 && in_palace,
        _ => files == 2 && ranks == 2 && own_half.contains(&to.1) && is_empty(file / 2, rank / 2),
    }
}

fn ahead(side: Side) -> i8 {
    if side == Side::First { 1 } else { -1 }
}
