use crate::{BLACK, Bitboard, Move, Piece, PieceType, Position, Square, WHITE};
use chariot_eval::{Blend, TaperedScore, TermGroup, TermSink, Totals, Tunable};
use chariot_game::{Evaluate, Rules, Score, Side};

mod terms;
use terms::{GROUPS, TEMPO, TERMS};

mod weights;
use weights::WEIGHTS;

mod placement;
use placement::{Halves, signed_worth};

mod structure;
use structure::structure;

mod attacks;
use attacks::Attacks;

mod pieces;
use pieces::pieces;

mod passed;
use passed::passed;

mod threats;
use threats::threats;

mod king;
use king::king;

mod endings;
use endings::ending;

/// The hand-crafted evaluation: a sum of terms (placement, mobility, pawn structure, king safety) with a
/// middlegame and an endgame weight each, plus knowledge of endings that are hard to win. The weights were
/// tuned on self-play games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation;

/// Sums kept from move to move: the value of pieces and of the pawn structure, White minus Black; the passed
/// pawns; and the game phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    placed: TaperedScore,
    structure: TaperedScore,
    passed: Bitboard,
    phase: i32,
}

/// Phase of each piece type; the start position adds up to [`FULL_PHASE`].
const PHASE: [i32; 6] = [0, 4, 2, 1, 1, 0];
const FULL_PHASE: i32 = 24;

impl Evaluate<Position> for Evaluation {
    type State = Sums;

    fn refresh(&self, position: &Position) -> Sums {
        let mut sums = Sums {
            placed: TaperedScore::ZERO,
            structure: TaperedScore::ZERO,
            passed: Bitboard::EMPTY,
            phase: 0,
        };
        let halves = Halves::of(position);
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                sums.add(piece, square, halves);
            }
        }
        sums.look_at_pawns(position);
        sums
    }

    fn update(&self, state: &Sums, before: &Position, m: Move, after: &Position, sums: &mut Sums) {
        let us = before.side_to_move();
        let halves = Halves::of(before);
        if m.kind() == PieceType::King && Halves::of(after) != halves {
            *sums = self.refresh(after);
            return;
        }
        *sums = *state;
        let mut pawns_moved = m.kind() == PieceType::Pawn;
        if before.by_side(!us).contains(m.to()) {
            let kind = before.kind_on(m.to());
            sums.remove(Piece { side: !us, kind }, m.to(), halves);
            pawns_moved |= kind == PieceType::Pawn;
        }
        let arrives = m.promotion().unwrap_or(m.kind());
        sums.remove(Piece { side: us, kind: m.kind() }, m.from(), halves);
        sums.add(Piece { side: us, kind: arrives }, m.destination(), halves);
        if let Some(victim) = m.en_passant_victim() {
            sums.remove(Piece { side: !us, kind: PieceType::Pawn }, victim, halves);
        }
        if let Some(squares) = m.castling_squares() {
            let rook = Piece { side: us, kind: PieceType::Rook };
            sums.remove(rook, squares.rook_from, halves);
            sums.add(rook, squares.rook_to, halves);
        }
        if pawns_moved {
            sums.look_at_pawns(after);
        }
    }

    fn evaluate(&self, position: &Position, state: &Sums) -> Score {
        let mut totals = Totals::new(&WEIGHTS, state.placed + state.structure);
        record(position, state.passed, &mut totals);
        let blend = blend(position, state.phase, &totals);
        let white = totals.centipawns(&blend);
        Score::cp(if position.side_to_move() == WHITE { white } else { -white })
    }
}

impl Tunable<Position> for Evaluation {
    const GROUPS: &'static [TermGroup] = GROUPS;

    fn weights(&self) -> &'static [TaperedScore] {
        &WEIGHTS
    }

    fn record(&self, position: &Position, sink: &mut impl TermSink) -> Blend {
        let sums = self.refresh(position);
        let mut totals = Totals::new(&WEIGHTS, sums.placed + sums.structure);
        record(position, sums.passed, &mut totals);
        let halves = Halves::of(position);
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                let terms = placement::terms(piece, square, halves);
                terms.for_each(|term| sink.add(piece.side, term, 1));
            }
        }
        for side in Side::BOTH {
            structure(position, side, sink);
        }
        record(position, sums.passed, sink);
        blend(position, sums.phase, &totals)
    }
}

/// Records every term that is not kept incrementally.
#[inline(always)]
fn record(position: &Position, passed_pawns: Bitboard, sink: &mut impl TermSink) {
    let mut attacks = Attacks::new(position);
    pieces(position, WHITE, &mut attacks, sink);
    pieces(position, BLACK, &mut attacks, sink);
    for side in Side::BOTH {
        threats(position, side, &attacks, sink);
        king(position, side, &attacks, sink);
        passed(position, side, passed_pawns & position.by_side(side), &attacks, sink);
    }
    sink.add(position.side_to_move(), TEMPO.start, 1);
}

/// How the terms of a position blend into a score.
fn blend(position: &Position, phase: i32, totals: &Totals<TERMS>) -> Blend {
    // Promotions can exceed the material of the start position.
    let plain = Blend::plain(phase, FULL_PHASE);
    let strong = match totals.balance(&plain) {
        1.. => WHITE,
        0 => position.side_to_move(),
        _ => BLACK,
    };
    let (scale, offset) = ending(position, strong);
    Blend { scale, offset: if strong == WHITE { offset } else { -offset }, ..plain }
}

impl Sums {
    fn add(&mut self, piece: Piece, square: Square, halves: Halves) {
        self.placed += signed_worth(piece, square, halves);
        self.phase += PHASE[piece.kind as usize];
    }

    fn remove(&mut self, piece: Piece, square: Square, halves: Halves) {
        self.placed -= signed_worth(piece, square, halves);
        self.phase -= PHASE[piece.kind as usize];
    }

    /// Updates the pawn structure, which changes seldom and is kept in between.
    fn look_at_pawns(&mut self, position: &Position) {
        let mut totals = Totals::new(&WEIGHTS, TaperedScore::ZERO);
        self.passed = structure(position, WHITE, &mut totals) | structure(position, BLACK, &mut totals);
        self.structure = totals.sum;
    }
}

/// Distance of a file from the edge, 0 to 3.
fn edge(file: u8) -> usize {
    usize::from(file.min(7 - file))
}

/// Rank of a square from the side of `side`, 0 to 7.
#[inline]
fn rank_of(side: Side, square: Square) -> usize {
    usize::from(square.rank()) ^ (7 * side as usize)
}

/// King steps between two squares.
#[inline]
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}
