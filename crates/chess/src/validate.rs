use crate::castling::home_rank;
use crate::errors;
use crate::{BLACK, Bitboard, CastlingRights, CastlingSide, Piece, PieceType, Setup, Square, WHITE};
use chariot_game::fen::Findings;
use chariot_game::{Error, PerSide, Side};

/// Collects every rule that a setup breaks as a position.
pub(crate) fn validate(setup: &Setup, findings: &mut Findings) {
    validate_placement(setup, Some(setup.side_to_move), findings);
    validate_rights(setup, findings);
}

/// Checks the placement and, if the turn is known, who is in check. Ignores castling and en passant.
///
/// Finds `KINGS`, `BACKRANK_PAWN`, `PAWN_COUNT`, `MATERIAL_SURPLUS`, `PIECE_COUNT`, `OPPOSITE_CHECK` and
/// `CHECK_IMPOSSIBLE`.
pub(crate) fn validate_placement(setup: &Setup, turn: Option<Side>, findings: &mut Findings) {
    let census = census(setup);
    let kings = PerSide(Side::BOTH.map(|side| findings.take(one_king(&census, side))));
    for side in Side::BOTH {
        findings.take(no_pawn_on_back_ranks(&census, side));
    }
    for side in Side::BOTH {
        findings.take(possible_material(&census, side));
    }
    if let (Some(turn), Some(first), Some(second)) = (turn, kings[Side::First], kings[Side::Second]) {
        findings.take(possible_checks(setup, turn, PerSide([first, second])));
    }
}

fn possible_checks(setup: &Setup, turn: Side, kings: PerSide<Square>) -> Result<(), Error> {
    let [own_king, enemy_king] = [kings[turn], kings[!turn]];
    if let Some(attacker) = attackers(&setup.pieces, enemy_king, turn).first() {
        return Err(errors::opposite_check(turn, enemy_king, attacker));
    }
    let checkers = attackers(&setup.pieces, own_king, !turn);
    if checkers.len() > 2 {
        return Err(errors::impossible_check(own_king, checkers));
    }
    Ok(())
}

/// Squares of the king and of two pieces whose double check no move can give; `None` if there is no such
/// check.
///
/// A second check comes by discovery, so one checker is a slider and the two stand on different lines through
/// the king. Only this is tested; subtler impossibilities pass.
pub(crate) fn impossible_double_check(setup: &Setup) -> Option<[Square; 3]> {
    let king = king(setup, setup.side_to_move)?;
    let checkers = attackers(&setup.pieces, king, !setup.side_to_move);
    if checkers.len() != 2 {
        return None;
    }
    let [a, b] = [checkers.first()?, checkers.into_iter().nth(1)?];
    let leaper = |square: Square| {
        setup.pieces[square.index()]
            .is_some_and(|piece| matches!(piece.kind, PieceType::Pawn | PieceType::Knight))
    };
    (leaper(a) && leaper(b) || on_one_line(a, king, b)).then_some([king, a, b])
}

/// Castling rights of `setup` whose king or rook is not at home.
pub(crate) fn unsupported_castling(setup: &Setup) -> impl Iterator<Item = (Side, CastlingSide)> {
    rights(setup.castling).filter(|&(side, castling_side)| {
        let file = setup.castling.rook_file(side, castling_side);
        !file.is_some_and(|file| castling_side_of_rook(&setup.pieces, side, file) == Some(castling_side))
    })
}

/// The castling side of a rook on this file (from 0) of the home rank; `None` without a rook there or a king
/// on that rank.
pub(crate) fn castling_side_of_rook(
    pieces: &[Option<Piece>; 64],
    side: Side,
    file: u8,
) -> Option<CastlingSide> {
    let king = (0..8).find(|&file| stands_at_home(pieces, side, PieceType::King, file))?;
    let castling_side = if file > king { CastlingSide::King } else { CastlingSide::Queen };
    stands_at_home(pieces, side, PieceType::Rook, file).then_some(castling_side)
}

/// File (from 0) of the outermost rook on this side of the king, which `K`, `Q`, `k` or `q` means in a FEN;
/// `None` if no rook can castle there.
pub(crate) fn outermost_rook(
    pieces: &[Option<Piece>; 64],
    side: Side,
    castling_side: CastlingSide,
) -> Option<u8> {
    let inward = |steps: u8| castling_side.corner().abs_diff(steps);
    (0..8).map(inward).find(|&file| castling_side_of_rook(pieces, side, file) == Some(castling_side))
}

