use super::RatingModel;
use crate::args::RatePuzzlesArgs;
use crate::error::LabError;
use crate::files;
use crate::parallel::in_order;
use crate::puzzles::HASH_MIB;
use crate::puzzles::packed::{self, Layout};
use crate::puzzles::puzzle::{Puzzle, RatedPuzzle};
use chariot_search::Engine;
use games::{GameVisitor, PlayableGame};
use session::GameId;
use std::ops::ControlFlow;
use std::path::Path;

/// `lab rate-puzzles`.
pub(crate) fn run(args: &RatePuzzlesArgs) -> Result<(), LabError> {
    let puzzles = packed::open(&args.file, &Layout::of(args.game))?;
    let puzzles = puzzles.into_iter().map(|rated| rated.puzzle).collect();
    write(args.game, puzzles, args.threads, &args.file)
}

/// Rates puzzles and writes them into a packed file, the easiest first.
pub(in crate::puzzles) fn write(
    game: GameId,
    puzzles: Vec<Puzzle>,
    threads: usize,
    out: &Path,
) -> Result<(), LabError> {
    let mut rated = game.visit(Rating { puzzles, threads })?;
    rated.sort_by(|a, b| (a.rating, &a.puzzle.fen).cmp(&(b.rating, &b.puzzle.fen)));
    let packed = packed::write(&Layout::of(game), &rated);
    let bytes = packed.map_err(|problem| LabError::PackedPuzzles { path: out.to_owned(), problem })?;
    println!("{} puzzles, {} bytes", rated.len(), bytes.len());
    let ratings: Vec<String> =
        (0..10).map(|part| rated[part * rated.len() / 10].rating.to_string()).collect();
    println!("ratings by tenths of the puzzles, from: {}", ratings.join(" "));
    files::write(out, &bytes)
}

struct Rating {
    puzzles: Vec<Puzzle>,
    threads: usize,
}

impl GameVisitor for Rating {
    type Output = Result<Vec<RatedPuzzle>, LabError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let Rating { puzzles, threads } = self;
        let model = RatingModel::fitted()?;
        let mut all = Vec::new();
        in_order(
            puzzles.len() as u64,
            threads,
            || Ok(Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB)?),
            |engine, index| Ok(model.rate(engine, puzzles[index as usize].clone())),
            |_, rated| {
                all.extend(rated);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        Ok(all)
    }
}
