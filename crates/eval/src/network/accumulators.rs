use super::file::{HEADER, short_at};
use super::{Network, NetworkInputs, kernels};
use chariot_game::{PerSide, Side};

/// Sums of a network's neurons for a position, from each side's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulators<const NEURONS: usize>(pub(super) PerSide<[i16; NEURONS]>);

impl<const NEURONS: usize> Accumulators<NEURONS> {
    /// All zero, for an evaluation without a network.
    pub(super) const EMPTY: Self = Accumulators(PerSide([[0; NEURONS]; 2]));
}

impl<P: NetworkInputs, const NEURONS: usize> Network<P, NEURONS> {
    /// Sums of a position, computed from scratch.
    #[must_use]
    pub fn refresh(&self, position: &P) -> Accumulators<NEURONS> {
        Accumulators(PerSide(Side::BOTH.map(|side| self.seen_by(side, position))))
    }

    /// Sets `next` to the sums after `m`, given those before it: equal to `refresh(after)`.
    #[inline]
    pub fn update(
        &self,
        accumulators: &Accumulators<NEURONS>,
        before: &P,
        m: P::Move,
        after: &P,
        next: &mut Accumulators<NEURONS>,
    ) {
        let changes = before.changes(m);
        for side in Side::BOTH {
            let sums = &mut next.0[side];
            let viewpoint = P::viewpoint(side, before.king_of(side));
            if P::viewpoint(side, after.king_of(side)) != viewpoint {
                *sums = self.seen_by(side, after);
                continue;
            }
            let row = |(piece, square)| self.row(HEADER, P::input(viewpoint, piece, square));
            kernels::exchange(&accumulators.0[side], row(changes.from), row(changes.to), sums);
            if let Some(removed) = changes.removed {
                kernels::add(sums, row(removed), -1);
            }
            if let Some(added) = changes.added {
                kernels::add(sums, row(added), 1);
            }
        }
    }

    // Never inlined, to keep the browser's engine small.
    #[inline(never)]
    fn seen_by(&self, side: Side, position: &P) -> [i16; NEURONS] {
        let viewpoint = P::viewpoint(side, position.king_of(side));
        let mut sums = [0; NEURONS];
        for (neuron, sum) in sums.iter_mut().enumerate() {
            *sum = short_at(&self.file, Self::BIASES + 2 * neuron);
        }
        for (piece, square) in position.pieces() {
            kernels::add(&mut sums, self.row(HEADER, P::input(viewpoint, piece, square)), 1);
        }
        sums
    }
}
