//! Proves draws against much more material by play: the weaker side holds its fortress whatever the other does, until
//! that one gives material away or stalemates.

use super::known::value;
use chariot_chess::Position;
use chariot_game::{Board, Outcome, Rules, Side};
use chariot_tablebase::TableSet;
use std::cell::RefCell;
use std::collections::HashMap;

/// Moves of the weaker side that are tried.
const MOVES: u8 = 3;

pub(crate) struct Fortress<'a> {
    tables: &'a TableSet<Position>,
    weak: Side,
    /// Whether the king is still in the fortress.
    is_held: &'a dyn Fn(&Position) -> bool,
    seen: RefCell<HashMap<(u64, u8), bool>>,
}

impl Fortress<'_> {
    /// Whether the weaker side draws for `moves` moves without leaving the fortress.
    fn lasts(&self, position: &Position, moves: u8) -> bool {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return !position.is_check();
        }
        if moves == 0 {
            return true;
        }
        let key = (position.key(), moves);
        if let Some(&known) = self.seen.borrow().get(&key) {
            return known;
        }
        let is_weak = position.side_to_move() == self.weak;
        let lasts_after = |&m: &<Position as Rules>::Move| {
            let mut next = position.clone();
            next.play(m);
            let is_released = position.captured(m).is_some() || Position::promotion(m).is_some();
            let lost = if is_weak { Outcome::Win } else { Outcome::Loss };
            if value(self.tables, &next).outcome() == lost {
                return false;
            }
            is_released
                || ((!is_weak || (self.is_held)(&next)) && self.lasts(&next, moves - u8::from(is_weak)))
        };
        let lasts = if is_weak { legal.iter().any(lasts_after) } else { legal.iter().all(lasts_after) };
        self.seen.borrow_mut().insert(key, lasts);
        lasts
    }
}

/// Whether the king of `weak` can stay within this many steps of a square.
pub(crate) fn stays_near(
    tables: &TableSet<Position>,
    position: &Position,
    weak: Side,
    square: u8,
    steps: u8,
) -> bool {
    let is_held = |position: &Position| distance(king(position, weak), square) <= steps;
    let fortress = Fortress { tables, weak, is_held: &is_held, seen: RefCell::default() };
    is_held(position) && fortress.lasts(position, MOVES)
}

pub(crate) fn king(position: &Position, side: Side) -> u8 {
    let king = position.pieces().into_iter().find(|(piece, _)| piece.kind == 0 && piece.side == side);
    king.expect("a king").1
}

fn distance(one: u8, other: u8) -> u8 {
    (one % 8).abs_diff(other % 8).max((one / 8).abs_diff(other / 8))
}
