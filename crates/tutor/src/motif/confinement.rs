//! Pieces that cannot get away.

use super::Motif;
use crate::exchange::wins_by_capturing;
use crate::played_line::{PlayedLine, value, with_turn};
use game::{Endgame, Tactics};

/// A piece that is said to be trapped is worth more, in centipawns: than two pawns of either game.
const TWO_PAWNS: i32 = 240;

/// After the attacker's move a piece is attacked, no move of its side saves it, and two plies later it is captured.
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

/// True if the piece is lost after a move of its side for more than that move captures: by a move of its own, to give up
/// something else, to defend it or to get in the way.
fn is_lost_after<P: Tactics + Endgame>(position: &P, m: P::Move, piece: u8) -> bool {
    let earned = if position.is_noisy(m) { position.material_gain(m) } else { 0 };
    let (from, to) = P::from_to(m);
    let mut after = position.clone();
    after.play(m);
    wins_by_capturing(&after, if from == piece { to } else { piece }, earned + 1)
}
