//! The stubborn defence of both games, against counts from the tables.

use session::{
    Dtm, GameId, Limits, NotatedMove, Outcome, PositionQuery, Session, Side, Style, Unwatched, open,
};
use std::ops::ControlFlow::Continue;

/// The replies to a move that win, by the tables.
fn winning_replies(session: &mut dyn Session, m: &NotatedMove) -> usize {
    session.play(&m.uci, Style::Uci).expect("legal");
    let replies = session.tables().probe().moves;
    session.undo();
    replies.iter().filter(|reply| matches!(reply.dtm, Some(Dtm::Win(_)))).count()
}

/// Winning replies to the longest and to the stubborn defence.
fn defences(session: &mut dyn Session) -> [usize; 2] {
    [false, true].map(|stubborn_defence| {
        let limits = Limits { stubborn_defence, ..Limits::depth(1) };
        let best = session.search().think(&limits, &mut Unwatched).best.expect("a move");
        winning_replies(session, &best)
    })
}

/// The fewest winning replies to a move that holds out longest.
fn fewest(session: &mut dyn Session) -> Option<usize> {
    let moves = session.tables().probe().moves;
    let longest = moves[0].dtm.and_then(Dtm::plies).expect("lost");
    let counts = moves.iter().filter_map(|probed| {
        let plies = probed.dtm.and_then(Dtm::plies).filter(|&plies| plies == longest);
        plies.map(|_| winning_replies(session, &probed.info))
    });
    counts.min()
}

#[test]
fn in_both_games_it_leaves_the_fewest_winning_replies() {
    for (game, material) in [(GameId::Chess, "KRK"), (GameId::Xiangqi, "KNKA")] {
        let mut session = open(game);
        session.tables().solve(material, &mut |_| Continue(())).expect("solvable");
        let query = PositionQuery {
            material: material.to_owned(),
            strong: Side::First,
            to_move: Side::Second,
            outcome: Some(Outcome::Loss),
            moves: None,
        };
        let mut fewer = 0;
        for seed in 0..40 {
            let fen = session.tables().random_position(&query, seed).expect("a lost position");
            session.set_start(Some(&fen)).expect("a FEN");
            let [longest, stubborn] = defences(&mut *session);
            assert_eq!(Some(stubborn), fewest(&mut *session), "{fen}");
            fewer += usize::from(stubborn < longest);
        }
        assert!(fewer > 3, "{game:?}: {fewer} of 40");
    }
}
