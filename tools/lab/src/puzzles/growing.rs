//! The file of puzzles, which grows game by game, so that a stopped run can resume.

use super::puzzle::Puzzle;
use crate::args::PuzzlesArgs;
use crate::error::LabError;
use crate::files;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Version of the rules of what is a puzzle: a run does not resume a file made by others.
const RULES: u32 = 2;

pub(super) struct GrowingFile {
    path: PathBuf,
    file: File,
    pub(super) next_game: u64,
    pub(super) puzzles: Vec<Puzzle>,
}

impl GrowingFile {
    /// Opens the file where an earlier run left it, or creates it. Replays the last game with puzzles, since
    /// its last line may be incomplete.
    ///
    /// # Errors
    /// [`LabError::File`], or [`LabError::OtherSettings`] if the earlier run had other settings.
    pub(super) fn open(args: &PuzzlesArgs) -> Result<GrowingFile, LabError> {
        let settings = settings(args);
        let path = args.out.clone();
        let known = if path.exists() { files::read(&path)? } else { String::new() };
        let (header, rest) = known.split_once('\n').unwrap_or(("", ""));
        if !known.is_empty() && header != settings {
            return Err(LabError::OtherSettings(path));
        }
        let found: Vec<(u64, Puzzle)> = rest.lines().map_while(Puzzle::from_json).collect();
        let next_game = found.last().map_or(0, |&(game, _)| game);
        let kept = found.into_iter().filter(|&(game, _)| game < next_game);
        let mut text = settings + "\n";
        let mut puzzles = Vec::new();
        for (game, puzzle) in kept {
            text += &(puzzle.to_json(game) + "\n");
            puzzles.push(puzzle);
        }
        files::write(&path, &text)?;
        Ok(GrowingFile { file: files::append(&path)?, path, next_game, puzzles })
    }

    /// Adds the puzzles of a game.
    ///
    /// # Errors
    /// [`LabError::File`].
    pub(super) fn add(&mut self, game: u64, puzzles: Vec<Puzzle>) -> Result<(), LabError> {
        let text: String = puzzles.iter().map(|puzzle| puzzle.to_json(game) + "\n").collect();
        self.file.write_all(text.as_bytes()).map_err(LabError::file(&self.path))?;
        self.puzzles.extend(puzzles);
        Ok(())
    }
}

/// The puzzles of a file written by [`GrowingFile`].
///
/// # Errors
/// [`LabError::File`], or [`LabError::PuzzleLine`] for a line that is not a puzzle.
pub(super) fn read(path: &Path) -> Result<Vec<Puzzle>, LabError> {
    let text = files::read(path)?;
    let lines = text.lines().enumerate().skip(1);
    let puzzle = |(index, line): (usize, &str)| {
        let read = Puzzle::from_json(line).map(|(_, puzzle)| puzzle);
        read.ok_or_else(|| LabError::PuzzleLine { path: path.to_owned(), line: index + 1 })
    };
    lines.map(puzzle).collect()
}

/// First line of the file: the command as far as the puzzles depend on it, except for their number.
fn settings(args: &PuzzlesArgs) -> String {
    let PuzzlesArgs { game, nodes, search, least, seed, tables, games, tried, mates, .. } = args;
    let search: Vec<String> = search.iter().map(u64::to_string).collect();
    let search = search.join(",");
    let tables = if tables.is_some() { " --tables DIR" } else { "" };
    let games = games.as_ref().map(|path| format!(" --games {}", path.display())).unwrap_or_default();
    let tried = if *tried { " --tried" } else { "" };
    let mates = if *mates { " --mates" } else { "" };
    format!(
        "# lab puzzles {game} --nodes {nodes} --search {search} --least {least}{tables}{games}{tried}{mates} --seed {seed}; rules {RULES}"
    )
}
