use crate::{BLACK, Bitboard, Move, Piece, PieceType, Position, Square, WHITE};
use eval::{Blend, TaperedScore, TermGroup, TermSink, Totals, Tunable};
use game::{Evaluate, Rules, Score, Side};

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

/// The hand-made evaluation: a sum of terms (what stands where, what it attacks, how pawns and kings stand)
/// times weights that were tuned on games of the engine against itself, with a middlegame and an endgame
/// value each; and what is known of endings that are hard to win.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation;

/// What is kept from move to move: the worth of pieces and pawn structure, White's less Black's, the passed
/// pawns, and how much of the middlegame is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    placed: TaperedScore,
    structure: TaperedScore,
    passed: Bitboard,
    phase: i32,
}

/// What a kind counts towards the middlegame; the start position has [`FULL_PHASE`].
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

/// Records every term that is not updated incrementally.
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

/// How the terms of a position become a score.
fn blend(position: &Position, phase: i32, totals: &Totals<TERMS>) -> Blend {
    // Promotions can bring more than the pieces of the start position.
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

    /// Pawns move seldom, so what their structure is worth is kept until they do.
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

/// Rank of a square as `side` counts, 0 to 7.
#[inline]
fn rank_of(side: Side, square: Square) -> usize {
    usize::from(square.rank()) ^ (7 * side as usize)
}

/// Steps of a king between two squares.
#[inline]
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}
