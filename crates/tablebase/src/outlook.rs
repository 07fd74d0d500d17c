use crate::SolveError;
use crate::backward::Backward;
use crate::departures::Departures;
use crate::legal::{Legal, occupied};
use crate::memory::filled;
use crate::pool::{Job, Pool};
use crate::space::Space;
use crate::value::{Code, DRAW, ILLEGAL, before_move};
use game::Side;

/// Something for each square of the inner man.
type Row = [u8; 64];

/// What follows about the positions of one side, by number, from the values of the other's.
pub(crate) struct Outlook {
    /// What the best quiet move is worth; [`ILLEGAL`] if there is none.
    pub(crate) values: Vec<Code>,
    /// False where this is the value of the position: a quiet move there is, and no other.
    pub(crate) unsure: Vec<bool>,
}

/// What follows for `side` from `replies`, the values of the other side's positions.
pub(crate) fn outlook(
    space: &Space,
    legal: &Legal,
    side: Side,
    replies: &[Code],
    pool: &dyn Pool,
) -> Result<Outlook, SolveError> {
    let rest = space.numbering.rest;
    let mut after: Vec<Row> = filled(space.len(), [0; 64])?;
    let jobs = after
        .chunks_mut(rest)
        .zip(&space.kings)
        .map(|(cells, &king)| Box::new(move || spread_merits(space, king, replies, cells)) as Job<'_>);
    pool.run(jobs.collect());

    let backward = Backward::new(space, &legal.placed);
    let outposts = if side == Side::First { backward.outposts(&after, pool) } else { Vec::new() };
    let mut values: Vec<Code> = filled(space.numbering.len(), ILLEGAL)?;
    let mut unsure = filled(space.numbering.len(), true)?;
    let mut slices = (values.as_mut_slice(), unsure.as_mut_slice());
    let mut jobs: Vec<Job<'_>> = Vec::new();
    for (king, &square) in space.kings.iter().enumerate() {
        // The pairs are sorted by the first royal man's square.
        let pairs = space.numbering.pairs.iter().filter(|&&(first, _)| first == square);
        let bits: Vec<usize> =
            pairs.map(|&(_, second)| space.inner.bit(second).trailing_zeros() as usize).collect();
        let (own_values, others) = slices.0.split_at_mut(bits.len() * rest);
        let (own_unsure, other_unsure) = slices.1.split_at_mut(bits.len() * rest);
        slices = (others, other_unsure);
        let (backward, after, outposts) = (&backward, &after, &outposts);
        jobs.push(Box::new(move || {
            let mut merits: Vec<Row> = vec![[0; 64]; rest];
            backward.join(side, after, outposts, king, &mut merits);
            let departures = Departures::new(space, side);
            let contested: Vec<u64> =
                (0..rest).map(|placement| contested(space, side, &departures, king, placement)).collect();
            let cells = own_values.chunks_mut(rest).zip(own_unsure.chunks_mut(rest));
            for ((values, unsure), bit) in cells.zip(bits) {
                let cells = values.iter_mut().zip(unsure).zip(merits.iter().zip(&contested));
                for ((best, unsure), (merits, contested)) in cells {
                    *best = value(merits[bit]);
                    *unsure = *best == ILLEGAL || contested >> bit & 1 == 1;
                }
            }
        }));
    }
    pool.run(jobs);
    Ok(Outlook { values, unsure })
}

/// The squares of the inner man with which some move can be made that backward moves leave out.
fn contested(space: &Space, side: Side, departures: &Departures<'_>, king: usize, placement: usize) -> u64 {
    let squares = space.outer_squares(king, placement);
    let mut contested = 0;
    if let Some(occupied) = occupied(space, &squares) {
        departures.each(&squares, occupied, |_, bits| contested |= bits);
        space.each_passage(side, &squares, |_, _, _| contested = u64::MAX);
    }
    contested
}

/// Fills the cells of one king with the merits of moves to there.
fn spread_merits(space: &Space, king: u8, replies: &[Code], cells: &mut [Row]) {
    let rest = space.numbering.rest;
    for (bit, &second) in space.inner.squares.iter().enumerate() {
        let Some((pair, symmetry)) = space.numbering.pair(king, second) else { continue };
        let codes = &replies[pair * rest..][..rest];
        let is_pair = space.numbering.pairs[pair] == (king, second);
        let images = if is_pair { Vec::new() } else { space.numbering.images(symmetry) };
        for (placement, cell) in cells.iter_mut().enumerate() {
            let code = codes[if is_pair { placement } else { images[placement] as usize }];
            cell[bit] = merit(code);
        }
    }
}

/// A number that is the greater the better a move into a position with this value is; 0 if there is none.
fn merit(code: Code) -> u8 {
    match before_move(code) {
        _ if code == ILLEGAL => 0,
        DRAW => 128,
        win if win % 2 == 0 => (256 - u16::from(win) / 2) as u8,
        loss => loss.div_ceil(2),
    }
}

/// The value of a move with this merit.
fn value(merit: u8) -> Code {
    match merit {
        0 => ILLEGAL,
        128 => DRAW,
        129.. => ((256 - u16::from(merit)) * 2) as Code,
        _ => merit * 2 - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::better;

    #[test]
    fn merits_order_moves_as_values_do() {
        for a in 0..=252 {
            assert_eq!(value(merit(a)), before_move(a));
            for b in 0..=252 {
                let best = better(before_move(a), before_move(b));
                assert_eq!(value(merit(a).max(merit(b))), best, "{a} {b}");
            }
        }
    }
}
