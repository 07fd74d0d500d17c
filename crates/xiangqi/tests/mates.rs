//! Named mates, and near misses.

use chariot_game::{Mate, MatePattern, NamedMates, Rules};
use chariot_xiangqi::Position;

/// Pattern of the mate in this position, which must be one.
fn pattern(fen: &str) -> Option<MatePattern> {
    let position: Position = fen.parse().expect("a position");
    Position::mate_pattern(&Mate::of(&position).unwrap_or_else(|| panic!("no mate: {fen}")))
}

/// The position with colours and edges swapped.
fn turned(fen: &str) -> String {
    let (board, _) = fen.split_once(' ').expect("a board");
    let swap = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

#[test]
fn mates_have_their_names() {
    for (fen, name) in [
        ("3aka3/9/9/9/9/4C4/9/4C4/9/4K4 b - - 0 1", MatePattern::DoubleCannon),
        ("4k4/9/4N4/9/9/4C4/9/9/9/4K4 b - - 0 1", MatePattern::HorseAndCannon),
        ("4ka1C1/4a4/9/9/9/9/9/9/9/4K4 b - - 0 1", MatePattern::SmotheredPalace),
        ("3kr4/4a4/3a5/9/9/3C5/9/9/9/4K4 b - - 0 1", MatePattern::SmotheredPalace),
        ("4ka3/2N1a4/9/9/9/9/9/9/9/3RK4 b - - 0 1", MatePattern::ElbowHorse),
        ("2P1ka3/R8/3N5/9/9/9/9/9/9/3K5 b - - 0 1", MatePattern::PalcornerHorse),
        ("3Rk4/4a4/4b4/9/9/4C4/9/9/9/3K5 b - - 0 1", MatePattern::IronBolt),
        ("R3k4/8R/9/9/9/9/9/9/9/3K5 b - - 0 1", MatePattern::DoubleRooks),
        ("4kr3/9/9/9/9/4R4/9/9/9/3K5 b - - 0 1", MatePattern::FacingGeneral),
        ("4k3R/9/6N2/9/9/9/9/9/9/3K5 b - - 0 1", MatePattern::AnglerHorse),
        ("5k3/9/3N5/9/9/9/9/5R3/9/3K5 b - - 0 1", MatePattern::OctagonHorse),
    ] {
        assert_eq!(pattern(fen), Some(name), "{fen}");
        assert_eq!(pattern(&turned(fen)), Some(name), "turned: {fen}");
    }
}

#[test]
fn what_looks_alike_has_another_name_or_none() {
    for (fen, name) in [
        // A cannon over a pawn.
        ("4k4/9/4P4/9/9/4C4/9/9/9/3RKR3 b - - 0 1", None),
        // By a horse, but the general is not at home.
        ("3k5/R8/2N6/9/9/9/9/9/4R4/4K4 b - - 0 1", None),
        // A rook next to the general, but no cannon controls the palace.
        ("3Rk4/9/4P4/9/9/9/9/9/9/3K5 b - - 0 1", Some(MatePattern::FacingGeneral)),
        // A rook on the last rank and a cannon that controls the palace, but the rook is not next to the
        // general.
        ("R3k4/4a4/4b4/9/9/4C4/9/9/9/3K5 b - - 0 1", None),
        // By a rook, but a pawn guards the adjacent line.
        ("R3k4/9/4P4/9/9/9/9/9/9/3K5 b - - 0 1", None),
        // A horse on the angler's point, but a pawn guards the same escape.
        ("4k3R/3P1P3/6N2/9/9/9/9/9/9/3K5 b - - 0 1", None),
        // The enemy general guards an escape, but so does a pawn.
        ("2P1kr3/9/9/9/9/4R4/9/9/9/3K5 b - - 0 1", None),
    ] {
        assert_eq!(pattern(fen), name, "{fen}");
        assert_eq!(pattern(&turned(fen)), name, "turned: {fen}");
    }
}

#[test]
fn only_mates_are_mates() {
    for fen in [
        // No legal move loses too, but there is no check.
        "3k5/9/4P4/9/9/9/9/9/9/4K4 b - - 0 1",
        // The advisor can interpose.
        "4ka3/9/9/9/9/4R4/9/9/9/3K5 b - - 0 1",
    ] {
        let position: Position = fen.parse().expect("a position");
        assert!(Mate::of(&position).is_none(), "{fen}: {}", position.legal_moves().len());
    }
}