/// Whether such a piece of `side` stands on this file (from 0) of its home rank.
fn stands_at_home(pieces: &[Option<Piece>; 64], side: Side, kind: PieceType, file: u8) -> bool {
    Square::at(file, home_rank(side))
        .is_some_and(|square| pieces[square.index()] == Some(Piece { side, kind }))
}

/// Squares of king and rook before castling in standard chess.
pub(crate) fn castling_homes(side: Side, castling_side: CastlingSide) -> [Square; 2] {
    let home = 8 * usize::from(home_rank(side));
    [Square::ALL[home + 4], Square::ALL[home + usize::from(castling_side.corner())]]
}

/// Castling rights of standard chess with king and rook at home.
pub(crate) fn castling_at_home(pieces: [Option<Piece>; 64]) -> CastlingRights {
    rights(CastlingRights::ALL)
        .filter(|&(side, castling_side)| {
            stands_at_home(&pieces, side, PieceType::King, 4)
                && stands_at_home(&pieces, side, PieceType::Rook, castling_side.corner())
        })
        .fold(CastlingRights::NONE, |castling, (side, castling_side)| castling.with(side, castling_side))
}

/// Why a double step cannot have been the last move.
pub(crate) enum ImpossibleStep {
    /// No double step passes the square.
    NoPath(Square),
    /// No double step of this side passes the square.
    OtherSides(Side, Square),
    /// This side has no pawn where the double step would have ended.
    NoPawn(Side, Square),
    /// The first square is occupied; then origin and destination of the step.
    Occupied(Square, [Square; 2]),
    /// Before the step (from, to), a piece on the third square would have checked the king on the fourth.
    Check([Square; 4]),
}

/// Why the double step implied by `setup.en_passant` cannot have been the last move; `None` if it can, or if
/// there is no en passant square.
pub(crate) fn impossible_double_step(setup: &Setup) -> Option<ImpossibleStep> {
    let passed = setup.en_passant?;
    let enemy = !setup.side_to_move;
    let forward = if enemy == WHITE { 1 } else { -1 };
    let (Some(origin), Some(target)) = (passed.offset(0, -forward), passed.offset(0, forward)) else {
        return Some(ImpossibleStep::NoPath(passed));
    };
    if rank_passed(setup.side_to_move) != passed.rank() {
        return Some(ImpossibleStep::OtherSides(enemy, passed));
    }
    let pawn = Some(Piece { side: enemy, kind: PieceType::Pawn });
    if setup.pieces[target.index()] != pawn {
        return Some(ImpossibleStep::NoPawn(enemy, target));
    }
    for square in [passed, origin] {
        if setup.pieces[square.index()].is_some() {
            return Some(ImpossibleStep::Occupied(square, [origin, target]));
        }
    }
    let mut before = setup.pieces;
    before.swap(origin.index(), target.index());
    let king = king(setup, setup.side_to_move)?;
    let attacker = attackers(&before, king, enemy).first()?;
    Some(ImpossibleStep::Check([origin, target, attacker, king]))
}

/// The rank of an en passant square when `to_move` may capture there.
pub(crate) const fn rank_passed(to_move: Side) -> u8 {
    match to_move {
        Side::First => 5,
        Side::Second => 2,
    }
}

/// The held castling rights in FEN order.
pub(crate) fn rights(castling: CastlingRights) -> impl Iterator<Item = (Side, CastlingSide)> {
    [
        (WHITE, CastlingSide::King),
        (WHITE, CastlingSide::Queen),
        (BLACK, CastlingSide::King),
        (BLACK, CastlingSide::Queen),
    ]
    .into_iter()
    .filter(move |&(side, castling_side)| castling.has(side, castling_side))
}

