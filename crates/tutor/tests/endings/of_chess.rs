//! Facts about chess endings, checked against the tables in every position.

use super::fortresses::stays_near;
use super::known::{Known, Stated, check_all, every_position, solved, value};
use chariot_chess::Position;
use chariot_game::{Board, Dtm, Endgame, EndingPrinciple, Outcome, Piece, Rules, Side, Tactics};
use std::cell::RefCell;
use std::collections::HashMap;

fn all(name: &str, step: usize) -> Stated {
    let runs = Runs::default();
    check_all(name, step, |known, played, principle| check(&runs, known, played, principle))
}

/// Proves a principle by the tables.
fn check(
    runs: &Runs,
    known: &Known<'_, Position>,
    played: <Position as Rules>::Move,
    principle: EndingPrinciple,
) {
    let Known { tables, position, .. } = known;
    let choice = known.choice(played);
    let context = || format!("{position} {played}: {principle:?}");
    let after = |m| choice.after(m);
    match principle {
        EndingPrinciple::Opposition => {
            for m in choice.keeping() {
                // Mutual zugzwang: with the other side to move, the result would change.
                let kept = after(m);
                let turned =
                    Position::from_pieces(&kept.pieces(), position.side_to_move()).expect("no check");
                let [to_move, turned] = [&kept, &turned].map(|position| value(tables, position).outcome());
                assert_eq!(-to_move, choice.best().outcome(), "{}", context());
                assert_ne!(turned, choice.best().outcome(), "{}", context());
                let squares: Vec<u8> = kept
                    .pieces()
                    .into_iter()
                    .filter(|(piece, _)| piece.kind == 0)
                    .map(|(_, at)| at)
                    .collect();
                let [files, ranks] =
                    [|at: u8| at % 8, |at: u8| at / 8].map(|of| of(squares[0]).abs_diff(of(squares[1])));
                assert!(files * ranks == 0 && (files + ranks) % 2 == 0, "{}", context());
            }
        }
        EndingPrinciple::IntoSquare { .. } => {
            assert_eq!(choice.played().outcome(), Outcome::Loss);
            assert!(runs_home(runs, &after(played)), "{}", context());
            assert!(choice.keeping().into_iter().all(|m| !runs_home(runs, &after(m))), "{}", context());
        }
        EndingPrinciple::PawnRuns { .. } => {
            for m in choice.keeping() {
                let replies = after(m);
                let mut all = replies.legal_moves().into_iter().map(|reply| {
                    let mut next = replies.clone();
                    next.play(reply);
                    runs_home(runs, &next)
                });
                assert!(all.all(|runs| runs), "{}", context());
            }
        }
        EndingPrinciple::WrongBishop { corner } => {
            let draws =
                if choice.played().outcome() == Outcome::Draw { vec![played] } else { choice.keeping() };
            for m in draws {
                // Nothing attacks the corner now or after any move, so the king stays.
                let held = after(m);
                let pieces = held.pieces();
                let strong = pieces.iter().find(|(piece, _)| piece.kind == 5).expect("a pawn").0.side;
                let attacks = |&(piece, square): &(Piece, u8)| {
                    piece.side == strong
                        && Position::attacks(piece, square).iter().any(|reach| reach.to == corner)
                };
                assert_eq!(value(tables, &held), Dtm::Draw, "{}", context());
                assert!(!pieces.iter().filter(|(piece, _)| piece.kind != 5).any(attacks), "{}", context());
            }
        }
        EndingPrinciple::RookPawn { corner } => {
            let draws =
                if choice.played().outcome() == Outcome::Draw { vec![played] } else { choice.keeping() };
            for m in draws {
                assert!(stays_near(tables, &after(m), weaker(&after(m)), corner, 1), "{}", context());
            }
        }
        EndingPrinciple::PawnOnSeventh { pawn } => {
            let weak = weaker(position);
            let promotion = if weak == Side::First { pawn + 8 } else { pawn - 8 };
            assert!(!(8..56).contains(&promotion), "{}", context());
            // Against a bishop's pawn the king goes to the corner, too.
            assert!(stays_near(tables, &after(played), weak, promotion, 2), "{}", context());
        }
        EndingPrinciple::TwoKnights => {
            assert_eq!(value(tables, &after(played)), Dtm::Draw, "{}", context());
        }
        EndingPrinciple::GeneralHoldsFile { .. }
        | EndingPrinciple::FullDefence
        | EndingPrinciple::LoneCannon => {
            panic!("{}: of another game", context())
        }
        EndingPrinciple::CutOffFile { square } => {
            choice.fastest().into_iter().for_each(|m| keeps_aside(&after(m), square, |at| at % 8));
        }
        EndingPrinciple::CutOffRank { square } => {
            choice.fastest().into_iter().for_each(|m| keeps_aside(&after(m), square, |at| at / 8));
        }
    }
}

