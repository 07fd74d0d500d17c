use crate::MAX_MEN;
use crate::legal::open;
use crate::space::{INNER, Space};
use game::{Reach, Side, SquareSet};

/// Finds the captures of one side, those that leave its own royal man threatened included.
pub(crate) struct Captures<'a> {
    space: &'a Space,
    movers: Vec<usize>,
    victims: Vec<usize>,
    /// If the inner man moves: for each target, the bits from which it captures there.
    inner_movers: Vec<Vec<(u64, Reach)>>,
}

impl<'a> Captures<'a> {
    pub(crate) fn new(space: &'a Space, side: Side) -> Captures<'a> {
        let slots_of = |side: Side| space.outer_slots().filter(move |&slot| space.men[slot].side == side);
        let mut inner_movers = vec![Vec::new(); space.attacks[INNER].len()];
        let from = if side == Side::Second { &space.inner.squares[..] } else { &[] };
        for &square in from {
            for reach in &space.attacks[INNER][usize::from(square)] {
                inner_movers[usize::from(reach.to)].push((space.inner.bit(square), *reach));
            }
        }
        Captures {
            space,
            movers: slots_of(side).collect(),
            victims: slots_of(!side).filter(|&slot| slot > INNER).collect(),
            inner_movers,
        }
    }

    /// Shows every capture in a configuration: slots of the capturing and of the captured man, and the
    /// squares of the inner man with which it can be made.
    #[inline]
    pub(crate) fn each(
        &self,
        squares: &[u8; MAX_MEN],
        occupied: SquareSet,
        mut visit: impl FnMut(usize, usize, u64),
    ) {
        for &victim in &self.victims {
            let target = squares[victim];
            for &mover in &self.movers {
                for reach in &self.space.attacks[mover][usize::from(squares[mover])] {
                    if reach.to == target {
                        visit(mover, victim, open(self.space, reach, occupied));
                    }
                }
            }
            let inner = self.inner_movers[usize::from(target)].iter();
            let bits =
                inner.filter(|(_, reach)| reach.is_open(occupied)).fold(0, |bits, (bit, _)| bits | bit);
            if bits != 0 {
                visit(INNER, victim, bits);
            }
        }
    }
}
