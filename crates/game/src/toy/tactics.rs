use super::position::MOVE_LIMIT;
use super::{CANNON, HORSE, Hop, KING, PAWN, ROOK, SQUARES, Skirmish, WIDTH};
use crate::SplitMix64;
use crate::{Board, Evaluate, Man, MoveList, Params, Rules, Score, Side, Tactics};

/// Worth of each kind in centipawns. The king's is only for ordering captures by it.
const fn value(kind: u8) -> i32 {
    match kind {
        KING => 1_000,
        ROOK => 500,
        HORSE | CANNON => 250,
        _ => 100,
    }
}

impl Skirmish {
    fn man_on(&self, square: u8) -> Option<Man> {
        self.board[usize::from(square)]
    }

    /// What capturing back and forth on one square brings the side that plays `m`, when either side may
    /// stop and always captures with its cheapest man.
    fn exchange(&self, m: Hop) -> i32 {
        let mut next = self.clone();
        next.play(m);
        let replies = next.noisy_moves();
        let cheapest = replies.into_iter().filter(|r| r.to == m.to).min_by_key(|&r| next.mover_value(r));
        self.gain(m) - cheapest.map_or(0, |reply| next.exchange(reply).max(0))
    }
}

impl Tactics for Skirmish {
    const PARAMS: Params = Params { move_limit: MOVE_LIMIT, ..Params::BASE };
    type Perils = ();
    const HISTORY_SLOTS: usize = Skirmish::KINDS.len() * SQUARES;

    fn noisy_moves(&self) -> MoveList<Hop> {
        self.legal_moves().into_iter().filter(|&m| self.is_noisy(m)).collect()
    }

    fn is_noisy(&self, m: Hop) -> bool {
        self.man_on(m.to).is_some()
    }

    fn gain(&self, m: Hop) -> i32 {
        self.man_on(m.to).map_or(0, |victim| value(victim.kind))
    }

    fn mover_value(&self, m: Hop) -> i32 {
        self.man_on(m.from).map_or(0, |mover| value(mover.kind))
    }

    fn exchange_at_least(&self, m: Hop, threshold: i32) -> bool {
        self.exchange(m) >= threshold
    }

    fn perils(&self) {}

    fn relief(&self, &(): &(), _: Self::Move) -> i32 {
        0
    }

    fn history_slot(&self, m: Hop) -> usize {
        let kind = self.man_on(m.from).map_or(KING, |mover| mover.kind);
        usize::from(kind) * SQUARES + usize::from(m.to)
    }

    fn structure_key(&self) -> u64 {
        let pawns = self.men().into_iter().filter(|(man, _)| man.kind == PAWN);
        let squares = pawns.fold(0, |set, (man, square)| set | 1 << (2 * square + man.side as u8));
        SplitMix64::new(squares).next_u64()
    }

    fn pieces_key(&self, side: Side) -> u64 {
        let pieces = self.men().into_iter().filter(|(man, _)| man.kind != PAWN && man.side == side);
        SplitMix64::new(pieces.fold(0, |set, (_, square)| set | 1 << square)).next_u64()
    }

    fn null_move(&self) -> Option<Self> {
        // Kings and pawns alone run out of harmless moves, and a side without a move loses.
        let has_piece =
            self.men().iter().any(|(man, _)| man.side == self.to_move && !matches!(man.kind, KING | PAWN));
        if self.is_check() || !has_piece {
            return None;
        }
        let mut next = self.clone();
        next.pass();
        // No game contains a pass, so nothing before it can be repeated.
        next.clock = 0;
        Some(next)
    }

    fn pack(m: Hop) -> u16 {
        1 + u16::from(m.from) * SQUARES as u16 + u16::from(m.to)
    }

    fn unpack(&self, bits: u16) -> Option<Hop> {
        self.legal_moves().into_iter().find(|&m| Self::pack(m) == bits)
    }
}

/// Material and nearness to the centre, kept as a running sum from the first side's view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Material;

/// Worth of a man on a square in centipawns, positive for the first side.
fn worth(man: Man, square: u8) -> i32 {
    let middle = WIDTH / 2;
    let off_centre = (square % WIDTH).abs_diff(middle) + (square / WIDTH).abs_diff(middle);
    let worth = value(man.kind) - 5 * i32::from(off_centre);
    if man.side == Side::First { worth } else { -worth }
}

impl Evaluate<Skirmish> for Material {
    type State = i32;

    fn refresh(&self, position: &Skirmish) -> i32 {
        position.men().into_iter().map(|(man, square)| worth(man, square)).sum()
    }

    fn advance(&self, state: &i32, before: &Skirmish, m: Hop, _after: &Skirmish) -> i32 {
        let mover = before.man_on(m.from).map_or(0, |man| worth(man, m.to) - worth(man, m.from));
        let victim = before.man_on(m.to).map_or(0, |man| worth(man, m.to));
        state + mover - victim
    }

    fn score(&self, position: &Skirmish, state: &i32) -> Score {
        Score::cp(if position.side_to_move() == Side::First { *state } else { -state })
    }
}
