use crate::MAX_PIECES;
use crate::dtm_code::{DRAW, DtmCode, before_move, illegal};
use crate::index::{ROWS, SECOND_KING, StateSpace, for_each_bit};
use crate::moves::{Conversion, ConversionGenerator, Unmoves};
use chariot_game::{Reach, Side, SquareSet};
use std::array;
use std::ops::Range;
use std::rc::Rc;

/// Rank of a move ([`rank_of`]) for each square of the second king.
type Ranks = [u8; 64];
type Classes = [MoveClass; 64];

/// Class of a position by its moves other than quiet ones. Zero means none, so the best quiet move gives the
/// result. Otherwise the least of:
///
/// | class | meaning |
/// |---|---|
/// | 0x80 + 8 v + m | the piece in slot m captures an unprotected piece |
/// | 0x98 + m | the piece in slot m promotes without capturing |
/// | 0xA0 + 8 v + m | the piece in slot m, not a king, captures a protected piece |
/// | 0xC0 | a double step can be answered en passant; or none of these, and no quiet move |
///
/// v is the number of the other side's pieces before the captured one, without its king, and at most 2.
pub(crate) type MoveClass = u8;
const CAPTURE: MoveClass = 0x80;
const PROMOTION: MoveClass = 0x98;
const EXCHANGE: MoveClass = 0xA0;
const OTHER: MoveClass = 0xC0;

/// Largest class plus one.
pub(crate) const CLASSES: usize = OTHER as usize + 1;

/// Slot of the moving piece of a class.
pub(crate) fn mover_of(class: MoveClass) -> Option<usize> {
    (class & OTHER == CAPTURE).then_some(usize::from(class & 7))
}

/// Predictions for one side's results from the other's: the result of the best quiet move.
pub(crate) struct Prediction {
    pub(crate) start: usize,
    /// Result of the best quiet move; [`illegal`] if there is none.
    pub(crate) codes: Vec<DtmCode>,
    /// Zero where the prediction is certain: all moves are quiet, and there are some.
    pub(crate) classes: Vec<MoveClass>,
}

impl Prediction {
    /// Predicts for `side`, with the first king on these canonical squares, from `replies`, the results with
    /// the other side to move.
    pub(crate) fn new(
        space: &StateSpace,
        unmoves: &Unmoves<'_>,
        side: Side,
        replies: &[DtmCode],
        kings: Range<usize>,
    ) -> Prediction {
        let mut prediction = Prediction::none(space, side, kings.clone());
        prediction.add(space, unmoves, side, replies, kings);
        prediction
    }

    /// No predictions yet for these squares of the first king; [`Prediction::add`] makes them.
    pub(crate) fn none(space: &StateSpace, side: Side, kings: Range<usize>) -> Prediction {
        let placements = space.index.placements;
        let start = space.pairs_of_king(kings.start).start * placements;
        let len = kings.map(|king| space.pairs_of_king(king).len()).sum::<usize>() * placements;
        Prediction { start, codes: vec![illegal(side); len], classes: vec![0; len] }
    }

    /// Predicts for some of the squares covered.
    pub(crate) fn add(
        &mut self,
        space: &StateSpace,
        unmoves: &Unmoves<'_>,
        side: Side,
        replies: &[DtmCode],
        kings: Range<usize>,
    ) {
        let placements = space.index.placements;
        // For a single king these are not kept: in a large ending they take much memory, and the next king's
        // run is coded elsewhere.
        let mut known: Vec<Option<Rc<Vec<Ranks>>>> = vec![None; space.king_squares.len()];
        let keep = kings.len() > 1;
        let mut ranks_of = |king: usize| {
            let ranks =
                known[king].take().unwrap_or_else(|| Rc::new(ranks_of_replies(space, side, king, replies)));
            known[king] = keep.then(|| Rc::clone(&ranks));
            ranks
        };
        let conversions = ConversionGenerator::new(space, side);
        let start = space.pairs_of_king(kings.start).start * placements - self.start;
        let (codes, classes) = (&mut self.codes[start..], &mut self.classes[start..]);
        let mut own = codes.chunks_mut(placements).zip(classes.chunks_mut(placements));
        for king in kings {
            let mut ranks: Vec<Ranks> = vec![[0; 64]; placements];
            unmoves.join_predecessors_of(side, king, &mut ranks_of, &mut ranks);
            let pairs = space.pairs_of_king(king);
            let mut columns: Vec<_> =
                pairs.map(|pair| space.words_of_pair(pair).1 as usize).zip(&mut own).collect();
            for start in (0..placements).step_by(ROWS) {
                let rows = start..placements.min(start + ROWS);
                let others: Vec<Classes> = rows
                    .clone()
                    .map(|placement| other_moves(space, side, &conversions, king, placement))
                    .collect();
                for (bit, (codes, classes)) in &mut columns {
                    for (at, others) in rows.clone().zip(&others) {
                        codes[at] = code_of(ranks[at][*bit], side);
                        classes[at] = match (codes[at], others[*bit]) {
                            (code, 0) if code == illegal(side) => OTHER,
                            (_, class) => class,
                        };
                    }
                }
            }
        }
    }
}

