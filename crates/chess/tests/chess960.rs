//! Chess960 against cozy-chess, and castling in text.

use chariot_chess::Position;
use chariot_game::{ErrorKind, Notation, Rules, SplitMix64, Style};
use cozy_chess::Board;

fn their_moves(board: &Board) -> Vec<String> {
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        texts.extend(moves.into_iter().map(|m| m.to_string()));
        false
    });
    texts.sort_unstable();
    texts
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Checks that moves (cozy-chess writes castling as king takes rook), checks and texts agree. Reads ours from
/// theirs, by rook files and as X-FEN.
#[track_caller]
fn compare(ours: &Position, theirs: &Board) {
    let mut moves: Vec<String> =
        ours.legal_moves().into_iter().map(|m| ours.write_move(m, Style::Uci960)).collect();
    moves.sort_unstable();
    assert_eq!(moves, their_moves(theirs), "moves of {ours}");
    assert_eq!(ours.checkers().0, theirs.checkers().0, "checkers of {ours}");
    for fen in [format!("{theirs:#}"), ours.to_shredder_fen(), ours.to_string()] {
        let read = position(&fen);
        assert_eq!((&read, read.key()), (ours, ours.key()), "{fen}");
    }
    let field = |fen: &str, index| fen.split(' ').nth(index).map(String::from);
    for index in [0, 1, 2, 4, 5] {
        assert_eq!(field(&ours.to_shredder_fen(), index), field(&format!("{theirs:#}"), index));
    }
}

#[test]
fn every_start_position_agrees_with_cozy_chess() {
    for number in 0..960 {
        let theirs = Board::chess960_startpos(number);
        let ours = position(&format!("{theirs:#}"));
        compare(&ours, &theirs);
        assert_eq!(ours.to_string().split(' ').nth(2), Some("KQkq"), "the rooks are the outermost ones");
    }
    assert_eq!(position(&format!("{:#}", Board::chess960_startpos(518))), Position::startpos());
}

/// Different starts for the two sides soon produce rights that X-FEN cannot write with `KQkq` alone.
#[test]
fn random_games_agree_with_cozy_chess() {
    let mut random = SplitMix64::new(0x960);
    let (mut seen, mut castled) = (0, 0);
    while seen < testkit::cases(60_000) {
        let mut theirs = Board::double_chess960_startpos(random.below(960) as u32, random.below(960) as u32);
        let mut ours = position(&format!("{theirs:#}"));
        for _ in 0..120 {
            compare(&ours, &theirs);
            seen += 1;
            let moves = ours.legal_moves();
            if moves.is_empty() || theirs.status() != cozy_chess::GameStatus::Ongoing {
                break;
            }
            // Castle half of the time when possible, so that it occurs often.
            let castling = moves.iter().copied().filter(|m| m.is_castling() && random.below(2) == 0).last();
            let m = castling.unwrap_or(moves[random.below(moves.len())]);
            castled += u32::from(m.is_castling());
            assert_eq!(ours.read_move(&ours.write_move(m, Style::San)), Ok(m), "{m} in {ours}");
            let text = ours.write_move(m, Style::Uci960);
            assert_eq!(ours.read_move(&text), Ok(m), "{m} in {ours}");
            ours.play(m);
            theirs.play_unchecked(text.parse().expect("a move"));
        }
    }
    assert!(castled > seen / 120, "{castled} moves castle");
}

/// Checks the texts of the castling move, and king and rook after it.
#[track_caller]
fn check_castling(fen: &str, san: &str, uci: &str, after: &str) {
    let before = position(fen);
    let m = before.read_move(san).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!((m.to_string().as_str(), before.write_move(m, Style::San).as_str()), (uci, san), "{fen}");
    assert_eq!(before.read_move(uci), Ok(m));
    let mut position = before;
    position.play(m);
    assert_eq!(position.to_string().split(' ').next(), Some(after), "{fen}");
}

