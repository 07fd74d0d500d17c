//! Which positions and moves a book has: the most played ones, as many as fit.

use super::counts::{Counted, Counts, folded, sort};
use super::identity::Identity;
use super::log::ScoreLog;
use super::minimax::score;
use super::moves::{in_book, is_own_mirror_image};
use super::pack::{Packed, pack};
use super::walk::{Place, walk};
use crate::args::BookArgs;
use crate::error::LabError;
use chariot_book::{Entry, Record, Squares, judge};
use chariot_game::Board;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// A move that is played in a smaller part of a position's games is left out, unless many people reach what follows.
const LEAST_SHARE: u32 = 400;
/// Plies from which on a move that was played once is left out.
const ONCE_PLIES: u32 = 10;
/// Positions with which the search for as many as fit begins, and the part of their number it ends at.
const FIRST_TRIAL: usize = 32_000;
const PRECISION: usize = 100;

/// The material of a book.
pub(super) struct Selection<'a> {
    pub(super) args: &'a BookArgs,
    pub(super) counts: &'a Counts,
    pub(super) popular: &'a HashSet<Identity>,
    pub(super) scores: &'a ScoreLog,
}

/// A position of a book.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) identity: Identity,
    pub(super) hash: u32,
    /// Plies after which the book first reaches it.
    pub(super) ply: u32,
    /// The position from which most games came, a ply earlier; `None` at the start.
    pub(super) parent: Option<Identity>,
    pub(super) fen: String,
    pub(super) games: u32,
    pub(super) moves: Vec<Entry>,
    /// The moves in coordinates.
    pub(super) texts: Vec<String>,
    /// The position after each move; `None` where it is illegal with the rights that the book's own moves lead to.
    pub(super) after: Vec<Option<Identity>>,
}

impl Chosen {
    /// Judges the moves by what is known of them now.
    fn judge(&mut self) {
        let records: Vec<Record> = self.moves.iter().map(|(_, record)| *record).collect();
        for ((_, record), verdict) in self.moves.iter_mut().zip(judge(&records)) {
            record.verdict = verdict;
        }
    }

    fn drop_illegal(&mut self) {
        let mut after = self.after.iter();
        self.moves.retain(|_| after.next().is_some_and(Option::is_some));
        let mut after = self.after.iter();
        self.texts.retain(|_| after.next().is_some_and(Option::is_some));
        self.after.retain(Option::is_some);
    }
}

/// Moves to positions that many people reach, by position, since looking for them takes long.
type PopularMoves = RefCell<HashMap<Identity, Vec<Squares>>>;

