use crate::error::LabError;
use crate::files;
use chariot_game::Dtm;
use session::{GameId, Session, open};
use std::fmt::Display;
use std::path::Path;

pub(crate) struct TableFolder {
    session: Box<dyn Session>,
}

impl TableFolder {
    /// Loads the tables of a game from a folder, or from its subfolder with the game's name; `None` for no
    /// tables.
    ///
    /// # Errors
    /// [`LabError::File`], or [`LabError::Game`] for a file that is not a table of the game.
    pub(crate) fn open(game: GameId, folder: Option<&Path>) -> Result<TableFolder, LabError> {
        let mut session = open(game);
        let Some(folder) = folder else { return Ok(TableFolder { session }) };
        let of_game = folder.join(game.name());
        let folder = if of_game.is_dir() { &of_game } else { folder };
        for path in files::with_extension(folder, "egt")? {
            session.tables().load(&files::read_bytes(&path)?)?;
        }
        Ok(TableFolder { session })
    }

    /// Solves tables on the spot.
    #[cfg(test)]
    pub(crate) fn solved(game: GameId, endings: &[&str]) -> TableFolder {
        let mut session = open(game);
        for ending in endings {
            session.tables().solve(ending, &mut |_| std::ops::ControlFlow::Continue(())).expect("an ending");
        }
        TableFolder { session }
    }

    /// Every legal move in coordinates with its distance to mate, the best first; `None` if the tables do not
    /// know all.
    pub(crate) fn probe(&mut self, position: &impl Display) -> Option<Vec<(String, Dtm)>> {
        self.session.set_start(Some(&position.to_string())).ok()?;
        let moves = self.session.tables().probe().moves;
        moves.into_iter().map(|probed| Some((probed.info.uci, probed.dtm?))).collect()
    }
}
