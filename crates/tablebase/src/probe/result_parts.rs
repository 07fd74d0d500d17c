use super::{ErasedTable, Table};
use crate::SolveError;
use crate::file::checksum;
use crate::index::DtmArrays;
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::{Endgame, PerSide, Side};
use std::io::{self, ErrorKind, Read, Write};
use std::marker::PhantomData;

/// Most bytes of a part.
const PART: usize = if cfg!(test) { 10_000 } else { 4 << 20 };

impl<P: Endgame> Table<P> {
    /// Part `number`, from 0, of the results, uncompressed: input for [`ResultParts::add`]. Empty after the last
    /// part; `None` unless the table is solved.
    #[must_use]
    pub fn results_part(&self, number: usize) -> Option<&[u8]> {
        Some(part_of(&self.erased.arrays()?.codes, number))
    }

    /// Writes the results for [`Table::read_results`], uncompressed: each part after its checksum. False, with
    /// nothing written, unless the table is solved.
    ///
    /// # Errors
    /// The writer's errors.
    pub fn write_results(&self, to: &mut dyn Write) -> io::Result<bool> {
        let parts = (0..).map_while(|number| self.results_part(number));
        for part in parts.take_while(|part| !part.is_empty()) {
            to.write_all(&checksum(part).to_le_bytes())?;
            to.write_all(part)?;
        }
        Ok(self.is_solved())
    }

    /// Reads a solved table of an ending from what [`Table::write_results`] wrote.
    ///
    /// # Errors
    /// The reader's errors; [`InvalidData`](io::ErrorKind::InvalidData) if a checksum does not match,
    /// [`Unsupported`](io::ErrorKind::Unsupported) if the ending cannot be solved, [`OutOfMemory`](io::ErrorKind::OutOfMemory)
    /// if not in this memory.
    pub fn read_results(ending: &Material, from: &mut dyn Read) -> io::Result<Table<P>> {
        let mut results = ResultParts::new(ending).map_err(|error| match error {
            SolveError::Unsupported { .. } | SolveError::TooLarge { .. } => ErrorKind::Unsupported,
            _ => ErrorKind::OutOfMemory,
        })?;
        while let Some(part) = results.next_part() {
            let mut expected = [0; 8];
            from.read_exact(&mut expected)?;
            from.read_exact(part)?;
            if checksum(part).to_le_bytes() != expected {
                return Err(ErrorKind::InvalidData.into());
            }
        }
        Ok(results.table())
    }
}

/// Part `number` of both sides' codes; empty after the last part.
pub(super) fn part_of(codes: &PerSide<Vec<u8>>, number: usize) -> &[u8] {
    codes.0.iter().flat_map(|codes| codes.chunks(PART)).nth(number).unwrap_or_default()
}

/// The results of a solved table, read in parts. [`ResultParts::add`] verifies no checksum; [`Table::read_results`] does.
#[derive(Debug)]
pub struct ResultParts<P> {
    material: Material,
    arrays: DtmArrays,
    /// Bytes read of each side's results.
    read: PerSide<usize>,
    position: PhantomData<fn() -> P>,
}

impl<P: Endgame> ResultParts<P> {
    /// Prepares to read the results of an ending.
    ///
    /// # Errors
    /// [`SolveError`] if the ending cannot be solved, or not in this memory.
    pub fn new(material: &Material) -> Result<ResultParts<P>, SolveError> {
        crate::supported::<P>(material)?;
        let arrays = DtmArrays::zeroed(EndgameRules::of::<P>(), material)?;
        Ok(ResultParts { material: material.clone(), arrays, read: PerSide([0; 2]), position: PhantomData })
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        &self.material
    }

    /// Adds the next bytes, of any number. False, with nothing changed, if they are more than the results that are
    /// missing.
    #[must_use]
    pub fn add(&mut self, bytes: &[u8]) -> bool {
        if bytes.len() > self.missing(Side::First) + self.missing(Side::Second) {
            return false;
        }
        let (first, second) = bytes.split_at(bytes.len().min(self.missing(Side::First)));
        for (side, bytes) in Side::BOTH.into_iter().zip([first, second]) {
            let start = self.read[side];
            self.arrays.codes[side][start..start + bytes.len()].copy_from_slice(bytes);
            self.read[side] += bytes.len();
        }
        true
    }

    /// Whether all parts are read.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.missing(side) == 0)
    }

    /// The table; `None` if parts are missing.
    #[must_use]
    pub fn into_table(self) -> Option<Table<P>> {
        self.is_whole().then(|| self.table())
    }

    fn table(self) -> Table<P> {
        let solved = ErasedTable::solved(EndgameRules::of::<P>(), self.material, self.arrays);
        Table::of(solved)
    }

    /// Room for the next part, which counts as read from now on. `None` after the last one.
    fn next_part(&mut self) -> Option<&mut [u8]> {
        let side = Side::BOTH.into_iter().find(|&side| self.missing(side) > 0)?;
        let start = self.read[side];
        self.read[side] += self.missing(side).min(PART);
        Some(&mut self.arrays.codes[side][start..self.read[side]])
    }

    fn missing(&self, side: Side) -> usize {
        self.arrays.codes[side].len() - self.read[side]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TableSet, solve};
    use chariot_chess::Position;
    use chariot_game::SingleThread;
    use std::ops::ControlFlow::Continue;

    fn parts_of(table: &Table<Position>) -> Vec<&[u8]> {
        (0..).map_while(|number| table.results_part(number).filter(|part| !part.is_empty())).collect()
    }

    /// KRKR has one array, KRK two, whose bytes come mixed.
    #[test]
    fn parts_make_the_same_table() {
        let mut tables = TableSet::<Position>::new();
        for name in ["KRK", "KRKR"] {
            let material = Material::parse::<Position>(name).expect("an ending");
            let table = solve(&material, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable");
            let mut read = ResultParts::<Position>::new(&material).expect("memory");
            for bytes in parts_of(&table).concat().chunks(10_007) {
                assert!(!read.is_whole());
                assert!(read.add(bytes));
            }
            assert!(!read.add(&[0]));
            let copy = read.into_table().expect("all parts");
            assert_eq!(parts_of(&copy), parts_of(&table));
            assert_eq!(copy.to_bytes(&SingleThread), table.to_bytes(&SingleThread));

            let mut aside = Vec::new();
            assert!(table.write_results(&mut aside).expect("room"));
            let read = |aside: &[u8]| Table::<Position>::read_results(&material, &mut &*aside);
            assert_eq!(parts_of(&read(&aside).expect("what was written")), parts_of(&table));
            *aside.last_mut().expect("bytes") ^= 1;
            assert_eq!(read(&aside).map_err(|error| error.kind()).err(), Some(ErrorKind::InvalidData));
            tables.insert(table);
        }
    }

    #[test]
    fn a_part_too_long_changes_nothing() {
        let material = Material::parse::<Position>("KRK").expect("an ending");
        let mut read = ResultParts::<Position>::new(&material).expect("memory");
        assert!(!read.add(&vec![0; 10 << 20]));
        assert!(read.read.0 == [0, 0]);
    }
}
