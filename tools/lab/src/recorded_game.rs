//! Recorded games, a JSON object a line, as from `lab match --out` and `scripts/pgn_to_games.py`.

use crate::error::LabError;
use crate::files;
use chariot_game::Notation;
use serde_json::Value;
use std::path::Path;

/// A game: names of both sides, start FEN, and moves in coordinates.
pub(crate) struct RecordedGame {
    pub(crate) names: [String; 2],
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
}

/// All games of some files, in order.
///
/// # Errors
/// [`LabError::File`], or [`LabError::RecordedGame`] for a line that is not a game.
pub(crate) fn read(paths: &[impl AsRef<Path>]) -> Result<Vec<RecordedGame>, LabError> {
    let mut games = Vec::new();
    for path in paths {
        for line in files::read(path.as_ref())?.lines() {
            games.push(RecordedGame::parse(line)?);
        }
    }
    Ok(games)
}

impl RecordedGame {
    /// Parses a line.
    ///
    /// # Errors
    /// [`LabError::RecordedGame`] if the line is not a game.
    pub(crate) fn parse(line: &str) -> Result<RecordedGame, LabError> {
        let error = || LabError::RecordedGame(chariot_game::echo(line));
        let record: Value = serde_json::from_str(line).map_err(|_| error())?;
        let text = |field: &str| record[field].as_str().map(str::to_owned).ok_or_else(error);
        let moves = text("moves")?.split_whitespace().map(str::to_owned).collect();
        Ok(RecordedGame { names: [text("first")?, text("second")?], start: text("start")?, moves })
    }

    /// The start position and the moves from it.
    ///
    /// # Errors
    /// [`LabError::Game`] if the start is not a position, or a move is illegal.
    pub(crate) fn read<P: Notation>(&self) -> Result<(P, Vec<P::Move>), LabError> {
        let start = P::read_fen(&self.start).map_err(chariot_game::Error::from)?.position;
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in &self.moves {
            let m = position.read_move(text)?;
            position.play(m);
            moves.push(m);
        }
        Ok((start, moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_is_refused() {
        let game = |moves: &str| {
            let line =
                format!(r#"{{"first":"a","second":"b","start":"{}","moves":"{moves}"}}"#, chess_start());
            RecordedGame::parse(&line)
        };
        let (_, moves) =
            game("e2e4 e7e5").and_then(|game| game.read::<chariot_chess::Position>()).expect("a game");
        assert_eq!(moves.len(), 2);
        assert!(matches!(game("e2e5").map(|game| game.read::<chariot_chess::Position>().is_err()), Ok(true)));
        assert!(RecordedGame::parse("{}").is_err());
    }

    fn chess_start() -> String {
        use chariot_game::Rules;
        chariot_chess::Position::startpos().to_string()
    }
}
