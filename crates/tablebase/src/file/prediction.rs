use crate::dtm_code::{DRAW, DtmCode, ILLEGAL, before_move};
use crate::index::{ROWS, StateSpace};
use crate::moves::{ConversionGenerator, Unmoves};
use game::Side;
use std::ops::Range;

/// The rank of a move ([`rank_of`]) for each square of the second king.
type Ranks = [u8; 64];

/// What the results with the other side to move predict for one side's: the result of the best quiet move.
pub(crate) struct Prediction {
    /// Index of the first position covered.
    pub(crate) start: usize,
    /// The result of the best quiet move; [`ILLEGAL`] if there is none.
    pub(crate) codes: Vec<DtmCode>,
    /// False where the prediction is certain: there are quiet moves, and no others.
    pub(crate) uncertain: Vec<bool>,
}

impl Prediction {
    /// The prediction for `side`, with the first king on these canonical squares, from `replies`, the results with
    /// the other side to move.
    pub(crate) fn new(
        space: &StateSpace,
        unmoves: &Unmoves<'_>,
        side: Side,
        replies: &[DtmCode],
        kings: Range<usize>,
    ) -> Prediction {
        let placements = space.index.placements;
        let after = unmoves.after_from(side, kings.clone(), |king| ranks_of_replies(space, king, replies));
        let conversions = ConversionGenerator::new(space, side);
        let start = space.pairs_of_king(kings.start).start * placements;
        let len = kings.clone().map(|king| space.pairs_of_king(king).len()).sum::<usize>() * placements;
        let mut prediction = Prediction { start, codes: vec![ILLEGAL; len], uncertain: vec![true; len] };
        let mut own =
            (prediction.codes.chunks_mut(placements)).zip(prediction.uncertain.chunks_mut(placements));
        for king in kings {
            let mut ranks: Vec<Ranks> = vec![[0; 64]; placements];
            unmoves.join_predecessors(side, &after, king, &mut ranks);
            let other_moves: Vec<u64> = (0..placements)
                .map(|placement| other_moves(space, side, &conversions, king, placement))
                .collect();
            let pairs = space.pairs_of_king(king);
            let mut columns: Vec<_> =
                pairs.map(|pair| space.words_of_pair(pair).1 as usize).zip(&mut own).collect();
            for start in (0..placements).step_by(ROWS) {
                let rows = start..placements.min(start + ROWS);
                for (bit, (codes, uncertain)) in &mut columns {
                    for at in rows.clone() {
                        codes[at] = code_of(ranks[at][*bit]);
                        uncertain[at] = codes[at] == ILLEGAL || other_moves[at] >> *bit & 1 == 1;
                    }
                }
            }
        }
        prediction
    }
}

/// The squares of the second king with which there are moves that un-moves leave out: conversions, and double steps
/// that can be answered en passant.
fn other_moves(
    space: &StateSpace,
    side: Side,
    conversions: &ConversionGenerator<'_>,
    king: usize,
    placement: usize,
) -> u64 {
    let squares = space.configuration(king, placement);
    let mut other_moves = 0;
    if let Some(occupied) = space.occupied(&squares) {
        conversions.for_each(&squares, occupied, |_, bits| other_moves |= bits);
        space.for_each_contested_double_step(side, &squares, |_, _, _| other_moves = u64::MAX);
    }
    other_moves
}

/// The ranks of moves to positions with the first king on one canonical square.
fn ranks_of_replies(space: &StateSpace, king: usize, replies: &[DtmCode]) -> Vec<Ranks> {
    let placements = space.index.placements;
    let mut cells: Vec<Ranks> = vec![[0; 64]; placements];
    let first = space.king_squares[king];
    let columns = space.second_king.squares.iter().enumerate().filter_map(|(bit, &second)| {
        let (pair, symmetry) = space.index.king_pair(first, second)?;
        let is_pair = space.index.king_pairs[pair] == (first, second);
        let images = if is_pair { None } else { Some(space.index.images(symmetry)) };
        Some((bit, &replies[pair * placements..][..placements], images))
    });
    let columns: Vec<_> = columns.collect();
    for start in (0..placements).step_by(ROWS) {
        let rows = start..placements.min(start + ROWS);
        for (bit, codes, images) in &columns {
            for placement in rows.clone() {
                let image = images.as_ref().map_or(placement, |images| images[placement] as usize);
                cells[placement][*bit] = rank_of(codes[image]);
            }
        }
    }
    cells
}

/// Ranks a move by the result it leads to: the better the move, the greater the number; 0 for no move.
fn rank_of(code: DtmCode) -> u8 {
    match before_move(code) {
        _ if code == ILLEGAL => 0,
        DRAW => 128,
        win if win % 2 == 0 => (256 - u16::from(win) / 2) as u8,
        loss => loss.div_ceil(2),
    }
}

/// The result of a move of this rank.
fn code_of(rank: u8) -> DtmCode {
    match rank {
        0 => ILLEGAL,
        128 => DRAW,
        129.. => ((256 - u16::from(rank)) * 2) as DtmCode,
        _ => rank * 2 - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::better;

    #[test]
    fn ranks_order_moves_as_results_do() {
        for a in 0..=252 {
            assert_eq!(code_of(rank_of(a)), before_move(a));
            for b in 0..=252 {
                let best = better(before_move(a), before_move(b));
                assert_eq!(code_of(rank_of(a).max(rank_of(b))), best, "{a} {b}");
            }
        }
    }
}
