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
///
/// # Errors
/// [`LabError::NoPuzzles`], or [`LabError::BadPuzzles`] if some are not legal; the file then stays as it was.
pub(in crate::puzzles) fn write(
    game: GameId,
    puzzles: Vec<Puzzle>,
    threads: usize,
    out: &Path,
) -> Result<(), LabError> {
    if puzzles.is_empty() {
        return Err(LabError::NoPuzzles(out.to_owned()));
    }
    let mut rated = game.visit(Rating { puzzles, threads })?;
    rated.sort_by(|a, b| (a.rating, &a.puzzle.fen).cmp(&(b.rating, &b.puzzle.fen)));
    let packed = packed::write(&Layout::of(game), &rated);
    let bytes = packed.map_err(|problem| LabError::PackedPuzzles { path: out.to_owned(), problem })?;
    println!("{} puzzles, {} bytes", rated.len(), bytes.len());
    let ratings: Vec<String> =
        (0..10).map(|part| rated[part * rated.len() / 10].rating.to_string()).collect();
    println!("ratings by tenths of the puzzles, from: {}", ratings.join(" "));
    files::replace(out, &bytes)
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
        let mut bad = 0;
        in_order(
            puzzles.len() as u64,
            threads,
            || Ok(Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB)?),
            |engine, index| Ok(model.rate(engine, puzzles[index as usize].clone())),
            |index, rated| {
                match rated {
                    Some(rated) => all.push(rated),
                    None => {
                        println!("{}: not a legal puzzle", puzzles[index as usize].fen);
                        bad += 1;
                    }
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        if bad == 0 { Ok(all) } else { Err(LabError::BadPuzzles(bad)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn puzzle(fen: &str, line: &str) -> Puzzle {
        Puzzle { fen: fen.to_owned(), moves: vec![line.to_owned()], motifs: Vec::new() }
    }

    #[test]
    fn a_file_stays_as_it_was_if_a_puzzle_is_not_legal_or_there_is_none() {
        let out = std::env::temp_dir().join(format!("chariot-rated-{}.bin", std::process::id()));
        fs::write(&out, "before").expect("a file");
        let mate = || puzzle("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", "d1d8");
        let illegal = puzzle("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "d1d8");
        let write = |puzzles| write(GameId::Chess, puzzles, 1, &out);
        assert!(matches!(write(vec![mate(), illegal]), Err(LabError::BadPuzzles(1))));
        assert!(matches!(write(Vec::new()), Err(LabError::NoPuzzles(path)) if path == out));
        assert_eq!(fs::read_to_string(&out).expect("a file"), "before");
        write(vec![mate()]).expect("a legal puzzle");
        assert_eq!(packed::open(&out, &Layout::of(GameId::Chess)).expect("a packed file").len(), 1);
        fs::remove_file(&out).expect("our own file");
    }
}
