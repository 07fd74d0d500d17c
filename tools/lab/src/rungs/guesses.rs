//! Endings in which a guess of the ladder's bold player gives the result away, judged by endgame tables: a null move in
//! zugzwang, or a late move searched too little.

use crate::args::GuessesArgs;
use crate::error::LabError;
use crate::files;
use chariot_game::{Board, Dtm, Outcome, Side, Tactics};
use ladder::guided::Guesses;
use ladder::{Counter, Thought, deepening};
use serde_json::{Value, json};
use session::{GameId, PositionQuery, Session, open};
use std::ops::ControlFlow;

/// Each guess alone, by its name on the page.
const GUESSES: [(&str, Guesses); 2] = [
    ("nullMove", Guesses { null_move: true, ..Guesses::NONE }),
    ("reductions", Guesses { reductions: true, ..Guesses::NONE }),
];

/// A position in which the bold player gives the result away and the careful one keeps it.
struct Lost<M> {
    /// The guess that is to blame.
    guess: &'static str,
    outcome: Outcome,
    bold: Thought<M>,
    careful: Thought<M>,
}

// `lab guesses`.
game_command!(GuessesArgs, |args, G| {
    let mut clearest: [Option<(u64, Value)>; GUESSES.len()] = [const { None }; GUESSES.len()];
    for material in &args.endings {
        let mut tables = solved(args.game, material)?;
        for seed in 0..args.tried {
            let fen = random_position(tables.as_mut(), material, seed)?;
            for &depth in &args.depths {
                let Some(lost) = find::<G::Position>(tables.as_mut(), &fen, depth)? else { continue };
                let at = GUESSES.iter().position(|&(name, _)| name == lost.guess).expect("one of them");
                // The more a guess saves, the clearer its price.
                let saved = 100 * lost.careful.positions / lost.bold.positions.max(1);
                if clearest[at].as_ref().is_none_or(|(known, _)| saved > *known) {
                    let told = told(&lost, material, &fen, depth);
                    eprintln!("{told}");
                    clearest[at] = Some((saved, told));
                }
            }
        }
    }
    let data: Vec<Value> = clearest.into_iter().flatten().map(|(_, found)| found).collect();
    let text = serde_json::to_string_pretty(&data).map_err(std::io::Error::from)? + "\n";
    files::write(&args.out, &text)
});

fn told<M: ToString>(lost: &Lost<M>, material: &str, fen: &str, depth: u16) -> Value {
    let [played, better] = [&lost.bold, &lost.careful].map(|thought| thought.best.as_ref().map(M::to_string));
    json!({
        "guess": lost.guess, "material": material, "fen": fen, "depth": depth,
        "played": played, "better": better, "spoils": format!("{:?}", lost.outcome).to_lowercase(),
        "bold": lost.bold.positions, "careful": lost.careful.positions,
    })
}

/// A session with the tables of an ending.
fn solved(game: GameId, material: &str) -> Result<Box<dyn Session>, LabError> {
    let mut session = open(game);
    session.tables().solve(material, &mut |_| ControlFlow::Continue(()))?;
    Ok(session)
}

fn random_position(tables: &mut dyn Session, material: &str, seed: u64) -> Result<String, LabError> {
    let to_move = if seed.is_multiple_of(2) { Side::First } else { Side::Second };
    let material = material.to_owned();
    let query = PositionQuery { material, strong: Side::First, to_move, outcome: None, moves: None };
    Ok(tables.tables().random_position(&query, seed)?)
}

