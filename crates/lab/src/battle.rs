//! Matches between UCI engines under our own rules as referee.

use crate::args::MatchArgs;
use crate::openings;
use crate::pool::in_order;
use game::{Error, Side};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;

mod player;
use player::Player;

mod clock;
pub(crate) use clock::Limit;

pub(crate) mod referee;
use referee::{GameRecord, Referee};

mod record;

pub(crate) mod ladder;

mod score;
use score::{Sprt, Tally, Verdict};

/// Games between two lines about how the match stands.
const REPORT_EVERY: u64 = 20;

/// `lab match`.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Error> {
    let openings = openings::of(args.openings.as_deref(), args.game)?;
    let limits = args.limits()?;
    let sprt = args.sprt.as_deref().map(|bounds| Sprt::new(bounds[0], bounds[1]));
    let mut out = args.out.as_deref().map(create).transpose()?;
    // Both engines must start before the match does.
    drop(seat(args, 0)?);
    drop(seat(args, 1)?);

    let mut tally = Tally::default();
    let mut failure = None;
    let mut verdict = None;
    let games = args.games.next_multiple_of(2);
    in_order(
        games,
        args.concurrency,
        |_| Table::new(args, limits),
        |table, index| {
            let opening = &openings[(index / 2 + args.skip) as usize % openings.len()];
            table.as_mut().map_err(|fault| fault.clone())?.play(opening, index)
        },
        |index, played: Result<GameRecord, Error>| {
            let done = played.and_then(|record| {
                tally.add(&record);
                match &mut out {
                    Some(out) => write_game(out, args, &record, index),
                    None => Ok(()),
                }
            });
            failure = done.err();
            verdict = sprt.as_ref().and_then(|sprt| sprt.verdict(&tally));
            if (index + 1) % REPORT_EVERY == 0 {
                report(&tally, sprt.as_ref());
            }
            failure.is_none() && verdict.is_none()
        },
    );
    if let Some(fault) = failure {
        return Err(fault);
    }
    report(&tally, sprt.as_ref());
    if let Some(verdict) = verdict {
        println!("{verdict}");
    }
    match &args.log {
        Some(path) => append(path, args, limits, &tally, sprt.as_ref(), verdict),
        None => Ok(()),
    }
}

/// Two engines and a referee, for one game after the other.
struct Table {
    players: [Player; 2],
    referee: Referee,
}

impl Table {
    fn new(args: &MatchArgs, limits: [Limit; 2]) -> Result<Table, Error> {
        let players = [seat(args, 0)?, seat(args, 1)?];
        Ok(Table { players, referee: Referee::new(args.game, limits, args.margin, args.adjudicate) })
    }

    /// The first engine has the first side in games of even number.
    fn play(&mut self, opening: &str, index: u64) -> Result<GameRecord, Error> {
        let first = if index.is_multiple_of(2) { Side::First } else { Side::Second };
        self.referee.play(&mut self.players, first, opening)
    }
}

fn seat(args: &MatchArgs, index: usize) -> Result<Player, Error> {
    let (command, options) = [(&args.first, &args.first_option), (&args.second, &args.second_option)][index];
    let options = args.option.iter().chain(options).map(String::as_str).collect::<Vec<_>>();
    Player::start(command, args.game, &options)
}

fn create(path: &Path) -> Result<BufWriter<File>, Error> {
    File::create(path).map(BufWriter::new).map_err(|error| openings::file_fault(path, &error))
}

fn write_game(
    out: &mut BufWriter<File>,
    args: &MatchArgs,
    game: &GameRecord,
    index: u64,
) -> Result<(), Error> {
    let names = args.names();
    let is_pgn = args.out.as_ref().is_some_and(|path| path.extension().is_some_and(|end| end == "pgn"));
    let text = if is_pgn { record::pgn(game, names, index) } else { record::json(game, names, index) };
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| Error::new("FILE", error.to_string()))
}

fn report(tally: &Tally, sprt: Option<&Sprt>) {
    match sprt {
        Some(sprt) => println!("{tally}; {}", sprt.state(tally)),
        None => println!("{tally}"),
    }
}

/// Appends a row to the table of experiments.
fn append(
    path: &Path,
    args: &MatchArgs,
    limits: [Limit; 2],
    tally: &Tally,
    sprt: Option<&Sprt>,
    verdict: Option<Verdict>,
) -> Result<(), Error> {
    let [first, second] = args.names();
    let test = match (sprt, verdict) {
        (Some(sprt), Some(verdict)) => format!("{}: {verdict}", sprt.state(tally)),
        (Some(sprt), None) => sprt.state(tally),
        (None, _) => String::new(),
    };
    let limit = match limits {
        [one, two] if one == two => one.to_string(),
        [one, two] => format!("{one} against {two}"),
    };
    let game = args.game;
    let row = format!("| {game} | {} | {first} – {second} | {limit} | {tally} | {test} |\n", args.label);
    let file = OpenOptions::new().append(true).create(true).open(path);
    let done = file.and_then(|mut file| file.write_all(row.as_bytes()));
    done.map_err(|error| openings::file_fault(path, &error))
}
