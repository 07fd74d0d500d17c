use crate::index::PositionIndex;
use crate::material::Material;
use crate::rules::EndgameRules;
use game::{Endgame, Piece};

/// Memory to solve an ending and write its table, in bytes: an upper bound.
#[must_use]
pub fn memory_needed<P: Endgame>(material: &Material) -> u64 {
    // Thirteen sets of words, and a byte for each bit and side. Before that a smaller table is unpacked; afterwards
    // some sets are dropped before the results are put in order. KRPKR, with both, took 287 bytes in all.
    const BYTES_PER_CONFIGURATION: u64 = 13 * 8 + 2 * 64 + 72;
    let rules = EndgameRules::of::<P>();
    let pieces = material.pieces();
    let symmetries = (rules.symmetries)(&pieces);
    let king_squares = (rules.allowed)(pieces[0])
        .iter()
        .filter(|&square| symmetries.iter().all(|symmetry| symmetry[usize::from(square)] >= square));
    let squares = |piece: Piece| (rules.allowed)(piece).len() as u64;
    let placements =
        PositionIndex::max_positions(rules, material) / (squares(pieces[0]) * squares(pieces[1]));
    let configurations = placements.saturating_mul(king_squares.count() as u64);
    configurations.saturating_mul(BYTES_PER_CONFIGURATION)
}
