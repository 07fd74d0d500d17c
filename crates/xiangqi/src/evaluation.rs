use crate::{Move, Piece, Position, RED, Square};
use game::{Evaluate, Rules, Score, Side};

mod taper;
use taper::{Taper, taper};

mod placement;
use placement::worth;

mod pieces;
use pieces::pieces;

mod palace;
use palace::attack;

mod endings;
use endings::winnable;

/// The hand-made evaluation: tapered piece-square values, mobility, linked men, defenders against what
/// attacks them, attacks on the palace, hollow cannons, and endings that cannot be won.
///
/// The values are first guesses by what players are taught, made to be tuned.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation;

/// What the men are worth where they stand, Red's less Black's, and how much of the middlegame is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    worth: Taper,
    phase: i32,
}

/// What a kind counts towards the middlegame; the start position has [`FULL_PHASE`].
const PHASE: [i32; 7] = [0, 4, 2, 2, 0, 0, 0];
const FULL_PHASE: i32 = 32;
/// It is worth something to be on move.
const TEMPO: Taper = taper(14, 8);

impl Sums {
    fn add(&mut self, piece: Piece, square: Square) {
        self.worth += signed(piece, square);
        self.phase += PHASE[piece.kind as usize];
    }

    fn remove(&mut self, piece: Piece, square: Square) {
        self.worth -= signed(piece, square);
        self.phase -= PHASE[piece.kind as usize];
    }
}

fn signed(piece: Piece, square: Square) -> Taper {
    if piece.side == RED { worth(piece, square) } else { -worth(piece, square) }
}

impl Evaluate<Position> for Evaluation {
    type State = Sums;

    fn refresh(&self, position: &Position) -> Sums {
        let mut sums = Sums::default();
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                sums.add(piece, square);
            }
        }
        sums
    }

    fn advance(&self, state: &Sums, before: &Position, m: Move, _after: &Position) -> Sums {
        let mut sums = *state;
        if let Some(captured) = before.piece_on(m.to()) {
            sums.remove(captured, m.to());
        }
        if let Some(piece) = before.piece_on(m.from()) {
            sums.remove(piece, m.from());
            sums.add(piece, m.to());
        }
        sums
    }

    fn score(&self, position: &Position, state: &Sums) -> Score {
        let side = position.side_to_move();
        let placed = if side == RED { state.worth } else { -state.worth };
        let work = |side: Side| pieces(position, side) + attack(position, side);
        let balance = placed + work(side) - work(!side) + TEMPO;
        let estimate = balance.blend(state.phase, FULL_PHASE);
        let stronger = if estimate > 0 { side } else { !side };
        Score::cp(estimate * winnable(position, stronger) / 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_has_a_full_middlegame() {
        let sums = Evaluation.refresh(&Position::start());
        assert_eq!(sums, Sums { worth: Taper::default(), phase: FULL_PHASE });
    }
}
