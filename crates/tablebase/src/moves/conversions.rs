use crate::MAX_PIECES;
use crate::index::{SECOND_KING, StateSpace};
use chariot_game::{Reach, Side, SquareSet};

/// A move that leaves the ending: a capture, a promotion, or both at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conversion {
    /// Slot of the moving piece.
    pub(crate) mover: usize,
    /// Slot of the captured piece.
    pub(crate) victim: Option<usize>,
    pub(crate) to: u8,
    pub(crate) promotes: bool,
}

/// Generates the pseudo-legal conversions of one side: its own king may be left in check.
pub(crate) struct ConversionGenerator<'a> {
    space: &'a StateSpace,
    movers: Vec<usize>,
    victims: Vec<usize>,
    promoters: Vec<usize>,
    /// For moves of the second king: for each destination, the bits from which it captures there.
    king_captures: Vec<Vec<(u64, Reach)>>,
}

impl<'a> ConversionGenerator<'a> {
    pub(crate) fn new(space: &'a StateSpace, side: Side) -> ConversionGenerator<'a> {
        let slots_of =
            |side: Side| space.configured_slots().filter(move |&slot| space.pieces[slot].side == side);
        let mut king_captures = vec![Vec::new(); space.attacks[SECOND_KING].len()];
        let from = if side == Side::Second { &space.second_king.squares[..] } else { &[] };
        for &square in from {
            for reach in &space.attacks[SECOND_KING][usize::from(square)] {
                king_captures[usize::from(reach.to)].push((space.second_king.bit(square), *reach));
            }
        }
        ConversionGenerator {
            space,
            movers: slots_of(side).collect(),
            victims: slots_of(!side).filter(|&slot| slot > SECOND_KING).collect(),
            promoters: slots_of(side).filter(|&slot| !space.promotions[slot].is_empty()).collect(),
            king_captures,
        }
    }

    /// Keeps only captures of some victims, and quiet promotions of some pieces.
    pub(crate) fn retain(&mut self, victim: impl Fn(usize) -> bool, promoter: impl Fn(usize) -> bool) {
        self.victims.retain(|&slot| victim(slot));
        self.promoters.retain(|&slot| promoter(slot));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.victims.is_empty() && self.promoters.is_empty()
    }

    /// Calls `visit` for every conversion from a configuration, with the second king's squares that allow it.
    #[inline]
    pub(crate) fn for_each(
        &self,
        squares: &[u8; MAX_PIECES],
        occupied: SquareSet,
        mut visit: impl FnMut(Conversion, u64),
    ) {
        for &slot in &self.victims {
            let (victim, to) = (Some(slot), squares[slot]);
            for &mover in &self.movers {
                for reach in &self.space.attacks[mover][usize::from(squares[mover])] {
                    if reach.to == to {
                        let promotes = !self.space.allowed[mover].contains(to);
                        let conversion = Conversion { mover, victim, to, promotes };
                        visit(conversion, self.space.open_with(reach, occupied));
                    }
                }
            }
            let captures = self.king_captures[usize::from(to)].iter();
            let bits =
                captures.filter(|(_, reach)| reach.is_open(occupied)).fold(0, |bits, (bit, _)| bits | bit);
            if bits != 0 {
                visit(Conversion { mover: SECOND_KING, victim, to, promotes: false }, bits);
            }
        }
        for &mover in &self.promoters {
            for reach in &self.space.promoting_steps[mover][usize::from(squares[mover])] {
                if !occupied.contains(reach.to) {
                    let vacant = !self.space.second_king.bit(reach.to);
                    let conversion = Conversion { mover, victim: None, to: reach.to, promotes: true };
                    visit(conversion, self.space.open_with(reach, occupied) & vacant);
                }
            }
        }
    }
}
