//! Openings for matches: level positions after random moves.

use super::random_line;
use crate::args::OpeningsArgs;
use crate::error::LabError;
use crate::files;
use chariot_game::{Board, Evaluate, SplitMix64, Tactics};
use chariot_search::{Engine, Limits, Unwatched};
use std::collections::HashSet;
use std::fmt::Write;

const HASH_MIB: usize = 8;

// `lab openings`.
game_command!(OpeningsArgs, |args, G| make::<G::Position, _>(args, G::engine_evaluation()));

fn make<P: Tactics + Board, E: Evaluate<P>>(args: &OpeningsArgs, evaluation: E) -> Result<(), LabError> {
    let mut random = SplitMix64::new(args.seed);
    let mut engine = Engine::<P, E>::new(evaluation, HASH_MIB)?;
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
        let Some(line) = random_line(P::startpos(), args.plies + random.below(2), &mut random) else {
            continue;
        };
        engine.clear();
        let answer = engine.search(&line, &Limits::depth(args.depth), None, &mut Unwatched);
        let is_level = answer.lines.first().is_some_and(|best| best.score.raw().abs() <= args.level);
        if is_level && seen.insert(chariot_game::Rules::key(line.current())) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", line.current());
        }
    }
    files::write(&args.out, &text)
}
