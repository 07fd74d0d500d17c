use super::GameSession;
use super::tables::solve_error;
use crate::EndgameWaves;
use crate::probing::{no_such_position, not_loaded, parse_material};
use game::{Dtm, Error, PerSide, Side, SingleThread};
use games::GamePosition;
use std::ops::ControlFlow::Continue;
use tablebase::{OnWave, solve_by_waves};

impl<P: GamePosition> EndgameWaves for GameSession<P> {
    fn solve_by_waves(&mut self, material: &str, on_wave: &mut OnWave<'_>) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        for smaller in material.successors::<P>() {
            self.solve_with_smaller(&smaller, &mut |_| Continue(())).map_err(solve_error)?;
        }
        let table = solve_by_waves(&material, &self.tables, &SingleThread, on_wave).map_err(solve_error)?;
        self.tables.insert(table);
        Ok(material.name().to_owned())
    }

    fn nth_position(&self, material: &str, side: Side, dtm: Dtm, nth: usize) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.tables.table(&material).ok_or_else(|| not_loaded(&material))?;
        let position = table.nth_position(side, dtm, nth).ok_or_else(|| no_such_position(&material))?;
        Ok(position.to_string())
    }

    fn counts_by_fold(&self, material: &str) -> Option<PerSide<Vec<u64>>> {
        let table = self.tables.table(&parse_material::<P>(material).ok()?)?;
        Some(PerSide([table.counts_by_fold(Side::First)?, table.counts_by_fold(Side::Second)?]))
    }
}
