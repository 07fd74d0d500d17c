//! Pieces whose defence fails.

use super::Motif;
use crate::played_line::PlayedLine;
use chariot_game::{Endgame, SquareSet, Tactics};

/// A capture of a piece that nothing defends, not even along the line that the capture opens.
pub(super) fn undefended<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let (_, target) = line.plies[ply].captured?;
    let is_first_loss = line.views[ply].attackers(!line.attacker(), target).is_empty();
    let nothing_recaptures = line.views[ply + 1].attackers(!line.attacker(), line.plies[ply].to).is_empty();
    (is_first_loss && nothing_recaptures && !is_recapture(line, ply)).then_some(Motif::Undefended { target })
}

/// A capture without an answer, because every defender is pinned.
pub(super) fn pinned_defender<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let (_, target) = line.plies[ply].captured?;
    let to = line.plies[ply].to;
    let after = &line.views[ply + 1];
    if line.positions[ply + 1].is_check() || line.can_capture(ply + 1, to) {
        return None;
    }
    let royal = after.royal(!line.attacker());
    let defenders: Vec<u8> =
        after.attackers(!line.attacker(), to).iter().filter(|&square| Some(square) != royal).collect();
    let pinned: Option<Vec<(u8, u8)>> =
        defenders.into_iter().map(|square| Some((square, after.pinner(square)?))).collect();
    let (pinned, by) = *pinned?.first()?;
    Some(Motif::PinnedDefender { pinned, by, target })
}

/// A capture of a piece that has been pinned since before the other side's last move.
pub(super) fn pinned_piece<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let (_, pinned) = line.plies[ply].captured?;
    let earlier = ply.checked_sub(1)?;
    let by = line.views[earlier].pinner(pinned)?;
    let stayed = line.views[ply].pinner(pinned) == Some(by);
    (stayed && !is_recapture(line, ply)).then_some(Motif::PinnedPiece { pinned, by })
}

/// A capture of the only defender of the piece that is captured two plies later.
pub(super) fn removed_defender<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let (_, defender) = line.plies[ply].captured?;
    let target = target_left_alone(line, ply, defender)?;
    (target != defender).then_some(Motif::RemovedDefender { defender, target })
}

/// A capture that forces the only defender of another piece to recapture.
pub(super) fn overloaded_defender<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    line.plies[ply].captured?;
    let reply = &line.plies[ply + 1];
    let recaptures = reply.captured.filter(|&(_, square)| square == line.plies[ply].to)?.1;
    let defender = reply.from;
    let target = target_left_alone(line, ply, defender)?;
    (target != recaptures).then_some(Motif::OverloadedDefender { defender, recaptures, target })
}

/// The piece captured two plies later for nothing, if only the piece on `defender` defended it before.
fn target_left_alone<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize, defender: u8) -> Option<u8> {
    let next = &line.plies[ply + 2];
    let (_, target) = next.captured?;
    let only = SquareSet::EMPTY.with(defender);
    let was_alone = line.views[ply].attackers(!line.attacker(), target) == only;
    let stood_there = line.is_captured(ply, target, ply + 2) && line.plies[ply + 1].to != target;
    let cannot_be_answered = !line.can_capture(ply + 3, next.to);
    (was_alone && stood_there && cannot_be_answered).then_some(target)
}

/// Whether the ply recaptures on the square of the previous capture.
fn is_recapture<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> bool {
    let square = line.plies[ply].captured.map(|(_, square)| square);
    ply.checked_sub(1)
        .is_some_and(|before| line.plies[before].captured.is_some() && Some(line.plies[before].to) == square)
}
