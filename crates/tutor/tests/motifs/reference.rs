//! Independent definitions of the motifs. Pieces are followed by number, and attacks are those of [`Pieces`].

use super::board::{At, Attacks, Known, Pieces, at};
use chariot_game::{Endgame, Piece, Rules, Side, Tactics};

/// A line in terms of this test.
pub(crate) struct Line<P: Rules> {
    pub(crate) positions: Vec<P>,
    /// The pieces before each ply and after the last.
    pub(crate) pieces: Vec<Pieces>,
    pub(crate) plies: Vec<Ply>,
    pub(crate) attacks: Attacks,
}

/// The effect of a move.
pub(crate) struct Ply {
    /// The moved piece afterwards: promoted, if it promotes.
    pub(crate) mover: Known,
    pub(crate) promotes: bool,
    pub(crate) from: At,
    pub(crate) to: At,
    pub(crate) captured: Option<Known>,
}

/// Name of a motif and its squares, in order of declaration.
pub(crate) type Stated = (&'static str, Vec<At>);

impl<P: Tactics + Endgame> Line<P> {
    /// Plays the moves; `None` if one castles or captures en passant.
    pub(crate) fn of(start: &P, moves: &[P::Move], attacks: Attacks) -> Option<Line<P>> {
        let mut line = Line {
            positions: vec![start.clone()],
            pieces: vec![Pieces::of(start)],
            plies: Vec::new(),
            attacks,
        };
        for &m in moves {
            let (position, pieces) = (line.positions.last()?, line.pieces.last()?);
            let (from, to) = P::from_to(m);
            let captured = position.captured(m);
            if captured.is_some_and(|(_, square)| square != to) {
                return None;
            }
            let (from, to) = (at::<P>(from), at::<P>(to));
            let before = pieces.get(from)?;
            let captured = pieces.get(to);
            let mut position = position.clone();
            position.play(m);
            let mover = Known { kind: Pieces::of(&position).get(to)?.kind, ..before };
            let mut after = pieces.without(from);
            after.on.insert(to, mover);
            // Castling moves a rook, too.
            if Pieces::of(&position).on.keys().ne(after.on.keys()) {
                return None;
            }
            let promotes = mover.kind != before.kind;
            line.plies.push(Ply { mover, promotes, from, to, captured });
            line.pieces.push(after);
            line.positions.push(position);
        }
        Some(line)
    }

    /// The line cut to its first plies.
    pub(crate) fn up_to(mut self, plies: usize) -> Line<P> {
        self.plies.truncate(plies);
        self
    }

    fn attacker(&self) -> Side {
        self.positions[0].side_to_move()
    }

    fn defender(&self) -> Side {
        !self.attacker()
    }

    fn value(&self, piece: Known) -> i32 {
        if piece.kind == 0 { 0 } else { P::piece_value(piece.kind) }
    }

    fn attacks(&self, pieces: &Pieces, from: At, to: At) -> bool {
        (self.attacks)(pieces, from, to)
    }

    fn defenders(&self, pieces: &Pieces, to: At) -> Vec<At> {
        pieces.attackers(self.attacks, self.defender(), to)
    }

    /// Whether a legal move at the ply captures on a square.
    fn can_capture(&self, ply: usize, square: At) -> bool {
        let position = &self.positions[ply];
        let mut moves = position.legal_moves().into_iter();
        moves.any(|m| position.captured(m).is_some() && at::<P>(P::from_to(m).1) == square)
    }

    /// The attacker's next move with the piece it captures, if that has not moved since.
    fn next_capture(&self, ply: usize) -> Option<(&Ply, At, Known)> {
        let next = self.plies.get(ply + 2)?;
        let taken = next.captured?;
        (self.pieces[ply + 1].find(taken.id) == Some(next.to)).then_some((next, next.to, taken))
    }

    /// Enemy pieces that the one on a square attacks.
    fn targets(&self, ply: usize, by: At) -> Vec<At> {
        let pieces = &self.pieces[ply + 1];
        pieces.squares(self.defender()).into_iter().filter(|&to| self.attacks(pieces, by, to)).collect()
    }

    pub(crate) fn motifs(&self, ply: usize) -> Vec<Stated> {
        let found = [
            ("fork", self.fork(ply)),
            ("discoveredAttack", self.discovered_attack(ply)),
            ("skewer", self.skewer(ply)),
            ("removedDefender", self.removed_defender(ply)),
            ("overloadedDefender", self.overloaded_defender(ply)),
            ("pinnedDefender", self.pinned_defender(ply)),
            ("pinnedPiece", self.pinned_piece(ply)),
            ("undefended", self.undefended(ply)),
            ("trapped", self.trapped(ply)),
            ("promotion", self.promotion(ply)),
        ];
        found.into_iter().filter_map(|(name, squares)| Some((name, squares?))).collect()
    }

    /// Look-alikes of motifs: the same geometry, carried out or not.
    pub(crate) fn look_alikes(&self, ply: usize) -> Vec<&'static str> {
        let Ply { to, captured, .. } = &self.plies[ply];
        let (before, after) = (&self.pieces[ply], &self.pieces[ply + 1]);
        let targets = self.targets(ply, *to);
        let royal = after.royal(self.defender());
        let others = after.squares(self.attacker()).into_iter().filter(|by| by != to);
        let opened = |by: At| {
            let now = self.targets(ply, by).into_iter();
            now.filter(|&at| !self.attacks(before, by, at)).count() > 0
        };
        let behind = |front: At| {
            let without = after.without(front);
            after.squares(self.defender()).into_iter().any(|behind| {
                behind != front && !self.attacks(after, *to, behind) && self.attacks(&without, *to, behind)
            })
        };
        let looks = [
            ("fork", targets.len() > 1),
            ("discoveredAttack", others.clone().any(opened)),
            ("skewer", targets.iter().any(|&front| front != royal && behind(front))),
            ("removedDefender", captured.is_some() && self.is_alone_somewhere(before, *to)),
            ("overloadedDefender", captured.is_some() && self.is_recaptured_by_one_alone(ply)),
            (
                "pinnedDefender",
                captured.is_some() && self.pins(after).iter().any(|(at, _)| self.attacks(after, *at, *to)),
            ),
            ("pinnedPiece", captured.is_some() && !self.pins(before).is_empty()),
            ("undefended", captured.is_some() && self.defenders(before, *to).len() == 1),
            ("trapped", self.hanging_piece(ply).is_some()),
            ("promotion", self.plies[ply].promotes),
        ];
        looks.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
    }

    /// Whether the piece on a square is the only defender of another.
    fn is_alone_somewhere(&self, pieces: &Pieces, defender: At) -> bool {
        let own = pieces.squares(self.defender());
        own.into_iter().any(|to| to != defender && self.defenders(pieces, to) == [defender])
    }

    fn is_recaptured_by_one_alone(&self, ply: usize) -> bool {
        let reply = self.plies.get(ply + 1).filter(|reply| reply.to == self.plies[ply].to);
        reply.is_some_and(|reply| self.is_alone_somewhere(&self.pieces[ply], reply.from))
    }

    fn fork(&self, ply: usize) -> Option<Vec<At>> {
        let Ply { mover, to: by, .. } = self.plies[ply];
        let (next, taken, _) = self.next_capture(ply)?;
        let after = &self.pieces[ply + 1];
        let is_won = |&target: &At| {
            let piece = after.get(target).expect("a piece");
            let is_worth_more = self.value(piece) > self.value(mover);
            piece.kind == 0 || is_worth_more || self.defenders(after, target).is_empty()
        };
        let mut targets: Vec<At> = self.targets(ply, by).into_iter().filter(is_won).collect();
        targets.sort_by_key(|&(file, rank)| (rank, file));
        let carries_out = next.mover.id == mover.id && targets.contains(&taken);
        (carries_out && targets.len() > 1).then(|| [&[by], &targets[..]].concat())
    }

    fn discovered_attack(&self, ply: usize) -> Option<Vec<At>> {
        let (before, after) = (&self.pieces[ply], &self.pieces[ply + 1]);
        let Ply { mover, to, captured, .. } = &self.plies[ply];
        let next = self.plies.get(ply + 2)?;
        let is_opened = |by: At, target: At| {
            by != *to && self.attacks(after, by, target) && !self.attacks(before, by, target)
        };
        if let Some((next, taken, _)) = self.next_capture(ply)
            && is_opened(next.from, taken)
        {
            return Some(vec![*to, next.from, taken]);
        }
        let royal = after.royal(self.defender());
        let mut own = after.squares(self.attacker());
        own.sort_by_key(|&(file, rank)| (rank, file));
        let by = own.into_iter().find(|&by| is_opened(by, royal))?;
        let gains = captured.is_some() || (next.mover.id == mover.id && next.captured.is_some());
        gains.then(|| vec![*to, by, royal])
    }

    fn skewer(&self, ply: usize) -> Option<Vec<At>> {
        let after = &self.pieces[ply + 1];
        let by = self.plies[ply].to;
        let reply = self.plies.get(ply + 1)?;
        let next = self.plies.get(ply + 2).filter(|next| next.from == by)?;
        let (front, behind) = (reply.from, next.to);
        let is_behind = next.captured.is_some_and(|taken| taken.id != reply.mover.id)
            && is_between(by, front, behind)
            && self.attacks(after, by, front)
            && !self.attacks(after, by, behind)
            && self.attacks(&self.pieces[ply + 2], by, behind);
        // The piece behind may have come there only now. Its value is that of the piece that stood there.
        let worth = |square: At| after.get(square).map_or(0, |piece| self.value(piece));
        let is_worth_as_much = after.get(front)?.kind == 0 || worth(front) >= worth(behind);
        (is_behind && is_worth_as_much).then(|| vec![by, front, behind])
    }

    /// Target of the attacker's next move, if it wins an unmoved piece for nothing that only `defender` defended
    /// before the ply.
    fn left_alone_by(&self, ply: usize, defender: At) -> Option<At> {
        let next = self.plies.get(ply + 2)?;
        let taken = next.captured?;
        let before = &self.pieces[ply];
        let is_left = before.find(taken.id) == Some(next.to)
            && self.pieces[ply + 1].find(taken.id) == Some(next.to)
            && self.defenders(before, next.to) == [defender]
            && !self.can_capture(ply + 3, next.to);
        is_left.then_some(next.to)
    }

    fn removed_defender(&self, ply: usize) -> Option<Vec<At>> {
        self.plies[ply].captured?;
        let defender = self.plies[ply].to;
        let target = self.left_alone_by(ply, defender)?;
        (target != defender).then(|| vec![defender, target])
    }

    fn overloaded_defender(&self, ply: usize) -> Option<Vec<At>> {
        let taken_on = self.plies[ply].captured.map(|_| self.plies[ply].to)?;
        let reply = self.plies.get(ply + 1).filter(|reply| reply.to == taken_on)?;
        let target = self.left_alone_by(ply, reply.from)?;
        (target != taken_on).then(|| vec![reply.from, taken_on, target])
    }

    fn pinned_defender(&self, ply: usize) -> Option<Vec<At>> {
        let Ply { to, captured, .. } = self.plies[ply];
        captured?;
        let after = &self.pieces[ply + 1];
        if self.positions[ply + 1].is_check() || self.can_capture(ply + 1, to) {
            return None;
        }
        let royal = after.royal(self.defender());
        let pins = self.pins(after);
        let mut defenders = self.defenders(after, to);
        defenders.retain(|&at| at != royal);
        defenders.sort_by_key(|&(file, rank)| (rank, file));
        let pinned: Option<Vec<(At, At)>> =
            defenders.iter().map(|at| pins.iter().find(|(pinned, _)| pinned == at).copied()).collect();
        let (pinned, by) = *pinned?.first()?;
        Some(vec![pinned, by, to])
    }

    fn pinned_piece(&self, ply: usize) -> Option<Vec<At>> {
        let Ply { to, captured, .. } = self.plies[ply];
        captured?;
        let earlier = ply.checked_sub(1)?;
        let pin = |pieces: &Pieces| self.pins(pieces).into_iter().find(|&(pinned, _)| pinned == to);
        let (pinned, by) = pin(&self.pieces[earlier])?;
        let stays = pin(&self.pieces[ply]) == Some((pinned, by));
        (stays && !self.is_recapture(ply)).then(|| vec![pinned, by])
    }

    fn undefended(&self, ply: usize) -> Option<Vec<At>> {
        let Ply { to, captured, .. } = self.plies[ply];
        captured?;
        let is_free = self.defenders(&self.pieces[ply], to).is_empty()
            && self.defenders(&self.pieces[ply + 1], to).is_empty();
        (is_free && !self.is_recapture(ply)).then(|| vec![to])
    }

    /// The piece that the attacker's next move captures, if it is worth more than two pawns and was already hanging
    /// after the ply.
    fn hanging_piece(&self, ply: usize) -> Option<At> {
        let taken = self.plies.get(ply + 2)?.captured?;
        let at = self.pieces[ply + 1].find(taken.id)?;
        // A pawn that promotes before its capture counts as a pawn.
        let piece = self.pieces[ply + 1].get(at)?;
        let pawn = P::PIECE_LETTERS.find('P').expect("pawns") as u8;
        let position = P::from_pieces(&self.positions[ply + 1].pieces(), self.attacker()).ok()?;
        let is_lost = best_exchange(&position, at) > 0;
        (is_lost && self.value(piece) > 2 * P::piece_value(pawn)).then_some(at)
    }

    /// Every reply is tried; none may save the piece.
    fn trapped(&self, ply: usize) -> Option<Vec<At>> {
        let at_now = self.hanging_piece(ply)?;
        let position = &self.positions[ply + 1];
        let mut can_move = false;
        for m in position.legal_moves() {
            let (from, to) = P::from_to(m);
            let is_own = at::<P>(from) == at_now;
            can_move |= is_own;
            let mut after = position.clone();
            after.play(m);
            let at_then = if is_own { at::<P>(to) } else { at_now };
            let earned = material(&after, self.defender()) - material(position, self.defender());
            if best_exchange(&after, at_then) <= earned {
                return None;
            }
        }
        (can_move && !position.is_check()).then(|| vec![at_now])
    }

    fn promotion(&self, ply: usize) -> Option<Vec<At>> {
        let Ply { mover, promotes, to, .. } = self.plies[ply];
        let end = &self.pieces[self.plies.len()];
        (promotes && end.find(mover.id).is_some()).then(|| vec![to])
    }

    fn is_recapture(&self, ply: usize) -> bool {
        let Some(before) = ply.checked_sub(1).map(|before| &self.plies[before]) else { return false };
        before.captured.is_some() && before.to == self.plies[ply].to
    }

    /// The defender's pinned pieces, each with the piece that pins it.
    fn pins(&self, pieces: &Pieces) -> Vec<(At, At)> {
        let royal = pieces.royal(self.defender());
        let mut enemies = pieces.squares(self.attacker());
        enemies.sort_by_key(|&(file, rank)| (rank, file));
        let pinner = |pinned: At| {
            let without = pieces.without(pinned);
            let gives_check =
                |by: &At| !self.attacks(pieces, *by, royal) && self.attacks(&without, *by, royal);
            Some((pinned, enemies.iter().copied().find(gives_check)?))
        };
        let own = pieces.squares(self.defender()).into_iter().filter(|&at| at != royal);
        own.filter_map(pinner).collect()
    }
}

