use super::EndgameWaves;
use super::probing::parse_material;
use super::session_tables::{SessionTables, solve_error};
use crate::errors::{no_such_position, not_solved};
use crate::game_session::GameSession;
use chariot_game::{Dtm, Error, PerSide, Side, SingleThread};
use chariot_tablebase::{OnWave, Solver};
use games::GamePosition;
use std::ops::ControlFlow::Continue;

impl<P: GamePosition> EndgameWaves for GameSession<P, SessionTables<P>> {
    fn solve_by_waves(&mut self, material: &str, on_wave: &mut OnWave<'_>) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        let mut solver = Solver::by_waves(&material, &SingleThread).map_err(solve_error)?;
        for smaller in solver.missing().to_vec() {
            self.solve_with_smaller(&smaller, &mut |_| Continue(())).map_err(solve_error)?;
            let table = self.endings.solved.table(&smaller).ok_or_else(|| not_solved(&smaller))?;
            solver.add(table, &SingleThread).map_err(solve_error)?;
        }
        self.insert_solved(solver.solve_by_waves(&SingleThread, on_wave).map_err(solve_error)?);
        Ok(material.name().to_owned())
    }

    fn nth_position(&self, material: &str, side: Side, dtm: Dtm, nth: usize) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.endings.solved.table(&material).ok_or_else(|| not_solved(&material))?;
        let position = table.nth_position(side, dtm, nth).ok_or_else(|| no_such_position(&material))?;
        Ok(position.to_string())
    }

    fn counts_by_fold(&self, material: &str) -> Option<PerSide<Vec<u64>>> {
        let table = self.endings.solved.table(&parse_material::<P>(material).ok()?)?;
        Some(PerSide([table.counts_by_fold(Side::First)?, table.counts_by_fold(Side::Second)?]))
    }
}
