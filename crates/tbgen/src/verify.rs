use crate::args::Verify;
use crate::moves::value_by_moves;
use crate::placements::Placements;
use crate::sample::{Drawn, random_position};
use crate::shelf::Shelf;
use crate::store::{Store, folders, name, sha256, tables};
use crate::threads::RayonPool;
use crate::{Failure, Status, games};
use game::{Dtm, Endgame, Outcome, Piece, Side, SplitMix64, Tablebase};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fs;
use std::io::Write;
use std::path::Path;
use tablebase::{Material, TableSet};

/// Of every so many positions one is also probed through all symmetries and with the sides exchanged.
const IMAGES_EVERY: u64 = 31;
/// Random positions are drawn in parts of so many, each from a seed of its own.
const SAMPLE_PART: u64 = 1 << 10;
/// Pieces of an ending that needs no table.
const BARE: usize = 2;

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
    let threads = RayonPool::new(args.threads)?;
    let store = Store::new(&args.tables);
    let game = name(folder);
    let shelf = Shelf::<P>::new(&store, &game, args.memory.saturating_mul(1 << 20));
    let mut status = Status::Done;
    let mut endings = Vec::new();
    for path in tables(folder)? {
        match check_file(&shelf, &path) {
            Ok(ending) => endings.push(ending),
            Err(fault) => {
                writeln!(out, "FAULT {}: {fault}", path.display())?;
                status = Status::Faults;
            }
        }
    }
    endings.retain(|ending| args.only.is_empty() || args.only.iter().any(|name| name == ending.name()));
    endings.retain(|ending| args.men.is_none_or(|pieces| ending.count() <= pieces));
    endings.sort_by_key(|ending| (ending.count(), ending.name().to_owned()));
    for ending in endings {
        if args.checksums {
            writeln!(out, "whole {game}/{ending}")?;
            continue;
        }
        let checked = tables_for(&shelf, &ending).and_then(|tables| {
            threads.0.install(|| match args.sample {
                None => check_all(&ending, &tables),
                Some(wanted) => check_some(&ending, &tables, wanted),
            })
        });
        match checked {
            Ok(Counts { positions, en_passant: 0, .. }) => {
                writeln!(out, "right {game}/{ending}, {positions} positions")?;
            }
            Ok(Counts { positions, en_passant, .. }) => {
                writeln!(out, "right {game}/{ending}, {positions} positions, {en_passant} en passant")?;
            }
            Err(fault) => {
                writeln!(out, "FAULT {game}/{ending}: {fault}")?;
                status = Status::Faults;
            }
        }
        out.flush()?;
    }
    Ok(status)
}

/// Reads the table in a file; returns its ending.
fn check_file<P: Endgame>(shelf: &Shelf<'_, P>, path: &Path) -> Result<Material, String> {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let ending = Material::parse::<P>(&stem).map_err(|error| error.to_string())?;
    if ending.name() != stem {
        return Err(format!("the table of {ending} has another name"));
    }
    shelf.fetch(&ending).map_err(|why| why.to_string())?;
    Ok(ending)
}

/// The table of an ending and those its moves lead to.
fn tables_for<P: Endgame>(shelf: &Shelf<'_, P>, ending: &Material) -> Result<TableSet<P>, String> {
    let mut tables = TableSet::new();
    tables.insert(shelf.fetch(ending).map_err(|why| why.to_string())?);
    for next in ending.successors::<P>().iter().filter(|next| next.count() > BARE) {
        let table = shelf.fetch(next);
        tables.insert(table.map_err(|why| format!("cannot be checked without the table of {next}: {why}"))?);
    }
    Ok(tables)
}

/// Checks every position of an ending.
fn check_all<P: Endgame + Send + Sync>(ending: &Material, tables: &TableSet<P>) -> Result<Counts, String> {
    let table = tables.table(ending).ok_or("no table")?;
    let placements = Placements::new::<P>(ending.pieces());
    let counts = placements
        .beginnings()
        .into_par_iter()
        .map(|beginning| {
            let mut checker = Checker { tables, counts: Counts::default() };
            let mut result = Ok(());
            placements.each(beginning, &mut |pieces| {
                for side in Side::BOTH {
                    if result.is_ok()
                        && let Ok(position) = P::from_pieces(pieces, side)
                    {
                        result = checker.check(pieces, side, &position);
                    }
                }
            });
            result.map(|()| checker.counts)
        })
        .try_reduce(Counts::default, |a, b| Ok(a.plus(b)))?;
    // The table must not have positions the rules do not know.
    for (side, counts) in Side::BOTH.into_iter().zip(counts.outcomes) {
        let stats = table.stats(side).ok_or("not enough memory")?;
        let counted = [stats.wins(), stats.draws, stats.losses()];
        if counts != counted {
            return Err(format!(
                "{side:?} to move: wins, draws and losses are {counts:?}, the table has {counted:?}"
            ));
        }
    }
    Ok(counts)
}

