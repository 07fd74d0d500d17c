use crate::captures::Captures;
use crate::facts::Facts;
use crate::legal::{Legal, occupied};
use crate::material::Material;
use crate::memory::zeroed;
use crate::numbering::turn;
use crate::pool::{Job, Pool};
use crate::solve::{Known, solve_untyped};
use crate::space::{INNER, Space};
use crate::table::Values;
use crate::value::{Code, ILLEGAL, before_move, better};
use crate::word::for_each_bit;
use crate::{MAX_MEN, SolveError};
use game::{Man, PerSide, Side};

/// What captures are worth: the moves that leave the ending.
pub(crate) struct Exits {
    /// For each side to move: the positions with a legal capture.
    pub(crate) some: PerSide<Vec<u64>>,
    /// The value of the best one where there is any, a byte for each bit of each word.
    pub(crate) best: PerSide<Vec<Code>>,
}

impl Exits {
    pub(crate) fn new(
        game: &'static Facts,
        material: &Material,
        space: &Space,
        legal: &Legal,
        known: &Known<'_>,
        pool: &dyn Pool,
    ) -> Result<Exits, SolveError> {
        let smaller = Smaller::new(game, material, known, pool)?;
        let mut exits = Exits {
            some: PerSide([zeroed(space.len())?, zeroed(space.len())?]),
            best: PerSide([zeroed(space.len() * 64)?, zeroed(space.len() * 64)?]),
        };
        let rest = space.numbering.rest;
        for side in Side::BOTH {
            let some = exits.some[side].chunks_mut(rest);
            let best = exits.best[side].chunks_mut(rest * 64);
            let jobs = some.zip(best).zip(legal.words[side].chunks(rest)).enumerate();
            let jobs = jobs.map(|(king, ((some, best), legal))| {
                let smaller = &smaller;
                Box::new(move || value_captures(space, smaller, side, king, legal, some, best)) as Job<'_>
            });
            pool.run(jobs.collect());
        }
        Ok(exits)
    }
}

/// The best captures of `side` in all configurations of one king.
fn value_captures(
    space: &Space,
    smaller: &Smaller,
    side: Side,
    king: usize,
    legal: &[u64],
    some: &mut [u64],
    best: &mut [Code],
) {
    let captures = Captures::new(space, side);
    for (placement, &legal) in legal.iter().enumerate().filter(|&(_, &legal)| legal != 0) {
        let squares = space.outer_squares(king, placement);
        let Some(occupied) = occupied(space, &squares) else { continue };
        let best = &mut best[placement * 64..][..64];
        let some = &mut some[placement];
        captures.each(&squares, occupied, |mover, victim, bits| {
            let mut after = squares;
            for_each_bit(legal & bits, |bit| {
                after[INNER] = space.inner.squares[bit];
                after[mover] = squares[victim];
                if let Some(value) = smaller.value(victim, !side, &after) {
                    let value = before_move(value);
                    best[bit] = if *some >> bit & 1 == 1 { better(best[bit], value) } else { value };
                    *some |= 1 << bit;
                }
            });
        });
    }
}

/// The endings that captures lead to, ready to be looked up.
struct Smaller {
    endings: Vec<Ending>,
    /// By slot of the captured man and side to move afterwards.
    views: Vec<Option<PerSide<View>>>,
}

/// One of them.
struct Ending {
    values: Values,
    men: usize,
}

/// How an ending is seen from a larger one.
#[derive(Clone)]
struct View {
    ending: usize,
    /// For each slot of the ending, the slot in the larger one.
    slots: Vec<usize>,
    /// For each square, the square in the ending.
    squares: Vec<u8>,
    to_move: Side,
}

impl Smaller {
    fn new(
        game: &'static Facts,
        material: &Material,
        known: &Known<'_>,
        pool: &dyn Pool,
    ) -> Result<Smaller, SolveError> {
        let men = material.men();
        let mut smaller = Smaller { endings: Vec::new(), views: vec![None; men.len()] };
        let materials = material.smaller(game);
        for ending in &materials {
            smaller.endings.push(Ending::new(game, ending, known, pool)?);
        }
        for victim in INNER + 1..men.len() {
            let rest: Vec<usize> = (0..men.len()).filter(|&slot| slot != victim).collect();
            let left: Vec<Man> = rest.iter().map(|&slot| men[slot]).collect();
            let Some((ending, exchanged)) = Material::made_of(game, &left) else { continue };
            let Some(at) = materials.iter().position(|other| *other == ending) else { continue };
            let view = |to_move: Side| {
                // A symmetric ending is looked up with the first side to move.
                let exchanged = if ending.is_symmetric() { to_move == Side::Second } else { exchanged };
                View::new(game, at, &ending, &men, &rest, exchanged, to_move)
            };
            smaller.views[victim] = Some(PerSide(Side::BOTH.map(view)));
        }
        Ok(smaller)
    }

    /// Value for the side to move once the man in slot `victim` is gone from `squares`; `None` if the
    /// capture would leave the capturing side's royal man threatened.
    #[inline]
    fn value(&self, victim: usize, to_move: Side, squares: &[u8; MAX_MEN]) -> Option<Code> {
        let view = &self.views[victim].as_ref()?[to_move];
        let ending = &self.endings[view.ending];
        let mut seen = [0; MAX_MEN];
        for (seen, &slot) in seen.iter_mut().zip(&view.slots) {
            *seen = view.squares[usize::from(squares[slot])];
        }
        let index = ending.values.numbering.index(&seen[..ending.men])?;
        let code = ending.values.codes[view.to_move][index];
        (code != ILLEGAL).then_some(code)
    }
}

impl View {
    fn new(
        game: &Facts,
        at: usize,
        ending: &Material,
        men: &[Man],
        rest: &[usize],
        exchanged: bool,
        to_move: Side,
    ) -> View {
        let mut free: Vec<usize> = rest.to_vec();
        let slots = ending.men().into_iter().filter_map(|wanted| {
            let wanted = Man { side: turn(wanted.side, exchanged), ..wanted };
            let at = free.iter().position(|&slot| men[slot] == wanted)?;
            Some(free.remove(at))
        });
        let slots = slots.collect();
        let squares = 0..game.squares();
        let squares = squares.map(|square| if exchanged { game.reflect(square) } else { square }).collect();
        View { ending: at, slots, squares, to_move: turn(to_move, exchanged) }
    }
}

impl Ending {
    fn new(
        game: &'static Facts,
        material: &Material,
        known: &Known<'_>,
        pool: &dyn Pool,
    ) -> Result<Ending, SolveError> {
        let solved;
        let table = match known(material) {
            Some(table) => table,
            // Bare royal men are solved on the spot, whatever the rules say of them.
            None if material.count() == 2 => {
                solved = solve_untyped(game, material, known, pool, &mut |_| ())?;
                &solved
            }
            None => return Err(SolveError::Missing { ending: material.name().to_owned() }),
        };
        let unpacking = || SolveError::Unpacking { ending: material.name().to_owned() };
        let values = table.values().ok_or_else(unpacking)?.clone();
        Ok(Ending { values, men: material.count() })
    }
}
