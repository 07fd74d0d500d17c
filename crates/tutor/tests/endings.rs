//! What is said of endings agrees with their tables, in every position.

use chess::Position;
use game::{
    Board, Dtm, Endgame, EndingChoice, EndingPrinciple, Outcome, Piece, Rules, Side, SingleThread, Tablebase,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow::Continue;
use tablebase::{Material, TableSet, solve};
use tutor::{EndingFact, ending_facts};

fn solve_into<P: Endgame>(tables: &mut TableSet<P>, ending: &Material) {
    if ending.count() == 2 || tables.table(ending).is_some() {
        return;
    }
    for smaller in ending.successors::<P>() {
        solve_into(tables, &smaller);
    }
    tables.insert(solve(ending, tables, &SingleThread, &mut |_| Continue(())).expect("memory"));
}

/// A position with the results of all its moves.
struct Known<'a> {
    tables: &'a TableSet<Position>,
    probe: &'a dyn Fn(&Position) -> Option<Dtm>,
    runs: &'a Runs,
    position: Position,
    results: Vec<(<Position as Rules>::Move, Dtm)>,
}

impl Known<'_> {
    fn choice(&self, played: <Position as Rules>::Move) -> EndingChoice<'_, Position> {
        EndingChoice { position: &self.position, played, results: &self.results, probe: self.probe }
    }
}