/// Checks random positions of an ending.
fn check_some<P: Endgame + Send + Sync>(
    ending: &Material,
    tables: &TableSet<P>,
    wanted: u64,
) -> Result<Counts, String> {
    let pieces = ending.pieces();
    // Parts of the work, the same for any number of threads.
    let parts = wanted.div_ceil(SAMPLE_PART);
    (0..parts)
        .into_par_iter()
        .map(|part| {
            let mut random = SplitMix64::new(part);
            let mut checker = Checker { tables, counts: Counts::default() };
            for _ in part * SAMPLE_PART..wanted.min((part + 1) * SAMPLE_PART) {
                let drawn = random_position::<P>(&pieces, &mut random);
                let Drawn { pieces, side, position } = drawn.ok_or("no legal position turned up")?;
                checker.check(&pieces, side, &position)?;
            }
            Ok(checker.counts)
        })
        .try_reduce(Counts::default, |a, b| Ok(a.plus(b)))
}

/// What has been checked.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    positions: u64,
    /// Wins, draws and losses with each side to move.
    outcomes: [[u64; 3]; 2],
    /// Positions after a double step that can be answered en passant; they are no positions of the table.
    en_passant: u64,
}

impl Counts {
    fn plus(self, other: Counts) -> Counts {
        let outcomes = [0, 1].map(|i| [0, 1, 2].map(|j| self.outcomes[i][j] + other.outcomes[i][j]));
        Counts {
            positions: self.positions + other.positions,
            outcomes,
            en_passant: self.en_passant + other.en_passant,
        }
    }
}

/// Compares values with what legal moves make of them.
struct Checker<'a, P> {
    tables: &'a TableSet<P>,
    counts: Counts,
}

impl<P: Endgame> Checker<'_, P> {
    fn check(&mut self, pieces: &[(Piece, u8)], side: Side, position: &P) -> Result<(), String> {
        let value = self.tables.probe(position).ok_or_else(|| format!("{position}: no value"))?;
        self.counts.positions += 1;
        self.counts.outcomes[side as usize][match value.outcome() {
            Outcome::Win => 0,
            Outcome::Draw => 1,
            Outcome::Loss => 2,
        }] += 1;
        let found = value_by_moves(position, &mut |next| self.value(next))?;
        if found != value {
            return Err(format!("{position}: {value:?} in the table, {found:?} by its moves"));
        }
        if self.counts.positions.is_multiple_of(IMAGES_EVERY) {
            self.check_images(pieces, side, value)?;
        }
        Ok(())
    }

    /// Value of a position that a move leads to.
    fn value(&mut self, position: &P) -> Result<Dtm, String> {
        let probed = self.tables.probe(position);
        if position.is_plain() {
            // Bare royal pieces have no table.
            let bare = (position.piece_count() as usize == BARE).then_some(Dtm::Draw);
            return probed.or(bare).ok_or_else(|| format!("{position}: no value"));
        }
        self.counts.en_passant += 1;
        let value = value_by_moves(position, &mut |next| self.value(next))?;
        if probed == Some(value) {
            Ok(value)
        } else {
            Err(format!("{position}: {probed:?} if asked, {value:?} by its moves"))
        }
    }

    /// The same value must be found from every image of the position, colours either way.
    fn check_images(&self, pieces: &[(Piece, u8)], side: Side, value: Dtm) -> Result<(), String> {
        let kinds: Vec<Piece> = pieces.iter().map(|&(piece, _)| piece).collect();
        for map in P::symmetries(&kinds) {
            for exchanged in [false, true] {
                let image = |&(piece, square): &(Piece, u8)| {
                    let square = map[usize::from(square)];
                    if !exchanged {
                        return (piece, square);
                    }
                    let reflected = (P::RANKS - 1 - square / P::FILES) * P::FILES + square % P::FILES;
                    (Piece { side: !piece.side, ..piece }, reflected)
                };
                let pieces: Vec<(Piece, u8)> = pieces.iter().map(image).collect();
                let side = if exchanged { !side } else { side };
                let found =
                    P::from_pieces(&pieces, side).ok().and_then(|position| self.tables.probe(&position));
                if found != Some(value) {
                    return Err(format!("{pieces:?}, {side:?} to move: {found:?} instead of {value:?}"));
                }
            }
        }
        Ok(())
    }
}
