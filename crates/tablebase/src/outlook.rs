use crate::backward::Backward;
use crate::departures::Departures;
use crate::legal::occupied;
use crate::space::Space;
use crate::value::{Code, DRAW, ILLEGAL, before_move};
use crate::word::ROWS;
use game::Side;
use std::ops::Range;

/// Something for each square of the inner piece.
type Row = [u8; 64];

/// What follows about positions of one side from the values of the other's.
pub(crate) struct Outlook {
    /// Number of the first position told of.
    pub(crate) start: usize,
    /// What the best quiet move is worth; [`ILLEGAL`] if there is none.
    pub(crate) values: Vec<Code>,
    /// False where this is the value of the position: a quiet move there is, and no other.
    pub(crate) unsure: Vec<bool>,
}

impl Outlook {
    /// What follows for `side` from `replies`, the values of the other side's positions, with the first royal
    /// piece on these kings: by number, the first of their positions first.
    pub(crate) fn new(
        space: &Space,
        backward: &Backward<'_>,
        side: Side,
        replies: &[Code],
        kings: Range<usize>,
    ) -> Outlook {
        let rest = space.numbering.rest;
        let after = backward.after_from(side, kings.clone(), |king| merits(space, king, replies));
        let departures = Departures::new(space, side);
        let start = space.pairs_of_king(kings.start).start * rest;
        let pairs = kings.clone().map(|king| space.pairs_of_king(king).len()).sum::<usize>();
        let mut outlook =
            Outlook { start, values: vec![ILLEGAL; pairs * rest], unsure: vec![true; pairs * rest] };
        let mut own = (outlook.values.chunks_mut(rest)).zip(outlook.unsure.chunks_mut(rest));
        for king in kings {
            let mut merits: Vec<Row> = vec![[0; 64]; rest];
            backward.join(side, &after, king, &mut merits);
            let contested: Vec<u64> =
                (0..rest).map(|placement| contested(space, side, &departures, king, placement)).collect();
            let pairs = space.pairs_of_king(king);
            let mut columns: Vec<_> =
                pairs.map(|pair| space.words_of_pair(pair).1 as usize).zip(&mut own).collect();
            for start in (0..rest).step_by(ROWS) {
                let rows = start..rest.min(start + ROWS);
                for (bit, (values, unsure)) in &mut columns {
                    for at in rows.clone() {
                        values[at] = value(merits[at][*bit]);
                        unsure[at] = values[at] == ILLEGAL || contested[at] >> *bit & 1 == 1;
                    }
                }
            }
        }
        outlook
    }
}

/// The squares of the inner piece with which some move can be made that backward moves leave out.
fn contested(space: &Space, side: Side, departures: &Departures<'_>, king: usize, placement: usize) -> u64 {
    let squares = space.outer_squares(king, placement);
    let mut contested = 0;
    if let Some(occupied) = occupied(space, &squares) {
        departures.each(&squares, occupied, |_, bits| contested |= bits);
        space.each_passage(side, &squares, |_, _, _| contested = u64::MAX);
    }
    contested
}

/// The merits of moves to positions with the first royal piece on one king.
fn merits(space: &Space, king: usize, replies: &[Code]) -> Vec<Row> {
    let rest = space.numbering.rest;
    let mut cells: Vec<Row> = vec![[0; 64]; rest];
    let first = space.kings[king];
    let columns = space.inner.squares.iter().enumerate().filter_map(|(bit, &second)| {
        let (pair, symmetry) = space.numbering.pair(first, second)?;
        let is_pair = space.numbering.pairs[pair] == (first, second);
        let images = if is_pair { None } else { Some(space.numbering.images(symmetry)) };
        Some((bit, &replies[pair * rest..][..rest], images))
    });
    let columns: Vec<_> = columns.collect();
    for start in (0..rest).step_by(ROWS) {
        let rows = start..rest.min(start + ROWS);
        for (bit, codes, images) in &columns {
            for placement in rows.clone() {
                let seen = images.as_ref().map_or(placement, |images| images[placement] as usize);
                cells[placement][*bit] = merit(codes[seen]);
            }
        }
    }
    cells
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
