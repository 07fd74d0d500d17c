//! Our levels against each other, in this process: a weak move takes less time than asking another process for it.

use super::record;
use super::referee::{GameRecord, Judge};
use super::score::Tally;
use crate::args::LadderArgs;
use crate::openings::{self, file_fault};
use crate::pool::in_order;
use game::{Error, Outcome, Side, SplitMix64, Style};
use session::{Limits, Session, Skill, Unwatched, open};
use std::fs::OpenOptions;
use std::io::Write;

const HASH_MIB: usize = 8;

/// `lab ladder`.
pub(crate) fn run(args: &LadderArgs) -> Result<(), Error> {
    if args.levels.len() < 2 {
        return Err(Error::new("LEVELS", "two levels at least are needed, such as --levels 2,4"));
    }
    let openings = openings::of(args.openings.as_deref(), args.game)?;
    let mut out = match &args.out {
        Some(path) => {
            let file = OpenOptions::new().append(true).create(true).open(path);
            Some(file.map_err(|error| file_fault(path, &error))?)
        }
        None => None,
    };
    for pair in args.levels.windows(2) {
        let names = [pair[0], pair[1]].map(|level| format!("level {level}"));
        let mut tally = Tally::default();
        let mut failure = None;
        in_order(
            args.games.next_multiple_of(2),
            args.threads,
            |_| new_session(args),
            |session, index| {
                let opening = &openings[(index / 2) as usize % openings.len()];
                play(&mut **session, args, [pair[0], pair[1]], opening, index)
            },
            |index, played| {
                let written = played.and_then(|game| {
                    tally.add(&game);
                    let line = record::json(&game, [&names[0], &names[1]], index);
                    out.as_mut()
                        .map_or(Ok(()), |out| out.write_all(line.as_bytes()))
                        .map_err(|error| Error::new("FILE", error.to_string()))
                });
                failure = written.err();
                failure.is_none()
            },
        );
        if let Some(fault) = failure {
            return Err(fault);
        }
        println!("| {} | {} | {} | {tally} |", args.game, names[0], names[1]);
    }
    Ok(())
}

fn new_session(args: &LadderArgs) -> Box<dyn Session> {
    let mut session = open(args.game);
    session.search().set_hash(HASH_MIB);
    session.set_style(Some(Style::Uci));
    session
}

/// The lower level has the first side in games of even number.
fn play(
    session: &mut dyn Session,
    args: &LadderArgs,
    levels: [u8; 2],
    opening: &str,
    index: u64,
) -> Result<GameRecord, Error> {
    let first = if index.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut seeds =
        SplitMix64::new(args.seed ^ (index << 16) ^ u64::from(levels[0]) << 8 ^ u64::from(levels[1]));
    session.set_start(Some(opening))?;
    session.search().new_game();
    let start_fen = session.view().start_fen();
    let start = session.view().start_turn();
    let mut judge = Judge::default();
    let mut moves: Vec<String> = Vec::new();
    let (winner, reason) = loop {
        let side = session.view().side_to_move();
        if let Some(result) = judge.result(session.view().result(), side, moves.len()) {
            break result;
        }
        let level = levels[usize::from(side != first)];
        let skill = Some(Skill { level, seed: seeds.next_u64() });
        let answer =
            session.search().think(&Limits { skill, ..Limits::nodes(args.top_nodes) }, &mut Unwatched);
        let Some(best) = answer.best else { break (None, "no move".to_owned()) };
        session.play(&best.uci, Style::Uci)?;
        moves.push(best.uci);
        judge.note(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
    };
    let outcome = Outcome::of(first, winner);
    let notation = moves.clone();
    Ok(GameRecord { start_fen, moves, notation, start, first, outcome, reason, misdeed: [None; 2] })
}