/// Pieces of side `by` that attack `target`. Walks outward from the target on a plain board: slower than the
/// move generator, and independent of it.
pub(crate) fn attackers(pieces: &[Option<Piece>; 64], target: Square, by: Side) -> Bitboard {
    const AHEAD: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
    const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

    let mut found = Bitboard::EMPTY;
    for (files, ranks) in LEAPS {
        if let Some(from) = target.offset(files, ranks)
            && pieces[from.index()] == Some(Piece { side: by, kind: PieceType::Knight })
        {
            found |= Bitboard::of(from);
        }
    }
    for (files, ranks) in AHEAD {
        let straight = files == 0 || ranks == 0;
        // Pawns attack forward, so the attacker is one rank behind its target.
        let pawn_side = if by == WHITE { ranks == -1 } else { ranks == 1 };
        let mut distance = 1;
        while let Some(from) = target.offset(files * distance, ranks * distance) {
            if let Some(piece) = pieces[from.index()] {
                let attacks = match piece.kind {
                    PieceType::Queen => true,
                    PieceType::Rook => straight,
                    PieceType::Bishop => !straight,
                    PieceType::King => distance == 1,
                    PieceType::Pawn => distance == 1 && !straight && pawn_side,
                    PieceType::Knight => false,
                };
                if piece.side == by && attacks {
                    found |= Bitboard::of(from);
                }
                break;
            }
            distance += 1;
        }
    }
    found
}

fn validate_rights(setup: &Setup, findings: &mut Findings) {
    for (side, castling_side) in unsupported_castling(setup) {
        findings.add(errors::unsupported_castling(side, castling_side));
    }
    if let Some(step) = impossible_double_step(setup) {
        findings.add(errors::impossible_step(setup.en_passant, &step));
    }
}

/// Squares of each side's pieces, by type.
type Census = PerSide<[Bitboard; 6]>;

fn census(setup: &Setup) -> Census {
    let mut census = Census::default();
    for square in Square::ALL {
        if let Some(piece) = setup.pieces[square.index()] {
            census[piece.side][piece.kind as usize] |= Bitboard::of(square);
        }
    }
    census
}

fn one_king(census: &Census, side: Side) -> Result<Square, Error> {
    let kings = census[side][PieceType::King as usize];
    match kings.first() {
        Some(king) if !kings.has_many() => Ok(king),
        _ => Err(errors::kings(side, kings)),
    }
}

fn no_pawn_on_back_ranks(census: &Census, side: Side) -> Result<(), Error> {
    let stray = census[side][PieceType::Pawn as usize] & (Bitboard::rank(0) | Bitboard::rank(7));
    let Some(square) = stray.first() else { return Ok(()) };
    Err(errors::back_rank_pawn(side, square))
}

/// Checks that one side's pieces can come from 16 pieces with 8 pawns.
///
/// With more than 16 pieces, at least as many promoted pieces are too many. The error names promoted pieces
/// only if they are the larger excess.
fn possible_material(census: &Census, side: Side) -> Result<(), Error> {
    let [kings, queens, rooks, bishops, knights, pawns] = census[side].map(Bitboard::len);
    if pawns > 8 {
        return Err(errors::pawn_count(side, pawns));
    }
    let dark_bishops = (census[side][PieceType::Bishop as usize] & Bitboard::DARK).len();
    let promoted = queens.saturating_sub(1)
        + rooks.saturating_sub(2)
        + knights.saturating_sub(2)
        + dark_bishops.saturating_sub(1)
        + (bishops - dark_bishops).saturating_sub(1);
    let missing_pawns = 8 - pawns;
    let pieces = pawns + knights + bishops + rooks + queens + kings;
    let pieces_too_many = pieces.saturating_sub(16);
    if promoted.saturating_sub(missing_pawns) > pieces_too_many {
        return Err(errors::material_surplus(side, promoted, missing_pawns));
    }
    if pieces_too_many > 0 {
        return Err(errors::piece_count(side, pieces));
    }
    Ok(())
}

fn king(setup: &Setup, side: Side) -> Option<Square> {
    let king = Some(Piece { side, kind: PieceType::King });
    Square::ALL.into_iter().find(|square| setup.pieces[square.index()] == king)
}

/// Whether one straight line runs through the three squares.
fn on_one_line(a: Square, middle: Square, b: Square) -> bool {
    let offset =
        |from: Square| (from.file() as i8 - middle.file() as i8, from.rank() as i8 - middle.rank() as i8);
    let ((a_files, a_ranks), (b_files, b_ranks)) = (offset(a), offset(b));
    a_files * b_ranks == a_ranks * b_files
}
