use crate::departures::{Departure, Departures};
use crate::facts::Facts;
use crate::legal::{Legal, occupied};
use crate::material::{Change, Material};
use crate::memory::zeroed;
use crate::numbering::turn;
use crate::passages::Passages;
use crate::solve::{Known, solve_untyped};
use crate::space::{INNER, Space};
use crate::table::Values;
use crate::value::{Code, ILLEGAL, before_move, better};
use crate::word::for_each_bit;
use crate::{MAX_PIECES, SolveError};
use game::{Job, ThreadPool};
use game::{PerSide, Piece, Side};
use std::ops::ControlFlow::Continue;

/// What the moves are worth that leave the ending.
pub(crate) struct Exits {
    /// For each side to move: the positions with a legal departure.
    pub(crate) some: PerSide<Vec<u64>>,
    /// The value of the best one where there is any, a byte for each bit of each word.
    pub(crate) best: PerSide<Vec<Code>>,
    /// The steps that can be answered en passant, with what the answers are worth.
    pub(crate) passages: Passages,
}

impl Exits {
    pub(crate) fn new(
        game: &'static Facts,
        material: &Material,
        space: &Space,
        legal: &Legal,
        known: &Known<'_>,
        pool: &dyn ThreadPool,
    ) -> Result<Exits, SolveError> {
        let mut exits = Exits {
            some: PerSide([zeroed(space.len())?, zeroed(space.len())?]),
            best: PerSide([zeroed(space.len() * 64)?, zeroed(space.len() * 64)?]),
            passages: Passages::new(space, legal, pool),
        };
        // One ending at a time: unpacked, they can take more memory than all the rest.
        for ending in material.leads_to(game) {
            let table = known(&ending);
            let table = match table {
                Some(table) => table,
                // Bare royal pieces are solved on the spot, whatever the rules say of them.
                None if ending.count() == 2 => {
                    solve_untyped(game, &ending, known, pool, &mut |_| Continue(()))?
                }
                None => return Err(SolveError::Missing { ending: ending.name().to_owned() }),
            };
            let unpacking = || SolveError::Unpacking { ending: ending.name().to_owned() };
            let values = table.values_by(pool).ok_or_else(unpacking)?;
            let destination = Destination::new(game, &ending, values, space);
            for side in Side::BOTH {
                exits.add(space, legal, &destination, side, pool);
            }
        }
        Ok(exits)
    }

