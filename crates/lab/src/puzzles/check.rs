use super::HASH_MIB;
use super::judge::Judge;
use super::make::mate_in_one;
use super::pack::LayoutOf;
use super::packed::{self, PackedError};
use super::puzzle::Puzzle;
use super::tables::TableFolder;
use crate::args::CheckPuzzlesArgs;
use crate::error::LabError;
use crate::files;
use crate::parallel::in_order;
use game::{Evaluate, NamedMates};
use games::{GameVisitor, PlayableGame};
use search::Engine;
use std::ops::ControlFlow;
use thiserror::Error;

/// Why a puzzle of a file does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Flaw {
    #[error("no position")]
    Position,
    #[error("{0} is not legal")]
    Illegal(String),
    /// The solver's move of this number, from 1, is not found to be the only one that wins.
    #[error("move {0} is not found to win alone")]
    NotAlone(usize),
}

/// `lab check-puzzles`.
pub(crate) fn run(args: &CheckPuzzlesArgs) -> Result<(), LabError> {
    let read = packed::read(&files::read_bytes(&args.file)?);
    let in_file = |problem| LabError::PackedPuzzles { path: args.file.clone(), problem };
    let (layout, puzzles) = read.map_err(in_file)?;
    if layout != args.game.visit(LayoutOf) {
        return Err(in_file(PackedError::Damaged(None)));
    }
    let puzzles = puzzles.into_iter().step_by(args.every.max(1)).collect();
    args.game.visit(Checking { args, puzzles })
}

struct Checking<'a> {
    args: &'a CheckPuzzlesArgs,
    puzzles: Vec<Puzzle>,
}

impl GameVisitor for Checking<'_> {
    type Output = Result<(), LabError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let Checking { args, puzzles } = self;
        let mut bad = 0;
        in_order(
            puzzles.len() as u64,
            args.threads,
            || {
                let tables = TableFolder::open(args.game, args.tables.as_deref())?;
                Ok((Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB), tables))
            },
            |(engine, tables), index| {
                engine.clear();
                Ok(flaw(&mut Judge { engine, tables, searches: &[args.nodes] }, &puzzles[index as usize]))
            },
            |index, flaw| {
                if let Some(flaw) = flaw {
                    println!("{}: {flaw}", puzzles[index as usize].fen);
                    bad += 1;
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        println!("{} puzzles, {bad} of them do not hold", puzzles.len());
        if bad == 0 { Ok(()) } else { Err(LabError::BadPuzzles(bad)) }
    }
}

/// What is wrong with a puzzle, if anything.
pub(super) fn flaw<P: NamedMates, E: Evaluate<P>>(
    judge: &mut Judge<'_, P, E>,
    puzzle: &Puzzle,
) -> Option<Flaw> {
    let Ok(mut position) = puzzle.fen.parse::<P>() else { return Some(Flaw::Position) };
    for (ply, text) in puzzle.moves.iter().enumerate() {
        let legal = position.legal_moves().into_iter().find(|m| m.to_string() == *text);
        let Some(played) = legal else { return Some(Flaw::Illegal(text.clone())) };
        let mut after = position.clone();
        after.play(played);
        // Any mate in one is accepted, but for the first move.
        let mates = ply > 0 && after.legal_move_count() == 0 && mate_in_one(&position).is_some();
        let is_solvers = ply.is_multiple_of(2) && !mates;
        if is_solvers && judge.only_win(&position).is_none_or(|only| only.line.first() != Some(&played)) {
            return Some(Flaw::NotAlone(ply / 2 + 1));
        }
        position = after;
    }
    None
}
