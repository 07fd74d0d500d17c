//! The players of the ladder against each other, and positions that show each one's mistakes. Writes the data
//! the page shows.

mod endings;
pub(crate) mod guesses;
mod mistakes;

use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::RungsArgs;
use crate::error::LabError;
use crate::parallel::in_order;
use crate::{files, openings};
use chariot_game::{Board, Line, Side, Tactics};
use chariot_search::{DynEngine, Limits, Unwatched};
use games::PlayableGame;
use ladder::{Counter, Rung, Values};
use serde_json::{Value, json};
use std::ops::ControlFlow;

/// Players of the ladder that play differently, and the engine. [`Rung::Minimax`] plays like
/// [`Rung::AlphaBeta`]; [`Rung::Table`] and [`Rung::Deepening`] score like [`Rung::Quiescence`].
const PLAYERS: [Contestant; 7] = [
    Contestant::Rung(Rung::Random),
    Contestant::Rung(Rung::Greedy),
    Contestant::Rung(Rung::AlphaBeta),
    Contestant::Rung(Rung::Squares),
    Contestant::Rung(Rung::Quiescence),
    Contestant::Rung(Rung::Reductions),
    Contestant::Engine,
];

/// A lead of nine pawns for three moves of both sides wins, since weaker players cannot mate. Otherwise only
/// length ends a game.
const RULES: AdjudicationRules = AdjudicationRules {
    win_score: 900,
    win_plies: 6,
    draw_score: 0,
    draw_plies: u32::MAX,
    draw_from: usize::MAX,
    max_plies: 160,
};

const HASH_MIB: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contestant {
    Rung(Rung),
    Engine,
}

impl Contestant {
    /// Name on the page.
    fn name(self) -> String {
        match self {
            Contestant::Engine => "engine".to_owned(),
            Contestant::Rung(rung) => {
                let name = format!("{rung:?}");
                name[..1].to_lowercase() + &name[1..]
            }
        }
    }
}

// `lab rungs`.
game_command!(RungsArgs, |args, G| {
    let openings = openings::load(args.openings.as_deref(), args.game)?;
    let mistakes = mistakes::find::<G>(args, &openings)?;
    let endings: Vec<Value> = args
        .endings
        .iter()
        .filter_map(|material| endings::find(args.game, material, args.depth).transpose())
        .collect::<Result<_, _>>()?;
    let games = cross_table::<G>(args, &openings)?;
    let data = json!({ "depth": args.depth, "mistakes": mistakes, "endings": endings, "games": games });
    let text = serde_json::to_string_pretty(&data).map_err(std::io::Error::from)? + "\n";
    files::write(&args.out, &text)
});

/// Every player against every other: wins, draws and losses of the lower one.
fn cross_table<G: PlayableGame>(args: &RungsArgs, openings: &[String]) -> Result<Vec<Value>, LabError> {
    let mut rows = Vec::new();
    for (i, &lower) in PLAYERS.iter().enumerate() {
        for &higher in &PLAYERS[i + 1..] {
            let mut counts = [0_u32; 3];
            in_order(
                args.games.next_multiple_of(2),
                args.threads,
                || Ok(G::engine(HASH_MIB)),
                |engine, index| {
                    let opening = &openings[(index / 2) as usize % openings.len()];
                    play::<G::Position>(&mut **engine, [lower, higher], opening, args.depth, index)
                },
                |_, half_points| {
                    counts[2 - half_points] += 1;
                    Ok(ControlFlow::Continue(()))
                },
            )?;
            eprintln!("{} {} {counts:?}", lower.name(), higher.name());
            rows.push(json!({ "lower": lower.name(), "higher": higher.name(), "results": counts }));
        }
    }
    Ok(rows)
}

/// Half points of the first player, who has the first side in even-numbered games.
fn play<P: Tactics + Board>(
    engine: &mut dyn DynEngine<P>,
    players: [Contestant; 2],
    opening: &str,
    depth: u16,
    index: u64,
) -> Result<usize, LabError> {
    let first = if index.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut line = Line::new(opening.parse::<P>().map_err(chariot_game::Error::from)?);
    let mut adjudicator = Adjudicator::new(RULES);
    engine.clear();
    let winner = loop {
        let side = line.current().side_to_move();
        if let Some((winner, _)) = adjudicator.result(line.result(), side, line.moves().len()) {
            break winner;
        }
        let seed = (index << 16) + line.moves().len() as u64;
        let chosen = choose(engine, players[usize::from(side != first)], &line, depth, seed);
        let Some(m) = chosen else { break None };
        line.play(m);
        adjudicator.record(side, Some(-Values::Material.of(line.current())));
    };
    Ok(winner.map_or(1, |winner| if winner == first { 2 } else { 0 }))
}

fn choose<P: Tactics + Board>(
    engine: &mut dyn DynEngine<P>,
    player: Contestant,
    line: &Line<P>,
    depth: u16,
    seed: u64,
) -> Option<P::Move> {
    match player {
        Contestant::Engine => engine.search(line, &Limits::depth(depth), None, &mut Unwatched).best,
        Contestant::Rung(rung) => {
            let mut never = |_| false;
            ladder::think(rung, line.current(), depth, seed, &mut Counter::new(&mut never))?.best
        }
    }
}

/// The data that the page has of a game: `www/src/shared/games/GAME/NAME.json`.
#[cfg(test)]
fn page_data(game: games::GameId, name: &str) -> Value {
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/src/shared/games");
    let text = std::fs::read_to_string(games.join(format!("{game}/{name}.json"))).expect("data of the page");
    serde_json::from_str(&text).expect("JSON")
}