impl Selection<'_> {
    /// The largest book that fits.
    ///
    /// # Errors
    /// [`LabError::BookLimit`] if not even the smallest does.
    pub(super) fn fit<P: Board>(&self) -> Result<Packed, LabError> {
        let ranked: Vec<Identity> = self.counts.ranked().into_iter().map(|(identity, _)| identity).collect();
        let popular_moves = PopularMoves::default();
        let book_of = |count: usize| {
            let mut selected = ranked[..count].iter().copied().collect();
            let positions = self.positions::<P>(&mut selected, &popular_moves);
            let book = pack(self.args, positions, count - selected.len());
            eprintln!("{count} positions: {}", book.summary());
            book
        };
        let mut fitting: Option<(usize, Packed)> = None;
        let mut too_many = ranked.len() + 1;
        let mut count = FIRST_TRIAL.min(ranked.len());
        loop {
            let book = book_of(count);
            if book.file.len() <= self.args.limit {
                fitting = Some((count, book));
            } else {
                too_many = count;
            }
            let most = fitting.as_ref().map_or(0, |(count, _)| *count);
            if too_many - most <= 1 + most / PRECISION {
                break;
            }
            count =
                if too_many > ranked.len() { (2 * most).min(ranked.len()) } else { (most + too_many) / 2 };
        }
        fitting.map(|(_, book)| book).ok_or(LabError::BookLimit(self.args.limit))
    }

    /// The positions of the book that are reached by its own moves, if it has the positions `selected`. Of positions with the
    /// same hash the most played one stays; the others are no longer selected.
    fn positions<P: Board>(
        &self,
        selected: &mut HashSet<Identity>,
        popular_moves: &PopularMoves,
    ) -> Vec<Chosen> {
        loop {
            let chosen = self.reached::<P>(selected, popular_moves);
            let mut hashes = HashSet::new();
            let again: Vec<Identity> =
                chosen.iter().filter(|one| !hashes.insert(one.hash)).map(|one| one.identity).collect();
            if again.is_empty() {
                return chosen;
            }
            selected.retain(|identity| !again.contains(identity));
        }
    }

    /// The positions that the book's own moves reach, the most played first.
    fn reached<P: Board>(&self, selected: &HashSet<Identity>, popular_moves: &PopularMoves) -> Vec<Chosen> {
        let mut found: HashMap<Identity, Chosen> = HashMap::new();
        // Of each position, from where and with how many games it was reached most often.
        let mut parents: HashMap<Identity, (u32, Identity)> = HashMap::new();
        walk(
            |place: &Place<P>| self.moves(place, selected, popular_moves),
            |place, edges| {
                found.entry(place.identity).or_insert_with(|| Chosen {
                    identity: place.identity,
                    hash: place.key.hash,
                    ply: place.ply,
                    parent: parents.get(&place.identity).map(|(_, parent)| *parent),
                    fen: place.position.to_string(),
                    games: edges.iter().map(|edge| edge.entry.1.games).sum(),
                    moves: edges.iter().map(|edge| edge.entry).collect(),
                    after: vec![None; edges.len()],
                    texts: edges.iter().map(|edge| super::moves::coordinates::<P>(edge.entry.0)).collect(),
                });
                for edge in edges {
                    // Ply by ply, all positions a ply earlier come before.
                    let Some(after) =
                        edge.after.as_ref().filter(|after| !found.contains_key(&after.identity))
                    else {
                        continue;
                    };
                    let games = edge.entry.1.games;
                    let known = parents.entry(after.identity).or_insert((games, place.identity));
                    if games > known.0 {
                        *known = (games, place.identity);
                    }
                }
                let chosen = found.get_mut(&place.identity).expect("the position");
                // Another visit, with other rights, may find moves legal that were not.
                for edge in edges {
                    let index = chosen.moves.iter().position(|(squares, _)| *squares == edge.entry.0);
                    let (Some(index), Some(after)) = (index, &edge.after) else { continue };
                    chosen.after[index].get_or_insert(after.identity);
                }
            },
        );
        let mut chosen: Vec<Chosen> = found.into_values().collect();
        chosen.iter_mut().for_each(Chosen::drop_illegal);
        chosen.retain(|chosen| !chosen.moves.is_empty());
        score(&mut chosen, self.scores);
        chosen.iter_mut().for_each(Chosen::judge);
        chosen.sort_by_key(|chosen| (std::cmp::Reverse(chosen.games), chosen.ply, chosen.identity));
        chosen
    }

    fn moves<P: Board>(
        &self,
        place: &Place<P>,
        selected: &HashSet<Identity>,
        popular_moves: &PopularMoves,
    ) -> Vec<Entry> {
        let counted = self.counts.get(place.identity);
        if !selected.contains(&place.identity) {
            return Vec::new();
        }
        let is_early = place.ply < self.args.popular_plies;
        let all = counted.map(|counted| whole_moves(place, counted)).unwrap_or_default();
        let popular: Vec<Squares> = if is_early && !self.popular.is_empty() {
            let mut known = popular_moves.borrow_mut();
            known.entry(place.identity).or_insert_with(|| self.popular_moves(place)).clone()
        } else {
            Vec::new()
        };
        let is_kept = |(squares, record): &Entry| {
            let often = counted.is_some_and(|counted| {
                record.games * LEAST_SHARE >= counted.games && (record.games > 1 || counted.ply < ONCE_PLIES)
            });
            often || popular.contains(squares)
        };
        let mut moves: Vec<Entry> = all.iter().copied().filter(is_kept).collect();
        for &squares in &popular {
            if !all.iter().any(|(known, _)| *known == squares) {
                moves.push((squares, Record::default()));
            }
        }
        sort(&mut moves);
        moves
    }

    /// The moves of a position to one that many people reach.
    fn popular_moves<P: Board>(&self, place: &Place<P>) -> Vec<Squares> {
        let leads = |&m: &P::Move| {
            let mut after = place.position.clone();
            after.play(m);
            self.popular.contains(&Identity::of(&after).1)
        };
        place.position.legal_moves().into_iter().filter(leads).map(|m| in_book::<P>(place.key, m)).collect()
    }
}

/// The moves of a position that games reached; if it is its own mirror image, a move and its mirror image are one.
fn whole_moves<P: Board>(place: &Place<P>, counted: &Counted) -> Vec<Entry> {
    if is_own_mirror_image(&place.position) { folded::<P>(&counted.moves) } else { counted.moves.clone() }
}
