use crate::args::Verify;
use crate::placements::Placements;
use crate::store::{Absent, Store, folders, name, sha256, tables};
use crate::threads::Threads;
use crate::{Failure, Status, games};
use game::{Distance, Endgame, Man, Oracle, Outcome, Side};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fs;
use std::io::Write;
use std::path::Path;
use tablebase::{Material, Table, TableSet};

/// Of every so many positions one is also probed through all symmetries and with the sides exchanged.
const IMAGES_EVERY: u64 = 31;

/// Checks all tables of a folder.
pub(crate) fn run(args: &Verify, out: &mut dyn Write) -> Result<Status, Failure> {
    let mut status = check_manifest(args, out)?;
    let folders = folders(&args.tables)?;
    let mut any = false;
    for folder in folders {
        if tables(&folder)?.is_empty() {
            continue;
        }
        any = true;
        let checked = match games::named(&name(&folder)) {
            Ok(game) => game.verify(args, &folder, out)?,
            Err(_) => {
                writeln!(out, "FAULT {}: no game of this name", folder.display())?;
                Status::Faults
            }
        };
        status = worse(status, checked);
    }
    if !any {
        writeln!(out, "FAULT {}: no tables", args.tables.display())?;
        return Ok(Status::Faults);
    }
    Ok(status)
}

fn worse(a: Status, b: Status) -> Status {
    if a == Status::Done { b } else { a }
}

/// Compares the list of tables with the tables.
fn check_manifest(args: &Verify, out: &mut dyn Write) -> Result<Status, Failure> {
    let mut status = Status::Done;
    let mut listed = Vec::new();
    for line in Store::new(&args.tables).read_manifest()? {
        let fields: Vec<&str> = line.splitn(3, ' ').collect();
        let fault = match fields[..] {
            [sum, length, file] => {
                listed.push(file.to_owned());
                match fs::read(args.tables.join(file)) {
                    Err(error) => Some(format!("{file}: {error}")),
                    Ok(bytes) if bytes.len().to_string() != length => {
                        Some(format!("{file}: {} bytes, the list says {length}", bytes.len()))
                    }
                    Ok(bytes) if sha256(&bytes) != sum => Some(format!("{file}: not the bytes of the list")),
                    Ok(_) => None,
                }
            }
            _ => Some(format!("MANIFEST: cannot read the line {line:?}")),
        };
        if let Some(fault) = fault {
            writeln!(out, "FAULT {fault}")?;
            status = Status::Faults;
        }
    }
    for folder in folders(&args.tables)? {
        for path in tables(&folder)? {
            let file = format!("{}/{}", name(&folder), name(&path));
            if !listed.contains(&file) {
                writeln!(out, "FAULT {file}: not in the list MANIFEST")?;
                status = Status::Faults;
            }
        }
    }
    Ok(status)
}

/// Checks the tables of one game.
pub(crate) fn run_game<P: Endgame + Send + Sync>(
    args: &Verify,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let threads = Threads::new(args.threads)?;
    let store = Store::new(&args.tables);
    let game = name(folder);
    let mut status = Status::Done;
    let mut known = TableSet::<P>::new();
    let mut endings = Vec::new();
    for path in tables(folder)? {
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let fault = match Material::parse::<P>(&stem) {
            Ok(ending) if ending.name() == stem => match store.read::<P>(&game, &ending) {
                Ok(table) => {
                    known.insert(table);
                    endings.push(ending);
                    continue;
                }
                Err(Absent::Unusable(error)) => error.to_string(),
                Err(Absent::Unreadable(error)) => error.to_string(),
                Err(Absent::NoFile) => "gone".to_owned(),
            },
            Ok(ending) => format!("the table of {ending} has another name"),
            Err(error) => error.to_string(),
        };
        writeln!(out, "FAULT {}: {fault}", path.display())?;
        status = Status::Faults;
    }
    endings.retain(|ending| args.only.is_empty() || args.only.iter().any(|name| name == ending.name()));
    endings.sort_by_key(|ending| (ending.count(), ending.name().to_owned()));
    for ending in endings {
        if args.checksums {
            writeln!(out, "whole {game}/{ending}")?;
            continue;
        }
        let checked = threads.0.install(|| check_positions(&ending, &known));
        match checked {
            Ok(positions) => writeln!(out, "right {game}/{ending}, {positions} positions")?,
            Err(fault) => {
                writeln!(out, "FAULT {game}/{ending}: {fault}")?;
                status = Status::Faults;
            }
        }
        out.flush()?;
    }
    Ok(status)
}

