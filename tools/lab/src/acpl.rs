//! A player's average centipawn loss (ACPL), and its spread. An even weak player loses a little with many
//! moves, not everything with one among perfect ones.

use crate::args::AcplArgs;
use crate::error::LabError;
use crate::parallel::in_order;
use crate::recorded_game::{self, RecordedGame};
use chariot_game::{PerSide, Side, Style};
use session::{GameId, Limits, Session, Unwatched, open};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

const HASH_MIB: usize = 4;

/// Score, in centipawns, beyond which a position is decided: its moves do not count.
const DECIDED: i32 = 700;
const MAX_LOSS: i32 = 1_000;
/// Largest loss of an accurate move.
const ACCURATE: i32 = 15;
/// Smallest loss of a blunder: about a piece.
const BLUNDER: i32 = 300;

/// `lab acpl`.
pub(crate) fn run(args: &AcplArgs) -> Result<(), LabError> {
    let mut games = recorded_game::read(&args.games)?;
    games.truncate(usize::try_from(args.most).unwrap_or(usize::MAX));
    let mut losses: BTreeMap<&str, Vec<Vec<i32>>> = BTreeMap::new();
    in_order(
        games.len() as u64,
        args.threads,
        || Ok(new_session(args.game)),
        |session, index| losses_of(&mut **session, &games[index as usize], args.nodes),
        |index, PerSide(losses_by_side)| {
            for (name, of_side) in games[index as usize].names.iter().zip(losses_by_side) {
                losses.entry(name).or_default().push(of_side);
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    println!("{HEAD}");
    for (name, games) in &losses {
        println!("{}", row(name, games));
    }
    Ok(())
}

const HEAD: &str = "| player | moves | ACPL | median | 90 % | 99 % | accurate | blunders | blunders after accurate moves |\n\
                    |---|---|---|---|---|---|---|---|---|";

fn new_session(game: GameId) -> Box<dyn Session> {
    let mut session = open(game);
    session.search().set_hash(HASH_MIB);
    session
}

/// Loss of each move of both sides, in centipawns: the score before the move minus the score after it, each
/// from a search of `nodes` nodes. Excludes decided positions.
fn losses_of(
    session: &mut dyn Session,
    game: &RecordedGame,
    nodes: u64,
) -> Result<PerSide<Vec<i32>>, LabError> {
    session.set_start(Some(&game.start))?;
    session.search().new_game();
    let limits = Limits::nodes(nodes);
    let mut losses = PerSide([Vec::new(), Vec::new()]);
    let mut pending: Option<(Side, i32)> = None;
    for played in &game.moves {
        let side = session.view().side_to_move();
        let answer = session.search().think(&limits, &mut Unwatched);
        let Some(score) = answer.lines.first().map(|line| i32::from(line.score.raw())) else { break };
        if let Some((mover, before)) = pending.take() {
            losses[mover].push((before + score).clamp(0, MAX_LOSS));
        }
        let is_best = answer.best.is_some_and(|best| best.uci == *played);
        if score.abs() <= DECIDED {
            if is_best {
                losses[side].push(0);
            } else {
                pending = Some((side, score));
            }
        }
        session.play(played, Style::Uci)?;
    }
    Ok(losses)
}

/// A player's row, from the losses of its moves in each game.
fn row(name: &str, games: &[Vec<i32>]) -> String {
    let mut sorted: Vec<i32> = games.iter().flatten().copied().collect();
    sorted.sort_unstable();
    let count = sorted.len().max(1);
    let quantile = |share: f64| sorted.get(((count - 1) as f64 * share) as usize).copied().unwrap_or(0);
    let percent = |some: usize| 100.0 * some as f64 / count as f64;
    let of = |wanted: &dyn Fn(i32) -> bool| percent(sorted.iter().filter(|&&loss| wanted(loss)).count());
    let sudden = games
        .iter()
        .flat_map(|game| game.windows(2))
        .filter(|pair| pair[0] <= ACCURATE && pair[1] >= BLUNDER)
        .count();
    format!(
        "| {name} | {} | {:.0} | {} | {} | {} | {:.0} % | {:.1} % | {:.1} % |",
        sorted.len(),
        f64::from(sorted.iter().sum::<i32>()) / count as f64,
        quantile(0.5),
        quantile(0.9),
        quantile(0.99),
        of(&|loss| loss <= ACCURATE),
        of(&|loss| loss >= BLUNDER),
        percent(sudden),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_piece_counts_for_the_giver() {
        let line = r#"{"first":"giver","second":"taker","start":"4k3/pp1p4/8/8/8/2N5/PP1P4/4K3 w - - 0 1","moves":"c3d5 e8d8 d5b6 a7b6"}"#;
        let game = RecordedGame::parse(line).expect("a record");
        assert_eq!(game.names, ["giver", "taker"]);
        let PerSide([giver, taker]) =
            losses_of(&mut *new_session(GameId::Chess), &game, 3_000).expect("legal moves");
        assert!(giver[0] < BLUNDER && taker.iter().all(|&loss| loss < BLUNDER), "{giver:?} {taker:?}");
        let mut before_the_gift = game;
        before_the_gift.moves.push("d2d4".to_owned());
        let PerSide([giver, _]) =
            losses_of(&mut *new_session(GameId::Chess), &before_the_gift, 3_000).expect("legal moves");
        assert!(giver[1] > 200, "{giver:?}");
    }

    #[test]
    fn blunders_after_accurate_moves_are_counted_within_a_game() {
        let row = row("x", &[vec![0, 400, 10], vec![300, 0]]);
        assert_eq!(row, "| x | 5 | 142 | 10 | 300 | 300 | 60 % | 40.0 % | 20.0 % |");
    }
}
