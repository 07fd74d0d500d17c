use super::check;
use super::growing;
use super::packed::{self, Layout, PackedError};
use super::puzzle::Puzzle;
use crate::args::PackPuzzlesArgs;
use crate::error::LabError;
use crate::files;
use game::Board;
use games::{GameVisitor, PlayableGame};
use std::collections::HashSet;
use std::path::Path;

/// `lab pack-puzzles`: the puzzles of all files that a fresh search confirms, each position once, the easiest first.
pub(crate) fn run(args: &PackPuzzlesArgs) -> Result<(), LabError> {
    let layout = args.game.visit(LayoutOf);
    let mut puzzles = Vec::new();
    for path in &args.from {
        puzzles.extend(read(path, &layout)?);
    }
    let mut seen = HashSet::new();
    puzzles.retain(|puzzle: &Puzzle| seen.insert(puzzle.pieces()));
    let (mut puzzles, _) = check::split(args.game, &args.checking, puzzles)?;
    puzzles.sort_by(|a, b| (a.difficulty, &a.fen).cmp(&(b.difficulty, &b.fen)));
    let packed = packed::write(&layout, &puzzles);
    let bytes = packed.map_err(|problem| LabError::PackedPuzzles { path: args.out.clone(), problem })?;
    println!("{} puzzles, {} bytes", puzzles.len(), bytes.len());
    files::write_bytes(&args.out, &bytes)
}

/// The puzzles of a file, packed or not.
fn read(path: &Path, layout: &Layout) -> Result<Vec<Puzzle>, LabError> {
    if packed::is_packed(&files::read_bytes(path)?) { unpacked(path, layout) } else { growing::read(path) }
}

/// The puzzles of a packed file.
///
/// # Errors
/// [`LabError::File`], or [`LabError::PackedPuzzles`] if it is no packed file of the game.
pub(super) fn unpacked(path: &Path, layout: &Layout) -> Result<Vec<Puzzle>, LabError> {
    let in_file = |problem| LabError::PackedPuzzles { path: path.to_owned(), problem };
    let (of_file, puzzles) = packed::read(&files::read_bytes(path)?).map_err(in_file)?;
    if of_file == *layout { Ok(puzzles) } else { Err(in_file(PackedError::Game(of_file.game))) }
}

/// The layout of a game's file.
pub(super) struct LayoutOf;

impl GameVisitor for LayoutOf {
    type Output = Layout;

    fn visit<G: PlayableGame>(self) -> Layout {
        let letters = <G::Position as Board>::PIECE_LETTERS;
        Layout {
            game: G::NAME.to_owned(),
            files: G::Position::FILES,
            ranks: G::Position::RANKS,
            letters: letters.to_owned() + &letters.to_lowercase(),
        }
    }
}
