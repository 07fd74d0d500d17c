//! Mistakes in recorded or self-play games, with their refutations and the tutor's explanations.

use super::careless;
use super::watch::{Seen, watch};
use crate::args::MistakesArgs;
use crate::error::LabError;
use crate::files;
use crate::recorded_game;
use chariot_game::{Endgame, Evaluate, Line, NamedMates, Notation, Score, SplitMix64};
use chariot_search::{Engine, Limits, Report, Unwatched};
use serde_json::{Value, json};
use std::fmt::Write;
use tutor::{Gain, Gained, MotifAt, gain_of};

const HASH_MIB: usize = 16;
/// Least loss of a mistake, in centipawns.
const LEAST_LOSS: i32 = 120;
/// Score beyond which a position is decided and mistakes teach nothing.
const DECIDED: i32 = 900;

// `lab mistakes`.
game_command!(MistakesArgs, |args, G| write::<G::Position, _>(args, G::engine_evaluation()));

fn write<P: NamedMates + Notation, E: Evaluate<P>>(
    args: &MistakesArgs,
    evaluation: E,
) -> Result<(), LabError> {
    let mut engine = Engine::<P, E>::new(evaluation, HASH_MIB)?;
    let mut random = SplitMix64::new(args.seed);
    let mut recorded =
        args.games.as_ref().map(|path| recorded_game::read(&[path])).transpose()?.map(Vec::into_iter);
    let mut text = String::new();
    let mut count = 0;
    while count < args.count {
        engine.clear();
        let mut found = Vec::new();
        let see = |seen: Seen<'_, P>| found.extend(mistake(seen));
        match &mut recorded {
            None => careless::play(&mut engine, args.nodes, &mut random, see),
            Some(games) => {
                let Some(game) = games.next() else { break };
                let (start, moves) = game.read::<P>()?;
                let next = |line: &Line<P>, _| moves.get(line.moves().len()).copied();
                watch(&mut engine, args.nodes, Line::new(start), see, next);
            }
        }
        for mut mistake in found {
            if count == args.count {
                break;
            }
            if let Some(nodes) = args.explain_nodes {
                let answer = engine.search(&mistake.line, &Limits::nodes(nodes), None, &mut Unwatched);
                mistake.refutation = answer.lines.into_iter().next().unwrap_or(mistake.refutation);
            }
            if mistake.loss() < LEAST_LOSS {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", mistake.record());
            count += 1;
        }
    }
    files::write(&args.out, &text)
}

/// A game up to a mistake, and the search's answer to that.
struct Mistake<P: NamedMates> {
    line: Line<P>,
    refutation: Report<P::Move>,
    /// See [`Seen::before`].
    before: i32,
}

/// The last move of a game so far, if it is a mistake.
fn mistake<P: NamedMates>(Seen { line, best, before }: Seen<'_, P>) -> Option<Mistake<P>> {
    let before = before.filter(|before| before.abs() <= DECIDED)?;
    let mistake = Mistake { line: line.clone(), refutation: best.clone(), before };
    (mistake.loss() >= LEAST_LOSS).then_some(mistake)
}

impl<P: NamedMates> Mistake<P> {
    /// In centipawns.
    fn loss(&self) -> i32 {
        self.before + i32::from(self.refutation.score.raw())
    }

    fn record(&self) -> Value {
        let Mistake { line, refutation, .. } = self;
        let position = line.current();
        let moves: Vec<String> = refutation.pv.iter().map(P::Move::to_string).collect();
        // Moves of a search are legal.
        let gain = gain_of(position, &refutation.pv).ok().flatten();
        // Perpetual check is best play only if the search says so.
        let gain =
            gain.filter(|gain| gain.gained != Gained::PerpetualCheck || refutation.score == Score::DRAW);
        json!({ "fen": position.to_string(), "line": moves, "gain": gain.map(|gain| gain_record::<P>(&gain)) })
    }
}

fn gain_record<P: Endgame>(gain: &Gain) -> Value {
    let letters = |kinds: &[u8]| -> String {
        kinds.iter().filter_map(|&kind| P::PIECE_LETTERS.chars().nth(usize::from(kind))).collect()
    };
    let gained = match &gain.gained {
        Gained::Game => json!("game"),
        Gained::PerpetualCheck => json!("perpetual"),
        Gained::Material { won, lost, centipawns } => {
            json!({ "won": letters(won), "lost": letters(lost), "centipawns": centipawns })
        }
    };
    let motifs: Vec<Value> = gain
        .motifs
        .iter()
        .map(|MotifAt { ply, motif, .. }| {
            let squares: Vec<String> = motif.squares().into_iter().map(P::square_name).collect();
            json!({ "ply": ply, "kind": motif.kind(), "squares": squares })
        })
        .collect();
    let mate = gain.mate.map(|mate| format!("{mate:?}"));
    let takes = gain.takes.map(|(_, square)| P::square_name(square));
    json!({ "gained": gained, "plies": gain.plies, "takes": takes, "mate": mate, "motifs": motifs })
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::GameId;
    use std::fs;

    #[test]
    fn a_mistake_of_a_recorded_game_is_found() {
        let folder = std::env::temp_dir().join(format!("chariot-mistakes-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let [games, out] = ["games.jsonl", "mistakes.jsonl"].map(|name| folder.join(name));
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let moves = "e2e4 e7e5 g1f3 f8c5 f3e5 d7d6 b1c3 d6e5";
        let game = json!({ "first": "a", "second": "b", "start": start, "moves": moves });
        fs::write(&games, format!("{game}\n")).expect("a file");
        let args = MistakesArgs {
            game: GameId::Chess,
            out: out.clone(),
            count: 10,
            nodes: 5_000,
            explain_nodes: Some(20_000),
            games: Some(games),
            seed: 1,
        };
        run(&args).expect("mistakes");
        let text = fs::read_to_string(&out).expect("a file");
        let found: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        // The knight stays and is captured.
        let knight = found.iter().find(|mistake| mistake["line"][0] == "d6e5").expect("a mistake");
        assert_eq!(knight["gain"]["gained"]["won"], "N");
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}
