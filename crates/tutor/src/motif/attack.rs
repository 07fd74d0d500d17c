//! Attacks on more than one move can answer.

use super::Motif;
use crate::played_line::{PlayedLine, value};
use chariot_game::{Endgame, Tactics};

/// The move at `ply` attacks several pieces, and two plies later the same piece captures one of them.
pub(super) fn fork<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let by = line.plies[ply].to;
    let next = &line.plies[ply + 2];
    let (_, taken) = next.captured.filter(|_| next.from == by)?;
    let targets = worthy_targets(line, ply, by);
    let carried_out = targets.contains(&taken) && line.is_captured(ply + 1, taken, ply + 2);
    (targets.len() > 1 && carried_out).then_some(Motif::Fork { by, targets })
}

/// Targets that the piece on `by` attacks after the ply and would win: the royal piece, more valuable pieces and
/// undefended ones.
fn worthy_targets<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize, by: u8) -> Vec<u8> {
    let view = &line.views[ply + 1];
    let defender = !line.attacker();
    let own = view.piece(by).map_or(0, value::<P>);
    let is_worthy = |&target: &u8| {
        let worth = view.piece(target).map_or(0, value::<P>);
        view.attacks(by, target)
            && (view.is_royal(target) || worth > own || view.attackers(defender, target).is_empty())
    };
    view.squares(defender).filter(is_worthy).collect()
}

/// A move opens the line of another piece.
pub(super) fn discovered_attack<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let (before, after) = (&line.views[ply], &line.views[ply + 1]);
    let made = &line.plies[ply];
    let next = &line.plies[ply + 2];
    let opened = |by: u8, target: u8| {
        by != made.to
            && !before.attacks(by, target)
            // A piece that leaves the line opens it; one that enters it becomes a cannon's screen.
            && after
                .attack(by, target)
                .is_some_and(|reach| reach.path.contains(made.from) || reach.path.contains(made.to))
    };
    let capture = next.captured.map(|(_, taken)| taken);
    if let Some(taken) = capture
        && opened(next.from, taken)
        && line.is_captured(ply + 1, taken, ply + 2)
        && line.plies[ply + 1].to != taken
    {
        return Some(Motif::DiscoveredAttack { mover: made.to, by: next.from, target: taken });
    }
    // A discovered check, with which the moved piece captures something now or next.
    let royal = after.royal(!line.attacker())?;
    let by = after.squares(line.attacker()).find(|&by| opened(by, royal))?;
    let gains = made.captured.is_some() || (next.from == made.to && capture.is_some());
    gains.then_some(Motif::DiscoveredAttack { mover: made.to, by, target: royal })
}

/// A move attacks a piece that gives way, and the one behind it is captured.
pub(super) fn skewer<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize) -> Option<Motif> {
    let after = &line.views[ply + 1];
    let by = line.plies[ply].to;
    let front = line.plies[ply + 1].from;
    let next = &line.plies[ply + 2];
    let (_, behind) = next.captured.filter(|_| next.from == by)?;
    if behind == line.plies[ply + 1].to || !after.attacks(by, front) || after.attacks(by, behind) {
        return None;
    }
    let stands_between = line.views[ply + 2].attack(by, behind)?.path.contains(front);
    let worth = |square: u8| after.piece(square).map_or(0, value::<P>);
    let is_worth_as_much = after.is_royal(front) || worth(front) >= worth(behind);
    (stands_between && is_worth_as_much).then_some(Motif::Skewer { by, front, behind })
}
