//! Pieces without an escape.

use super::Motif;
use crate::exchange::wins_by_capturing;
use crate::played_line::{PlayedLine, value, with_turn};
use chariot_game::{Endgame, Tactics};

/// Least value of a trapped piece, exclusive, in centipawns: about two pawns of either game.
const TWO_PAWNS: i32 = 240;

/// After the attacker's move a piece is attacked and no move saves it; two plies later it is captured.
pub(super) fn trapped<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let at = ply + 2;
    let taken = line.plies[at].captured?.1;
    let reply = &line.plies[ply + 1];
    let piece = if reply.to == taken { reply.from } else { taken };
    let position = &line.positions[ply + 1];
    let worth = value::<P>(line.views[ply + 1].piece(piece)?);
    if worth <= TWO_PAWNS || position.is_check() || !line.is_captured(ply + 1, piece, at) {
        return None;
    }
    let is_attacked = wins_by_capturing(&with_turn(position, line.attacker())?, piece, 1);
    let moves = position.legal_moves();
    let can_move = moves.iter().any(|&m| P::from_to(m).0 == piece);
    let is_lost = is_attacked && can_move && moves.iter().all(|&m| is_lost_after(position, m, piece));
    is_lost.then_some(Motif::Trapped { piece })
}

/// Whether the move loses the piece for more than it captures. Any move may try: an escape, a counter-capture, a
/// defence, a block.
fn is_lost_after<P: Tactics + Endgame>(position: &P, m: P::Move, piece: u8) -> bool {
    let earned = if position.is_noisy(m) { position.material_gain(m) } else { 0 };
    let (from, to) = P::from_to(m);
    let mut after = position.clone();
    after.play(m);
    wins_by_capturing(&after, if from == piece { to } else { piece }, earned + 1)
}
