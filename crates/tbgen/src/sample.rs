use game::{Endgame, Piece, Side, SplitMix64};

/// Placements drawn for one legal position before an ending is given up as having hardly any.
const TRIES: usize = 100_000;

/// A legal position with the placement it was made of.
pub(crate) struct Drawn<P> {
    pub(crate) pieces: Vec<(Piece, u8)>,
    pub(crate) side: Side,
    pub(crate) position: P,
}

/// A random position of these pieces, each legal one as likely as any other; `None` if none turns up.
pub(crate) fn random_position<P: Endgame>(pieces: &[Piece], random: &mut SplitMix64) -> Option<Drawn<P>> {
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
        Some(Drawn { pieces: placed, side, position })
    })
}
