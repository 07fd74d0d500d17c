use crate::MAX_PIECES;
use crate::legal::open;
use crate::space::{INNER, Space};
use game::{Reach, Side, SquareSet};

/// A move that leaves the ending: a capture, a promotion, or both at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Departure {
    /// Slot of the piece that moves.
    pub(crate) mover: usize,
    /// Slot of the piece captured.
    pub(crate) victim: Option<usize>,
    /// Where the move ends.
    pub(crate) to: u8,
    /// True if the piece that moves must become another one.
    pub(crate) promotes: bool,
}

/// Finds the departures of one side, those that leave its own royal piece threatened included.
pub(crate) struct Departures<'a> {
    space: &'a Space,
    movers: Vec<usize>,
    victims: Vec<usize>,
    promoters: Vec<usize>,
    /// If the inner piece moves: for each target, the bits from which it captures there.
    inner_movers: Vec<Vec<(u64, Reach)>>,
}

impl<'a> Departures<'a> {
    /// All of them.
    pub(crate) fn new(space: &'a Space, side: Side) -> Departures<'a> {
        let slots_of = |side: Side| space.outer_slots().filter(move |&slot| space.pieces[slot].side == side);
        let mut inner_movers = vec![Vec::new(); space.attacks[INNER].len()];
        let from = if side == Side::Second { &space.inner.squares[..] } else { &[] };
        for &square in from {
            for reach in &space.attacks[INNER][usize::from(square)] {
                inner_movers[usize::from(reach.to)].push((space.inner.bit(square), *reach));
            }
        }
        Departures {
            space,
            movers: slots_of(side).collect(),
            victims: slots_of(!side).filter(|&slot| slot > INNER).collect(),
            promoters: slots_of(side).filter(|&slot| !space.promotions[slot].is_empty()).collect(),
            inner_movers,
        }
    }

    /// Leaves out captures of some pieces, and promotions without capture of some.
    pub(crate) fn retain(&mut self, victim: impl Fn(usize) -> bool, promoter: impl Fn(usize) -> bool) {
        self.victims.retain(|&slot| victim(slot));
        self.promoters.retain(|&slot| promoter(slot));
    }

    /// True if nothing is left.
    pub(crate) fn is_empty(&self) -> bool {
        self.victims.is_empty() && self.promoters.is_empty()
    }

    /// Shows every departure from a configuration with the squares of the inner piece with which it can be
    /// made.
    #[inline]
    pub(crate) fn each(
        &self,
        squares: &[u8; MAX_PIECES],
        occupied: SquareSet,
        mut visit: impl FnMut(Departure, u64),
    ) {
        for &slot in &self.victims {
            let (victim, target) = (Some(slot), squares[slot]);
            for &mover in &self.movers {
                for reach in &self.space.attacks[mover][usize::from(squares[mover])] {
                    if reach.to == target {
                        let promotes = !self.space.allowed[mover].contains(target);
                        let departure = Departure { mover, victim, to: target, promotes };
                        visit(departure, open(self.space, reach, occupied));
                    }
                }
            }
            let inner = self.inner_movers[usize::from(target)].iter();
            let bits =
                inner.filter(|(_, reach)| reach.is_open(occupied)).fold(0, |bits, (bit, _)| bits | bit);
            if bits != 0 {
                visit(Departure { mover: INNER, victim, to: target, promotes: false }, bits);
            }
        }
        for &mover in &self.promoters {
            for reach in &self.space.promoting_steps[mover][usize::from(squares[mover])] {
                if !occupied.contains(reach.to) {
                    let free = !self.space.inner.bit(reach.to);
                    let departure = Departure { mover, victim: None, to: reach.to, promotes: true };
                    visit(departure, open(self.space, reach, occupied) & free);
                }
            }
        }
    }
}