/// The side with less material.
fn weaker(position: &Position) -> Side {
    let worth = |side: Side| -> i32 {
        let own = position.pieces().into_iter().filter(|(piece, _)| piece.side == side && piece.kind > 0);
        own.map(|(piece, _)| Position::piece_value(piece.kind)).sum()
    };
    if worth(Side::First) < worth(Side::Second) { Side::First } else { Side::Second }
}

/// Asserts that the king cannot step onto or across the line of a square, except to capture there.
fn keeps_aside(position: &Position, square: u8, line: fn(u8) -> u8) {
    let king = position.king_square();
    let side = |at: u8| line(at).cmp(&line(square));
    let steps = position.legal_moves().into_iter().map(Position::from_to).filter(|&(from, _)| from == king);
    let crosses = steps.filter(|&(_, to)| to != square).any(|(_, to)| side(to) != side(king));
    assert!(side(king).is_ne() && !crosses, "{position}");
}

/// Whether the pawn of the side to move promotes by its own moves alone and is never captured, whatever the other
/// does; by key.
type Runs = RefCell<HashMap<u64, bool>>;

fn runs_home(runs: &Runs, position: &Position) -> bool {
    if let Some(&known) = runs.borrow().get(&position.key()) {
        return known;
    }
    let does = runs_from_here(runs, position);
    runs.borrow_mut().insert(position.key(), does);
    does
}

fn runs_from_here(runs: &Runs, position: &Position) -> bool {
    let pawn = position.pieces().into_iter().find(|(piece, _)| piece.kind == 5).expect("a pawn").1;
    position.legal_moves().into_iter().filter(|&m| Position::from_to(m).0 == pawn).any(|m| {
        let mut pushed = position.clone();
        pushed.play(m);
        pushed.legal_moves().into_iter().all(|reply| {
            let mut next = pushed.clone();
            next.play(reply);
            pushed.captured(reply).is_none() && (Position::promotion(m).is_some() || runs_home(runs, &next))
        })
    })
}

#[test]
fn a_pawn_against_a_king() {
    all("KPK", 1).assert(&["Opposition", "IntoSquare", "PawnRuns", "RookPawn"], 1_000);
}

#[test]
fn a_rook_against_a_king() {
    all("KRK", 7).assert(&["CutOffFile", "CutOffRank"], 1_000);
}

#[test]
fn a_bishop_and_a_pawn_against_a_king() {
    all("KBPK", 997).assert(&["WrongBishop"], 1_000);
}

#[test]
fn a_queen_against_a_pawn() {
    all("KQKP", 1_009).assert(&["PawnOnSeventh"], 300);
}

#[test]
fn two_knights_against_a_king() {
    all("KNNK", 9_973).assert(&["TwoKnights"], 200);
    // Two knights mate on the next move or not at all.
    let tables = solved::<Position>("KNNK");
    every_position(&tables, "KNNK", 97, |known| match value(&tables, &known.position) {
        Dtm::Draw => {}
        Dtm::Win(plies) | Dtm::Loss(plies) => assert!(plies <= 2, "{}", known.position),
    });
}
