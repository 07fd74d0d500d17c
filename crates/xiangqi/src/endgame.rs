use crate::attack_tables::AttackTables;
use crate::board::typed;
use crate::validate::zone;
use crate::{Bitboard, Piece, PieceType, Position, Square};
use chariot_game::{Endgame, Reach, Side, SquareSet};

impl Endgame for Position {
    fn allowed(piece: chariot_game::Piece) -> SquareSet {
        typed(piece).map_or(SquareSet::EMPTY, |piece| zone(piece).into())
    }

    fn steps(piece: chariot_game::Piece, from: u8) -> Vec<Reach> {
        reaches(piece, from, |piece, from| match piece.kind {
            PieceType::Rook | PieceType::Cannon => along_lines(from, 0),
            _ => leaps(piece, from),
        })
    }

    fn attacks(piece: chariot_game::Piece, from: u8) -> Vec<Reach> {
        reaches(piece, from, |piece, from| match piece.kind {
            PieceType::Rook => along_lines(from, 0),
            // Without a point in between there is no room for a screen.
            PieceType::Cannon => {
                along_lines(from, 1).into_iter().filter(|reach| !reach.path.is_empty()).collect()
            }
            _ => leaps(piece, from),
        })
    }

    fn checks(numbered: chariot_game::Piece, from: u8) -> Vec<Reach> {
        reaches(numbered, from, |piece, from| match piece.kind {
            PieceType::General => {
                let facing = zone(Piece { side: !piece.side, ..piece }) & Bitboard::file(from.file());
                let file = facing.into_iter().map(|to| reach(to, AttackTables::get().between(from, to), 0));
                leaps(piece, from).into_iter().chain(file).collect()
            }
            _ => Self::attacks(numbered, from.index() as u8),
        })
    }

    /// A side with only general, advisors and elephants can never check or chase forever, by any rule book.
    fn repetition_decides(pieces: &[chariot_game::Piece]) -> bool {
        let armed =
            |side| pieces.iter().any(|piece| piece.side == side && typed(*piece).is_some_and(gives_check));
        Side::BOTH.into_iter().all(armed)
    }

    fn symmetries(_pieces: &[chariot_game::Piece]) -> Vec<Vec<u8>> {
        let map = |image: fn(Square) -> Square| {
            Square::ALL.into_iter().map(|square| image(square).index() as u8).collect()
        };
        vec![map(|square| square), map(Square::mirrored)]
    }

    /// The legal moves depend only on placement and turn.
    fn is_plain(&self) -> bool {
        true
    }
}

fn gives_check(piece: Piece) -> bool {
    matches!(piece.kind, PieceType::Rook | PieceType::Horse | PieceType::Cannon | PieceType::Pawn)
}

fn reaches(
    piece: chariot_game::Piece,
    from: u8,
    list: impl FnOnce(Piece, Square) -> Vec<Reach>,
) -> Vec<Reach> {
    match (typed(piece), Square::new(from)) {
        (Some(piece), Some(from)) if zone(piece).contains(from) => list(piece, from),
        _ => Vec::new(),
    }
}

fn reach(to: Square, path: Bitboard, screens: u8) -> Reach {
    Reach { to: to.index() as u8, path: path.into(), screens }
}

/// Every other point of the rank and file, reached over `screens` pieces.
fn along_lines(from: Square, screens: u8) -> Vec<Reach> {
    let tables = AttackTables::get();
    tables.cross(from).into_iter().map(|to| reach(to, tables.between(from, to), screens)).collect()
}

/// Reaches of general, horse, pawn, advisor and elephant on an empty board, with legs and eyes.
fn leaps(piece: Piece, from: Square) -> Vec<Reach> {
    let tables = AttackTables::get();
    let nobody = Default::default();
    let targets = match piece.kind {
        PieceType::General => tables.general(from),
        PieceType::Advisor => tables.advisor(from),
        PieceType::Pawn => tables.pawn(piece.side, from),
        PieceType::Horse => tables.horse(from, &nobody),
        PieceType::Elephant => tables.elephant(from, &nobody) & zone(piece),
        PieceType::Rook | PieceType::Cannon => Bitboard::EMPTY,
    };
    let path = |to: Square| match piece.kind {
        PieceType::Horse => tables.leg(from, to),
        PieceType::Elephant => tables.eye(from, to),
        _ => Bitboard::EMPTY,
    };
    targets.into_iter().map(|to| reach(to, path(to), 0)).collect()
}
