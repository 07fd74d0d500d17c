//! Endgame positions in which our engine, at low depth, errs without endgame tables and not with them.

use crate::error::LabError;
use chariot_game::{Dtm, Outcome, Side};
use serde_json::{Value, json};
use session::{GameId, Limits, NotatedMove, PositionQuery, Session, Unwatched, open};
use std::ops::ControlFlow;

const TRIED: u64 = 400;
/// Deepest search, in plies: an error at greater depth shows the value of a table more clearly.
const DEEPEST: u16 = 16;

/// Our engine twice: alone, and with the tables of an ending. Both without a network, as in the view "How it
/// thinks".
pub(super) struct Players {
    alone: Box<dyn Session>,
    with_tables: Box<dyn Session>,
}

/// A move that loses half a point or more, and one that does not.
pub(super) struct Spoiled {
    /// Outcome before the move.
    pub(super) outcome: Outcome,
    pub(super) played: NotatedMove,
    pub(super) better: NotatedMove,
}

impl Players {
    pub(super) fn new(game: GameId, material: &str) -> Result<Players, LabError> {
        let [mut alone, mut with_tables] = [open(game), open(game)];
        for session in [&mut alone, &mut with_tables] {
            // A game without a network type has none to remove.
            session.search().set_network(None).ok();
        }
        with_tables.tables().solve(material, &mut |_| ControlFlow::Continue(()))?;
        Ok(Players { alone, with_tables })
    }

    /// Both moves at this depth, if the engine alone makes a mistake according to the tables.
    pub(super) fn spoil(&mut self, fen: &str, depth: u16) -> Result<Option<Spoiled>, LabError> {
        let mut chosen = Vec::new();
        for session in [&mut self.alone, &mut self.with_tables] {
            session.set_start(Some(fen))?;
            session.search().new_game();
            chosen.extend(session.search().think(&Limits::depth(depth), &mut Unwatched).best);
        }
        let probe = self.with_tables.tables().probe();
        let outcome = probe.dtm.map(Dtm::outcome);
        let keeps = |played: &NotatedMove| {
            let probed = probe.moves.iter().find(|probed| probed.info.uci == played.uci);
            probed.is_some_and(|probed| probed.dtm.map(Dtm::outcome) == outcome)
        };
        let Ok([played, better]) = <[NotatedMove; 2]>::try_from(chosen) else { return Ok(None) };
        let is_spoiled = !keeps(&played) && keeps(&better);
        Ok(outcome.filter(|_| is_spoiled).map(|outcome| Spoiled { outcome, played, better }))
    }
}

/// The position of an ending in which the engine alone errs up to the greatest depth, at `depth` and all
/// depths up to that; none if it never errs.
pub(super) fn find(game: GameId, material: &str, depth: u16) -> Result<Option<Value>, LabError> {
    let mut players = Players::new(game, material)?;
    let mut clearest: Option<(u16, Value)> = None;
    for seed in 0..TRIED {
        let [strong, to_move] =
            [Side::First, if seed.is_multiple_of(2) { Side::First } else { Side::Second }];
        let query =
            PositionQuery { material: material.to_owned(), strong, to_move, outcome: None, moves: None };
        let fen = players.with_tables.tables().random_position(&query, seed)?;
        let Some(Spoiled { outcome, played, better }) = players.spoil(&fen, depth)? else { continue };
        let mut deepest = depth;
        while deepest < DEEPEST && players.spoil(&fen, deepest + 1)?.is_some() {
            deepest += 1;
        }
        if clearest.as_ref().is_none_or(|(known, _)| deepest > *known) {
            eprintln!("{material}: {fen} {} to depth {deepest}", played.uci);
            let spoils = format!("{outcome:?}").to_lowercase();
            clearest = Some((
                deepest,
                json!({
                    "lower": "engine", "higher": "tables", "fen": fen,
                    "played": played.uci, "better": better.uci, "spoils": spoils, "deepest": deepest,
                }),
            ));
        }
    }
    Ok(clearest.map(|(_, found)| found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rungs::page_data;

    /// The endings shown on the page are true: the engine alone errs, and with the tables it does not.
    #[test]
    fn each_ending_of_the_page_is_spoiled_without_tables() {
        for (game, material) in [("chess", "KPK"), ("xiangqi", "KPKA")] {
            let game = game.parse().unwrap();
            let data = page_data(game, "rungs");
            let mut players = Players::new(game, material).unwrap();
            let endings = data["endings"].as_array().unwrap();
            assert!(!endings.is_empty());
            for told in endings {
                let text = |key: &str| told[key].as_str().unwrap();
                for depth in [&data["depth"], &told["deepest"]] {
                    let spoiled = players.spoil(text("fen"), depth.as_u64().unwrap() as u16).unwrap();
                    let Spoiled { outcome, played, better } = spoiled.expect("a mistake");
                    assert_eq!(format!("{outcome:?}").to_lowercase(), text("spoils"));
                    if *depth == data["depth"] {
                        assert_eq!([&*played.uci, &*better.uci], [text("played"), text("better")]);
                    }
                }
            }
        }
    }
}
