use crate::args::VerifyArgs;
use crate::dtm_by_moves::dtm_by_moves;
use crate::dtz_by_moves::dtz_by_moves;
use crate::error::{CliError, LoadError, Status};
use crate::manifest;
use crate::placements::PlacementEnumerator;
use crate::random_position::{RandomPosition, random_position};
use crate::store::{Store, file_name, folders, parse_name, stem, tables};
use crate::threads::RayonPool;
use chariot_game::{Dtm, Endgame, Piece, Side, SplitMix64, Tablebase};
use chariot_tablebase::{Dtz, DtzTables, Material, TableSet};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fmt::Display;
use std::io::Write;
use std::path::Path;

/// Interval of positions also probed through all symmetries, with either side as the first.
const IMAGES_EVERY: u64 = 31;
/// Size of the parts that random positions come in, each with its own seed.
const SAMPLE_PART: u64 = 1 << 10;
/// Pieces of a bare-kings ending, which needs no table.
const BARE_KINGS: usize = 2;

/// Verifies all tables in a folder; `verify_folder` verifies one game's.
pub(crate) fn run(
    args: &VerifyArgs,
    verify_folder: fn(&VerifyArgs, &Path, &mut dyn Write) -> Result<Status, CliError>,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let mut status = manifest::verify(&args.tables, out)?;
    let mut any = false;
    for folder in folders(&args.tables)? {
        if tables(&folder)?.is_empty() {
            continue;
        }
        any = true;
        if verify_folder(args, &folder, out)? == Status::Faults {
            status = Status::Faults;
        }
    }
    if !any {
        writeln!(out, "FAULT {}: no tables", args.tables.display())?;
        return Ok(Status::Faults);
    }
    Ok(status)
}

