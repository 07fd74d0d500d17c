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
    /// Memory for this, in MiB, rounded up.
    fn mebibytes(self, node: &EndingNode) -> u64 {
        let bytes = match self {
            Made::Table => node.memory,
            Made::Dtz => node.dtz_memory,
        };
        bytes.div_ceil(1 << 20)
    }

    /// Arguments of `tbgen generate` to make this and nothing else.
    fn options(self) -> &'static [&'static str] {
        match self {
            Made::Table => &["--only"],
            Made::Dtz => &["--only", "--dtz"],
        }
    }
}

impl PlanPrinter<'_> {
    fn json(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let folder = self.folder.to_string_lossy();
        let command = |made: Made, node: &EndingNode| {
            let memory = made.mebibytes(node).to_string();
            let named = ["tbgen", "generate", self.game, node.ending.name()];
            let options = ["--memory", &memory, "--out", &folder];
            let words = named.iter().chain(made.options()).chain(&options);
            words.map(|word| (*word).to_owned()).collect::<Vec<String>>()
        };
        let endings = self.graph.nodes.iter().map(|node| {
            let mut ending = json!({
                "ending": node.ending.name(),
                "men": node.ending.count(),
                "needs": self.needs(node).map(|need| need.ending.name()).collect::<Vec<_>>(),
                "file": self.file(Made::Table, node),
                "positions": node.positions,
                "memory": node.memory,
                "seconds": node.seconds(),
                "undecided_draws": node.undecided_draws,
                "command": command(Made::Table, node),
            });
            if self.dtz {
                ending["dtz"] = json!({
                    "file": self.file(Made::Dtz, node),
                    "memory": node.dtz_memory,
                    "seconds": node.seconds(),
                    "command": command(Made::Dtz, node),
                });
            }
            ending
        });
        let plan = json!({
            "version": 1,
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
        for (made, node) in self.jobs() {
            writeln!(out)?;
            if node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            writeln!(out, "{}: |{}", self.file(made, node), files(&self.inputs(made, node)))?;
            writeln!(out, "\t$(TBGEN) {} --threads $(THREADS)", self.job(made, node, folder))?;
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
        for (made, node) in self.jobs() {
            writeln!(out)?;
            if node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            let kind = if made == Made::Dtz { "_dtz" } else { "" };
            writeln!(out, "rule {game}_{}{kind}:", node.ending)?;
            let inputs = self.inputs(made, node);
            if !inputs.is_empty() {
                write!(out, "    input:\n{}", quoted(&inputs))?;
            }
            write!(
                out,
                "    output: {:?}\n    threads: 1\n    resources: mem_mb = {}, runtime = {}\n    \
                 shell: TBGEN + \" {} --threads {{threads}}\"\n",
                self.file(made, node),
                made.mebibytes(node) + PROGRAM_MEMORY,
                minutes(node),
                self.job(made, node, folder),
            )?;
        }
        Ok(())
    }

    /// All jobs, each after those it needs.
    fn jobs(&self) -> impl Iterator<Item = (Made, &EndingNode)> {
        let kinds = if self.dtz { &[Made::Table, Made::Dtz][..] } else { &[Made::Table] };
        self.graph.nodes.iter().flat_map(|node| kinds.iter().map(move |&made| (made, node)))
    }

    fn all_files(&self) -> Vec<String> {
        self.jobs().map(|(made, node)| self.file(made, node)).collect()
    }

    /// Files that must exist first.
    fn inputs(&self, made: Made, node: &EndingNode) -> Vec<String> {
        let tables = self.needs(node).map(|need| self.file(Made::Table, need));
        match made {
            Made::Table => tables.collect(),
            Made::Dtz => {
                let dtz = self.needs(node).map(|need| self.file(Made::Dtz, need));
                [self.file(Made::Table, node)].into_iter().chain(tables).chain(dtz).collect()
            }
        }
    }

    fn needs(&self, node: &EndingNode) -> impl Iterator<Item = &EndingNode> {
        node.needs.iter().map(|&need| &self.graph.nodes[need])
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

    fn job(&self, made: Made, node: &EndingNode, folder: &str) -> String {
        let (options, memory) = (made.options().join(" "), made.mebibytes(node));
        format!("generate {} {} {options} --memory {memory} --out {folder}", self.game, node.ending)
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

/// Minutes after which a cluster may end a job.
fn minutes(node: &EndingNode) -> u64 {
    1 + (node.seconds() * RUNTIME_MARGIN).div_ceil(60)
}
