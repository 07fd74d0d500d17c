use super::position::MOVE_LIMIT;
use super::{PAWN, PROMOTIONS, Position, SQUARES, WIDTH, movement};
use chariot_game::{Endgame, EndingPrinciples, NamedMates, Piece, Reach, SquareSet};

impl NamedMates for Position {}

impl EndingPrinciples for Position {}

impl Endgame for Position {
    const ZEROING_LIMIT: Option<u16> = Some(MOVE_LIMIT);

    fn allowed(piece: Piece) -> SquareSet {
        let last = WIDTH - 1;
        (0..SQUARES as u8)
            .filter(|square| piece.kind != PAWN || (1..last).contains(&(square / WIDTH)))
            .collect()
    }

    fn steps(piece: Piece, from: u8) -> Vec<Reach> {
        movement::steps(piece, from).to_vec()
    }

    fn attacks(piece: Piece, from: u8) -> Vec<Reach> {
        movement::attacks(piece, from).to_vec()
    }

    fn promotions(piece: Piece) -> Vec<u8> {
        if piece.kind == PAWN { PROMOTIONS.to_vec() } else { Vec::new() }
    }

    fn resets_clock(piece: Piece) -> bool {
        piece.kind == PAWN
    }

    fn symmetries(pieces: &[Piece]) -> Vec<Vec<u8>> {
        let last = WIDTH - 1;
        let same = |f, r| (f, r);
        let mirror = |f, r| (last - f, r);
        // Only pawns have a direction.
        let maps: &[&dyn Fn(u8, u8) -> (u8, u8)] = if pieces.iter().any(|piece| piece.kind == PAWN) {
            &[&same, &mirror]
        } else {
            &[
                &same,
                &mirror,
                &|f, r| (f, last - r),
                &|f, r| (last - f, last - r),
                &|f, r| (r, f),
                &|f, r| (last - r, f),
                &|f, r| (r, last - f),
                &|f, r| (last - r, last - f),
            ]
        };
        let image = |map: &dyn Fn(u8, u8) -> (u8, u8), square: u8| {
            let (file, rank) = map(square % WIDTH, square / WIDTH);
            rank * WIDTH + file
        };
        maps.iter().map(|map| (0..SQUARES as u8).map(|square| image(map, square)).collect()).collect()
    }

    fn is_plain(&self) -> bool {
        true
    }
}
