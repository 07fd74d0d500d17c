use crate::{Bitboard, Piece, PieceType, Setup, Square, side_name};
use game::{Error, Side};

/// Checks counts and zones of a setup. What needs attacks (facing generals, check to the side that has just
/// moved) is checked once the position is built.
///
/// # Errors
/// The first rule it breaks: `KINGS`, `COUNT`, `PALACE`, `ADVISOR`, `ELEPHANT` or `PAWN`.
pub(crate) fn validate(setup: &Setup) -> Result<(), Error> {
    let count = |piece| setup.pieces.iter().filter(|&&found| found == Some(piece)).count() as u32;
    for side in Side::BOTH {
        let generals = count(Piece { side, kind: PieceType::General });
        if generals != 1 {
            let message = format!("{} needs exactly one general (K), not {generals}", side_name(side));
            return Err(Error::new("KINGS", message));
        }
    }
    for side in Side::BOTH {
        for kind in PieceType::ALL {
            let (found, most) = (count(Piece { side, kind }), kind.most());
            if found > most {
                let message =
                    format!("{} has {found} {}s, at most {most} are possible", side_name(side), kind.name());
                return Err(Error::new("COUNT", message));
            }
        }
    }
    for square in Square::ALL {
        if let Some(piece) = setup.pieces[square.index()]
            && !zone(piece).contains(square)
        {
            let kind = match piece.kind {
                PieceType::General => "PALACE",
                PieceType::Advisor => "ADVISOR",
                PieceType::Elephant => "ELEPHANT",
                _ => "PAWN",
            };
            let message =
                format!("{}'s {} can never stand on {square}", side_name(piece.side), piece.kind.name());
            return Err(Error::new(kind, message));
        }
    }
    Ok(())
}

/// The points a piece can ever stand on: a general 9, an advisor 5, an elephant 7, a pawn 10 before the
/// river and 45 beyond it, anything else all 90.
pub(crate) fn zone(piece: Piece) -> Bitboard {
    /// Red's zones; Black's are the same turned round.
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

/// Pawns of one side on one file before the river, a sentence for each file: legal, and harmless to every
/// rule, but no game can reach it.
pub(crate) fn odd_pawns(setup: &Setup) -> Vec<String> {
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let pawn = Some(Piece { side, kind: PieceType::Pawn });
        let waiting: Bitboard =
            Bitboard::home(side).into_iter().filter(|square| setup.pieces[square.index()] == pawn).collect();
        for file in 0..9 {
            if (waiting & Bitboard::file(file)).len() > 1 {
                let letter = char::from(b'a' + file);
                let side = side_name(side);
                sentences.push(format!("{side} has two pawns on the {letter}-file before the river"));
            }
        }
    }
    sentences
}

/// The piece a piece of the shared vocabulary is; `None` if the kind's number is no kind.
pub(crate) fn typed(piece: game::Piece) -> Option<Piece> {
    PieceType::ALL.get(usize::from(piece.kind)).map(|&kind| Piece { side: piece.side, kind })
}
