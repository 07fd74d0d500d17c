//! Positions in which the side to move mates, from self-play games.

use super::random_line;
use crate::args::MatesArgs;
use crate::error::LabError;
use crate::files;
use chariot_game::{Board, Evaluate, ScoreKind, SplitMix64, Tactics};
use chariot_search::{Engine, Limits, Unwatched};
use std::collections::HashSet;
use std::fmt::Write;

const HASH_MIB: usize = 16;
const RANDOM_PLIES: usize = 8;
/// Longest game, in plies.
const LONGEST: usize = 300;

// `lab mates`.
game_command!(MatesArgs, |args, G| write::<G::Position, _>(args, G::engine_evaluation()));

fn write<P: Tactics + Board, E: Evaluate<P>>(args: &MatesArgs, evaluation: E) -> Result<(), LabError> {
    if args.longest == 0 || args.shortest > args.longest {
        return Err(LabError::MateRange { shortest: args.shortest, longest: args.longest });
    }
    let mut engine = Engine::<P, E>::new(evaluation, HASH_MIB)?;
    let mut random = SplitMix64::new(args.seed);
    let mut seen = HashSet::new();
    let mut text = format!(
        "# Made by `lab mates {} --count {} --shortest {} --longest {} --nodes {} --proof {} --seed {}`.\n",
        args.game, args.count, args.shortest, args.longest, args.nodes, args.proof, args.seed
    );
    while seen.len() < args.count {
        let Some((position, moves)) = play(&mut engine, args, &mut random) else {
            continue;
        };
        if seen.insert(position.key()) {
            let fen = position.to_string();
            let fields: Vec<&str> = fen.split(' ').take(4).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} dm {moves}; id \"mate {}\";", fields.join(" "), seen.len());
        }
    }
    files::write(&args.out, &text)
}

/// The first position of a game in which the search announces a mate, and its length in moves.
fn play<P: Tactics + Board, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    args: &MatesArgs,
    random: &mut SplitMix64,
) -> Option<(P, u16)> {
    let mut line = random_line(P::startpos(), RANDOM_PLIES, random)?;
    engine.clear();
    while line.result().is_none() && line.moves().len() < LONGEST {
        let answer = engine.search(&line, &Limits::nodes(args.nodes), None, &mut Unwatched);
        let (best, score) = (answer.best?, answer.lines.first()?.score);
        if let ScoreKind::WinIn(_) = score.kind() {
            // Without history, as a reader of the file will search it.
            let alone = chariot_game::Line::new(line.current().clone());
            engine.clear();
            let proof = engine.search(&alone, &Limits::nodes(args.proof), None, &mut Unwatched);
            return match proof.lines.first()?.score.kind() {
                ScoreKind::WinIn(plies) => {
                    let moves = plies.div_ceil(2);
                    (args.shortest..=args.longest).contains(&moves).then(|| (line.current().clone(), moves))
                }
                _ => None,
            };
        }
        line.play(best);
    }
    None
}
