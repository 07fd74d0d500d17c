use super::check;
use super::growing;
use super::packed::{self, Layout};
use super::{position_of, puzzle::Puzzle};
use crate::args::PackPuzzlesArgs;
use crate::error::LabError;
use crate::files;
use game::Board;
use games::{GameVisitor, PlayableGame};
use std::collections::HashSet;

/// `lab pack-puzzles`: the puzzles of all files that a fresh search confirms, each position once, the easiest first.
pub(crate) fn run(args: &PackPuzzlesArgs) -> Result<(), LabError> {
    let mut puzzles = Vec::new();
    for path in &args.from {
        puzzles.extend(growing::read(path)?);
    }
    let mut seen = HashSet::new();
    puzzles.retain(|puzzle: &Puzzle| seen.insert(position_of(puzzle).to_owned()));
    let (mut puzzles, _) = check::split(args.game, &args.checking, puzzles)?;
    puzzles.sort_by(|a, b| (a.difficulty, &a.fen).cmp(&(b.difficulty, &b.fen)));
    let packed = packed::write(&args.game.visit(LayoutOf), &puzzles);
    let bytes = packed.map_err(|problem| LabError::PackedPuzzles { path: args.out.clone(), problem })?;
    println!("{} puzzles, {} bytes", puzzles.len(), bytes.len());
    files::write_bytes(&args.out, &bytes)
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
