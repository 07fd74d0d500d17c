use crate::errors;
use crate::{Bitboard, Piece, PieceType, Position, Setup, Square};
use chariot_game::fen::Findings;
use chariot_game::{Error, Side};

/// Collects every rule that a setup breaks as a position; without a known turn, only those independent of it.
///
/// Finds `KINGS`, `COUNT`, `PALACE`, `ADVISOR`, `ELEPHANT`, `PAWN`, `FACING` and `OPPOSITE_CHECK`.
pub(crate) fn validate(setup: &Setup, turn: Option<Side>, findings: &mut Findings) {
    let count = |piece| setup.pieces.iter().filter(|&&found| found == Some(piece)).count() as u32;
    let generals = Side::BOTH.map(|side| count(Piece { side, kind: PieceType::General }));
    for (side, generals) in Side::BOTH.into_iter().zip(generals) {
        if generals != 1 {
            findings.add(errors::generals(side, generals));
        }
    }
    for side in Side::BOTH {
        for kind in PieceType::ALL.into_iter().filter(|&kind| kind != PieceType::General) {
            let piece = Piece { side, kind };
            let found = count(piece);
            if found > kind.max_count() {
                findings.add(errors::count(piece, found));
            }
        }
    }
    for square in Square::ALL {
        if let Some(piece) = setup.pieces[square.index()]
            && !zone(piece).contains(square)
        {
            findings.add(errors::never_stands_on(piece, square));
        }
    }
    if generals == [1, 1] {
        findings.take(possible_generals(&Position::build(setup), turn));
    }
}

/// The generals must not face each other, and the side that has just moved must not be in check.
fn possible_generals(position: &Position, turn: Option<Side>) -> Result<(), Error> {
    if let Some((red, black)) = position.facing_generals() {
        return Err(errors::generals_face(red, black));
    }
    let Some(turn) = turn else { return Ok(()) };
    let general = position.king(!turn);
    if let Some(attacker) = position.attackers(general, turn).first() {
        return Err(errors::left_in_check(!turn, general, attacker));
    }
    Ok(())
}

/// Points a piece can ever stand on: a general 9, an advisor 5, an elephant 7, a pawn 10 before the river and
/// 45 beyond it, anything else all 90.
pub(crate) fn zone(piece: Piece) -> Bitboard {
    /// Red's zones; Black's are the same after a half turn.
    fn red(kind: PieceType) -> Bitboard {
        let points = |names: &str| names.split(' ').filter_map(|name| name.parse::<Square>().ok()).collect();
        match kind {
            PieceType::General => points("d1 e1 f1 d2 e2 f2 d3 e3 f3"),
            PieceType::Advisor => points("d1 f1 e2 d3 f3"),
            PieceType::Elephant => points("c1 g1 a3 e3 i3 c5 g5"),
            PieceType::Pawn => {
                let before: Bitboard = points("a4 c4 e4 g4 i4 a5 c5 e5 g5 i5");
                before | Bitboard::home(Side::Second)
            }
            PieceType::Rook | PieceType::Horse | PieceType::Cannon => Bitboard::ALL,
        }
    }
    let zone = red(piece.kind);
    match piece.side {
        Side::First => zone,
        Side::Second => zone.into_iter().map(Square::turned).collect(),
    }
}

/// Notes several pawns of one side on one file before the river: legal and harmless, but impossible in a
/// game.
pub(crate) fn note_odd_pawns(setup: &Setup, findings: &mut Findings) {
    for side in Side::BOTH {
        let pawn = Some(Piece { side, kind: PieceType::Pawn });
        let waiting: Bitboard =
            Bitboard::home(side).into_iter().filter(|square| setup.pieces[square.index()] == pawn).collect();
        for file in 0..9 {
            if (waiting & Bitboard::file(file)).len() > 1 {
                findings.note(errors::pawn_stack(side, char::from(b'a' + file)));
            }
        }
    }
}