/// The players' moves at this depth, if the bold player alone gives the result away. The null move is to blame if it alone
/// does so too, and the other side is in zugzwang after the careful player's move; or else the reductions, if they alone do.
fn find<P: Tactics + Board>(
    tables: &mut dyn Session,
    fen: &str,
    depth: u16,
) -> Result<Option<Lost<P::Move>>, LabError> {
    let outcomes = Outcomes::of(tables, fen)?;
    let Some(outcome) = outcomes.before.filter(|&outcome| outcome != Outcome::Loss) else { return Ok(None) };
    let position: P = fen.parse().map_err(chariot_game::Error::from)?;
    let think = |guesses| {
        let mut never = |_| false;
        deepening::think(&position, depth, guesses, &mut Counter::new(&mut never))
    };
    let keeps = |thought: &Thought<P::Move>| thought.best.is_some_and(|m| outcomes.keeps(m));
    let Some(careful) = think(Guesses::NONE).filter(keeps) else { return Ok(None) };
    let Some(bold) = think(Guesses::ALL).filter(|bold| !keeps(bold)) else { return Ok(None) };
    let is_zugzwang = careful.best.map_or(Ok(false), |m| is_zugzwang(tables, &position, m))?;
    let errs = |guesses| think(guesses).is_some_and(|thought| !keeps(&thought));
    let mut guesses = GUESSES.iter().filter(|(_, guesses)| is_zugzwang || !guesses.null_move);
    let Some(&(guess, _)) = guesses.find(|&&(_, guesses)| errs(guesses)) else { return Ok(None) };
    Ok(Some(Lost { guess, outcome, bold, careful }))
}

/// Whether the other side would be better off after `m` if it passed, as far as it makes null moves.
fn is_zugzwang<P: Tactics + Board>(
    tables: &mut dyn Session,
    position: &P,
    m: P::Move,
) -> Result<bool, LabError> {
    let mut after = position.clone();
    after.play(m);
    let Some(passed) = after.null_move() else { return Ok(false) };
    let side = after.side_to_move();
    let forced = Outcomes::of(tables, &after.to_string())?.before;
    let free = Outcomes::of(tables, &passed.to_string())?.before;
    let free = free.map(|outcome| Outcome::of(side, outcome.winner(!side)));
    let points = |outcome| match outcome {
        Outcome::Loss => 0,
        Outcome::Draw => 1,
        Outcome::Win => 2,
    };
    Ok(forced.zip(free).is_some_and(|(forced, free)| points(forced) < points(free)))
}

/// Exact outcomes for the side to move: of the position, and of each move.
struct Outcomes {
    before: Option<Outcome>,
    moves: Vec<(String, Option<Outcome>)>,
}

impl Outcomes {
    fn of(tables: &mut dyn Session, fen: &str) -> Result<Outcomes, LabError> {
        tables.set_start(Some(fen))?;
        let probe = tables.tables().probe();
        let moves = probe.moves.iter().map(|probed| (probed.info.uci.clone(), probed.dtm.map(Dtm::outcome)));
        Ok(Outcomes { before: probe.dtm.map(Dtm::outcome), moves: moves.collect() })
    }

    fn keeps<M: ToString>(&self, m: M) -> bool {
        let text = m.to_string();
        self.moves.iter().any(|(uci, outcome)| *uci == text && *outcome == self.before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rungs::page_data;
    use chariot_game::Notation;
    use games::{GameVisitor, PlayableGame};

    struct Check(GameId);

    impl GameVisitor for Check {
        type Output = ();

        /// The page's positions are as it says: the bold player alone gives the result away, by this guess.
        fn visit<G: PlayableGame>(self) {
            let data = page_data(self.0, "guesses");
            let data = data.as_array().unwrap();
            assert!(!data.is_empty());
            for entry in data {
                let text = |key: &str| entry[key].as_str().unwrap();
                let depth = entry["depth"].as_u64().unwrap() as u16;
                let mut tables = solved(self.0, text("material")).unwrap();
                let lost = find::<G::Position>(tables.as_mut(), text("fen"), depth).unwrap();
                let lost = lost.expect("a result given away");
                assert_eq!(told(&lost, text("material"), text("fen"), depth), *entry);
            }
        }
    }

    #[test]
    fn a_bare_king_in_zugzwang_is_no_fault_of_the_null_move() {
        let mut tables = solved(GameId::Chess, "KPK").unwrap();
        let position: chariot_chess::Position = "4k3/8/3KP3/8/8/8/8/8 w - - 0 1".parse().unwrap();
        // A side without pieces makes no null move, neither in zugzwang nor elsewhere.
        for text in ["e6e7", "d6d5"] {
            let m = position.read_move(text).unwrap();
            assert!(!is_zugzwang(tables.as_mut(), &position, m).unwrap(), "{text}");
        }
    }

    #[test]
    fn each_guess_of_the_page_fails() {
        for &game in GameId::ALL.iter().filter(|game| !game.is_toy()) {
            game.visit(Check(game));
        }
    }
}
