//! Chess960 over UCI: castling as the king taking its own rook, positions in X-FEN or Shredder-FEN.

use crate::driver::UciProcess;
use crate::{best_move, count};

/// Start position number 0, with king and rooks on f, g and h, and the way cleared for White.
const START: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQ3KR w Hhf - 0 1";

#[test]
fn castling_is_written_as_the_option_says() {
    let mut engine = UciProcess::start();
    let castle = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (on, text) in [("true", "e1h1"), ("false", "e1g1")] {
        engine.send(&format!("setoption name UCI_Chess960 value {on}\n{castle}"));
        let lines = engine.search(&format!("go depth 3 searchmoves {text}"));
        assert_eq!((best_move(&lines).as_str(), count(&lines, "info string")), (text, 0), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains(&format!(" pv {text}"))), "{lines:?}");
        engine.send(&format!("{castle} moves {text}\nd"));
        let lines = engine.settled();
        assert!(lines.iter().any(|line| line.contains("r3k2r/8/8/8/8/8/8/R4RK1 b kq")), "{lines:?}");
    }
    // The other game has no castling and keeps its own coordinates.
    engine.send("setoption name UCI_Chess960 value true\nsetoption name UCI_Variant value xiangqi");
    engine.send("position startpos moves h3e3");
    assert!(engine.settled().is_empty());
    engine.quit();
}

#[test]
fn positions_of_either_kind_are_read_and_king_and_rook_change_places() {
    let mut engine = UciProcess::start();
    engine.send("setoption name UCI_Chess960 value true");
    for rights in ["Hhf", "Kkq"] {
        let fen = START.replace("Hhf", rights);
        engine.send(&format!("position fen {fen} moves g1h1\nd"));
        let lines = engine.settled();
        assert_eq!(count(&lines, "info string error"), 0, "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("/PPPPPPPP/BBQ2RK1 b kq - ")), "{lines:?}");
        let lines = engine.search(&format!("position fen {fen}\ngo depth 2 searchmoves g1h1"));
        assert_eq!(best_move(&lines), "g1h1");
    }
    engine.send(&format!("position fen {}", START.replace("Hhf", "Ehf")));
    assert_eq!(count(&engine.settled(), "info string error CASTLING_960"), 1);
    engine.send(&format!("position fen {START}\ngo perft 1"));
    let lines = engine.until("Nodes searched");
    assert_eq!(count(&lines, "g1h1: 1"), 1, "{lines:?}");
    engine.quit();
}

/// A game from a Chess960 start: both sides understand each other's moves.
#[test]
fn a_game_is_played_in_its_own_moves() {
    let mut engine = UciProcess::start();
    engine.send("setoption name UCI_Chess960 value true");
    let start = "position fen nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1 moves";
    let mut moves: Vec<String> = Vec::new();
    while moves.len() < 60 {
        let lines = engine.search(&format!("{start} {}\ngo nodes 300", moves.join(" ")));
        assert_eq!(count(&lines, "info string"), 0, "{lines:?}");
        match best_move(&lines).as_str() {
            "(none)" => break,
            m => moves.push(m.to_owned()),
        }
    }
    assert!(moves.len() > 20, "{moves:?}");
    engine.quit();
}
