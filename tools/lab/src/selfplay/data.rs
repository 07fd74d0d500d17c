use super::random_line;
use super::sample::Sample;
use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::DataArgs;
use crate::error::LabError;
use crate::files;
use crate::openings;
use crate::parallel::in_order;
use chariot_game::{Board, Evaluate, Outcome, Rules, Score, ScoreKind, Side, SplitMix64, Tactics};
use chariot_search::{Engine, Limits, Unwatched};
use std::collections::HashSet;
use std::io::Write;
use std::ops::ControlFlow;

/// Transposition table in MiB: small, since it is cleared before every game.
const HASH_MIB: usize = 2;
/// Largest score of an opening, in centipawns.
const LEVEL: i32 = 200;
/// Openings tried for a game before the run gives up: those of a file may all be decided.
const MOST_OPENINGS: usize = 10_000;
/// Score, in centipawns, beyond which a decided position teaches nothing about others.
const DECIDED: i32 = 1_500;
/// Largest halfmove clock of a sample; beyond it, the score reflects the move limit.
const LONGEST_CLOCK: u16 = 40;

// `lab data`.
game_command!(DataArgs, |args, G| generate::<G::Position, _>(
    args,
    G::engine_evaluation,
    files::create(&args.out)?
));

/// Plays the games and writes each distinct position once.
///
/// # Errors
/// The first error of `out`, which ends the run.
fn generate<P, E>(
    args: &DataArgs,
    evaluation: impl Fn() -> E + Sync,
    mut out: impl Write,
) -> Result<(), LabError>
where
    P: Tactics + Board + Sync,
    E: Evaluate<P>,
{
    let starts = starts(args)?;
    let mut seen = HashSet::new();
    in_order(
        args.games,
        args.threads,
        || Engine::<P, E>::new(evaluation(), HASH_MIB).map_err(LabError::from),
        |engine, index| play(engine, args, &starts, index),
        |index, samples| {
            for (key, sample) in samples {
                if seen.insert(key) {
                    writeln!(out, "{sample}").map_err(LabError::file(&args.out))?;
                }
            }
            if (index + 1) % 100 == 0 {
                eprintln!("{} games, {} positions", index + 1, seen.len());
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    out.flush().map_err(LabError::file(&args.out))
}

/// Positions to start games from.
///
/// # Errors
/// Those of [`openings::positions`].
fn starts<P: Rules>(args: &DataArgs) -> Result<Vec<P>, LabError> {
    match args.openings.as_deref() {
        None => Ok(vec![P::startpos()]),
        path @ Some(_) => openings::positions(path, args.game),
    }
}

/// Quiet positions of game `index` of the seed, with their keys.
///
/// # Errors
/// [`LabError::NoLevelOpening`].
fn play<P, E>(
    engine: &mut Engine<P, E>,
    args: &DataArgs,
    starts: &[P],
    index: u64,
) -> Result<Vec<(u64, Sample)>, LabError>
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    let mut random = SplitMix64::numbered(args.seed, index);
    let limits = Limits::nodes(args.nodes);
    let mut openings = (0..MOST_OPENINGS).filter_map(|_| {
        let start = match starts {
            // A start that needs no choice draws no number, so a seed gives the same games without a file.
            [start] => start,
            starts => &starts[random.below(starts.len())],
        };
        let plies = args.random_plies + random.below(2);
        random_line(start.clone(), plies, &mut random)
    });
    let mut line = openings
        .find(|line| {
            engine.clear();
            let answer = engine.search(line, &limits, None, &mut Unwatched);
            answer.lines.first().is_some_and(|best| best.score.raw().abs() < LEVEL as i16)
        })
        .ok_or(LabError::NoLevelOpening)?;
    engine.clear();
    let mut quiet: Vec<(u64, String, i16)> = Vec::new();
    let mut adjudicator = Adjudicator::new(AdjudicationRules::SELF_PLAY);
    let half_points = loop {
        let position = line.current();
        let side = position.side_to_move();
        if let Some(result) = line.result() {
            break half_points(result.outcome.winner(side));
        }
        let answer = engine.search(&line, &limits, None, &mut Unwatched);
        let (Some(best), Some(first)) = (answer.best, answer.lines.first()) else {
            break half_points(None);
        };
        let seen = if side == Side::First { first.score } else { -first.score };
        if is_quiet(position, best, seen) {
            quiet.push((position.key(), position.to_string(), seen.raw()));
        }
        adjudicator.record(side, Some(i32::from(first.score.raw())));
        if let Some(early) = adjudicator.decide(line.moves().len()) {
            break half_points(early.winner());
        }
        line.play(best);
    };
    Ok(quiet.into_iter().map(|(key, fen, score)| (key, Sample { fen, score, half_points })).collect())
}

/// Whether the static evaluation should predict the result: nothing hangs, nothing is decided, no move limit
/// is near.
fn is_quiet<P: Tactics>(position: &P, best: P::Move, score: Score) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(cp) if i32::from(cp).abs() < DECIDED)
        && !position.is_check()
        && !position.is_noisy(best)
        && position.halfmove_clock() < LONGEST_CLOCK
}

