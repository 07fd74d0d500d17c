use game::{Endgame, Fault, Side, SplitMix64, SquareSet};
use tablebase::Material;

/// Placements tried before an ending is called impossible; a playable one turns up in a few.
const ATTEMPTS: usize = 10_000;

/// A position of the ending with a legal move to make, every such placement equally likely.
pub(crate) fn random_position<P: Endgame>(material: &Material, to_move: Side, seed: u64) -> Result<P, Fault> {
    let mut random = SplitMix64::new(seed);
    let men = material.men();
    for _ in 0..ATTEMPTS {
        let placed: Vec<_> = men
            .iter()
            .map(|&man| {
                let squares: Vec<u8> = P::allowed(man).iter().collect();
                (man, squares[random.below(squares.len())])
            })
            .collect();
        let squares: SquareSet = placed.iter().map(|&(_, square)| square).collect();
        if squares.len() as usize != placed.len() {
            continue;
        }
        if let Some(position) =
            P::from_men(&placed, to_move).ok().filter(|position| position.legal_count() > 0)
        {
            return Ok(position);
        }
    }
    Err(Fault::new("MATERIAL", format!("{} has no position with a move to make", material.name())))
}
