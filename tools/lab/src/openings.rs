use crate::error::LabError;
use crate::files;
use chariot_game::{Error, Rules};
use session::{GameId, open};
use std::path::Path;

/// The openings in a file, or else our own: one FEN a line, up to a `;`. Lines that start with `#` are
/// comments.
///
/// # Errors
/// [`LabError::File`], [`LabError::NoOpenings`], or [`LabError::Game`] for a bad FEN.
pub(crate) fn load(path: Option<&Path>, game: GameId) -> Result<Vec<String>, LabError> {
    let ours = format!("tools/lab/data/{game}.fen");
    let path = path.unwrap_or(Path::new(&ours));
    let text = files::read(path)?;
    let session = open(game);
    let fens = text.lines().map(|line| line.split(';').next().unwrap_or("").trim());
    let openings = fens
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|fen| Ok(session.view().read_fen(fen)?.0))
        .collect::<Result<Vec<String>, LabError>>()?;
    if openings.is_empty() {
        return Err(LabError::NoOpenings(path.to_owned()));
    }
    Ok(openings)
}

/// The openings as positions.
///
/// # Errors
/// Those of [`load`].
pub(crate) fn positions<P: Rules>(path: Option<&Path>, game: GameId) -> Result<Vec<P>, LabError> {
    load(path, game)?.iter().map(|fen| Ok(fen.parse().map_err(Error::from)?)).collect()
}
