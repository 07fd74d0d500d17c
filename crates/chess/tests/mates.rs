//! Named mates, and near misses.

use chariot_chess::Position;
use chariot_game::{Mate, MatePattern, NamedMates};

/// Pattern of the mate in this position, which must be one.
fn pattern(fen: &str) -> Option<MatePattern> {
    let position: Position = fen.parse().expect("a position");
    Position::mate_pattern(&Mate::of(&position).unwrap_or_else(|| panic!("no mate: {fen}")))
}

#[test]
fn mates_have_their_names() {
    for (fen, name) in [
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", MatePattern::Smothered),
        ("3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", MatePattern::BackRank),
        ("6k1/8/8/8/8/8/PPP5/1K1q4 w - - 0 1", MatePattern::BackRank),
        ("7k/7R/5N2/8/8/8/8/6K1 b - - 0 1", MatePattern::Arabian),
        ("6k1/8/8/8/8/2n5/8/Kr6 w - - 0 1", MatePattern::Arabian),
        ("3rkr2/8/4Q3/8/8/8/8/4K3 b - - 0 1", MatePattern::Epaulette),
    ] {
        assert_eq!(pattern(fen), Some(name), "{fen}");
    }
}

#[test]
fn what_looks_alike_has_no_name() {
    for fen in [
        // By a knight, but another one guards the last square.
        "7k/4NNpp/8/8/8/8/8/6K1 b - - 0 1",
        // On the back rank, but a bishop guards a square in front of the king.
        "3R2k1/5pp1/8/8/8/3B4/8/6K1 b - - 0 1",
        // In the corner by a rook, but bishops protect it and guard the other square.
        "7k/7R/8/8/2B5/3B4/8/6K1 b - - 0 1",
        // Between two rooks, but the queen is next to the king.
        "3rkr2/4Q3/4K3/8/8/8/8/8 b - - 0 1",
    ] {
        assert_eq!(pattern(fen), None, "{fen}");
    }
}

#[test]
fn only_mates_are_mates() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        // Stalemate.
        "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1",
        // Check, but a pawn can move through.
        "3R2k1/5p1p/6p1/8/8/8/8/6K1 b - - 0 1",
    ] {
        let position: Position = fen.parse().expect("a position");
        assert!(Mate::of(&position).is_none(), "{fen}");
    }
}
