//! Our levels against each other, in this process: asking another process would take longer than a weak move.

use super::record::{self, GameRecord};
use super::score::MatchScore;
use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::LadderArgs;
use crate::error::LabError;
use crate::files;
use crate::openings;
use crate::parallel::in_order;
use chariot_game::{Outcome, Side, SplitMix64, Style};
use session::{Limits, Session, Skill, Unwatched, open};
use std::io::Write;
use std::ops::ControlFlow;

const HASH_MIB: usize = 8;

/// `lab ladder`.
pub(crate) fn run(args: &LadderArgs) -> Result<(), LabError> {
    if args.levels.len() < 2 {
        return Err(LabError::TooFewLevels);
    }
    let openings = openings::load(args.openings.as_deref(), args.game)?;
    let mut out = args.out.as_deref().map(files::append).transpose()?;
    for pair in args.levels.windows(2) {
        let names = [pair[0], pair[1]].map(|level| format!("level {level}"));
        let mut score = MatchScore::default();
        in_order(
            args.games.next_multiple_of(2),
            args.threads,
            || Ok(new_session(args)),
            |session, index| {
                let opening = &openings[(index / 2) as usize % openings.len()];
                play(&mut **session, args, [pair[0], pair[1]], opening, index)
            },
            |index, game| {
                score.add(&game);
                if let Some(out) = &mut out {
                    out.write_all(record::json(&game, [&names[0], &names[1]], index).as_bytes())?;
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        println!("| {} | {} | {} | {score} |", args.game, names[0], names[1]);
    }
    Ok(())
}

fn new_session(args: &LadderArgs) -> Box<dyn Session> {
    let mut session = open(args.game);
    session.search().set_hash(HASH_MIB);
    session.set_style(Some(Style::Uci));
    session
}

/// The lower level has the first side in even-numbered games.
fn play(
    session: &mut dyn Session,
    args: &LadderArgs,
    levels: [u8; 2],
    opening: &str,
    index: u64,
) -> Result<GameRecord, LabError> {
    let first = if index.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut seeds =
        SplitMix64::new(args.seed ^ (index << 16) ^ u64::from(levels[0]) << 8 ^ u64::from(levels[1]));
    session.set_start(Some(opening))?;
    session.search().new_game();
    let start_fen = session.view().start_fen();
    let start = session.view().start_turn();
    let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
    let mut moves: Vec<String> = Vec::new();
    let (winner, reason) = loop {
        let side = session.view().side_to_move();
        if let Some(result) = adjudicator.result(session.view().result(), side, moves.len()) {
            break result;
        }
        let level = levels[usize::from(side != first)];
        let skill = Some(Skill { level, seed: seeds.next_u64() });
        let answer =
            session.search().think(&Limits { skill, ..Limits::nodes(args.top_nodes) }, &mut Unwatched);
        let Some(best) = answer.best else { break (None, "no move".to_owned()) };
        session.play(&best.uci, Style::Uci)?;
        moves.push(best.uci);
        adjudicator.record(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
    };
    let outcome = Outcome::of(first, winner);
    let notation = moves.clone();
    Ok(GameRecord { start_fen, moves, notation, start, first, outcome, reason, forfeits: [None; 2] })
}
