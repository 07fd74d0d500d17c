//! Replies of weak levels to full strength that has given odds: to its best moves and to those of the stubborn defence.

use crate::args::OddsArgs;
use crate::error::LabError;
use crate::openings;
use crate::parallel::in_order;
use chariot_game::{Side, SplitMix64, Style};
use session::{Limits, Score, ScoreKind, Session, Skill, Unwatched, open};
use std::ops::ControlFlow;

/// Scores of the giver beyond which a game is decided, and beyond which differences do not count, in centipawns.
const LOST: i32 = -1_200;
const WON: i32 = 300;
const MOST: i32 = 2_400;

/// Longest game, in plies.
const LONGEST: usize = 120;

/// Replies to each move.
const REPLIES: u64 = 3;

/// Smallest loss of a mistake, in centipawns.
const MISTAKE: i32 = 100;

/// Replies to moves of one kind.
#[derive(Clone, Copy, Debug, Default)]
struct Replies {
    /// Mean score of the giver after a reply.
    score: f64,
    /// Share that are mistakes.
    mistakes: f64,
}

/// `lab odds`. Rows of docs/results/levels.md.
///
/// # Errors
/// Unreadable openings.
pub(crate) fn run(args: &OddsArgs) -> Result<(), LabError> {
    let openings = openings::load(args.openings.as_deref(), args.game)?;
    println!(
        "| odds | level | moves | changed | gain | mistakes, best | mistakes, stubborn |\n|---|---|---|---|---|---|---|"
    );
    for &piece in &args.pieces {
        let starts: Vec<(Side, String)> = openings
            .iter()
            .flat_map(|fen| {
                [Side::First, Side::Second].map(|giver| Some((giver, without(fen, piece, giver)?)))
            })
            .flatten()
            .collect();
        for &level in args.levels.iter().filter(|_| !starts.is_empty()) {
            let mut moves = 0;
            let mut changed = Vec::new();
            in_order(
                args.games,
                args.threads,
                || Ok(open(args.game)),
                |session, index| {
                    play(&mut **session, args, &starts[index as usize % starts.len()], level, index)
                },
                |_, (all, some)| {
                    moves += all;
                    changed.extend(some);
                    Ok(ControlFlow::Continue(()))
                },
            )?;
            println!("| {piece} | level {level} | {moves} | {}", row(&changed));
        }
    }
    Ok(())
}

/// The columns from `changed` on: of pairs of replies to the best move and to another.
fn row(changed: &[[Replies; 2]]) -> String {
    let count = changed.len().max(1) as f64;
    // The sum of no numbers is -0.
    let mean_of =
        |value: &dyn Fn(&[Replies; 2]) -> f64| (0. + changed.iter().map(value).sum::<f64>()) / count;
    let gain = |[best, stubborn]: &[Replies; 2]| stubborn.score - best.score;
    let mean = mean_of(&gain);
    let error = 2. * (mean_of(&|pair| (gain(pair) - mean).powi(2)) / count).sqrt();
    let share = |kind: usize| 100. * mean_of(&|pair| pair[kind].mistakes);
    format!("{} | {mean:+.0} ± {error:.0} | {:.0} % | {:.0} % |", changed.len(), share(0), share(1))
}

/// The start with odds: the opening without the giver's first piece of this letter; `None` if there is none.
fn without(fen: &str, piece: char, giver: Side) -> Option<String> {
    let letter = if giver == Side::First { piece.to_ascii_uppercase() } else { piece.to_ascii_lowercase() };
    let (board, rest) = fen.split_once(' ')?;
    let (head, tail) = board.split_once(letter)?;
    // Adjacent empty squares are one number.
    let digit = |c: char| c.to_digit(10);
    let (before, after) = (head.chars().next_back().and_then(digit), tail.chars().next().and_then(digit));
    let head = head.trim_end_matches(|c: char| c.is_ascii_digit());
    let tail = tail.trim_start_matches(|c: char| c.is_ascii_digit());
    Some(format!("{head}{}{tail} {rest}", before.unwrap_or(0) + 1 + after.unwrap_or(0)))
}

