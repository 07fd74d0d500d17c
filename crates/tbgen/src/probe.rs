use crate::args::Probe;
use crate::moves::value_by_moves;
use crate::store::{Absent, Store};
use crate::{Failure, Status};
use game::{Dtm, Endgame, Notation, Tablebase};
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use tablebase::{MAX_PIECES, Material, TableSet};

/// Longer lines are no FEN of any game.
const LONGEST_LINE: u64 = 4096;
/// Rights to castle or to capture en passant must be gone after so many plies, or the value is not told.
const MOST_PLIES: u32 = 4;

/// Prints the value of each position.
pub(crate) fn run<P: Endgame + Notation>(
    args: &Probe,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let mut desk = Desk::<P> {
        game: &args.game,
        store: Store::new(&args.tables),
        tables: TableSet::new(),
        asked: BTreeMap::new(),
    };
    let mut status = Status::Done;
    let mut answer = |fen: &str, out: &mut dyn Write| -> Result<(), Failure> {
        // What is echoed must not break the columns.
        let echo: String = fen.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match desk.value(fen) {
            Ok(value) => writeln!(out, "{echo}\t{}", describe(value))?,
            Err(reason) => {
                status = Status::Faults;
                writeln!(out, "{echo}\terror\t{reason}")?;
            }
        }
        Ok(())
    };
    for fen in &args.fens {
        answer(fen, out)?;
    }
    if args.fens.is_empty() {
        while let Some(line) = next_line(input)? {
            if !line.trim().is_empty() {
                answer(line.trim(), out)?;
            }
        }
    }
    Ok(status)
}

/// The next line, cut off where it is too long for anything; `None` at the end.
fn next_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Outcome and distance as the command prints them.
fn describe(value: Dtm) -> String {
    match value {
        Dtm::Win(plies) => format!("win\t{plies}"),
        Dtm::Draw => "draw\t0".to_owned(),
        Dtm::Loss(plies) => format!("loss\t-{plies}"),
    }
}

/// Answers, and reads the tables it needs for that.
struct Desk<'a, P> {
    game: &'a str,
    store: Store,
    tables: TableSet<P>,
    /// Endings looked for, and why there is no table of them.
    asked: BTreeMap<String, Option<String>>,
}

impl<P: Endgame + Notation> Desk<'_, P> {
    fn value(&mut self, fen: &str) -> Result<Dtm, String> {
        let position = P::read_fen(fen).map_err(|fault| fault.to_string())?.position;
        let pieces = position.piece_count() as usize;
        if pieces > MAX_PIECES {
            return Err(format!("no table has {pieces} pieces"));
        }
        self.value_within(&position, MOST_PLIES)
    }

    /// A position with rights is worth what its moves make of it; each of them must end all rights in a few
    /// plies.
    fn value_within(&mut self, position: &P, plies: u32) -> Result<Dtm, String> {
        if position.is_plain() {
            return self.look_up(position);
        }
        if plies == 0 {
            return Err("castling rights that may last".to_owned());
        }
        value_by_moves(position, &mut |next| self.value_within(next, plies - 1))
    }

    fn look_up(&mut self, position: &P) -> Result<Dtm, String> {
        let pieces: Vec<_> = position.pieces().into_iter().map(|(piece, _)| piece).collect();
        let Some((ending, _)) = Material::of_pieces::<P>(&pieces) else {
            return Err(format!("no table has {} pieces", pieces.len()));
        };
        let fault = self.fetch(&ending);
        let value = self.tables.probe(position);
        value.ok_or_else(|| fault.unwrap_or_else(|| format!("no value in the table of {ending}")))
    }

    /// Reads the table of an ending, unless that has been tried; tells why there is none.
    fn fetch(&mut self, ending: &Material) -> Option<String> {
        if let Some(known) = self.asked.get(ending.name()) {
            return known.clone();
        }
        let fault = match self.store.read::<P>(self.game, ending) {
            Ok(table) => {
                self.tables.insert(table);
                None
            }
            Err(Absent::NoFile) => Some(format!("no table of {ending}")),
            Err(why) => Some(format!("no table of {ending}: {why}")),
        };
        self.asked.insert(ending.name().to_owned(), fault.clone());
        fault
    }
}
