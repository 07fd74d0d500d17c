use super::HASH_MIB;
use super::judge::WinJudge;
use super::make::mate_in_one;
use super::packed::{self, Layout};
use super::puzzle::Puzzle;
use super::tables::TableFolder;
use crate::args::{CheckPuzzlesArgs, CheckingArgs};
use crate::error::LabError;
use crate::parallel::in_order;
use chariot_game::{Evaluate, NamedMates, Score};
use chariot_search::Engine;
use games::{GameId, GameVisitor, PlayableGame};
use std::ops::ControlFlow;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Flaw {
    #[error("no position")]
    Position,
    #[error("{0} is not legal")]
    Illegal(String),
    /// The solver's move with this number, from 1, is not confirmed as the only winning one.
    #[error("move {0} is not found to win alone")]
    NotAlone(usize),
}

/// `lab check-puzzles`.
pub(crate) fn run(args: &CheckPuzzlesArgs) -> Result<(), LabError> {
    let puzzles = packed::open(&args.file, &Layout::of(args.game))?;
    let puzzles = puzzles.into_iter().map(|rated| rated.puzzle);
    let sample: Vec<Puzzle> = puzzles.step_by(args.every.max(1)).collect();
    let (_, bad) = split(args.game, &args.checking, sample)?;
    if bad == 0 { Ok(()) } else { Err(LabError::BadPuzzles(bad)) }
}

/// Searches puzzles afresh and names the invalid ones. Returns the valid ones and the number of the others.
pub(super) fn split(
    game: GameId,
    args: &CheckingArgs,
    puzzles: Vec<Puzzle>,
) -> Result<(Vec<Puzzle>, usize), LabError> {
    game.visit(Checking { game, args, puzzles })
}

struct Checking<'a> {
    game: GameId,
    args: &'a CheckingArgs,
    puzzles: Vec<Puzzle>,
}

impl GameVisitor for Checking<'_> {
    type Output = Result<(Vec<Puzzle>, usize), LabError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let Checking { game, args, puzzles } = self;
        let mut good = Vec::new();
        in_order(
            puzzles.len() as u64,
            args.threads,
            || {
                let tables = TableFolder::open(game, args.tables.as_deref())?;
                Ok((Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB)?, tables))
            },
            |(engine, tables), index| {
                engine.clear();
                let searches = &[args.check_nodes];
                let least = Score::cp(args.least);
                Ok(flaw(&mut WinJudge { engine, tables, searches, least }, &puzzles[index as usize]))
            },
            |index, flaw| {
                let puzzle = &puzzles[index as usize];
                match flaw {
                    Some(flaw) => println!("{}: {flaw}", puzzle.fen),
                    None => good.push(puzzle.clone()),
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        let bad = puzzles.len() - good.len();
        println!("{} puzzles, {bad} of them do not hold", puzzles.len());
        Ok((good, bad))
    }
}

pub(super) fn flaw<P: NamedMates, E: Evaluate<P>>(
    judge: &mut WinJudge<'_, P, E>,
    puzzle: &Puzzle,
) -> Option<Flaw> {
    let Ok(mut position) = puzzle.fen.parse::<P>() else { return Some(Flaw::Position) };
    for (ply, text) in puzzle.moves.iter().enumerate() {
        let legal = position.legal_moves().into_iter().find(|m| m.to_string() == *text);
        let Some(played) = legal else { return Some(Flaw::Illegal(text.clone())) };
        let mut after = position.clone();
        after.play(played);
        // Any mate in one is accepted, except as the first move.
        let mates = ply > 0 && after.legal_move_count() == 0 && mate_in_one(&position).is_some();
        let is_solvers = ply.is_multiple_of(2) && !mates;
        if is_solvers && judge.only_win(&position).is_none_or(|only| only.line.first() != Some(&played)) {
            return Some(Flaw::NotAlone(ply / 2 + 1));
        }
        position = after;
    }
    None
}
