//! Records for training, and the position as a network sees it.

use super::walk::State;
use crate::labelled::{Label, LabelledPosition};
use chariot_game::{Board, Evaluate, Piece, Rules, Side, Tactics};
use games::PlayableGame;

/// Score, in centipawns, beyond which a decided position teaches nothing about others.
pub(super) const DECIDED: i32 = 2_000;

/// Gain of a capture, in centipawns, that makes a position noisy: a search would look at it first.
const RESTLESS: i32 = 1;

/// Whether nothing hangs, so that the static evaluation should match a search.
pub(super) fn is_quiet<P: Tactics>(position: &P) -> bool {
    let wins = |m| position.see_ge(m, RESTLESS);
    !position.is_check() && !position.noisy_moves().into_iter().any(wins) && position.legal_move_count() > 0
}

/// Whether each side has more than its royal piece; other positions are left to the hand-written evaluation.
pub(super) fn has_company(pieces: &[(Piece, u8)]) -> bool {
    Side::BOTH.into_iter().all(|side| pieces.iter().filter(|(piece, _)| piece.side == side).count() > 1)
}

/// The record of a position with these pieces; `half_points` are the first side's.
pub(super) fn record<G: PlayableGame>(
    position: &G::Position,
    state: &State<G>,
    mut pieces: Vec<(Piece, u8)>,
    label: Label,
    half_points: Option<u8>,
) -> LabelledPosition {
    let to_move = position.side_to_move();
    if to_move == Side::Second {
        turn::<G::Position>(&mut pieces);
    }
    LabelledPosition {
        pieces,
        label,
        hand_written: G::EVALUATION.evaluate(position, state).raw(),
        half_points: half_points.map(|points| if to_move == Side::First { points } else { 2 - points }),
    }
}

/// Turns the board and swaps the sides.
fn turn<P: Board>(pieces: &mut [(Piece, u8)]) {
    for (piece, square) in pieces.iter_mut() {
        piece.side = !piece.side;
        *square = (P::RANKS - 1 - *square / P::FILES) * P::FILES + *square % P::FILES;
    }
    pieces.sort_unstable_by_key(|&(_, square)| square);
}