/// Checks every position of an ending; returns how many there are, or the first fault.
fn check_positions<P: Endgame + Send + Sync>(ending: &Material, known: &TableSet<P>) -> Result<u64, String> {
    let table = known.table(ending).ok_or("no table")?;
    if let Some(missing) = ending.successors::<P>().iter().find(|e| e.count() > 2 && known.table(e).is_none())
    {
        return Err(format!("captures cannot be checked without the table of {missing}"));
    }
    let placements = Placements::new::<P>(ending.men());
    let counts = placements
        .beginnings()
        .into_par_iter()
        .map(|beginning| {
            let mut checker = Checker { table, known, counts: [[0; 3]; 2], seen: 0, fault: None };
            placements.each(beginning, &mut |men| checker.check(men));
            checker.fault.map_or(Ok(checker.counts), Err)
        })
        .try_reduce(|| [[0; 3]; 2], |a, b| Ok([0, 1].map(|i| [0, 1, 2].map(|j| a[i][j] + b[i][j]))))?;
    // The table must not have positions the rules do not know.
    for (side, counts) in Side::BOTH.into_iter().zip(counts) {
        let stats = table.stats(side).ok_or("not enough memory")?;
        let counted = [stats.wins(), stats.draws, stats.losses()];
        if counts != counted {
            return Err(format!(
                "{side:?} to move: wins, draws and losses are {counts:?}, the table has {counted:?}"
            ));
        }
    }
    Ok(counts.iter().flatten().sum())
}

/// Compares values with what legal moves make of them.
struct Checker<'a, P> {
    table: &'a Table<P>,
    known: &'a TableSet<P>,
    counts: [[u64; 3]; 2],
    seen: u64,
    fault: Option<String>,
}

impl<P: Endgame> Checker<'_, P> {
    fn check(&mut self, men: &[(Man, u8)]) {
        if self.fault.is_some() {
            return;
        }
        for side in Side::BOTH {
            let Ok(position) = P::from_men(men, side) else { continue };
            let Some(value) = self.table.probe(&position) else {
                self.fault = Some(format!("{position}: no value"));
                return;
            };
            self.counts[side as usize][match value.outcome() {
                Outcome::Win => 0,
                Outcome::Draw => 1,
                Outcome::Loss => 2,
            }] += 1;
            self.seen += 1;
            let found = self.value_by_moves(&position);
            if found != Some(value) {
                self.fault = Some(format!("{position}: {value:?} in the table, {found:?} by its moves"));
            }
            if self.seen.is_multiple_of(IMAGES_EVERY) {
                self.check_images(men, side, value);
            }
        }
    }

    /// The best of the values its legal moves lead to; `None` if one of them is unknown.
    fn value_by_moves(&self, position: &P) -> Option<Distance> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(match position.stuck().outcome {
                Outcome::Loss => Distance::Loss(0),
                Outcome::Draw => Distance::Draw,
                Outcome::Win => Distance::Win(0),
            });
        }
        let mut best: Option<Distance> = None;
        for m in moves {
            let mut next = position.clone();
            next.play(m);
            let value = match next.man_count() {
                2 => self.known.probe(&next).unwrap_or(Distance::Draw),
                _ => self.known.probe(&next)?,
            }
            .before_move();
            best = Some(best.filter(|best| best.preference() >= value.preference()).unwrap_or(value));
        }
        best
    }

    /// The same value must be found from every image of the position, colours either way.
    fn check_images(&mut self, men: &[(Man, u8)], side: Side, value: Distance) {
        let kinds: Vec<Man> = men.iter().map(|&(man, _)| man).collect();
        for map in P::symmetries(&kinds) {
            for exchanged in [false, true] {
                let image = |&(man, square): &(Man, u8)| {
                    let square = map[usize::from(square)];
                    if !exchanged {
                        return (man, square);
                    }
                    let reflected = (P::RANKS - 1 - square / P::FILES) * P::FILES + square % P::FILES;
                    (Man { side: !man.side, ..man }, reflected)
                };
                let men: Vec<(Man, u8)> = men.iter().map(image).collect();
                let side = if exchanged { !side } else { side };
                let found = P::from_men(&men, side).ok().and_then(|position| self.known.probe(&position));
                if found != Some(value) {
                    self.fault = Some(format!("{men:?}, {side:?} to move: {found:?} instead of {value:?}"));
                }
            }
        }
    }
}
