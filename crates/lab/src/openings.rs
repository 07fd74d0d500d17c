use crate::args::OpeningsArgs;
use crate::data::random_line;
use game::{Board, Error, Evaluate, SplitMix64, Tactics};
use search::{Engine, Limits, Unwatched};
use session::{GameId, open};
use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

const HASH_MIB: usize = 8;

/// The openings of this file, or else of those that are ours.
///
/// # Errors
/// As [`read`].
pub(crate) fn of(path: Option<&Path>, game: GameId) -> Result<Vec<String>, Error> {
    match path {
        Some(path) => read(path, game),
        None => read(Path::new(&format!("crates/lab/data/{game}.fen")), game),
    }
}

/// The openings of a file: one FEN a line, up to a `;`; lines that start with `#` are comments.
///
/// # Errors
/// `FILE`, `OPENINGS` if there are none, or the fault of a FEN.
fn read(path: &Path, game: GameId) -> Result<Vec<String>, Error> {
    let text = fs::read_to_string(path).map_err(|error| file_fault(path, &error))?;
    let session = open(game);
    let fens = text.lines().map(|line| line.split(';').next().unwrap_or("").trim());
    let openings = fens
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|fen| session.view().read_fen(fen).map(|(canonical, _)| canonical))
        .collect::<Result<Vec<String>, Error>>()?;
    if openings.is_empty() {
        return Err(Error::new("OPENINGS", format!("{}: no openings", path.display())));
    }
    Ok(openings)
}

/// `lab openings`.
pub(crate) fn run(args: &OpeningsArgs) -> Result<(), Error> {
    match args.game {
        GameId::Chess => make::<chess::Position, _>(args, chess::Evaluation),
        GameId::Xiangqi => make::<xiangqi::Position, _>(args, xiangqi::Evaluation),
    }
}

fn make<P: Tactics + Board, E: Evaluate<P>>(args: &OpeningsArgs, evaluation: E) -> Result<(), Error> {
    let mut random = SplitMix64::new(args.seed);
    let mut engine = Engine::<P, E>::new(evaluation, HASH_MIB);
    let mut seen = HashSet::new();
    let mut text = format!(
        "# {} openings of {}: {} random moves and perhaps one more, level to {} cp at depth {}.\n\
         # Made by `lab openings {} --count {} --plies {} --level {} --depth {} --seed {}`.\n",
        args.count,
        args.game,
        args.plies,
        args.level,
        args.depth,
        args.game,
        args.count,
        args.plies,
        args.level,
        args.depth,
        args.seed
    );
    while seen.len() < args.count {
        let Some(line) = random_line::<P>(args.plies + random.below(2), &mut random) else {
            continue;
        };
        engine.clear();
        let answer = engine.search(&line, &Limits::depth(args.depth), None, &mut Unwatched);
        let is_level = answer.lines.first().is_some_and(|best| best.score.raw().abs() <= args.level);
        if is_level && seen.insert(game::Rules::key(line.current())) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", line.current());
        }
    }
    fs::write(&args.out, text).map_err(|error| file_fault(&args.out, &error))
}

pub(crate) fn file_fault(path: &Path, error: &io::Error) -> Error {
    Error::new("FILE", format!("{}: {error}", path.display()))
}
