use crate::args::ProbeArgs;
use crate::dtm_by_moves::dtm_by_moves;
use crate::error::{CliError, LoadError, Status};
use crate::store::Store;
use chariot_game::{Dtm, Endgame, Fen, Notation, Outcome, Piece, Tablebase};
use chariot_tablebase::{Dtz, DtzTables, MAX_PIECES, Material, TableSet};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Read, Write};

/// Longest line read, in bytes; no FEN is longer.
const MAX_LINE: u64 = 4096;
/// Plies within which castling and en passant rights must end; otherwise the result is unknown.
const MAX_RIGHTS_PLIES: u32 = 4;

pub(crate) fn run<P: Endgame + Notation>(
    args: &ProbeArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let mut prober = Prober::<P> {
        game: &args.game,
        store: Store::new(&args.tables),
        tables: TableSet::new(),
        load_errors: BTreeMap::new(),
        dtz: DtzTables::new(P::ZEROING_LIMIT.unwrap_or(0)),
        dtz_asked: BTreeSet::new(),
    };
    let mut status = Status::Done;
    let mut answer = |fen: &str, out: &mut dyn Write| -> Result<(), CliError> {
        // The echo must not break the columns.
        let echo: String = fen.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match prober.probe_fen(fen) {
            Ok(ProbedFen { dtm, rules, notices }) => {
                write!(out, "{echo}\t{}", describe(dtm))?;
                for column in rules.into_iter().chain(Some(notices).filter(|notices| !notices.is_empty())) {
                    write!(out, "\t{column}")?;
                }
                writeln!(out)?;
            }
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

/// The next line, truncated to [`MAX_LINE`]; `None` at the end.
fn next_line(input: &mut dyn BufRead) -> Result<Option<String>, CliError> {
    let mut line = Vec::new();
    if input.take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Outcome and distance to mate as printed.
fn describe(dtm: Dtm) -> String {
    match dtm {
        Dtm::Win(plies) => format!("win\t{plies}"),
        Dtm::Draw => "draw\t0".to_owned(),
        Dtm::Loss(plies) => format!("loss\t-{plies}"),
    }
}

/// Distance to zeroing as printed, for this clock.
fn describe_dtz(dtz: Dtz, clock: u16, limit: u16) -> String {
    let plies = match dtz {
        Dtz::Win(plies) => plies.to_string(),
        Dtz::Draw => "0".to_owned(),
        Dtz::Loss(plies) => format!("-{plies}"),
        Dtz::CursedWin => return "cursed".to_owned(),
        Dtz::BlessedLoss => return "blessed".to_owned(),
    };
    match (dtz, dtz.outcome(clock, limit)) {
        (Dtz::Win(_), Outcome::Draw) => format!("cursed {plies}"),
        (Dtz::Loss(_), Outcome::Draw) => format!("blessed {plies}"),
        _ => plies,
    }
}

fn pieces_of<P: Endgame>(position: &P) -> Vec<Piece> {
    position.pieces().into_iter().map(|(piece, _)| piece).collect()
}

struct ProbedFen {
    dtm: Dtm,
    /// The effect of other rules, if known: the fifty-move rule, or those on repetition.
    rules: Option<String>,
    notices: String,
}

/// Probes positions, loading tables on demand.
struct Prober<'a, P> {
    game: &'a str,
    store: Store,
    tables: TableSet<P>,
    /// Requested endings, and why there is no table.
    load_errors: BTreeMap<String, Option<String>>,
    dtz: DtzTables<P>,
    dtz_asked: BTreeSet<String>,
}

impl<P: Endgame + Notation> Prober<'_, P> {
    /// Result of the position in a FEN, and repairs of the FEN.
    fn probe_fen(&mut self, fen: &str) -> Result<ProbedFen, String> {
        let Fen { position, notices } = P::read_fen(fen).map_err(|fault| fault.to_string())?;
        let pieces = position.piece_count() as usize;
        if pieces > MAX_PIECES {
            return Err(format!("no table has {pieces} pieces"));
        }
        let dtm = self.probe_within(&position, MAX_RIGHTS_PLIES)?;
        let notices: Vec<String> = notices.into_iter().map(|notice| notice.message).collect();
        let rules = if dtm == Dtm::Draw && P::repetition_decides(&pieces_of(&position)) {
            Some("undecided".to_owned())
        } else {
            self.probe_dtz(&position)
        };
        Ok(ProbedFen { dtm, rules, notices: notices.join("; ") })
    }

    /// Result of a position with castling or en passant rights: the best of its moves. Every line of play
    /// must end all rights within `plies`.
    fn probe_within(&mut self, position: &P, plies: u32) -> Result<Dtm, String> {
        if position.is_plain() {
            return self.probe(position);
        }
        if plies == 0 {
            return Err("castling rights that may last".to_owned());
        }
        dtm_by_moves(position, &mut |next| self.probe_within(next, plies - 1))
    }

    /// The position under the fifty-move rule, if the files suffice.
    fn probe_dtz(&mut self, position: &P) -> Option<String> {
        let limit = P::ZEROING_LIMIT?;
        let (ending, _) = Material::of_pieces::<P>(&pieces_of(position))?;
        if !self.load_dtz(&ending) {
            return None;
        }
        // The result may follow from the endings that moves lead to, and those name others.
        let mut wanted = ending.successors::<P>();
        let dtz = loop {
            if let Some(dtz) = self.dtz.probe(&self.tables, position) {
                break dtz;
            }
            wanted.extend(self.dtz.take_missed());
            wanted.retain(|next| !self.dtz_asked.contains(next.name()));
            if wanted.is_empty() {
                return None;
            }
            for next in wanted.drain(..) {
                self.load_dtz(&next);
            }
        };
        Some(describe_dtz(dtz, position.halfmove_clock(), limit))
    }

    /// Loads the table of an ending and its distances to zeroing; returns whether they exist.
    fn load_dtz(&mut self, ending: &Material) -> bool {
        if self.dtz_asked.insert(ending.name().to_owned())
            && self.load(ending).is_none()
            && let Ok(dtz) = self.store.read_dtz(self.game, ending)
        {
            self.dtz.insert(dtz);
        }
        self.dtz.table(ending).is_some()
    }

    fn probe(&mut self, position: &P) -> Result<Dtm, String> {
        let pieces = pieces_of(position);
        let Some((ending, _)) = Material::of_pieces::<P>(&pieces) else {
            return Err(format!("no table has {} pieces", pieces.len()));
        };
        if let Some(error) = self.load(&ending) {
            return self.tables.probe(position).ok_or(error);
        }
        loop {
            if let Some(dtm) = self.tables.probe(position) {
                return Ok(dtm);
            }
            // With the side to move that the file leaves out, the result follows from other endings too.
            let missing = self.tables.missing_tables(position);
            let errors: Option<Vec<String>> = missing.iter().map(|smaller| self.load(smaller)).collect();
            if let Some(errors) = errors {
                let first = errors.into_iter().next();
                return Err(first.unwrap_or_else(|| format!("no result in the table of {ending}")));
            }
        }
    }

    /// Loads an ending's table, unless tried before; returns why there is none.
    fn load(&mut self, ending: &Material) -> Option<String> {
        if let Some(known) = self.load_errors.get(ending.name()) {
            return known.clone();
        }
        let load_error = match self.store.read::<P>(self.game, ending) {
            Ok(table) => {
                self.tables.insert(table);
                None
            }
            Err(LoadError::NoFile) => Some(format!("no table of {ending}")),
            Err(error) => Some(format!("no table of {ending}: {error}")),
        };
        self.load_errors.insert(ending.name().to_owned(), load_error.clone());
        load_error
    }
}