/// Goes through the positions of an ending, every one or one of `step`, with either side to move.
fn every_position(tables: &TableSet<Position>, name: &str, step: usize, mut see: impl FnMut(&Known<'_>)) {
    let (_, second) = name[1..].split_once('K').expect("two kings");
    let first = &name[..name.len() - second.len() - 1];
    let kinds = |letters: &str, side: Side| -> Vec<Piece> {
        let kind = |letter| Position::PIECE_LETTERS.find(letter).expect("a piece") as u8;
        letters.chars().map(|letter| Piece { side, kind: kind(letter) }).collect()
    };
    let pieces = [kinds(first, Side::First), kinds("K", Side::Second), kinds(second, Side::Second)].concat();
    let squares: Vec<Vec<u8>> =
        pieces.iter().map(|&piece| Position::allowed(piece).iter().collect()).collect();
    let count: usize = squares.iter().map(Vec::len).product();
    let probe = |position: &Position| tables.probe(position);
    let runs = Runs::default();
    for number in (0..count).step_by(step) {
        let mut rest = number;
        let at = |(&piece, squares): (&Piece, &Vec<u8>)| {
            let square = squares[rest % squares.len()];
            rest /= squares.len();
            (piece, square)
        };
        let placed: Vec<(Piece, u8)> = pieces.iter().zip(&squares).map(at).collect();
        for side in [Side::First, Side::Second] {
            let Ok(position) = Position::from_pieces(&placed, side) else { continue };
            let result = |m| {
                let mut after = position.clone();
                after.play(m);
                (m, value(tables, &after).before_move())
            };
            let results = position.legal_moves().into_iter().map(result).collect();
            see(&Known { tables, probe: &probe, runs: &runs, position: position.clone(), results });
        }
    }
}

/// What the tables know; two kings alone draw.
fn value(tables: &TableSet<Position>, position: &Position) -> Dtm {
    if position.pieces().len() == 2 { Dtm::Draw } else { tables.probe(position).expect("solved") }
}

/// How often each principle is stated of all moves of an ending's positions, or of one of `step` of them; each was proved.
fn check_all(name: &str, step: usize) -> BTreeMap<String, usize> {
    let mut tables = TableSet::new();
    solve_into(&mut tables, &Material::parse::<Position>(name).expect("an ending"));
    let mut stated = BTreeMap::new();
    every_position(&tables, name, step, |known| {
        for &(played, _) in &known.results {
            for fact in ending_facts(&known.choice(played)) {
                let EndingFact::Principle(principle) = fact else { continue };
                check(known, played, principle);
                let text = format!("{principle:?}");
                let word = text.split(' ').next().unwrap_or_default().to_owned();
                *stated.entry(word).or_default() += 1;
            }
        }
    });
    stated
}

/// Proves a principle by the tables.
fn check(known: &Known<'_>, played: <Position as Rules>::Move, principle: EndingPrinciple) {
    let Known { tables, position, .. } = known;
    let choice = known.choice(played);
    let context = || format!("{position} {played}: {principle:?}");
    let after = |m| choice.after(m);
    match principle {
        EndingPrinciple::Opposition => {
            for m in choice.keeping() {
                // Neither side wants to move: the side that has just moved would spoil it, and what the other has is no more
                // than the result.
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
            assert!(runs_home(known, &after(played)), "{}", context());
            assert!(choice.keeping().into_iter().all(|m| !runs_home(known, &after(m))), "{}", context());
        }
        EndingPrinciple::PawnRuns { .. } => {
            for m in choice.keeping() {
                let replies = after(m);
                let mut all = replies.legal_moves().into_iter().map(|reply| {
                    let mut next = replies.clone();
                    next.play(reply);
                    runs_home(known, &next)
                });
                assert!(all.all(|runs| runs), "{}", context());
            }
        }
        EndingPrinciple::WrongBishop { corner } => {
            let draws =
                if choice.played().outcome() == Outcome::Draw { vec![played] } else { choice.keeping() };
            for m in draws {
                // Nothing attacks the corner, now and after any move: the king stays.
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
        EndingPrinciple::CutOffFile { square } => {
            choice.fastest().into_iter().for_each(|m| keeps_aside(&after(m), square, |at| at % 8));
        }
        EndingPrinciple::CutOffRank { square } => {
            choice.fastest().into_iter().for_each(|m| keeps_aside(&after(m), square, |at| at / 8));
        }
    }
}

/// Asserts that no step of the king leads onto the line of a square or over it, but for capturing there.
fn keeps_aside(position: &Position, square: u8, line: fn(u8) -> u8) {
    let king = position.king_square();
    let side = |at: u8| line(at).cmp(&line(square));
    let steps = position.legal_moves().into_iter().map(Position::from_to).filter(|&(from, _)| from == king);
    let crosses = steps.filter(|&(_, to)| to != square).any(|(_, to)| side(to) != side(king));
    assert!(side(king).is_ne() && !crosses, "{position}");
}

/// Whether the pawn of the side to move promotes by nothing but its own moves and is not captured, whatever the other does.
type Runs = RefCell<HashMap<u64, bool>>;

fn runs_home(known: &Known<'_>, position: &Position) -> bool {
    if let Some(&runs) = known.runs.borrow().get(&position.key()) {
        return runs;
    }
    let runs = runs_from_here(known, position);
    known.runs.borrow_mut().insert(position.key(), runs);
    runs
}

fn runs_from_here(known: &Known<'_>, position: &Position) -> bool {
    let pawn = position.pieces().into_iter().find(|(piece, _)| piece.kind == 5).expect("a pawn").1;
    position.legal_moves().into_iter().filter(|&m| Position::from_to(m).0 == pawn).any(|m| {
        let mut pushed = position.clone();
        pushed.play(m);
        pushed.legal_moves().into_iter().all(|reply| {
            let mut next = pushed.clone();
            next.play(reply);
            pushed.captured(reply).is_none() && (Position::promotion(m).is_some() || runs_home(known, &next))
        })
    })
}

fn assert_stated(stated: &BTreeMap<String, usize>, names: &[&str], least: usize) {
    let counts: Vec<usize> = names.iter().map(|name| stated.get(*name).copied().unwrap_or(0)).collect();
    assert!(counts.iter().all(|&count| count >= least), "{stated:?}");
}

#[test]
fn a_pawn_against_a_king() {
    assert_stated(&check_all("KPK", 1), &["Opposition", "IntoSquare", "PawnRuns"], 1_000);
}

#[test]
fn a_rook_against_a_king() {
    assert_stated(&check_all("KRK", 7), &["CutOffFile", "CutOffRank"], 1_000);
}

#[test]
fn a_bishop_and_a_pawn_against_a_king() {
    assert_stated(&check_all("KBPK", 997), &["WrongBishop"], 1_000);
}
