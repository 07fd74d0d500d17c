//! A new game takes its rules and one entry in the list of games: the conformance kit's toy game plays through the
//! same session.

use session::{Dtm, GameId, Limits, Session, Side, Style, Unwatched, bench, game_of_fen, open};
use std::ops::ControlFlow::Continue;

fn at(fen: &str) -> Box<dyn Session> {
    let mut session = open(GameId::Toy);
    session.set_start(Some(fen)).expect("a FEN");
    session
}

#[test]
fn it_is_in_the_list_of_games() {
    assert_eq!("toy".parse(), Ok(GameId::Toy));
    assert_eq!(open(GameId::Toy).game(), GameId::Toy);
}

#[test]
fn it_is_played() {
    let mut session = at("k4/5/5/4P/3KN w 0 1");
    assert_eq!(session.view().legal_moves().len(), 5);
    session.play("d1c1", Style::Uci).expect("legal");
    assert_eq!(session.view().history()[0].uci, "d1c1");
    assert_eq!(session.view().side_to_move(), Side::Second);
    assert!(session.undo());
    assert_eq!(session.view().fen(), session.view().start_fen());
}

#[test]
fn it_is_searched() {
    let mut session = open(GameId::Toy);
    let result = session.search().think(&Limits::depth(4), &mut Unwatched);
    let best = result.best.expect("a move");
    session.play(&best.uci, Style::Uci).expect("legal");
    let nodes = bench(session.as_mut(), 4);
    assert!(nodes > 0);
    assert_eq!(bench(session.as_mut(), 4), nodes);
}

#[test]
fn its_endings_are_solved_and_played_to_mate() {
    let mut session = at("4k/5/5/5/R1K2 w 0 1");
    session.tables().solve("KRK", &mut |_| Continue(())).expect("solvable");
    let Some(Dtm::Win(plies)) = session.tables().probe().dtm else { panic!("king and rook win") };
    for left in (1..=plies).rev() {
        let probe = session.tables().probe();
        assert_eq!(probe.dtm.and_then(Dtm::plies), Some(left));
        session.play(&probe.moves[0].info.uci, Style::Uci).expect("legal");
    }
    assert!(session.view().result().is_some());
}

#[test]
fn the_list_tells_which_game_a_fen_is_of() {
    for &game in GameId::ALL {
        assert_eq!(game_of_fen(&open(game).view().fen()), Some(game));
    }
    // No game reads these FENs, but the boards show the game.
    assert_eq!(
        game_of_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABN w"),
        Some(GameId::Xiangqi)
    );
    assert_eq!(game_of_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1"), Some(GameId::Chess));
}

#[test]
fn what_belongs_to_a_game_is_plausible() {
    for &game in GameId::ALL {
        assert!(game.ratings().is_sorted(), "{game}");
        for fen in game.bench_positions() {
            assert_eq!(game_of_fen(fen), Some(game), "{fen}");
            let mut session = open(game);
            session.set_start(Some(fen)).expect("a FEN");
            assert_eq!(session.view().result(), None, "{fen}");
        }
        for material in game.ending_sets().iter().flat_map(|set| set.endings()) {
            open(game).tables().material(&material).expect("an ending");
        }
    }
}
