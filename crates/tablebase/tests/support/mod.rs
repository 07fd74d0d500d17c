//! What several tests need.
#![allow(dead_code)]

use game::{Board, Dtm, Endgame, Outcome, Piece, Side};
use std::collections::HashMap;
use std::ops::ControlFlow::Continue;
use tablebase::{Job, Material, SingleThread, Table, TableSet, ThreadPool, solve};

/// The table of an ending and of all it leads to.
pub(crate) fn solve_all<P: Endgame>(names: &[&str]) -> TableSet<P> {
    let mut known = TableSet::new();
    for name in names {
        solve_into(&mut known, &Material::parse::<P>(name).expect("an ending"));
    }
    known
}

fn solve_into<P: Endgame>(known: &mut TableSet<P>, ending: &Material) {
    if ending.count() == 2 || known.table(ending).is_some() {
        return;
    }
    for smaller in ending.successors::<P>() {
        solve_into(known, &smaller);
    }
    let table = solve(ending, known, &SingleThread, &mut |_| Continue(())).expect("solvable");
    known.insert(table);
}

pub(crate) fn table<'a, P: Endgame>(known: &'a TableSet<P>, name: &str) -> &'a Table<P> {
    known.table(&Material::parse::<P>(name).expect("an ending")).expect("solved")
}

/// Runs jobs on threads of its own, the last one first.
pub(crate) struct Backwards;

impl ThreadPool for Backwards {
    fn helpers(&self) -> usize {
        0
    }

    fn run(&self, _: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        lead();
    }

    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        std::thread::scope(|scope| {
            for job in jobs.into_iter().rev() {
                scope.spawn(job);
            }
        });
    }
}

/// An ending and all it leads to, solved as one would by hand: list all positions, play all moves, and go
/// over everything again until nothing changes. Knows nothing but the rules.
pub(crate) struct Naive<P> {
    pub(crate) positions: Vec<P>,
    pub(crate) values: Vec<Dtm>,
}

type Key = Vec<(u8, u8, u8)>;

fn key<P: Board>(position: &P) -> (bool, Key) {
    let pieces = position.pieces().into_iter().map(|(piece, square)| (square, piece.side as u8, piece.kind));
    (position.side_to_move() == Side::First, pieces.collect())
}

impl<P: Endgame> Naive<P> {
    /// `pieces` of the largest ending.
    pub(crate) fn solve(pieces: &[Piece]) -> Naive<P> {
        let mut positions = Vec::new();
        let mut numbers = HashMap::new();
        let mut open = vec![pieces.to_vec()];
        let mut listed: Vec<Vec<Piece>> = Vec::new();
        while let Some(pieces) = open.pop() {
            if listed.contains(&pieces) {
                continue;
            }
            place::<P>(&pieces, &mut Vec::new(), &mut |placed| {
                for side in Side::BOTH {
                    if let Ok(position) = P::from_pieces(placed, side) {
                        numbers.entry(key(&position)).or_insert_with(|| {
                            positions.push(position);
                            positions.len() - 1
                        });
                    }
                }
            });
            for victim in 2..pieces.len() {
                let mut rest = pieces.clone();
                rest.remove(victim);
                open.push(rest);
            }
            for (mover, &piece) in pieces.iter().enumerate() {
                open.extend(P::promotions(piece).into_iter().map(|kind| {
                    let mut others = pieces.clone();
                    others[mover].kind = kind;
                    others
                }));
            }
            listed.push(pieces);
        }

        let moves: Vec<Vec<usize>> = positions
            .iter()
            .map(|position| {
                let moves = position.legal_moves().into_iter();
                let after = moves.map(|m| {
                    let mut next = position.clone();
                    next.play(m);
                    numbers[&key(&next)]
                });
                after.collect()
            })
            .collect();
        let mut values: Vec<Option<Dtm>> = positions
            .iter()
            .zip(&moves)
            .map(|(position, moves)| match (moves.is_empty(), position.no_move_outcome().outcome) {
                (true, Outcome::Loss) => Some(Dtm::Loss(0)),
                (true, _) => Some(Dtm::Draw),
                (false, _) => None,
            })
            .collect();
        for plies in 1.. {
            let mut found = Vec::new();
            for (number, moves) in moves.iter().enumerate().filter(|&(number, _)| values[number].is_none()) {
                let mut after = moves.iter().map(|&next| values[next]);
                let value = if plies % 2 == 1 {
                    after.any(|value| value == Some(Dtm::Loss(plies - 1))).then_some(Dtm::Win(plies))
                } else {
                    after.all(|value| matches!(value, Some(Dtm::Win(_)))).then_some(Dtm::Loss(plies))
                };
                found.extend(value.map(|value| (number, value)));
            }
            if found.is_empty() && plies > 1 {
                break;
            }
            found.into_iter().for_each(|(number, value)| values[number] = Some(value));
        }
        let values = values.into_iter().map(|value| value.unwrap_or(Dtm::Draw)).collect();
        Naive { positions, values }
    }
}

fn place<P: Board>(pieces: &[Piece], placed: &mut Vec<(Piece, u8)>, visit: &mut impl FnMut(&[(Piece, u8)])) {
    let Some(&piece) = pieces.get(placed.len()) else {
        visit(placed);
        return;
    };
    for square in 0..P::FILES * P::RANKS {
        if placed.iter().all(|&(_, taken)| taken != square) {
            placed.push((piece, square));
            place::<P>(pieces, placed, visit);
            placed.pop();
        }
    }
}