/// Material of a side less that of the other, in centipawns.
fn material<P: Tactics + Endgame>(position: &P, side: Side) -> i32 {
    let worth = |piece: Piece| if piece.kind == 0 { 0 } else { P::piece_value(piece.kind) };
    let signed = |piece: Piece| if piece.side == side { worth(piece) } else { -worth(piece) };
    position.pieces().into_iter().map(|(piece, _)| signed(piece)).sum()
}

/// Best gain of the side to move by legal captures on a square, in centipawns. Each side may stop at any time.
fn best_exchange<P: Tactics + Endgame>(position: &P, square: At) -> i32 {
    let side = position.side_to_move();
    let mut best = 0;
    for m in position.legal_moves() {
        if position.captured(m).is_some_and(|(_, taken)| at::<P>(taken) == square) {
            let mut after = position.clone();
            after.play(m);
            let won = material(&after, side) - material(position, side);
            // An en passant capture ends on another square.
            let to = at::<P>(P::from_to(m).1);
            best = best.max(won - best_exchange(&after, to));
        }
    }
    best
}

/// Whether the second of three squares lies between the others on a line.
fn is_between(one: At, middle: At, other: At) -> bool {
    let (first, second) = ((middle.0 - one.0, middle.1 - one.1), (other.0 - one.0, other.1 - one.1));
    let is_on_line = first.0 * second.1 == first.1 * second.0;
    let is_nearer = |near: i8, far: i8| near * far >= 0 && near.abs() <= far.abs();
    is_on_line && middle != other && is_nearer(first.0, second.0) && is_nearer(first.1, second.1)
}