/// A game of best moves: how many the giver made, and the replies where the stubborn defence plays another.
fn play(
    session: &mut dyn Session,
    args: &OddsArgs,
    (giver, start): &(Side, String),
    level: u8,
    index: u64,
) -> Result<(usize, Vec<[Replies; 2]>), LabError> {
    session.set_start(Some(start))?;
    session.search().set_hash(1);
    let mut seeds = SplitMix64::new(args.seed ^ index << 16);
    let (mut moves, mut changed) = (0, Vec::new());
    for _ in 0..LONGEST {
        let gives = session.view().side_to_move() == *giver;
        let skill = (!gives).then(|| Skill { level, seed: seeds.next_u64() });
        let limits = Limits { skill, stubborn_defence: gives, ..Limits::nodes(args.nodes) };
        session.search().new_game();
        let answer = session.search().think(&limits, &mut Unwatched);
        let (Some(played), Some(line)) = (answer.best, answer.lines.into_iter().next()) else { break };
        let best = if gives { line.pv.into_iter().next() } else { None };
        if let Some(best) = &best {
            let score = centipawns(line.score);
            if !(LOST..=WON).contains(&score) {
                break;
            }
            moves += 1;
            if played.uci != best.uci {
                let seed = seeds.next_u64();
                changed.push([
                    replies(session, args, &best.uci, level, seed)?,
                    replies(session, args, &played.uci, level, seed)?,
                ]);
            }
        }
        session.play(&best.unwrap_or(played).uci, Style::Uci)?;
    }
    Ok((moves, changed))
}

/// The level's replies to the giver's move `m`.
fn replies(
    session: &mut dyn Session,
    args: &OddsArgs,
    m: &str,
    level: u8,
    seed: u64,
) -> Result<Replies, LabError> {
    session.play(m, Style::Uci)?;
    let expected = -judged(session, args.nodes);
    let mut replies = Replies::default();
    for index in 0..REPLIES {
        let skill = Some(Skill { level, seed: seed ^ index });
        let limits = Limits { skill, ..Limits::nodes(args.nodes) };
        let reply = session.search().think(&limits, &mut Unwatched).best;
        let score = match reply {
            Some(reply) => {
                session.play(&reply.uci, Style::Uci)?;
                let score = judged(session, args.nodes);
                session.undo();
                score
            }
            None => expected,
        };
        replies.score += f64::from(score) / REPLIES as f64;
        replies.mistakes += f64::from(u8::from(score >= expected + MISTAKE)) / REPLIES as f64;
    }
    session.undo();
    Ok(replies)
}

/// Score of the side to move by a search that knows nothing of earlier ones.
fn judged(session: &mut dyn Session, nodes: u64) -> i32 {
    let view = session.view();
    if let Some(result) = view.result() {
        return result
            .outcome
            .winner(view.side_to_move())
            .map_or(0, |winner| if winner == view.side_to_move() { MOST } else { -MOST });
    }
    session.search().new_game();
    let answer = session.search().think(&Limits::nodes(nodes), &mut Unwatched);
    answer.lines.first().map_or(0, |line| centipawns(line.score))
}

/// The score, cut off at [`MOST`] on both sides.
fn centipawns(score: Score) -> i32 {
    let centipawns = match score.kind() {
        ScoreKind::Centipawns(centipawns) => i32::from(centipawns),
        ScoreKind::WinIn(_) => MOST,
        ScoreKind::LossIn(_) => -MOST,
    };
    centipawns.clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_take_the_first_piece_of_one_side() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let odds = |piece, giver| without(start, piece, giver).expect("a piece");
        assert!(odds('n', Side::First).contains("/R1BQKBNR w"));
        assert!(odds('R', Side::Second).starts_with("1nbqkbnr/"));
        let sparse = "4k3/8/8/8/8/8/8/2N1K3 w - - 0 1";
        assert_eq!(without(sparse, 'N', Side::First).as_deref(), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
        assert_eq!(without(sparse, 'N', Side::Second), None);
    }

    #[test]
    fn a_row_compares_replies_to_both_moves() {
        let replies = |score, mistakes| Replies { score, mistakes };
        let changed = [[replies(10., 0.), replies(30., 1.)], [replies(0., 1.), replies(40., 1.)]];
        assert_eq!(row(&changed), "2 | +30 ± 14 | 50 % | 100 % |");
        assert_eq!(row(&[]), "0 | +0 ± 0 | 0 % | 0 % |");
    }
}