    /// Takes into account what leads to one ending.
    fn add(
        &mut self,
        space: &Space,
        legal: &Legal,
        destination: &Destination<'_>,
        side: Side,
        pool: &dyn ThreadPool,
    ) {
        let rest = space.numbering.rest;
        let some = self.some[side].chunks_mut(rest);
        let best = self.best[side].chunks_mut(rest * 64);
        let jobs = some.zip(best).zip(legal.words[side].chunks(rest)).enumerate();
        let jobs = jobs.map(|(king, ((some, best), legal))| {
            Box::new(move || value_departures(space, destination, side, king, legal, some, best)) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        for passage in self.passages.of_side_mut(side) {
            passage.value_captures(space, |victim, squares| {
                destination.value(destination.captures[victim].as_ref()?, side, squares)
            });
        }
    }
}

/// The best departures of `side` to one ending from all configurations of one king.
fn value_departures(
    space: &Space,
    destination: &Destination<'_>,
    side: Side,
    king: usize,
    legal: &[u64],
    some: &mut [u64],
    best: &mut [Code],
) {
    let mut departures = Departures::new(space, side);
    departures.retain(
        |victim| destination.is_reached(victim),
        |promoter| destination.promotions[promoter].last().is_some_and(Option::is_some),
    );
    if departures.is_empty() {
        return;
    }
    for (placement, &legal) in legal.iter().enumerate().filter(|&(_, &legal)| legal != 0) {
        let squares = space.outer_squares(king, placement);
        let Some(occupied) = occupied(space, &squares) else { continue };
        let best = &mut best[placement * 64..][..64];
        let some = &mut some[placement];
        departures.each(&squares, occupied, |departure, bits| {
            let Some(views) = destination.views(departure) else { return };
            let mut after = squares;
            for_each_bit(legal & bits, |bit| {
                after[INNER] = space.inner.squares[bit];
                after[departure.mover] = departure.to;
                if let Some(value) = destination.value(views, !side, &after) {
                    let value = before_move(value);
                    best[bit] = if *some >> bit & 1 == 1 { better(best[bit], value) } else { value };
                    *some |= 1 << bit;
                }
            });
        });
    }
}

/// An ending that departures lead to, ready to be looked up.
struct Destination<'a> {
    values: &'a Values,
    pieces: usize,
    /// By slot of the piece captured: how the ending is seen, for each side to move there.
    captures: Vec<Option<PerSide<View>>>,
    /// By slot of the piece promoted, then by slot of the piece captured with it, or last for none.
    promotions: Vec<Vec<Option<PerSide<View>>>>,
}

/// How an ending is seen from a larger one.
#[derive(Clone)]
struct View {
    /// For each slot of the ending, the slot in the larger one.
    slots: Vec<usize>,
    /// For each square, the square in the ending.
    squares: Vec<u8>,
    to_move: Side,
}

impl<'a> Destination<'a> {
    fn new(game: &'static Facts, ending: &Material, values: &'a Values, space: &Space) -> Destination<'a> {
        let views = |change: Change| {
            let left = change.pieces_left(&space.pieces);
            let pieces: Vec<Piece> = left.iter().map(|&(_, piece)| piece).collect();
            let (material, exchanged) = Material::made_of(game, &pieces)?;
            let view = |to_move: Side| {
                // A symmetric ending is looked up with the first side to move.
                let exchanged = if ending.is_symmetric() { to_move == Side::Second } else { exchanged };
                View::new(game, ending, &left, exchanged, to_move)
            };
            (material == *ending).then(|| PerSide(Side::BOTH.map(view)))
        };
        let slots = 0..space.pieces.len();
        let capture = |victim: usize| {
            if victim > INNER { views(Change { victim: Some(victim), promoted: None }) } else { None }
        };
        let promotions = |mover: usize| -> Vec<Option<PerSide<View>>> {
            let to = |victim: Option<usize>| {
                let mut kinds = space.promotions[mover].iter();
                kinds.find_map(|&kind| views(Change { victim, promoted: Some((mover, kind)) }))
            };
            let with_capture =
                |victim| if victim > INNER && victim != mover { to(Some(victim)) } else { None };
            slots.clone().map(with_capture).chain([to(None)]).collect()
        };
        Destination {
            values,
            pieces: ending.count(),
            captures: slots.clone().map(capture).collect(),
            promotions: slots.clone().map(promotions).collect(),
        }
    }

    /// How the ending is seen after a departure; `None` if another one is reached.
    fn views(&self, departure: Departure) -> Option<&PerSide<View>> {
        let Departure { mover, victim, promotes, .. } = departure;
        let views = match victim {
            Some(victim) if !promotes => self.captures.get(victim),
            Some(victim) => self.promotions[mover].get(victim),
            None => self.promotions[mover].last(),
        };
        views?.as_ref()
    }

    /// True if some capture of the piece in this slot leads here.
    fn is_reached(&self, victim: usize) -> bool {
        let promotions = self.promotions.iter().map(|views| &views[victim]);
        promotions.chain([&self.captures[victim]]).any(Option::is_some)
    }

    /// Value for the side to move with the pieces on `squares`, by the slots of the larger ending; `None` if the
    /// other side's royal piece would be threatened.
    #[inline]
    fn value(&self, views: &PerSide<View>, to_move: Side, squares: &[u8; MAX_PIECES]) -> Option<Code> {
        let view = &views[to_move];
        let mut seen = [0; MAX_PIECES];
        for (seen, &slot) in seen.iter_mut().zip(&view.slots) {
            *seen = view.squares[usize::from(squares[slot])];
        }
        let index = self.values.numbering.index(&seen[..self.pieces])?;
        let code = self.values.codes[view.to_move][index];
        (code != ILLEGAL).then_some(code)
    }
}

impl View {
    /// `left` are the pieces of the ending with their slots in the larger one.
    fn new(game: &Facts, ending: &Material, left: &[(usize, Piece)], exchanged: bool, to_move: Side) -> View {
        let mut free = left.to_vec();
        let slots = ending.pieces().into_iter().filter_map(|wanted| {
            let wanted = Piece { side: turn(wanted.side, exchanged), ..wanted };
            let at = free.iter().position(|&(_, piece)| piece == wanted)?;
            Some(free.remove(at).0)
        });
        let slots = slots.collect();
        let squares = 0..game.squares();
        let squares = squares.map(|square| if exchanged { game.reflect(square) } else { square }).collect();
        View { slots, squares, to_move: turn(to_move, exchanged) }
    }
}