/// Half points of the first side.
fn half_points(winner: Option<Side>) -> u8 {
    match Outcome::of(Side::First, winner) {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::GameId;
    use std::io;

    fn args(games: u64, nodes: u64) -> DataArgs {
        let (game, out) = (GameId::Chess, "data.txt".into());
        DataArgs { game, out, games, nodes, seed: 5, openings: None, random_plies: 6, threads: 1 }
    }

    /// Fails only at the second write.
    #[derive(Default)]
    struct FailsOnce {
        writes: u32,
        flushes: u32,
    }

    impl Write for FailsOnce {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.writes += 1;
            if self.writes == 2 { Err(io::Error::other("disk full")) } else { Ok(bytes.len()) }
        }

        fn flush(&mut self) -> io::Result<()> {
            self.flushes += 1;
            Ok(())
        }
    }

    #[test]
    fn a_write_error_ends_the_run_and_is_told() {
        let mut out = FailsOnce::default();
        let done =
            generate::<chariot_chess::Position, _>(&args(3, 50), || chariot_chess::Evaluation, &mut out);
        assert_eq!(done.expect_err("no success").to_string(), "data.txt: disk full");
        assert_eq!((out.writes, out.flushes), (2, 0), "nothing is written after the error");
    }

    #[test]
    fn games_start_from_the_openings() {
        // The folder of the crate is the working folder of its tests.
        let from_file = DataArgs { openings: Some("data/chess.fen".into()), ..args(1, 50) };
        let starts: Vec<chariot_chess::Position> = starts(&from_file).expect("openings");
        let fens = include_str!("../../data/chess.fen").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(starts.iter().map(ToString::to_string).collect::<Vec<_>>(), fens.collect::<Vec<_>>());
        let missing = DataArgs { openings: Some("nowhere.fen".into()), ..args(1, 50) };
        assert!(super::starts::<chariot_chess::Position>(&missing).is_err());
    }

    #[test]
    fn decided_openings_end_the_run() {
        // One random move loses no more than one of the queens.
        let args = DataArgs { random_plies: 0, ..args(1, 1) };
        let queens_up = "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1".parse().expect("a position");
        let mut engine =
            Engine::<chariot_chess::Position, _>::new(chariot_chess::Evaluation, HASH_MIB).expect("memory");
        assert!(matches!(play(&mut engine, &args, &[queens_up], 0), Err(LabError::NoLevelOpening)));
    }

    #[test]
    fn a_game_depends_on_its_number_alone() {
        let args = args(2, 200);
        let starts = starts(&args).expect("the start position");
        let mut engine =
            Engine::<chariot_chess::Position, _>::new(chariot_chess::Evaluation, HASH_MIB).expect("memory");
        let [first, second] = [0, 1].map(|index| play(&mut engine, &args, &starts, index).expect("a game"));
        let mut fresh =
            Engine::<chariot_chess::Position, _>::new(chariot_chess::Evaluation, HASH_MIB).expect("memory");
        assert_eq!(play(&mut fresh, &args, &starts, 1).expect("a game"), second);
        assert_ne!(first, second);
        for (_, sample) in first {
            let position: chariot_chess::Position = sample.fen.parse().expect("a FEN that was written");
            assert!(!position.is_check() && i32::from(sample.score).abs() < DECIDED, "{sample}");
        }
    }
}
