use chariot_chess::Position;
use chariot_game::{Rules, Tactics};

#[track_caller]
fn check(fen: &str, text: &str, expected: i32) {
    let position: Position = fen.parse().unwrap();
    let m = position.legal_moves().into_iter().find(|m| m.to_string() == text).unwrap();
    assert!(position.see_ge(m, expected) && !position.see_ge(m, expected + 1), "{text} in {fen}");
}

#[test]
fn known_exchanges() {
    check("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100);
    check("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", 100 - 310);
    // En passant, recaptured.
    check("4k3/8/3p4/1pP5/8/8/8/4K3 w - b6 0 1", "c5b6", 100);
    check("4k3/p7/8/1pP5/8/8/8/4K3 w - b6 0 1", "c5b6", 0);
    // A promotion lost at once costs the pawn.
    check("3rk3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", -100);
    // A rook behind a rook joins in; a king does not capture a defended piece.
    check("3r2k1/3r4/8/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", 100 - 500);
    check("8/8/3k4/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", 100);
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0);
}
