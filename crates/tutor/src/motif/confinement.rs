//! Pieces that cannot get away.

use super::Motif;
use crate::played_line::{PlayedLine, value, with_turn};
use game::{Endgame, Tactics};

/// Cheaper pieces are not said to be trapped, in centipawns.
const LEAST_VALUE: i32 = 200;

/// After the attacker's move a piece is attacked and lost wherever it goes, and two plies later it is captured.
pub(super) fn trapped<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let at = ply + 2;
    let taken = line.plies[at].captured?.1;
    let reply = &line.plies[ply + 1];
    let piece = if reply.to == taken { reply.from } else { taken };
    let position = &line.positions[ply + 1];
    let worth = value::<P>(line.views[ply + 1].piece(piece)?);
    if worth < LEAST_VALUE || position.is_check() || !line.is_captured(ply + 1, piece, at) {
        return None;
    }
    let is_lost_there = !is_safe(&with_turn(position, line.attacker())?, piece);
    let moves = position.legal_moves();
    let mut own = moves.iter().filter(|&&m| P::from_to(m).0 == piece).peekable();
    own.peek()?;
    let is_lost_elsewhere = own.all(|&m| {
        let mut after = position.clone();
        after.play(m);
        // What it captures on its way counts for it.
        let gain = position.captured(m).map_or(0, |(piece, _)| value::<P>(piece));
        let to = P::from_to(m).1;
        after.noisy_moves().iter().any(|&c| captures(&after, c, to) && after.see_ge(c, gain + 1))
    });
    (is_lost_there && is_lost_elsewhere).then_some(Motif::Trapped { piece })
}

/// True if the side to move wins nothing by capturing on the square.
fn is_safe<P: Tactics + Endgame>(position: &P, square: u8) -> bool {
    !position.noisy_moves().iter().any(|&m| captures(position, m, square) && position.see_ge(m, 1))
}

fn captures<P: Endgame>(position: &P, m: P::Move, square: u8) -> bool {
    position.captured(m).is_some_and(|(_, at)| at == square)
}
