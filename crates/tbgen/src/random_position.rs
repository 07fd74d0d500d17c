use chariot_game::{Endgame, Piece, Side, SplitMix64};

/// Placements tried before assuming that an ending has no legal position.
const TRIES: usize = 100_000;

pub(crate) struct RandomPosition<P> {
    pub(crate) pieces: Vec<(Piece, u8)>,
    pub(crate) side: Side,
    pub(crate) position: P,
}

/// A uniformly random legal position of these pieces; `None` if none turns up.
pub(crate) fn random_position<P: Endgame>(
    pieces: &[Piece],
    random: &mut SplitMix64,
) -> Option<RandomPosition<P>> {
    let squares: Vec<Vec<u8>> = pieces.iter().map(|&piece| P::allowed(piece).iter().collect()).collect();
    (0..TRIES).find_map(|_| {
        let mut placed: Vec<(Piece, u8)> = Vec::with_capacity(pieces.len());
        for (&piece, squares) in pieces.iter().zip(&squares) {
            let square = squares[random.below(squares.len())];
            if placed.iter().any(|&(_, taken)| taken == square) {
                return None;
            }
            placed.push((piece, square));
        }
        let side = Side::BOTH[random.below(2)];
        let position = P::from_pieces(&placed, side).ok()?;
        Some(RandomPosition { pieces: placed, side, position })
    })
}
