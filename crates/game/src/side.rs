use std::ops::{Index, IndexMut, Not};

/// One of the two players. `First` moves first (White in chess, Red in xiangqi).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum Side {
    /// White in chess, Red in xiangqi.
    First,
    /// Black in both games.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSide<T>(pub [T; 2]);

impl<T> PerSide<T> {
    /// The value of this side and that of the opponent.
    pub fn own_and_other(&mut self, side: Side) -> (&mut T, &mut T) {
        let [first, second] = &mut self.0;
        match side {
            Side::First => (first, second),
            Side::Second => (second, first),
        }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
