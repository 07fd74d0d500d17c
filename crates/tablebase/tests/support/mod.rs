//! What several tests need.
#![allow(dead_code)]

use game::{Board, Distance, Endgame, Man, Outcome, Side};
use std::collections::HashMap;
use std::ops::ControlFlow::Continue;
use tablebase::{Job, Material, Pool, Serial, Table, TableSet, solve};

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
    let table = solve(ending, known, &Serial, &mut |_| Continue(())).expect("solvable");
    known.insert(table);
}

pub(crate) fn table<'a, P: Endgame>(known: &'a TableSet<P>, name: &str) -> &'a Table<P> {
    known.table(&Material::parse::<P>(name).expect("an ending")).expect("solved")
}

/// Runs jobs on threads of its own, the last one first.
pub(crate) struct Backwards;

impl Pool for Backwards {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
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
    pub(crate) values: Vec<Distance>,
}

type Key = Vec<(u8, u8, u8)>;

fn key<P: Board>(position: &P) -> (bool, Key) {
    let men = position.men().into_iter().map(|(man, square)| (square, man.side as u8, man.kind));
    (position.side_to_move() == Side::First, men.collect())
}

impl<P: Endgame> Naive<P> {
    /// `men` of the largest ending.
    pub(crate) fn solve(men: &[Man]) -> Naive<P> {
        let mut positions = Vec::new();
        let mut numbers = HashMap::new();
        let mut open = vec![men.to_vec()];
        let mut listed: Vec<Vec<Man>> = Vec::new();
        while let Some(men) = open.pop() {
            if listed.contains(&men) {
                continue;
            }
            place::<P>(&men, &mut Vec::new(), &mut |placed| {
                for side in Side::BOTH {
                    if let Ok(position) = P::from_men(placed, side) {
                        numbers.entry(key(&position)).or_insert_with(|| {
                            positions.push(position);
                            positions.len() - 1
                        });
                    }
                }
            });
            for victim in 2..men.len() {
                let mut rest = men.clone();
                rest.remove(victim);
                open.push(rest);
            }
            for (mover, &man) in men.iter().enumerate() {
                open.extend(P::promotions(man).into_iter().map(|kind| {
                    let mut others = men.clone();
                    others[mover].kind = kind;
                    others
                }));
            }
            listed.push(men);
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
        let mut values: Vec<Option<Distance>> = positions
            .iter()
            .zip(&moves)
            .map(|(position, moves)| match (moves.is_empty(), position.stuck().outcome) {
                (true, Outcome::Loss) => Some(Distance::Loss(0)),
                (true, _) => Some(Distance::Draw),
                (false, _) => None,
            })
            .collect();
        for plies in 1.. {
            let mut found = Vec::new();
            for (number, moves) in moves.iter().enumerate().filter(|&(number, _)| values[number].is_none()) {
                let mut after = moves.iter().map(|&next| values[next]);
                let value = if plies % 2 == 1 {
                    after
                        .any(|value| value == Some(Distance::Loss(plies - 1)))
                        .then_some(Distance::Win(plies))
                } else {
                    after
                        .all(|value| matches!(value, Some(Distance::Win(_))))
                        .then_some(Distance::Loss(plies))
                };
                found.extend(value.map(|value| (number, value)));
            }
            if found.is_empty() && plies > 1 {
                break;
            }
            found.into_iter().for_each(|(number, value)| values[number] = Some(value));
        }
        let values = values.into_iter().map(|value| value.unwrap_or(Distance::Draw)).collect();
        Naive { positions, values }
    }
}

fn place<P: Board>(men: &[Man], placed: &mut Vec<(Man, u8)>, visit: &mut impl FnMut(&[(Man, u8)])) {
    let Some(&man) = men.get(placed.len()) else {
        visit(placed);
        return;
    };
    for square in 0..P::FILES * P::RANKS {
        if placed.iter().all(|&(_, taken)| taken != square) {
            placed.push((man, square));
            place::<P>(men, placed, visit);
            placed.pop();
        }
    }
}
