use crate::args::{PlanArgs, PlanFormat};
use crate::error::{CliError, Status};
use crate::graph::{EndingGraph, EndingNode, check_has_dtz, endings};
use crate::store::{FileKind, Store};
use chariot_game::Endgame;
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Characters besides letters and digits without special meaning to make, Snakemake or a shell.
const PLAIN: &str = "/._-+@,";
/// MiB for each job besides its ending's memory: the program itself takes 6 to 9.
const PROGRAM_MEMORY: u64 = 32;
/// Comment before an ending whose draws the rules on repetition may decide.
const UNDECIDED_DRAWS: &str =
    "# Both sides are armed: rules on repetition, which no table knows, may decide its draws.";
/// Factor between the estimated time and the limit for a job on a cluster: slower processors, slow disks.
const RUNTIME_MARGIN: u64 = 4;

/// Prints how to make some endings and all they lead to.
pub(crate) fn run<P: Endgame>(args: &PlanArgs, out: &mut dyn Write) -> Result<Status, CliError> {
    if args.dtz {
        check_has_dtz::<P>()?;
    }
    let graph = EndingGraph::of::<P>(&endings::<P>(&args.selection)?);
    let plan = PlanPrinter { graph: &graph, game: &args.selection.game, folder: &args.out, dtz: args.dtz };
    match args.format {
        PlanFormat::Json => plan.json(out)?,
        PlanFormat::Make => plan.make(out)?,
        PlanFormat::Snakemake => plan.snakemake(out)?,
    }
    Ok(Status::Done)
}

struct PlanPrinter<'a> {
    graph: &'a EndingGraph,
    game: &'a str,
    folder: &'a Path,
    dtz: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Made {
    Table,
    Dtz,
}

impl Made {
    /// Arguments of `tbgen generate` to make this and nothing else.
    fn options(self) -> &'static [&'static str] {
        match self {
            Made::Table => &["--only"],
            Made::Dtz => &["--only", "--dtz"],
        }
    }
}

/// A job's files and cost, including the cost of solving all that the ending leads to.
struct PlanJob<'a> {
    made: Made,
    node: &'a EndingNode,
    /// Upper bound, in bytes.
    memory: u64,
    /// Approximate processor time, rounded up.
    seconds: u64,
}

