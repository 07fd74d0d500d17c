use crate::args::DataArgs;
use crate::pool::in_order;
use crate::sample::Sample;
use game::{Board, Error, Evaluate, Line, Outcome, Rules, Score, ScoreKind, Side, SplitMix64, Tactics};
use search::{Engine, Limits, Unwatched};
use session::GameId;
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Write};

/// MiB of hash table: small, since it is cleared before every game.
const HASH_MIB: usize = 2;
/// An opening that the search thinks is further from level than this, in centipawns, is not played.
const LEVEL: i32 = 200;
/// A game is won once both sides agree on this many centipawns for [`WON_PLIES`] in a row.
const WON: i32 = 1_200;
const WON_PLIES: u32 = 6;
/// A game is drawn once nobody has had more than [`DRAWN`] centipawns for [`DRAWN_PLIES`].
const DRAWN: i32 = 10;
const DRAWN_PLIES: u32 = 16;
/// Not before this many plies.
const DRAWN_FROM: usize = 60;
/// The longest game, in plies; it counts as drawn.
const LONGEST: usize = 400;
/// Positions beyond this many centipawns are decided and teach nothing about the rest.
const DECIDED: i32 = 1_500;
/// Positions near the move limit are judged by the limit, not by what stands on the board.
const LONGEST_CLOCK: u16 = 40;

/// `lab data`.
pub(crate) fn run(args: &DataArgs) -> Result<(), Error> {
    match args.game {
        GameId::Chess => write::<chess::Position, _>(args, || chess::Evaluation),
        GameId::Xiangqi => write::<xiangqi::Position, _>(args, || xiangqi::Evaluation),
    }
}

fn write<P, E>(args: &DataArgs, evaluation: impl Fn() -> E + Sync) -> Result<(), Error>
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    let fault = |error: std::io::Error| Error::new("FILE", format!("{}: {error}", args.out.display()));
    let mut out = BufWriter::new(File::create(&args.out).map_err(fault)?);
    let mut seen = HashSet::new();
    let mut written = 0_u64;
    let mut failure = None;
    in_order(
        args.games,
        args.threads,
        |_| Engine::<P, E>::new(evaluation(), HASH_MIB),
        |engine, index| play(engine, args, index),
        |index, samples| {
            for (key, sample) in samples {
                if seen.insert(key) {
                    written += 1;
                    failure = writeln!(out, "{sample}").err();
                }
            }
            if (index + 1) % 100 == 0 {
                eprintln!("{} games, {written} positions", index + 1);
            }
            failure.is_none()
        },
    );
    failure.map_or(Ok(()), Err).and_then(|()| out.flush()).map_err(fault)
}

/// Plays game number `index` of the seed: the quiet positions of it, with their keys.
fn play<P, E>(engine: &mut Engine<P, E>, args: &DataArgs, index: u64) -> Vec<(u64, Sample)>
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    let mut random = SplitMix64::new(args.seed.wrapping_add(index.wrapping_mul(0x2545_F491_4F6C_DD1D)));
    let limits = Limits::nodes(args.nodes);
    let mut line = loop {
        let plies = args.random_plies + random.below(2);
        if let Some(line) = random_line::<P>(plies, &mut random) {
            engine.clear();
            let answer = engine.search(&line, &limits, None, &mut Unwatched);
            if answer.lines.first().is_some_and(|best| best.score.raw().abs() < LEVEL as i16) {
                break line;
            }
        }
    };
    engine.clear();
    let mut quiet: Vec<(u64, String, i16)> = Vec::new();
    let (mut won, mut drawn) = (0, 0);
    let half_points = loop {
        if let Some(ending) = line.result() {
            break half_points(line.current().side_to_move(), ending.outcome);
        }
        let answer = engine.search(&line, &limits, None, &mut Unwatched);
        let (Some(best), Some(first)) = (answer.best, answer.lines.first()) else {
            break 1;
        };
        let position = line.current();
        let side = position.side_to_move();
        let seen = if side == Side::First { first.score } else { -first.score };
        let raw = i32::from(seen.raw());
        if is_telling(position, best, seen) {
            quiet.push((position.key(), position.to_string(), seen.raw()));
        }
        // One counter for both sides: it starts again when the lead changes hands.
        won = match raw {
            WON.. => i32::max(won, 0) + 1,
            _ if raw <= -WON => i32::min(won, 0) - 1,
            _ => 0,
        };
        drawn = if raw.abs() <= DRAWN { drawn + 1 } else { 0 };
        if won.unsigned_abs() >= WON_PLIES {
            break if won > 0 { 2 } else { 0 };
        }
        let plies = line.moves().len();
        if drawn >= DRAWN_PLIES && plies >= DRAWN_FROM || plies >= LONGEST {
            break 1;
        }
        line.play(best);
    };
    quiet.into_iter().map(|(key, fen, score)| (key, Sample { fen, score, half_points })).collect()
}

/// A line of random legal moves after which the game goes on; `None` if it ended on the way.
pub(crate) fn random_line<P: Rules>(plies: usize, random: &mut SplitMix64) -> Option<Line<P>> {
    let mut line = Line::new(P::startpos());
    for _ in 0..plies {
        let moves = line.current().legal_moves();
        if moves.is_empty() {
            return None;
        }
        line.play(moves[random.below(moves.len())]);
    }
    line.result().is_none().then_some(line)
}

/// True for positions whose static evaluation ought to tell the result: nothing hangs, nothing is decided.
fn is_telling<P: Tactics>(position: &P, best: P::Move, score: Score) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(cp) if i32::from(cp).abs() < DECIDED)
        && !position.is_check()
        && !position.is_noisy(best)
        && position.halfmove_clock() < LONGEST_CLOCK
}

/// Half points of the first side, given the outcome for `side`.
fn half_points(side: Side, outcome: Outcome) -> u8 {
    let outcome = if side == Side::First { outcome } else { -outcome };
    match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_depends_on_its_number_alone() {
        let args = DataArgs {
            game: GameId::Chess,
            out: "unused".into(),
            games: 2,
            nodes: 200,
            seed: 5,
            random_plies: 6,
            threads: 1,
        };
        let mut engine = Engine::<chess::Position, _>::new(chess::Evaluation, HASH_MIB);
        let [first, second] = [0, 1].map(|index| play(&mut engine, &args, index));
        let mut fresh = Engine::<chess::Position, _>::new(chess::Evaluation, HASH_MIB);
        assert_eq!(play(&mut fresh, &args, 1), second);
        assert_ne!(first, second);
        for (_, sample) in first {
            let position: chess::Position = sample.fen.parse().expect("a FEN that was written");
            assert!(!position.is_check() && i32::from(sample.score).abs() < DECIDED, "{sample}");
        }
    }
}
