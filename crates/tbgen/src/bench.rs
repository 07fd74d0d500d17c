use crate::args::TableBenchArgs;
use crate::error::{CliError, Status};
use crate::graph::ending;
use crate::random_position::random_position;
use crate::sets;
use crate::store::{FileKind, Store, stem, tables};
use crate::usage::{ResourceUsage, UsageTimer};
use chariot_game::{Endgame, Piece, SplitMix64, Tablebase};
use chariot_tablebase::{Material, TableSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::Duration;
use std::{env, hint};

/// Number of random positions, and the least time spent probing them.
const POSITIONS: usize = 1 << 17;
const PROBING: Duration = Duration::from_secs(2);

pub(crate) fn run(
    args: &TableBenchArgs,
    probes_per_second: ProbesPerSecond<'_>,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let large: Vec<Material> =
        args.large.iter().map(|name| ending::<chariot_chess::Position>(name)).collect::<Result<_, _>>()?;
    let bench = Measurements { args, probes_per_second, folder: TempFolder::new()? };
    writeln!(out, "| measured with {} threads | |\n|---|---|", args.threads)?;

    let used = bench.generate("chess", &["--men".to_owned(), "4".to_owned()])?;
    writeln!(out, "| chess, all endings of up to 4 pieces | {used} |")?;
    let sizes = bench.sizes("chess")?;
    let total = |wanted: &dyn Fn(&str) -> bool| -> u64 {
        sizes.iter().filter(|(ending, _)| wanted(ending)).map(|(_, bytes)| bytes).sum()
    };
    writeln!(out, "| … KQK, KRK and KPK | {} bytes |", total(&|name| ["KQK", "KRK", "KPK"].contains(&name)))?;
    writeln!(out, "| … of 4 pieces | {} bytes |", total(&|name| name.len() == 4))?;
    bench.probes("chess", "KQKR", out)?;

    let used = bench.generate("xiangqi", &["--set".to_owned(), "practical".to_owned()])?;
    writeln!(out, "| xiangqi, the practical endings and those they lead to | {used} |")?;
    let sizes = bench.sizes("xiangqi")?;
    let practical = sets::endings("xiangqi", "practical")?;
    for (what, wanted) in [("practical endings", Some(&practical)), ("files in all", None)] {
        let sizes = sizes.iter().filter(|(ending, _)| wanted.is_none_or(|names| names.contains(ending)));
        let sizes: Vec<u64> = sizes.map(|&(_, bytes)| bytes).collect();
        writeln!(out, "| … {} {what} | {} bytes |", sizes.len(), sizes.iter().sum::<u64>())?;
    }
    bench.probes("xiangqi", "KRKAABB", out)?;

    for ending in &large {
        let used = bench.generate("chess", &[ending.name().to_owned()])?;
        let bytes = fs::metadata(Store::new(&bench.folder.0).path("chess", ending, FileKind::Table));
        let bytes = bytes.map_err(CliError::at(&bench.folder.0))?.len();
        writeln!(out, "| {ending}, {bytes} bytes, and all it leads to beyond the above | {used} |")?;
        out.flush()?;
    }
    Ok(Status::Done)
}

/// Probes per second, over all tables of a game in a folder or over one of them.
pub(crate) type ProbesPerSecond<'a> = &'a dyn Fn(&str, &Path, Option<&str>) -> Result<u64, CliError>;

struct Measurements<'a> {
    args: &'a TableBenchArgs,
    probes_per_second: ProbesPerSecond<'a>,
    folder: TempFolder,
}

/// A new folder, deleted on drop.
struct TempFolder(PathBuf);

impl TempFolder {
    fn new() -> Result<TempFolder, CliError> {
        let path = env::temp_dir().join(format!("tbgen-bench-{}", process::id()));
        fs::create_dir(&path).map_err(CliError::at(&path))?;
        Ok(TempFolder(path))
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // Leftovers stay in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Measurements<'_> {
    /// Generates tables in a separate process; returns its resource usage.
    fn generate(&self, game: &str, endings: &[String]) -> Result<ResourceUsage, CliError> {
        let folder = &self.folder.0;
        let mut command = Command::new(env::current_exe()?);
        command.args(["generate", game, "--verbose"]).args(endings).arg("--out").arg(folder);
        command.arg(format!("--threads={}", self.args.threads));
        command.arg(format!("--memory={}", self.args.memory));
        let output = command.output()?;
        let used =
            ResourceUsage::read(&String::from_utf8_lossy(&output.stdout)).filter(|_| output.status.success());
        used.ok_or_else(|| CliError::Bench(String::from_utf8_lossy(&output.stderr).trim().to_owned()))
    }

    fn sizes(&self, game: &str) -> Result<Vec<(String, u64)>, CliError> {
        let files = tables(&self.folder.0.join(game))?;
        files
            .iter()
            .map(|path| {
                let bytes = fs::metadata(path).map_err(CliError::at(path))?.len();
                Ok((stem(path), bytes))
            })
            .collect()
    }

    /// Prints probes per second, over all tables of a game and over one of them.
    fn probes(&self, game: &str, one: &str, out: &mut dyn Write) -> Result<(), CliError> {
        let of_all = (self.probes_per_second)(game, &self.folder.0, None)?;
        let of_one = (self.probes_per_second)(game, &self.folder.0, Some(one))?;
        writeln!(out, "| … probes of random positions of all endings | {of_all} a second |")?;
        writeln!(out, "| … of {one} | {of_one} a second |")?;
        out.flush()?;
        Ok(())
    }
}

/// Probes per second on one thread, for random positions of all tables in turn or of one.
pub(crate) fn probes_per_second<P: Endgame>(
    game: &str,
    folder: &Path,
    only: Option<&str>,
) -> Result<u64, CliError> {
    let store = Store::new(folder);
    let mut set = TableSet::<P>::new();
    let mut endings: Vec<Vec<Piece>> = Vec::new();
    for path in tables(&folder.join(game))? {
        let ending = stem(&path);
        if only.is_some_and(|only| only != ending) {
            continue;
        }
        let ending = Material::parse::<P>(&ending)?;
        let table = store.read::<P>(game, &ending);
        set.insert(table.map_err(|error| CliError::Bench(format!("{}: {error}", path.display())))?);
        endings.push(ending.pieces());
    }
    let mut random = SplitMix64::new(1);
    let placed =
        (0..POSITIONS).filter_map(|n| random_position::<P>(&endings[n % endings.len().max(1)], &mut random));
    let mut positions: Vec<P> = placed.map(|random| random.position).collect();
    // In random order, like a search.
    random.shuffle(&mut positions);
    let probe_all =
        || positions.iter().filter(|position| set.probe(hint::black_box(position)).is_some()).count();
    // The first round reads the blocks.
    if probe_all() != positions.len() {
        return Err(CliError::Bench("some position has no result".to_owned()));
    }
    let timer = UsageTimer::start();
    let mut rounds: u128 = 0;
    loop {
        hint::black_box(probe_all());
        rounds += 1;
        let used = timer.elapsed();
        if used.wall >= PROBING {
            let time = used.processor_time.unwrap_or(used.wall).as_nanos().max(1);
            return Ok((rounds * positions.len() as u128 * 1_000_000_000 / time) as u64);
        }
    }
}
