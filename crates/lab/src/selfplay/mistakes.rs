//! Mistakes in games of our engine against itself, with how they are refuted, and what the tutor says of that.

use super::careless::{self, Seen};
use crate::args::MistakesArgs;
use crate::error::LabError;
use crate::files;
use game::{Endgame, Evaluate, Line, NamedMates, SplitMix64};
use games::{GameVisitor, PlayableGame};
use search::Engine;
use serde_json::{Value, json};
use std::fmt::Write;
use tutor::{Gain, Gained, MotifAt, gain_of};

const HASH_MIB: usize = 16;
/// What a mistake loses at least, in centipawns.
const LEAST_LOSS: i32 = 120;
/// Positions with a larger score are decided: mistakes in them teach nothing.
const DECIDED: i32 = 900;

/// `lab mistakes`.
pub(crate) fn run(args: &MistakesArgs) -> Result<(), LabError> {
    args.game.visit(args)
}

impl GameVisitor for &MistakesArgs {
    type Output = Result<(), LabError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        write::<G::Position, _>(self, G::engine_evaluation())
    }
}

fn write<P: NamedMates, E: Evaluate<P>>(args: &MistakesArgs, evaluation: E) -> Result<(), LabError> {
    let mut engine = Engine::<P, E>::new(evaluation, HASH_MIB);
    let mut random = SplitMix64::new(args.seed);
    let mut text = String::new();
    let mut count = 0;
    while count < args.count {
        engine.clear();
        for mistake in mistakes(&mut engine, args, &mut random).into_iter().take(args.count - count) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{mistake}");
            count += 1;
        }
    }
    files::write(&args.out, &text)
}

/// The mistakes of one game.
fn mistakes<P: NamedMates, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    args: &MistakesArgs,
    random: &mut SplitMix64,
) -> Vec<Value> {
    let mut found = Vec::new();
    careless::play(engine, args.nodes, random, |Seen { line, best, before }| {
        let loss = before.map_or(0, |before| before + i32::from(best.score.raw()));
        if loss >= LEAST_LOSS && before.is_some_and(|before| before.abs() <= DECIDED) {
            found.push(record(line, &best.pv));
        }
    });
    found
}

fn record<P: NamedMates>(line: &Line<P>, refutation: &[P::Move]) -> Value {
    let position = line.current();
    let moves: Vec<String> = refutation.iter().map(P::Move::to_string).collect();
    // The moves are those of a search, so they are legal.
    let gain = gain_of(position, refutation).ok().flatten();
    json!({ "fen": position.to_string(), "line": moves, "gain": gain.map(|gain| gain_record::<P>(&gain)) })
}

fn gain_record<P: Endgame>(gain: &Gain) -> Value {
    let letters = |kinds: &[u8]| -> String {
        kinds.iter().filter_map(|&kind| P::PIECE_LETTERS.chars().nth(usize::from(kind))).collect()
    };
    let gained = match &gain.gained {
        Gained::Game => json!("game"),
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
    json!({ "gained": gained, "plies": gain.plies, "mate": mate, "motifs": motifs })
}