impl<'a> PlanJob<'a> {
    fn new(graph: &'a EndingGraph, node: usize, made: Made) -> PlanJob<'a> {
        let needs = graph.with_needs(node);
        let needs = || needs.iter().map(|&need| &graph.nodes[need]);
        let node = &graph.nodes[node];
        let (memory, nanoseconds): (fn(&EndingNode) -> u64, u64) = match made {
            Made::Table => (|node| node.memory, node.writing()),
            Made::Dtz => (|node| node.dtz_memory, needs().map(EndingNode::zeroing).sum()),
        };
        let nanoseconds = needs().map(EndingNode::solving).sum::<u64>() + nanoseconds;
        let seconds = nanoseconds.div_ceil(1_000_000_000);
        PlanJob { made, node, memory: needs().map(memory).max().unwrap_or_default(), seconds }
    }

    /// Memory in MiB, rounded up.
    fn mebibytes(&self) -> u64 {
        self.memory.div_ceil(1 << 20)
    }

    /// Minutes after which a cluster may end the job.
    fn minutes(&self) -> u64 {
        1 + (self.seconds * RUNTIME_MARGIN).div_ceil(60)
    }
}

impl PlanPrinter<'_> {
    fn json(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let folder = self.folder.to_string_lossy();
        let command = |job: &PlanJob<'_>| {
            let memory = job.mebibytes().to_string();
            let named = ["tbgen", "generate", self.game, job.node.ending.name()];
            let options = ["--memory", &memory, "--out", &folder];
            let words = named.iter().chain(job.made.options()).chain(&options);
            words.map(|word| (*word).to_owned()).collect::<Vec<String>>()
        };
        let endings = self.graph.nodes.iter().enumerate().map(|(index, node)| {
            let table = PlanJob::new(self.graph, index, Made::Table);
            let mut ending = json!({
                "ending": node.ending.name(),
                "men": node.ending.count(),
                "needs": node.needs.iter().map(|&need| self.graph.nodes[need].ending.name()).collect::<Vec<_>>(),
                "file": self.file(Made::Table, node),
                "positions": node.positions,
                "memory": table.memory,
                "seconds": table.seconds,
                "undecided_draws": node.undecided_draws,
                "command": command(&table),
            });
            if self.dtz {
                let dtz = PlanJob::new(self.graph, index, Made::Dtz);
                ending["dtz"] = json!({
                    "file": self.file(Made::Dtz, node),
                    "memory": dtz.memory,
                    "seconds": dtz.seconds,
                    "command": command(&dtz),
                });
            }
            ending
        });
        let plan = json!({
            "version": 2,
            "game": self.game,
            "endings": endings.collect::<Vec<_>>(),
            "list": { "file": self.list(), "command": ["tbgen", "manifest", folder] },
        });
        writeln!(out, "{plan:#}")?;
        Ok(())
    }

    fn make(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let folder = self.plain_folder()?;
        let files = |files: &[String]| -> String { files.iter().map(|file| format!(" {file}")).collect() };
        writeln!(out, "# Endgame tables of {}: make -j N -f THIS_FILE", self.game)?;
        writeln!(out, "TBGEN ?= tbgen")?;
        writeln!(out, "THREADS ?= 1")?;
        writeln!(out, "\n{}:{}", self.list(), files(&self.all_files()))?;
        writeln!(out, "\t$(TBGEN) manifest {folder}")?;
        // Prerequisites must exist, whatever their age.
        for job in self.jobs() {
            writeln!(out)?;
            if job.node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            let input = self.input(&job).map(|input| format!(" | {input}")).unwrap_or_default();
            writeln!(out, "{}:{input}", self.file(job.made, job.node))?;
            writeln!(out, "\t$(TBGEN) {} --threads $(THREADS)", self.arguments(&job, folder))?;
        }
        writeln!(out, "\n.DELETE_ON_ERROR:")?;
        Ok(())
    }

    fn snakemake(&self, out: &mut dyn Write) -> Result<(), CliError> {
        self.plain_folder()?;
        // Without shared storage, Snakemake puts a job's files elsewhere.
        let folder = "$(dirname $(dirname {output}))";
        let quoted = |files: &[String]| -> String {
            files.iter().map(|file| format!("        {file:?},\n")).collect()
        };
        let game = self.game;
        write!(
            out,
            "# Endgame tables of {game}; TBGEN is the program, set by whoever includes these rules.\n\
             localrules: {game}_tables\n\
             rule {game}_tables:\n    input:\n{}    output: {:?}\n    shell: TBGEN + \" manifest $(dirname {{output}})\"\n",
            quoted(&self.all_files()),
            self.list(),
        )?;
        for job in self.jobs() {
            writeln!(out)?;
            if job.node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            let kind = if job.made == Made::Dtz { "_dtz" } else { "" };
            writeln!(out, "rule {game}_{}{kind}:", job.node.ending)?;
            if let Some(input) = self.input(&job) {
                write!(out, "    input:\n{}", quoted(&[input]))?;
            }
            write!(
                out,
                "    output: {:?}\n    threads: 1\n    resources: mem_mb = {}, runtime = {}\n    \
                 shell: TBGEN + \" {} --threads {{threads}}\"\n",
                self.file(job.made, job.node),
                job.mebibytes() + PROGRAM_MEMORY,
                job.minutes(),
                self.arguments(&job, folder),
            )?;
        }
        Ok(())
    }

    /// All jobs. Distances to zeroing come after their table.
    fn jobs(&self) -> impl Iterator<Item = PlanJob<'_>> {
        let kinds = if self.dtz { &[Made::Table, Made::Dtz][..] } else { &[Made::Table] };
        let nodes = 0..self.graph.nodes.len();
        nodes.flat_map(move |node| kinds.iter().map(move |&made| PlanJob::new(self.graph, node, made)))
    }

    fn all_files(&self) -> Vec<String> {
        self.jobs().map(|job| self.file(job.made, job.node)).collect()
    }

    /// File that must exist first, or the job would make it too.
    fn input(&self, job: &PlanJob<'_>) -> Option<String> {
        (job.made == Made::Dtz).then(|| self.file(Made::Table, job.node))
    }

    fn file(&self, made: Made, node: &EndingNode) -> String {
        let kind = match made {
            Made::Table => FileKind::Table,
            Made::Dtz => FileKind::Dtz,
        };
        Store::new(self.folder).path(self.game, &node.ending, kind).to_string_lossy().into_owned()
    }

    fn list(&self) -> String {
        Store::new(self.folder).list().to_string_lossy().into_owned()
    }

    fn arguments(&self, job: &PlanJob<'_>, folder: &str) -> String {
        let (ending, options, memory) = (&job.node.ending, job.made.options().join(" "), job.mebibytes());
        format!("generate {} {ending} {options} --memory {memory} --out {folder}", self.game)
    }

    /// The folder, which must need no quoting.
    fn plain_folder(&self) -> Result<&str, CliError> {
        let folder = self.folder.to_str().filter(|folder| {
            !folder.starts_with('-') && folder.chars().all(|c| c.is_alphanumeric() || PLAIN.contains(c))
        });
        folder.ok_or_else(|| {
            let folder = self.folder.display();
            CliError::Usage(format!("the folder {folder} has characters that this format cannot hold"))
        })
    }
}
