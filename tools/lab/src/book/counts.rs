use super::identity::Identity;
use super::records::{GameEnd, Openings, Step};
use chariot_book::{Entry, Record, Squares};
use chariot_game::{Board, Side};
use std::collections::{HashMap, HashSet};

/// Positions that games reached, and how often each move was played in them.
pub(super) struct Counts(HashMap<Identity, Counted>);

/// A position that games reached.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    /// Plies after which it was first reached.
    pub(super) ply: u32,
    /// Games that reached it and went on.
    pub(super) games: u32,
    /// The moves, the most played first.
    pub(super) moves: Vec<Entry>,
}

/// Games that have to reach a position, so that it is counted: what happens once is no opening.
const LEAST: u32 = 2;

impl Counts {
    /// Counts the moves of all games, in each game a position once.
    pub(super) fn of(openings: &Openings) -> Counts {
        let mut reached: HashMap<Identity, u32> = HashMap::new();
        for step in openings.games.iter().flat_map(|game| &game.steps) {
            *reached.entry(step.identity).or_default() += 1;
        }
        let mut counts: HashMap<Identity, Counted> = HashMap::new();
        for game in &openings.games {
            let mut seen = HashSet::new();
            for (ply, &Step { identity, squares }) in game.steps.iter().enumerate() {
                if reached[&identity] < LEAST || !seen.insert(identity) {
                    continue;
                }
                let counted =
                    counts.entry(identity).or_insert(Counted { ply: u32::MAX, games: 0, moves: Vec::new() });
                counted.ply = counted.ply.min(ply as u32);
                counted.games += 1;
                let index = match counted.moves.iter().position(|(known, _)| *known == squares) {
                    Some(index) => index,
                    None => {
                        counted.moves.push((squares, Record::default()));
                        counted.moves.len() - 1
                    }
                };
                add(&mut counted.moves[index].1, game.end, side_after(ply));
            }
        }
        for counted in counts.values_mut() {
            sort(&mut counted.moves);
        }
        Counts(counts)
    }

    pub(super) fn get(&self, identity: Identity) -> Option<&Counted> {
        self.0.get(&identity)
    }

    /// All positions, the most played first, then the earliest.
    pub(super) fn ranked(&self) -> Vec<(Identity, &Counted)> {
        let mut all: Vec<(Identity, &Counted)> =
            self.0.iter().map(|(&identity, counted)| (identity, counted)).collect();
        all.sort_by_key(|(identity, counted)| (std::cmp::Reverse(counted.games), counted.ply, *identity));
        all
    }
}

/// The side to move after so many plies of the usual start.
fn side_after(ply: usize) -> Side {
    if ply.is_multiple_of(2) { Side::First } else { Side::Second }
}

fn add(record: &mut Record, end: GameEnd, mover: Side) {
    record.games += 1;
    match end {
        GameEnd::Won(winner) if winner == mover => record.wins += 1,
        GameEnd::Won(_) => record.losses += 1,
        GameEnd::Drawn => record.draws += 1,
        GameEnd::Unknown => {}
    }
}

/// The most played first; then by squares, so that the order is always the same.
pub(super) fn sort(moves: &mut [Entry]) {
    moves.sort_by_key(|(squares, record)| (std::cmp::Reverse(record.games), *squares));
}

/// The moves of a position that is its own mirror image: a move and its mirror image are one, written as it is played more
/// often.
pub(super) fn folded<P: Board>(moves: &[Entry]) -> Vec<Entry> {
    let mut folded: Vec<Entry> = Vec::new();
    // The more played of two comes first.
    for &(squares, record) in moves {
        let mirrored: Squares = squares.mirrored::<P>();
        match folded.iter_mut().find(|(known, _)| *known == mirrored) {
            Some((_, known)) => {
                known.games += record.games;
                known.wins += record.wins;
                known.draws += record.draws;
                known.losses += record.losses;
            }
            None => folded.push((squares, record)),
        }
    }
    sort(&mut folded);
    folded
}
