use crate::args::Bench;
use crate::graph::{Graph, ending};
use crate::sample::random_position;
use crate::store::{Store, name, tables};
use crate::usage::{Usage, Used};
use crate::{Failure, Status, games, sets};
use game::{Endgame, Piece, SplitMix64, Tablebase};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::Duration;
use std::{env, hint};
use tablebase::{Material, TableSet};

/// Random positions that are probed, over and over for at least this long.
const POSITIONS: usize = 1 << 17;
const PROBING: Duration = Duration::from_secs(2);

/// Measures and prints a table in Markdown.
pub(crate) fn run(args: &Bench, out: &mut dyn Write) -> Result<Status, Failure> {
    let large: Vec<Material> =
        args.large.iter().map(|name| ending::<chess::Position>(name)).collect::<Result<_, _>>()?;
    let bench = Measurements { args, folder: Folder::new()? };
    writeln!(out, "| measured with {} threads | |\n|---|---|", args.threads)?;

    let used = bench.generate("chess", &["--men".to_owned(), "4".to_owned()], false)?;
    writeln!(out, "| chess, all endings of up to 4 pieces | {used} |")?;
    let sizes = bench.sizes("chess")?;
    let total = |wanted: &dyn Fn(&str) -> bool| -> u64 {
        sizes.iter().filter(|(ending, _)| wanted(ending)).map(|(_, bytes)| bytes).sum()
    };
    writeln!(out, "| … KQK, KRK and KPK | {} bytes |", total(&|name| ["KQK", "KRK", "KPK"].contains(&name)))?;
    writeln!(out, "| … of 4 pieces | {} bytes |", total(&|name| name.len() == 4))?;
    bench.probes("chess", "KQKR", out)?;

    let used = bench.generate("xiangqi", &["--set".to_owned(), "practical".to_owned()], false)?;
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
        let graph = Graph::of::<chess::Position>(&ending.successors::<chess::Position>());
        let needs: Vec<String> = graph.nodes.iter().map(|node| node.ending.name().to_owned()).collect();
        let used = bench.generate("chess", &needs, false)?;
        writeln!(out, "| what {ending} leads to, beyond the above | {used} |")?;
        let used = bench.generate("chess", &[ending.name().to_owned()], true)?;
        let bytes = fs::metadata(Store::new(&bench.folder.0).path("chess", ending));
        let bytes = bytes.map_err(Failure::at(&bench.folder.0))?.len();
        writeln!(out, "| {ending} itself, {bytes} bytes | {used} |")?;
        out.flush()?;
    }
    Ok(Status::Done)
}

struct Measurements<'a> {
    args: &'a Bench,
    folder: Folder,
}

/// A new folder that goes with its owner.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, Failure> {
        let path = env::temp_dir().join(format!("tbgen-bench-{}", process::id()));
        fs::create_dir(&path).map_err(Failure::at(&path))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It is a temporary one anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Measurements<'_> {
    /// Makes tables in a process of its own; returns what that took.
    fn generate(&self, game: &str, endings: &[String], only: bool) -> Result<Used, Failure> {
        let folder = &self.folder.0;
        let mut command = Command::new(env::current_exe()?);
        command.args(["generate", game, "--verbose"]).args(endings).arg("--out").arg(folder);
        command.arg(format!("--threads={}", self.args.threads));
        command.arg(format!("--memory={}", self.args.memory));
        if only {
            command.arg("--only");
        }
        let output = command.output()?;
        let used = Used::read(&String::from_utf8_lossy(&output.stdout)).filter(|_| output.status.success());
        used.ok_or_else(|| Failure::Bench(String::from_utf8_lossy(&output.stderr).trim().to_owned()))
    }

    /// The endings of a game with the lengths of their files.
    fn sizes(&self, game: &str) -> Result<Vec<(String, u64)>, Failure> {
        let files = tables(&self.folder.0.join(game))?;
        files
            .iter()
            .map(|path| {
                let bytes = fs::metadata(path).map_err(Failure::at(path))?.len();
                Ok((ending_of(path), bytes))
            })
            .collect()
    }

    /// Prints how fast all tables of a game answer, and how fast one alone does.
    fn probes(&self, game: &str, one: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let commands = games::named(game)?;
        let of_all = commands.probes_per_second(&self.folder.0, None)?;
        let of_one = commands.probes_per_second(&self.folder.0, Some(one))?;
        writeln!(out, "| … probes of random positions of all endings | {of_all} a second |")?;
        writeln!(out, "| … of {one} | {of_one} a second |")?;
        out.flush()?;
        Ok(())
    }
}

/// Name of the ending whose table is in a file.
fn ending_of(path: &Path) -> String {
    name(path).split('.').next().unwrap_or_default().to_owned()
}

/// Probes a second, on one thread, of random positions of the table of an ending, or of all tables there are, each
/// as often.
pub(crate) fn probes_per_second<P: Endgame>(
    game: &str,
    folder: &Path,
    only: Option<&str>,
) -> Result<u64, Failure> {
    let store = Store::new(folder);
    let mut set = TableSet::<P>::new();
    let mut endings: Vec<Vec<Piece>> = Vec::new();
    for path in tables(&folder.join(game))? {
        let ending = ending_of(&path);
        if only.is_some_and(|only| only != ending) {
            continue;
        }
        let ending = Material::parse::<P>(&ending)?;
        let table = store.read::<P>(game, &ending);
        set.insert(table.map_err(|why| Failure::Bench(format!("{}: {why}", path.display())))?);
        endings.push(ending.pieces());
    }
    let mut random = SplitMix64::new(1);
    let drawn =
        (0..POSITIONS).filter_map(|n| random_position::<P>(&endings[n % endings.len().max(1)], &mut random));
    let mut positions: Vec<P> = drawn.map(|drawn| drawn.position).collect();
    // As a search meets them: in no order.
    for n in (1..positions.len()).rev() {
        positions.swap(n, random.below(n + 1));
    }
    let probe_all =
        || positions.iter().filter(|position| set.probe(hint::black_box(position)).is_some()).count();
    // The first time, files are unpacked.
    if probe_all() != positions.len() {
        return Err(Failure::Bench("some position has no value".to_owned()));
    }
    let usage = Usage::begin();
    let mut rounds: u128 = 0;
    loop {
        hint::black_box(probe_all());
        rounds += 1;
        let used = usage.end();
        if used.wall >= PROBING {
            let time = used.processors.unwrap_or(used.wall).as_nanos().max(1);
            return Ok((rounds * positions.len() as u128 * 1_000_000_000 / time) as u64);
        }
    }
}