pub(crate) fn run_game<P: Endgame + Send + Sync>(
    args: &VerifyArgs,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let threads = RayonPool::new(args.threads)?;
    let store = Store::new(&args.tables);
    let game = file_name(folder);
    let mut status = Status::Done;
    let mut endings = Vec::new();
    for path in tables(folder)? {
        match check_file::<P>(&store, &game, &path) {
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
        let checked = tables_for::<P>(&store, &game, &ending).and_then(|tables| {
            let dtz = dtz_for(&store, &game, &ending, &tables)?;
            let tables = VerifiedTables { tables: &tables, dtz: dtz.as_ref() };
            threads.0.install(|| match args.sample {
                None => check_all(&ending, tables),
                Some(wanted) => check_some(&ending, tables, wanted),
            })
        });
        match checked {
            Ok(VerifiedCounts { positions, en_passant, cursed, .. }) => {
                write!(out, "right {game}/{ending}, {positions} positions")?;
                if en_passant > 0 {
                    write!(out, ", {en_passant} en passant")?;
                }
                if let Some(cursed) = cursed {
                    write!(out, ", {cursed} drawn by the fifty-move rule")?;
                }
                if P::repetition_decides(&ending.pieces()) {
                    write!(out, ", draws without the rules on repetition")?;
                }
                writeln!(out)?;
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

/// Loads a table file; returns its ending.
fn check_file<P: Endgame>(store: &Store, game: &str, path: &Path) -> Result<Material, String> {
    let ending = parse_name::<P>(&stem(path))?;
    store.read::<P>(game, &ending).map_err(|error| error.to_string())?;
    Ok(ending)
}

/// Tables of an ending and of all it leads to: a file has the results with one side to move, and those with the other
/// follow from smaller endings.
fn tables_for<P: Endgame>(store: &Store, game: &str, ending: &Material) -> Result<TableSet<P>, String> {
    let mut tables = TableSet::new();
    tables.insert(store.read(game, ending).map_err(|error| error.to_string())?);
    let mut wanted = ending.successors::<P>();
    while let Some(next) = wanted.pop() {
        if next.count() == BARE_KINGS || tables.table(&next).is_some() {
            continue;
        }
        let table = store.read(game, &next);
        tables.insert(
            table.map_err(|error| format!("cannot be checked without the table of {next}: {error}"))?,
        );
        wanted.extend(next.successors::<P>());
    }
    Ok(tables)
}

/// Distances to zeroing of an ending and of those its conversions lead to, if the ending has a file.
fn dtz_for<P: Endgame>(
    store: &Store,
    game: &str,
    ending: &Material,
    tables: &TableSet<P>,
) -> Result<Option<DtzTables<P>>, String> {
    let Some(limit) = P::ZEROING_LIMIT else { return Ok(None) };
    if matches!(store.read_dtz::<P>(game, ending), Err(LoadError::NoFile)) {
        return Ok(None);
    }
    let mut dtz = DtzTables::new(limit);
    for table in tables.tables() {
        let of = |error: &dyn Display| format!("distances to zeroing of {}: {error}", table.material());
        dtz.insert(store.read_dtz(game, table.material()).map_err(|error| of(&error))?);
    }
    Ok(Some(dtz))
}

/// Tables of an ending and of those its conversions lead to.
struct VerifiedTables<'a, P> {
    tables: &'a TableSet<P>,
    dtz: Option<&'a DtzTables<P>>,
}

impl<P> Clone for VerifiedTables<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for VerifiedTables<'_, P> {}

fn check_all<P: Endgame + Send + Sync>(
    ending: &Material,
    tables: VerifiedTables<'_, P>,
) -> Result<VerifiedCounts, String> {
    let table = tables.tables.table(ending).ok_or("no table")?;
    let placements = PlacementEnumerator::new::<P>(ending.pieces());
    let counts = placements
        .prefixes()
        .into_par_iter()
        .map(|prefix| {
            let mut checker = PositionChecker::new(tables);
            let mut result = Ok(());
            placements.for_each(prefix, &mut |pieces| {
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
        .try_reduce(VerifiedCounts::default, |a, b| Ok(a.plus(b)))?;
    // The table must have no other positions, and count these as they are.
    for (side, counted) in Side::BOTH.into_iter().zip(&counts.results) {
        let stats = table.stats(side);
        counted
            .compare(stats.draws, &stats.by_plies)
            .map_err(|fault| format!("{side:?} to move: {fault}"))?;
    }
    Ok(counts)
}

fn check_some<P: Endgame + Send + Sync>(
    ending: &Material,
    tables: VerifiedTables<'_, P>,
    wanted: u64,
) -> Result<VerifiedCounts, String> {
    let pieces = ending.pieces();
    // The parts do not depend on the number of threads.
    let parts = wanted.div_ceil(SAMPLE_PART);
    (0..parts)
        .into_par_iter()
        .map(|part| {
            let mut random = SplitMix64::new(part);
            let mut checker = PositionChecker::new(tables);
            for _ in part * SAMPLE_PART..wanted.min((part + 1) * SAMPLE_PART) {
                let random = random_position::<P>(&pieces, &mut random);
                let RandomPosition { pieces, side, position } =
                    random.ok_or("no legal position turned up")?;
                checker.check(&pieces, side, &position)?;
            }
            Ok(checker.counts)
        })
        .try_reduce(VerifiedCounts::default, |a, b| Ok(a.plus(b)))
}

#[derive(Clone, Debug, Default)]
struct VerifiedCounts {
    positions: u64,
    /// Results with each side to move.
    results: [ResultCounts; 2],
    /// Positions after a double step that can be answered en passant, which the table does not store.
    en_passant: u64,
    /// Wins and losses that the fifty-move rule turns into draws, if there is such a file.
    cursed: Option<u64>,
}

impl VerifiedCounts {
    fn plus(self, other: VerifiedCounts) -> VerifiedCounts {
        let ([first, second], [other_first, other_second]) = (self.results, other.results);
        VerifiedCounts {
            positions: self.positions + other.positions,
            results: [first.plus(other_first), second.plus(other_second)],
            en_passant: self.en_passant + other.en_passant,
            cursed: [self.cursed, other.cursed].into_iter().flatten().reduce(|a, b| a + b),
        }
    }
}

/// Counts of results with one side to move.
#[derive(Clone, Debug, Default)]
struct ResultCounts {
    draws: u64,
    /// Decided positions by plies to mate.
    by_plies: Vec<u64>,
}

impl ResultCounts {
    fn add(&mut self, dtm: Dtm) {
        let Some(plies) = dtm.plies() else {
            self.draws += 1;
            return;
        };
        let plies = usize::from(plies);
        if self.by_plies.len() <= plies {
            self.by_plies.resize(plies + 1, 0);
        }
        self.by_plies[plies] += 1;
    }

    fn plus(self, other: ResultCounts) -> ResultCounts {
        let [mut sum, shorter] =
            if self.by_plies.len() >= other.by_plies.len() { [self, other] } else { [other, self] };
        sum.draws += shorter.draws;
        sum.by_plies.iter_mut().zip(shorter.by_plies).for_each(|(sum, count)| *sum += count);
        sum
    }

    /// Compares these counts with those of a table.
    fn compare(&self, draws: u64, by_plies: &[u64]) -> Result<(), String> {
        if self.draws != draws {
            return Err(format!("{} draws, the table counts {draws}", self.draws));
        }
        for plies in 0..self.by_plies.len().max(by_plies.len()) {
            let [counted, stated] = [&self.by_plies, by_plies].map(|counts| counts.get(plies).unwrap_or(&0));
            if counted != stated {
                return Err(format!("{counted} mates in {plies} plies, the table counts {stated}"));
            }
        }
        Ok(())
    }
}

/// Compares results with the best result of the legal moves.
struct PositionChecker<'a, P> {
    tables: &'a TableSet<P>,
    dtz: Option<&'a DtzTables<P>>,
    counts: VerifiedCounts,
}

impl<'a, P: Endgame> PositionChecker<'a, P> {
    fn new(VerifiedTables { tables, dtz }: VerifiedTables<'a, P>) -> PositionChecker<'a, P> {
        let counts = VerifiedCounts { cursed: dtz.map(|_| 0), ..VerifiedCounts::default() };
        PositionChecker { tables, dtz, counts }
    }

    fn check(&mut self, pieces: &[(Piece, u8)], side: Side, position: &P) -> Result<(), String> {
        let dtm = self.tables.probe(position).ok_or_else(|| format!("{position}: no result"))?;
        self.counts.positions += 1;
        self.counts.results[side as usize].add(dtm);
        let by_moves = dtm_by_moves(position, &mut |next| self.probe(next))?;
        if by_moves != dtm {
            return Err(format!("{position}: {dtm:?} in the table, {by_moves:?} by its moves"));
        }
        if self.counts.positions.is_multiple_of(IMAGES_EVERY) {
            self.check_images(pieces, side, dtm)?;
        }
        if let Some(dtz) = self.dtz {
            let found = self.check_dtz(dtz, position, dtm)?;
            let cursed = matches!(found, Dtz::CursedWin | Dtz::BlessedLoss);
            self.counts.cursed = self.counts.cursed.map(|count| count + u64::from(cursed));
        }
        Ok(())
    }

    /// Compares the distance to zeroing with those of the legal moves.
    fn check_dtz(&self, dtz: &DtzTables<P>, position: &P, dtm: Dtm) -> Result<Dtz, String> {
        let limit = position.move_limit();
        let found =
            dtz.probe(self.tables, position).ok_or_else(|| format!("{position}: no distance to zeroing"))?;
        let by_moves = dtz_by_moves(position, dtm, limit, &mut |next: &P| {
            if next.piece_count() as usize == BARE_KINGS {
                return Ok(Dtz::Draw);
            }
            if next.is_plain() {
                return dtz.probe(self.tables, next).ok_or_else(|| format!("{next}: no distance to zeroing"));
            }
            let dtm = self.tables.probe(next).ok_or_else(|| format!("{next}: no result"))?;
            self.check_dtz(dtz, next, dtm)
        })?;
        if found == by_moves {
            Ok(found)
        } else {
            Err(format!("{position}: {found:?} in the table, {by_moves:?} by its moves"))
        }
    }

    fn probe(&mut self, position: &P) -> Result<Dtm, String> {
        let probed = self.tables.probe(position);
        if position.is_plain() {
            // Bare kings have no table.
            let bare = (position.piece_count() as usize == BARE_KINGS).then_some(Dtm::Draw);
            return probed.or(bare).ok_or_else(|| format!("{position}: no result"));
        }
        self.counts.en_passant += 1;
        let by_moves = dtm_by_moves(position, &mut |next| self.probe(next))?;
        if probed == Some(by_moves) {
            Ok(by_moves)
        } else {
            Err(format!("{position}: {probed:?} probed, {by_moves:?} by its moves"))
        }
    }

    /// Checks that every image of the position has the same result, with either side as the first.
    fn check_images(&self, pieces: &[(Piece, u8)], side: Side, dtm: Dtm) -> Result<(), String> {
        let kinds: Vec<Piece> = pieces.iter().map(|&(piece, _)| piece).collect();
        for symmetry in P::symmetries(&kinds) {
            for exchanged in [false, true] {
                let image = |&(piece, square): &(Piece, u8)| {
                    let square = symmetry[usize::from(square)];
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
                if found != Some(dtm) {
                    return Err(format!("{pieces:?}, {side:?} to move: {found:?} instead of {dtm:?}"));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_compared_by_plies() {
        let counts = |results: &[Dtm]| {
            let mut counts = ResultCounts::default();
            results.iter().for_each(|&dtm| counts.add(dtm));
            counts
        };
        let counts = counts(&[Dtm::Draw, Dtm::Loss(0)]).plus(counts(&[Dtm::Win(3), Dtm::Loss(0)]));
        assert_eq!(counts.compare(1, &[2, 0, 0, 1]), Ok(()));
        assert_eq!(counts.compare(1, &[2, 0, 0, 1, 0]), Ok(()), "no mates in four plies");
        assert!(counts.compare(0, &[2, 0, 0, 1]).is_err());
        for as_many_losses_and_wins in [&[2, 1][..], &[1, 0, 1, 1]] {
            assert!(counts.compare(1, as_many_losses_and_wins).is_err());
        }
    }
}
