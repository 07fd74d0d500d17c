use crate::args::Probe;
use crate::store::{Absent, Store};
use crate::{Failure, Status};
use game::{Distance, Endgame, Notation, Oracle};
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use tablebase::{Material, TableSet};

/// Longer lines are no FEN of any game.
const LONGEST_LINE: u64 = 4096;

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
fn describe(value: Distance) -> String {
    match value {
        Distance::Win(plies) => format!("win\t{plies}"),
        Distance::Draw => "draw\t0".to_owned(),
        Distance::Loss(plies) => format!("loss\t-{plies}"),
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
    fn value(&mut self, fen: &str) -> Result<Distance, String> {
        let position = P::read_fen(fen).map_err(|fault| fault.to_string())?.position;
        let men: Vec<_> = position.men().into_iter().map(|(man, _)| man).collect();
        let Some((ending, _)) = Material::of_men::<P>(&men) else {
            return Err(format!("no table has {} men", men.len()));
        };
        let mut fault = self.fetch(&ending);
        if !position.is_plain() {
            // Such a position is worth what its moves make of it.
            for smaller in ending.successors::<P>() {
                fault = fault.or(self.fetch(&smaller));
            }
        }
        self.tables.probe(&position).ok_or_else(|| {
            fault.unwrap_or_else(|| "castling rights, or a move that leads to an unknown ending".to_owned())
        })
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
            Err(Absent::Unusable(error)) => Some(format!("no table of {ending}: {error}")),
            Err(Absent::Unreadable(error)) => Some(format!("no table of {ending}: {error}")),
        };
        self.asked.insert(ending.name().to_owned(), fault.clone());
        fault
    }
}
