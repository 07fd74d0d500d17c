use super::slices::Slices;
use crate::index::PositionIndex;
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::{Endgame, Piece};

/// Upper bound on the memory to solve an ending and write its table, in bytes.
#[must_use]
pub fn memory_needed<P: Endgame>(material: &Material) -> u64 {
    // Thirteen sets of words, and a byte for each bit and side. Earlier the results of a smaller ending are there; later
    // some sets are dropped before the results are reordered. Measured: 252 bytes in all for KQRKR.
    const BYTES_PER_CONFIGURATION: u64 = 13 * 8 + 2 * 64 + 72;
    // The results of both sides, plus solving a slice or writing with two threads. Measured: 157 bytes in all
    // for KRPKR.
    const BYTES_PER_SLICED_CONFIGURATION: u64 = 2 * 58 + 48;
    let bytes = if Slices::divide(EndgameRules::of::<P>(), material) {
        BYTES_PER_SLICED_CONFIGURATION
    } else {
        BYTES_PER_CONFIGURATION
    };
    configurations::<P>(material).saturating_mul(bytes)
}

/// Upper bound on the memory to solve an ending under the fifty-move rule ([`solve_dtz`](crate::solve_dtz))
/// and write its file, in bytes.
#[must_use]
pub fn dtz_memory_needed<P: Endgame>(material: &Material) -> u64 {
    // Up to forty sets of words, and a byte for each bit and side. At the end the results of both metrics are
    // in memory.
    const BYTES_PER_CONFIGURATION: u64 = 40 * 8 + 2 * 64 + 4 * 58;
    // The results of both metrics, plus solving a slice or writing with two threads.
    const BYTES_PER_SLICED_CONFIGURATION: u64 = 4 * 58 + 48;
    let sliced = Slices::divide(EndgameRules::of::<P>(), material);
    let bytes = if sliced { BYTES_PER_SLICED_CONFIGURATION } else { BYTES_PER_CONFIGURATION };
    configurations::<P>(material).saturating_mul(bytes)
}

/// Number of configurations that the solver goes through.
fn configurations<P: Endgame>(material: &Material) -> u64 {
    let rules = EndgameRules::of::<P>();
    let pieces = material.pieces();
    let symmetries = (rules.symmetries)(&pieces);
    let king_squares = (rules.allowed)(pieces[0])
        .iter()
        .filter(|&square| symmetries.iter().all(|symmetry| symmetry[usize::from(square)] >= square));
    let squares = |piece: Piece| (rules.allowed)(piece).len() as u64;
    let placements =
        PositionIndex::max_positions(rules, material) / (squares(pieces[0]) * squares(pieces[1]));
    placements.saturating_mul(king_squares.count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;

    /// Measured bytes for each configuration: a placement of all pieces but the second king, with the first
    /// king on one of each set of symmetric squares.
    #[test]
    fn bounds_hold_what_was_measured_and_little_more() {
        let measured = [("KQRKR", 10 * 64_u64.pow(3), 252), ("KRPKR", 32 * 48 * 64_u64.pow(2), 157)];
        for (name, configurations, bytes) in measured {
            let ending = Material::parse::<Position>(name).expect("an ending");
            assert_eq!(configurations, super::configurations::<Position>(&ending));
            let (taken, bound) = (configurations * bytes, memory_needed::<Position>(&ending));
            assert!((taken..taken * 5 / 4).contains(&bound), "{name}: {bound}, {taken} taken");
        }
    }

    /// 752 MiB in all, with two threads (`tbgen generate chess KBBKN --dtz`): the two bishops share
    /// configurations.
    #[test]
    fn the_bound_under_the_fifty_move_rule_holds_what_was_measured() {
        let bound = dtz_memory_needed::<Position>(&Material::parse::<Position>("KBBKN").expect("an ending"));
        assert!((752 << 20..1_504 << 20).contains(&bound), "{bound}");
    }
}
