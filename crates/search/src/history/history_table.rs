use super::gravity::apply_gravity;

/// Largest absolute value.
const MAX: i32 = 16_384;

/// A table of history values, each within ±[`MAX`], in rows. It knows which rows have values other than zero:
/// a short search touches few, and the tables are large.
pub(crate) struct HistoryTable {
    slots: usize,
    values: Vec<i16>,
    /// For each row, false if all its values are zero.
    is_used: Vec<bool>,
}

impl HistoryTable {
    pub(crate) fn new(rows: usize, slots: usize) -> HistoryTable {
        HistoryTable { slots, values: vec![0; rows * slots], is_used: vec![false; rows] }
    }

    /// Values in a row.
    pub(crate) fn slots(&self) -> usize {
        self.slots
    }

    #[inline]
    pub(crate) fn get(&self, row: usize, slot: usize) -> i32 {
        i32::from(self.values[row * self.slots + slot])
    }

    /// Adds `bonus` with gravity.
    #[inline]
    pub(crate) fn update(&mut self, row: usize, slot: usize, bonus: i32) {
        apply_gravity(&mut self.values[row * self.slots + slot], bonus, MAX);
        self.is_used[row] = true;
    }

    pub(crate) fn clear(&mut self) {
        self.values.fill(0);
        self.is_used.fill(false);
    }

    /// Halves every value.
    pub(crate) fn halve(&mut self) {
        for (row, is_used) in self.values.chunks_exact_mut(self.slots).zip(&mut self.is_used) {
            if *is_used {
                row.iter_mut().for_each(|value| *value /= 2);
                *is_used = row.iter().any(|&value| value != 0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_halves_until_it_is_zero() {
        let mut table = HistoryTable::new(3, 2);
        table.update(0, 1, 5);
        table.update(2, 0, -300);
        let mut expected = [5, -300];
        while expected != [0, 0] {
            assert_eq!([table.get(0, 1), table.get(2, 0)], expected);
            table.halve();
            expected = expected.map(|value| value / 2);
        }
        assert_eq!(table.is_used, [false; 3]);
        table.update(0, 1, 7);
        table.halve();
        assert_eq!(table.get(0, 1), 3, "a row is used again");
    }
}
