//! A xiangqi session, through the same traits as chess.

use session::{GameId, Limits, Outcome, Session, Side, Style, Termination, Unwatched, open};
use std::ops::ControlFlow::Continue;

fn at(fen: Option<&str>, moves: &[&str]) -> Box<dyn Session> {
    let mut session = open(GameId::Xiangqi);
    session.set_start(fen).expect("a FEN");
    for text in moves {
        session.play(text, Style::Uci).expect("a legal move");
    }
    session
}

#[test]
fn one_move_is_written_in_every_style() {
    let mut session = at(None, &["h3e3"]);
    let styles = [Style::Uci, Style::Iccs, Style::Wxf, Style::ZhHans, Style::ZhHant];
    let texts = styles.map(|style| {
        session.set_style(Some(style));
        session.view().history()[0].text.clone()
    });
    assert_eq!(texts, ["h3e3", "h2e2", "C2=5", "炮二平五", "炮二平五"]);
}

#[test]
fn a_typed_move_means_what_its_notation_says() {
    // With ranks from 1 this is the cannon's move to the centre; with ranks from 0 it does not exist.
    let mut session = at(None, &[]);
    session.play("h2e2", Style::Iccs).expect("legal with ranks from 0");
    assert_eq!(session.view().history()[0].uci, "h3e3");
    session.play("马8进7", Style::ZhHans).expect("legal");
    assert_eq!(session.view().history()[1].uci, "h10g8");
}

#[test]
fn perpetual_check_loses_and_is_explained() {
    let cycle = ["e5d5", "d10e10", "d5e5", "e10d10"];
    let fen = "3k5/9/9/9/9/4R4/9/9/9/5K3 w - - 0 1";
    let start = at(Some(fen), &["e5d5", "d10e10", "d5e5"]);
    assert_eq!(start.view().result(), None);
    let moves: Vec<&str> = cycle.iter().cycle().take(8).copied().collect();
    let session = at(Some(fen), &moves);
    let result = session.view().result().expect("the third occurrence");
    assert_eq!(result.termination, Termination::PerpetualCheck);
    assert_eq!(result.outcome, Outcome::Loss, "Red is to move and has checked for ever");
    let words = session.view().explanation().expect("an explanation");
    assert!(words.contains("Red") && words.contains("rook") && words.contains("check"), "{words}");
}

#[test]
fn a_side_without_moves_has_lost() {
    let session = at(Some("3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1"), &[]);
    let result = session.view().result().expect("stalemate");
    assert_eq!((result.outcome, result.termination), (Outcome::Loss, Termination::Stalemate));
}

#[test]
fn draws_are_undecided_where_both_sides_can_give_check() {
    let cases = [
        ("3k5/9/9/9/9/9/9/p8/9/N3K4 w - - 0 1", true),
        ("3k5/9/9/9/9/9/9/9/9/N3K4 w - - 0 1", false),
        ("3k1a3/9/9/9/9/9/9/9/9/N3K4 w - - 0 1", false),
        ("3k5/9/9/9/9/9/9/p8/9/3AK4 w - - 0 1", false),
    ];
    for (fen, undecided) in cases {
        assert_eq!(at(Some(fen), &[]).tables().probe().undecided_draws, undecided, "{fen}");
    }
    assert!(!open(GameId::Chess).tables().probe().undecided_draws);
}

#[test]
fn every_start_with_odds_can_be_played() {
    let odds = open(GameId::Xiangqi).view().odds();
    assert_eq!(odds.len(), 9);
    for start in odds {
        for fen in start.given_by.0 {
            let mut session = at(Some(fen), &[]);
            assert_eq!(session.view().fen(), fen, "{}", start.name);
            assert!(
                session.search().think(&Limits::depth(2), &mut Unwatched).best.is_some(),
                "{}",
                start.name
            );
        }
    }
}

#[test]
fn the_engine_finds_a_mate() {
    let mut session = at(Some("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1"), &[]);
    let answer = session.search().think(&Limits::depth(4), &mut Unwatched);
    assert_eq!(answer.lines[0].score.to_string(), "#1");
    session.play(&answer.best.expect("a move").uci, Style::Uci).expect("legal");
    assert_eq!(session.view().result().map(|result| result.termination), Some(Termination::Checkmate));
}

#[test]
fn an_elephant_stays_on_its_seven_points_and_a_general_in_his_palace() {
    let mut session = at(Some("3k5/9/4b4/9/9/9/9/9/4K4/R8 w - - 0 1"), &[]);
    session.tables().solve("KRKB", &mut |_| Continue(())).expect("solvable");
    let places = |session: &mut dyn Session, from| {
        session.tables().heat_map(from).into_iter().filter(|spot| spot.dtm.is_some()).count()
    };
    assert_eq!(places(&mut *session, "e8"), 7);
    assert!(places(&mut *session, "d10") <= 9);
    assert!(places(&mut *session, "a1") > 60);
}

#[test]
fn the_text_book_is_right_about_rook_and_horse() {
    let mut session = at(None, &[]);
    for (name, all, longest) in [("KRKAA", true, 19), ("KNKA", false, 37)] {
        session.tables().solve(name, &mut |_| Continue(())).expect("solvable");
        let counts = session.tables().dtm_counts(name).expect("a table");
        let red = &counts[Side::First];
        assert_eq!((red.draws == 0, red.by_plies.len()), (all, longest + 1), "{name}");
    }
}

#[test]
fn an_ending_too_large_for_any_table_says_what_it_would_take() {
    let info = open(GameId::Xiangqi).tables().material("KRNKRC").expect("an ending");
    assert!(info.memory.expect("its pieces can be solved") > 1 << 31);
}
