use crate::index::StateSpace;
use chariot_game::Side;
use std::ops::Range;

/// Most results in a block.
pub(super) const RESULTS: usize = 1 << 13;

/// The order of results in a file: configurations, each with a result for every square of the second king.
///
/// A configuration places all pieces but the second king. From the slowest axis to the fastest come
/// irreversible pieces, the first side's other pieces, its king, and the second side's other pieces. So quiet
/// moves of the second side stay in the block, but for those of its pawns and of more pieces than a block has
/// room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockOrder {
    axes: Vec<Axis>,
    configurations: usize,
    /// Configurations in a block.
    rows: usize,
}

/// The first king or a group of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Axis {
    pub(crate) size: usize,
    /// Distance of two states in placements; `None` for the king.
    placements: Option<usize>,
    /// Distance of two states in configurations.
    pub(crate) rows: usize,
}

impl Axis {
    pub(crate) fn is_king(self) -> bool {
        self.placements.is_none()
    }

    fn state(self, king: usize, placement: usize) -> usize {
        self.placements.map_or(king, |stride| placement / stride % self.size)
    }
}

impl BlockOrder {
    pub(crate) fn of(space: &StateSpace) -> BlockOrder {
        let groups = &space.index.groups;
        let group = |group: usize| Axis {
            size: groups[group].states,
            placements: Some(space.strides[group]),
            rows: 0,
        };
        let speed = |group: &usize| match (space.zeroing[*group], groups[*group].piece.side) {
            (true, _) => 0,
            (false, Side::First) => 1,
            (false, Side::Second) => 2,
        };
        let of_speed = |wanted: u8| (0..groups.len()).filter(move |group| speed(group) == wanted).map(group);
        let king = Axis { size: space.king_squares.len(), placements: None, rows: 0 };
        let mut axes: Vec<Axis> = of_speed(0).chain(of_speed(1)).chain([king]).chain(of_speed(2)).collect();
        let mut configurations = 1;
        for axis in axes.iter_mut().rev() {
            axis.rows = configurations;
            configurations *= axis.size;
        }
        let most = (RESULTS / space.second_king.squares.len()).max(1);
        BlockOrder { axes, configurations, rows: 1 << most.ilog2() }
    }

    /// The axes, the fastest first.
    pub(crate) fn fastest(&self) -> impl Iterator<Item = Axis> + '_ {
        self.axes.iter().rev().copied()
    }

    /// Number of a configuration.
    pub(crate) fn number(&self, king: usize, placement: usize) -> usize {
        self.axes.iter().map(|axis| axis.state(king, placement) * axis.rows).sum()
    }

    /// The first king's canonical square and the placement of a configuration.
    pub(crate) fn configuration(&self, number: usize) -> (usize, usize) {
        let mut king = 0;
        let mut placement = 0;
        for axis in &self.axes {
            let state = number / axis.rows % axis.size;
            match axis.placements {
                Some(stride) => placement += state * stride,
                None => king = state,
            }
        }
        (king, placement)
    }

    pub(crate) fn blocks(&self) -> usize {
        self.configurations.div_ceil(self.rows)
    }

    /// Block of a configuration, and its row there.
    pub(crate) fn place(&self, number: usize) -> (usize, usize) {
        (number / self.rows, number % self.rows)
    }

    /// The configurations of a block.
    pub(crate) fn configurations_of(&self, block: usize) -> Range<usize> {
        block * self.rows..self.configurations.min((block + 1) * self.rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::Material;
    use crate::rules::EndgameRules;
    use chariot_game::Endgame;

    fn order_of<P: Endgame>(name: &str) -> (StateSpace, BlockOrder) {
        let ending = Material::parse::<P>(name).expect("an ending");
        let space = StateSpace::new(EndgameRules::of::<P>(), &ending).expect("supported");
        let order = BlockOrder::of(&space);
        (space, order)
    }

    #[test]
    fn every_configuration_has_a_number_and_a_place() {
        let chess = ["KRK", "KBBK", "KQKR", "KRPK", "KRRKR"].map(order_of::<chariot_chess::Position>);
        let xiangqi = ["KRKAA", "KPKBB"].map(order_of::<chariot_xiangqi::Position>);
        for (space, order) in chess.into_iter().chain(xiangqi) {
            let mut next = 0;
            for block in 0..order.blocks() {
                for (row, number) in order.configurations_of(block).enumerate() {
                    assert_eq!(number, next);
                    let (king, placement) = order.configuration(number);
                    assert_eq!(order.number(king, placement), number);
                    assert_eq!(order.place(number), (block, row));
                    next += 1;
                }
            }
            assert_eq!(next, space.len());
        }
    }

    #[test]
    fn the_second_sides_rook_stays_in_its_block() {
        let (_, order) = order_of::<chariot_chess::Position>("KQKR");
        let axes: Vec<(usize, bool)> = order.fastest().map(|axis| (axis.size, axis.is_king())).collect();
        assert_eq!(axes, [(64, false), (10, true), (64, false)]);
        assert_eq!(order.configurations_of(1), 128..256);
    }
}
