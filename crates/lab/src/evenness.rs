//! How much a player's moves lose, and how evenly: a weak player who plays evenly loses a little by many moves, not
//! everything by one among perfect ones.

use crate::args::EvennessArgs;
use crate::openings::file_fault;
use crate::pool::in_order;
use game::{Error, PerSide, Side, Style};
use serde_json::Value;
use session::{GameId, Limits, Session, Unwatched, open};
use std::collections::BTreeMap;
use std::fs;

const HASH_MIB: usize = 4;

/// Positions that are further from level than this, in centipawns, are decided: what is lost there loses nothing.
const DECIDED: i32 = 700;
/// A loss counts as no more than this.
const GREATEST: i32 = 1_000;
/// Up to this, a move is as good as the best.
const PERFECT: i32 = 15;
/// From this on, about a piece, it is horrible.
const HORRIBLE: i32 = 300;

/// `lab evenness`.
pub(crate) fn run(args: &EvennessArgs) -> Result<(), Error> {
    let mut games = Vec::new();
    for path in &args.games {
        let text = fs::read_to_string(path).map_err(|error| file_fault(path, &error))?;
        for line in text.lines() {
            games.push(Recorded::parse(line)?);
        }
    }
    games.truncate(usize::try_from(args.most).unwrap_or(usize::MAX));
    let mut losses: BTreeMap<String, Vec<Vec<i32>>> = BTreeMap::new();
    let mut failure = None;
    in_order(
        games.len() as u64,
        args.threads,
        |_| judge(args.game),
        |session, index| losses_of(&mut **session, &games[index as usize], args.nodes),
        |index, judged| {
            match judged {
                Ok(PerSide(pair)) => {
                    let names = games[index as usize].names.iter().cloned();
                    names.zip(pair).for_each(|(name, lost)| losses.entry(name).or_default().push(lost));
                }
                Err(fault) => failure = Some(fault),
            }
            failure.is_none()
        },
    );
    if let Some(fault) = failure {
        return Err(fault);
    }
    println!("{HEAD}");
    for (name, games) in &losses {
        println!("{}", row(name, games));
    }
    Ok(())
}

const HEAD: &str = "| player | moves | mean loss | median | 90 % | 99 % | perfect | horrible | horrible after perfect |\n\
                    |---|---|---|---|---|---|---|---|---|";

/// A game of a match: what the first and the second side are called, and what they played.
struct Recorded {
    names: [String; 2],
    start: String,
    moves: Vec<String>,
}

impl Recorded {
    fn parse(line: &str) -> Result<Recorded, Error> {
        let fault = || Error::new("GAME", format!("not a recorded game: {}", game::echo(line)));
        let record: Value = serde_json::from_str(line).map_err(|_| fault())?;
        let text = |field: &str| record[field].as_str().map(str::to_owned).ok_or_else(fault);
        let moves = text("moves")?.split_whitespace().map(str::to_owned).collect();
        Ok(Recorded { names: [text("first")?, text("second")?], start: text("start")?, moves })
    }
}

fn judge(game: GameId) -> Box<dyn Session> {
    let mut session = open(game);
    session.search().set_hash(HASH_MIB);
    session
}

/// What the moves of the first and of the second side lost, in centipawns, leaving out decided positions: the value
/// before a move less the value after it, both by a search of so many nodes.
fn losses_of(session: &mut dyn Session, game: &Recorded, nodes: u64) -> Result<PerSide<Vec<i32>>, Error> {
    session.set_start(Some(&game.start))?;
    session.search().new_game();
    let limits = Limits::nodes(nodes);
    let mut losses = PerSide([Vec::new(), Vec::new()]);
    let mut pending: Option<(Side, i32)> = None;
    for played in &game.moves {
        let side = session.view().side_to_move();
        let answer = session.search().think(&limits, &mut Unwatched);
        let Some(value) = answer.lines.first().map(|line| i32::from(line.score.raw())) else { break };
        if let Some((mover, before)) = pending.take() {
            losses[mover].push((before + value).clamp(0, GREATEST));
        }
        let is_best = answer.best.is_some_and(|best| best.uci == *played);
        if value.abs() <= DECIDED {
            if is_best {
                losses[side].push(0);
            } else {
                pending = Some((side, value));
            }
        }
        session.play(played, Style::Uci)?;
    }
    Ok(losses)
}

/// A row of the table: of all moves of a player, game by game.
fn row(name: &str, games: &[Vec<i32>]) -> String {
    let mut sorted: Vec<i32> = games.iter().flatten().copied().collect();
    sorted.sort_unstable();
    let count = sorted.len().max(1);
    let at = |share: f64| sorted.get(((count - 1) as f64 * share) as usize).copied().unwrap_or(0);
    let percent = |some: usize| 100.0 * some as f64 / count as f64;
    let of = |wanted: &dyn Fn(i32) -> bool| percent(sorted.iter().filter(|&&loss| wanted(loss)).count());
    let contrasts = games
        .iter()
        .flat_map(|game| game.windows(2))
        .filter(|pair| pair[0] <= PERFECT && pair[1] >= HORRIBLE)
        .count();
    format!(
        "| {name} | {} | {:.0} | {} | {} | {} | {:.0} % | {:.1} % | {:.1} % |",
        sorted.len(),
        f64::from(sorted.iter().sum::<i32>()) / count as f64,
        at(0.5),
        at(0.9),
        at(0.99),
        of(&|loss| loss <= PERFECT),
        of(&|loss| loss >= HORRIBLE),
        percent(contrasts),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_piece_counts_for_the_giver() {
        let line = r#"{"first":"giver","second":"taker","start":"4k3/pp1p4/8/8/8/2N5/PP1P4/4K3 w - - 0 1","moves":"c3d5 e8d8 d5b6 a7b6"}"#;
        let game = Recorded::parse(line).expect("a record");
        assert_eq!(game.names, ["giver", "taker"]);
        let PerSide([giver, taker]) =
            losses_of(&mut *judge(GameId::Chess), &game, 3_000).expect("legal moves");
        assert!(giver[0] < HORRIBLE && taker.iter().all(|&loss| loss < HORRIBLE), "{giver:?} {taker:?}");
        let mut before_the_gift = game;
        before_the_gift.moves.push("d2d4".to_owned());
        let PerSide([giver, _]) =
            losses_of(&mut *judge(GameId::Chess), &before_the_gift, 3_000).expect("legal moves");
        assert!(giver[1] > 200, "{giver:?}");
    }

    #[test]
    fn contrasts_are_counted_within_a_game() {
        let row = row("x", &[vec![0, 400, 10], vec![300, 0]]);
        assert_eq!(row, "| x | 5 | 142 | 10 | 300 | 300 | 60 % | 40.0 % | 20.0 % |");
        assert!(Recorded::parse("{}").is_err());
    }
}
