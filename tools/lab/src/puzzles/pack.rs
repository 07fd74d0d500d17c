use super::check;
use super::growing;
use super::packed::{self, Layout};
use super::puzzle::Puzzle;
use super::rating::rate;
use crate::args::PackPuzzlesArgs;
use crate::error::LabError;
use crate::files;
use std::collections::HashSet;
use std::path::Path;

/// `lab pack-puzzles`: puzzles of all files that a fresh search confirms, without duplicates, the easiest
/// first.
pub(crate) fn run(args: &PackPuzzlesArgs) -> Result<(), LabError> {
    let layout = Layout::of(args.game);
    let mut puzzles = Vec::new();
    for path in &args.from {
        puzzles.extend(read(path, &layout)?);
    }
    let mut seen = HashSet::new();
    puzzles.retain(|puzzle: &Puzzle| seen.insert(puzzle.pieces()));
    let (puzzles, _) = check::split(args.game, &args.checking, puzzles)?;
    rate::write(args.game, puzzles, args.checking.threads, &args.out)
}

/// The puzzles of a file, packed or not.
fn read(path: &Path, layout: &Layout) -> Result<Vec<Puzzle>, LabError> {
    if packed::is_packed(&files::read_bytes(path)?) {
        let puzzles = packed::open(path, layout)?;
        Ok(puzzles.into_iter().map(|rated| rated.puzzle).collect())
    } else {
        growing::read(path)
    }
}
