use game::{Endgame, Man, Side, SplitMix64};

/// Placements drawn for one legal position before an ending is given up as having hardly any.
const TRIES: usize = 100_000;

/// A legal position with the placement it was made of.
pub(crate) struct Drawn<P> {
    pub(crate) men: Vec<(Man, u8)>,
    pub(crate) side: Side,
    pub(crate) position: P,
}

/// A random position of these men, each legal one as likely as any other; `None` if none turns up.
pub(crate) fn random_position<P: Endgame>(men: &[Man], random: &mut SplitMix64) -> Option<Drawn<P>> {
    let squares: Vec<Vec<u8>> = men.iter().map(|&man| P::allowed(man).iter().collect()).collect();
    (0..TRIES).find_map(|_| {
        let mut placed: Vec<(Man, u8)> = Vec::with_capacity(men.len());
        for (&man, squares) in men.iter().zip(&squares) {
            let square = squares[random.below(squares.len())];
            if placed.iter().any(|&(_, taken)| taken == square) {
                return None;
            }
            placed.push((man, square));
        }
        let side = Side::BOTH[random.below(2)];
        let position = P::from_men(&placed, side).ok()?;
        Some(Drawn { men: placed, side, position })
    })
}
