//! Positions of endings with the results of all their moves.

use chariot_game::{
    Dtm, Endgame, EndingChoice, EndingPrinciple, EndingPrinciples, Piece, Side, SingleThread, Tablebase,
    Tactics,
};
use chariot_tablebase::{Material, TableSet, solve};
use std::collections::BTreeMap;
use std::ops::ControlFlow::Continue;
use tutor::{EndingFact, ending_facts};

/// The tables of an ending and of all its smaller endings.
pub(crate) fn solved<P: Endgame>(name: &str) -> TableSet<P> {
    let mut tables = TableSet::new();
    solve_into(&mut tables, &Material::parse::<P>(name).expect("an ending"));
    tables
}

fn solve_into<P: Endgame>(tables: &mut TableSet<P>, ending: &Material) {
    if ending.count() == 2 || tables.table(ending).is_some() {
        return;
    }
    for smaller in ending.successors::<P>() {
        solve_into(tables, &smaller);
    }
    tables.insert(solve(ending, tables, &SingleThread, &mut |_| Continue(())).expect("memory"));
}

/// Table result of a position; two royal pieces alone draw.
pub(crate) fn value<P: Endgame>(tables: &TableSet<P>, position: &P) -> Dtm {
    if position.pieces().len() == 2 { Dtm::Draw } else { tables.probe(position).expect("solved") }
}

/// A position with the results of all its moves.
pub(crate) struct Known<'a, P: Endgame> {
    pub(crate) tables: &'a TableSet<P>,
    probe: &'a dyn Fn(&P) -> Option<Dtm>,
    pub(crate) position: P,
    pub(crate) results: Vec<(P::Move, Dtm)>,
}

impl<P: Endgame> Known<'_, P> {
    pub(crate) fn choice(&self, played: P::Move) -> EndingChoice<'_, P> {
        EndingChoice { position: &self.position, played, results: &self.results, probe: self.probe }
    }
}

/// Visits one in `step` positions of an ending, with either side to move.
pub(crate) fn every_position<P: Endgame>(
    tables: &TableSet<P>,
    name: &str,
    step: usize,
    mut see: impl FnMut(&Known<'_, P>),
) {
    let (_, second) = name[1..].split_once('K').expect("two kings");
    let first = &name[..name.len() - second.len() - 1];
    let kinds = |letters: &str, side: Side| -> Vec<Piece> {
        let kind = |letter| P::PIECE_LETTERS.find(letter).expect("a piece") as u8;
        letters.chars().map(|letter| Piece { side, kind: kind(letter) }).collect()
    };
    let pieces = [kinds(first, Side::First), kinds("K", Side::Second), kinds(second, Side::Second)].concat();
    let squares: Vec<Vec<u8>> = pieces.iter().map(|&piece| P::allowed(piece).iter().collect()).collect();
    let count: usize = squares.iter().map(Vec::len).product();
    let probe = |position: &P| tables.probe(position);
    for number in (0..count).step_by(step) {
        let mut rest = number;
        let at = |(&piece, squares): (&Piece, &Vec<u8>)| {
            let square = squares[rest % squares.len()];
            rest /= squares.len();
            (piece, square)
        };
        let placed: Vec<(Piece, u8)> = pieces.iter().zip(&squares).map(at).collect();
        for side in [Side::First, Side::Second] {
            let Ok(position) = P::from_pieces(&placed, side) else { continue };
            let result = |m| {
                let mut after = position.clone();
                after.play(m);
                (m, value(tables, &after).before_move())
            };
            let results = position.legal_moves().into_iter().map(result).collect();
            see(&Known { tables, probe: &probe, position: position.clone(), results });
        }
    }
}

/// Counts how often each principle is stated, over all moves of one in `step` positions, after `check` has proved it.
pub(crate) fn check_all<P: EndingPrinciples + Tactics>(
    name: &str,
    step: usize,
    mut check: impl FnMut(&Known<'_, P>, P::Move, EndingPrinciple),
) -> Stated {
    let tables = solved(name);
    let mut stated = Stated { counts: BTreeMap::new(), moves: 0 };
    every_position(&tables, name, step, |known| {
        for &(played, _) in &known.results {
            stated.moves += 1;
            for fact in ending_facts(&known.choice(played)) {
                let EndingFact::Principle(principle) = fact else { continue };
                check(known, played, principle);
                let text = format!("{principle:?}");
                let word = text.split(' ').next().unwrap_or_default().to_owned();
                *stated.counts.entry(word).or_default() += 1;
            }
        }
    });
    stated
}

/// Number of moves that each principle is stated of, and of all moves.
#[derive(Debug)]
pub(crate) struct Stated {
    counts: BTreeMap<String, usize>,
    moves: usize,
}

impl Stated {
    /// Asserts that each of these principles is stated of at least `least` moves, and not stated of as many.
    pub(crate) fn assert(&self, names: &[&str], least: usize) {
        for name in names {
            let count = self.counts.get(*name).copied().unwrap_or(0);
            assert!((least..=self.moves - least).contains(&count), "{name}: {self:?}");
        }
    }
}
