use crate::attack_tables::AttackTables;
use crate::{Bitboard, Move, PieceType, Position, RED, Square};
use chariot_eval::{Blend, Inspect, TaperedScore, TermGroup, TermSink, Totals, Tunable};
use chariot_game::{Evaluate, PerSide, Rules, Score, Side};

mod terms;
use terms::{GROUPS, TEMPO, TERMS};

mod weights;
use weights::WEIGHTS;

mod counts;
use counts::{Counts, FULL_PHASE};

mod placement;
use placement::signed_worth;

mod formation;
use formation::formation;

mod attacks;
use attacks::Attacks;

mod pieces;
use pieces::{company, pieces};

mod threats;
use threats::threats;

mod general;
use general::general;

mod endings;
use endings::ending;

/// The hand-crafted evaluation: a sum of terms (placement, cooperation, threats, safety of the generals) with
/// a middlegame and an endgame weight each, plus knowledge of endings that cannot be won. The weights were
/// tuned on self-play games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation;

/// Sums kept from move to move: the value of pieces and formation, Red minus Black; the constant part of each
/// attack; and the piece counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    placed: TaperedScore,
    formation: TaperedScore,
    attack: PerSide<TaperedScore>,
    counts: Counts,
}

impl Evaluate<Position> for Evaluation {
    type State = Sums;

    fn refresh(&self, position: &Position) -> Sums {
        let mut sums = Sums {
            placed: TaperedScore::ZERO,
            formation: TaperedScore::ZERO,
            attack: PerSide::default(),
            counts: Counts::default(),
        };
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                sums.placed += signed_worth(piece, square);
                sums.counts.add(piece);
            }
        }
        sums.look_at_formation(position);
        sums
    }

    fn update(&self, state: &Sums, before: &Position, m: Move, after: &Position, sums: &mut Sums) {
        *sums = *state;
        let mut formation_changed = false;
        if let Some(captured) = before.piece_on(m.to()) {
            sums.placed -= signed_worth(captured, m.to());
            sums.counts.remove(captured);
            formation_changed = true;
        }
        if let Some(piece) = before.piece_on(m.from()) {
            sums.placed += signed_worth(piece, m.to()) - signed_worth(piece, m.from());
            let home = Bitboard::home(piece.side);
            formation_changed |= matches!(piece.kind, PieceType::Pawn | PieceType::General)
                || home.contains(m.from()) != home.contains(m.to());
        }
        if formation_changed {
            sums.look_at_formation(after);
        }
    }

    fn evaluate(&self, position: &Position, state: &Sums) -> Score {
        let totals = state.totals(position);
        let blend = blend(position, &state.counts, &totals);
        let red = totals.centipawns(&blend);
        Score::cp(if position.side_to_move() == RED { red } else { -red })
    }
}

impl Inspect<Position> for Evaluation {
    type HandWritten = Evaluation;

    fn hand_written(&self) -> &Evaluation {
        self
    }
}

impl Tunable<Position> for Evaluation {
    const GROUPS: &'static [TermGroup] = GROUPS;

    fn weights(&self) -> &'static [TaperedScore] {
        &WEIGHTS
    }

    fn record(&self, position: &Position, sink: &mut impl TermSink) -> Blend {
        let sums = self.refresh(position);
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                placement::terms(piece, square).for_each(|term| sink.add(piece.side, term, 1));
            }
        }
        for side in Side::BOTH {
            formation(position, &sums.counts, side, sink);
        }
        record(position, sink);
        blend(position, &sums.counts, &sums.totals(position))
    }
}

/// Records every term that is not kept incrementally.
#[inline(always)]
fn record(position: &Position, sink: &mut impl TermSink) {
    let tables = AttackTables::get();
    let mut attacks = Attacks::new(position, tables);
    pieces(position, tables, &mut attacks, sink);
    for side in Side::BOTH {
        company(position, tables, side, &attacks, sink);
        threats(position, side, &attacks, sink);
        general(position, tables, side, &attacks, sink);
    }
    sink.add(position.side_to_move(), TEMPO.start, 1);
}

/// How the terms of a position blend into a score.
fn blend(position: &Position, counts: &Counts, totals: &Totals<TERMS>) -> Blend {
    let plain = Blend::plain(counts.phase(), FULL_PHASE);
    let strong = match totals.balance(&plain) {
        1.. => Side::First,
        0 => position.side_to_move(),
        _ => Side::Second,
    };
    Blend { scale: ending(counts, strong), ..plain }
}

impl Sums {
    #[inline]
    fn totals(&self, position: &Position) -> Totals<TERMS> {
        let mut totals = Totals::new(&WEIGHTS, self.placed + self.formation);
        totals.attack = self.attack;
        record(position, &mut totals);
        totals
    }

    /// Updates the formation, which changes seldom and is kept in between.
    fn look_at_formation(&mut self, position: &Position) {
        let mut totals = Totals::new(&WEIGHTS, TaperedScore::ZERO);
        for side in Side::BOTH {
            formation(position, &self.counts, side, &mut totals);
        }
        self.formation = totals.sum;
        self.attack = totals.attack;
    }
}

/// Rank of a point from the side of `side`, 0 to 9.
#[inline]
fn rank_of(side: Side, square: Square) -> usize {
    let rank = usize::from(square.rank());
    if side == RED { rank } else { 9 - rank }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_has_a_full_middlegame() {
        let sums = Evaluation.refresh(&Position::startpos());
        assert_eq!((sums.placed, sums.formation), (TaperedScore::ZERO, TaperedScore::ZERO));
        assert_eq!(sums.counts.phase(), FULL_PHASE);
    }
}