#[test]
fn king_and_rook_change_places_or_stay() {
    check_castling("k7/8/8/8/8/8/8/5KR1 w K - 0 1", "O-O", "f1g1", "k7/8/8/8/8/8/8/5RK1");
    check_castling("k7/8/8/8/8/8/8/6KR w K - 0 1", "O-O", "g1h1", "k7/8/8/8/8/8/8/5RK1");
    check_castling("k7/8/8/8/8/8/8/2RK4 w Q - 0 1", "O-O-O", "d1c1", "k7/8/8/8/8/8/8/2KR4");
    check_castling("1r1k4/8/8/8/8/8/8/K7 b q - 0 1", "O-O-O", "d8b8", "2kr4/8/8/8/8/8/8/K7");
    check_castling("1rk5/8/8/8/8/8/8/6K1 b q - 0 1", "O-O-O", "c8b8", "2kr4/8/8/8/8/8/8/6K1");
    check_castling("k7/8/8/8/8/8/8/1K5R w K - 0 1", "O-O", "b1h1", "k7/8/8/8/8/8/8/5RK1");
    // Castling from the usual squares is written as usual, even beside a right that only Chess960 has.
    check_castling("k7/8/8/8/8/8/8/1R2K2R w KQ - 0 1", "O-O", "e1g1", "k7/8/8/8/8/8/8/1R3RK1");
    check_castling("k7/8/8/8/8/8/8/1R2K2R w KQ - 0 1", "O-O-O", "e1b1", "k7/8/8/8/8/8/8/2KR3R");
}

#[test]
fn what_stands_or_looks_in_the_way_forbids_castling() {
    for (fen, why) in [
        ("k7/8/8/8/8/8/8/qRK5 w Q - 0 1", "the rook shields the king"),
        ("k7/8/8/8/8/5r2/8/3K3R w K - 0 1", "f1 is attacked on the way"),
        ("k7/8/8/8/8/6r1/8/5KR1 w K - 0 1", "g1 is attacked behind the rook"),
        ("k7/8/8/8/8/8/8/1RN1K3 w Q - 0 1", "a knight stands between"),
        ("k7/8/8/8/8/8/8/NRK5 w K - 0 1", "no rook stands on that side"),
        ("k7/8/8/8/8/2r5/8/1RK5 w Q - 0 1", "the king is in check"),
    ] {
        let moves = position(fen).legal_moves();
        assert!(!moves.iter().any(|m| m.is_castling()), "{fen}: {why}");
    }
    let free = position("4k3/8/8/8/8/1r6/8/R1K5 w Q - 0 1");
    assert!(free.legal_moves().iter().any(|m| m.is_castling()), "the rook may pass over b1");
}

#[test]
fn a_king_step_is_told_from_castling_by_its_text() {
    let both = position("k7/8/8/8/8/8/8/5K1R w K - 0 1");
    let castling = both.read_move("f1h1").expect("castling");
    let step = both.read_move("f1g1").expect("a step");
    assert!(castling.is_castling() && !step.is_castling());
    assert_eq!((both.write_move(step, Style::San), both.read_move("Kg1")), ("Kg1".to_string(), Ok(step)));
    // Standard castling may also be written as the king taking its rook.
    let usual = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(usual.read_move("e1h1"), usual.read_move("e1g1"));
    assert_eq!(usual.read_move("e1a1"), usual.read_move("O-O-O"));
    let written = ["e1h1", "e1a1", "e1e2", "h1h8"].map(|text| {
        let m = usual.read_move(text).expect("legal");
        [Style::Uci, Style::Uci960].map(|style| usual.write_move(m, style))
    });
    assert_eq!(written, [["e1g1", "e1h1"], ["e1c1", "e1a1"], ["e1e2", "e1e2"], ["h1h8", "h1h8"]]);
    let error = position("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1").read_move("e1h1").expect_err("no right");
    assert_eq!(error.kind, ErrorKind::IllegalMove);
}

#[test]
fn positions_with_other_rooks_of_castling_are_told_apart() {
    let rights = ["GQ", "KQ", "G", "K", "Q", "-"];
    let keys: std::collections::HashSet<u64> = rights
        .map(|rights| position(&format!("4k3/8/8/8/8/8/8/1R2K1RR w {rights} - 0 1")).key())
        .into_iter()
        .collect();
    assert_eq!(keys.len(), rights.len());
}