/// Classes of the moves that un-moves skip: conversions, and double steps that can be answered en passant.
fn other_moves(
    space: &StateSpace,
    side: Side,
    conversions: &ConversionGenerator<'_>,
    king: usize,
    placement: usize,
) -> Classes {
    let squares = space.configuration(king, placement);
    let mut classes = [0; 64];
    let Some(occupied) = space.occupied(&squares) else { return classes };
    let mut note = |class: MoveClass, bits: u64| {
        for_each_bit(bits, |bit| {
            if classes[bit] == 0 || class < classes[bit] {
                classes[bit] = class;
            }
        });
    };
    let mut protected = (SECOND_KING, 0);
    conversions.for_each(&squares, occupied, |Conversion { mover, victim, .. }, bits| {
        let Some(victim) = victim else { return note(PROMOTION + mover as u8, bits) };
        if protected.0 != victim {
            protected = (victim, protectors(space, &squares, occupied, victim));
        }
        let others = space.pieces[SECOND_KING + 1..victim].iter().filter(|piece| piece.side != side);
        let capture = 8 * others.count().min(2) as u8 + mover as u8;
        note(CAPTURE + capture, bits & !protected.1);
        if mover > SECOND_KING {
            note(EXCHANGE + capture, bits & protected.1);
        }
    });
    space.for_each_contested_double_step(side, &squares, |_, _, _| note(OTHER, u64::MAX));
    classes
}

/// Squares of the second king with which the piece in a slot is protected.
fn protectors(space: &StateSpace, squares: &[u8; MAX_PIECES], occupied: SquareSet, slot: usize) -> u64 {
    let (side, to) = (space.pieces[slot].side, squares[slot]);
    let protects = |reach: &&Reach| reach.to == to;
    let protectors = space.configured_slots().filter(|&own| own != slot && space.pieces[own].side == side);
    let reaches =
        protectors.flat_map(|own| space.attacks[own][usize::from(squares[own])].iter().filter(protects));
    let by_pieces = reaches.fold(0, |bits, reach| bits | space.open_with(reach, occupied));
    if space.pieces[SECOND_KING].side != side {
        return by_pieces;
    }
    let kings = space.second_king.squares.iter();
    let by_king =
        kings.filter(|&&king| space.attacks[SECOND_KING][usize::from(king)].iter().any(|r| protects(&r)));
    by_king.fold(by_pieces, |bits, &king| bits | space.second_king.bit(king))
}

/// Ranks of `side`'s moves to positions with the first king on one canonical square.
fn ranks_of_replies(space: &StateSpace, side: Side, king: usize, replies: &[DtmCode]) -> Vec<Ranks> {
    let placements = space.index.placements;
    let ranks: [u8; 256] = array::from_fn(|code| rank_of(code as DtmCode, side));
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
                cells[placement][*bit] = ranks[usize::from(codes[image])];
            }
        }
    }
    cells
}

/// Rank of `side`'s moves to a draw: above every losing rank, below every winning one.
fn rank_of_draws(side: Side) -> u8 {
    match side {
        Side::First => 128,
        Side::Second => 129,
    }
}

/// Rank of a move of `side` by the code it leads to: better moves have greater ranks; 0 for no move.
fn rank_of(code: DtmCode, side: Side) -> u8 {
    match before_move(code) {
        _ if code == illegal(!side) => 0,
        DRAW => rank_of_draws(side),
        win if win % 2 == 0 => (256 - u16::from(win) / 2) as u8,
        loss => loss.div_ceil(2),
    }
}

fn code_of(rank: u8, side: Side) -> DtmCode {
    match rank {
        0 => illegal(side),
        _ if rank == rank_of_draws(side) => DRAW,
        _ if rank > rank_of_draws(side) => ((256 - u16::from(rank)) * 2) as DtmCode,
        _ => (u16::from(rank) * 2 - 1) as DtmCode,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::{better, has_code, mate_in};

    #[test]
    fn ranks_order_moves_as_results_do() {
        for side in Side::BOTH {
            let replies = (0..=254).filter(|&plies| has_code(plies, !side) && has_code(plies + 1, side));
            let replies: Vec<DtmCode> = replies.map(mate_in).chain([DRAW]).collect();
            assert_eq!(replies.len(), 254);
            for &a in &replies {
                assert_eq!(code_of(rank_of(a, side), side), before_move(a));
                for &b in &replies {
                    let best = better(before_move(a), before_move(b));
                    let rank = rank_of(a, side).max(rank_of(b, side));
                    assert_eq!(code_of(rank, side), best, "{a} {b}");
                }
            }
            assert_eq!(code_of(rank_of(illegal(!side), side), side), illegal(side));
        }
    }
}
