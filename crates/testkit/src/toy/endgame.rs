use super::{PAWN, SQUARES, Skirmish, WIDTH, movement};
use chariot_game::{Endgame, EndingPrinciples, NamedMates, Piece, Reach, SquareSet};

impl NamedMates for Skirmish {}

impl EndingPrinciples for Skirmish {}

impl Endgame for Skirmish {
    fn allowed(_piece: Piece) -> SquareSet {
        (0..SQUARES as u8).collect()
    }

    fn steps(piece: Piece, from: u8) -> Vec<Reach> {
        movement::steps(piece, from).to_vec()
    }

    fn attacks(piece: Piece, from: u8) -> Vec<Reach> {
        movement::attacks(piece, from).to_vec()
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
