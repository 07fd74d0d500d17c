use crate::args::{PlanArgs, PlanFormat};
use crate::graph::{EndingGraph, EndingNode, endings};
use crate::store::Store;
use crate::{CliError, Status};
use game::Endgame;
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Characters besides letters and digits that have no meaning to make, Snakemake or a shell.
const PLAIN: &str = "/._-+@,";
/// MiB that a job gets besides the memory of its ending: the program itself takes 6 to 9.
const PROGRAM_MEMORY: u64 = 32;
/// What a plan says before an ending whose draws the rules on repetition may decide.
const UNDECIDED_DRAWS: &str =
    "# Both sides are armed: rules on repetition, which no table knows, may decide its draws.";
/// A job may take so many times the estimate before a cluster ends it: slower processors, slow disks.
const RUNTIME_MARGIN: u64 = 4;

/// Prints how to make some endings and all they lead to.
pub(crate) fn run<P: Endgame>(args: &PlanArgs, out: &mut dyn Write) -> Result<Status, CliError> {
    let graph = EndingGraph::of::<P>(&endings::<P>(&args.selection)?);
    let plan = PlanPrinter { graph: &graph, game: &args.selection.game, folder: &args.out };
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
}

impl PlanPrinter<'_> {
    fn json(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let folder = self.folder.to_string_lossy();
        let endings = self.graph.nodes.iter().map(|node| {
            let ending = node.ending.name();
            let memory = mebibytes(node).to_string();
            json!({
                "ending": ending,
                "men": node.ending.count(),
                "needs": self.needs(node).map(|need| need.ending.name()).collect::<Vec<_>>(),
                "file": self.file(node),
                "positions": node.positions,
                "memory": node.memory,
                "seconds": node.seconds(),
                "undecided_draws": node.undecided_draws,
                "command": [
                    "tbgen", "generate", self.game, ending, "--only", "--memory", &memory, "--out", folder,
                ],
            })
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
        let list = self.list();
        writeln!(out, "# Endgame tables of {}: make -j N -f THIS_FILE", self.game)?;
        writeln!(out, "TBGEN ?= tbgen")?;
        writeln!(out, "THREADS ?= 1")?;
        writeln!(out, "\n{list}:{}", self.files(self.graph.nodes.iter()))?;
        writeln!(out, "\t$(TBGEN) manifest {folder}")?;
        // A table needs the smaller ones to be there, however old they are.
        for node in &self.graph.nodes {
            writeln!(out)?;
            if node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            writeln!(out, "{}: |{}", self.file(node), self.files(self.needs(node)))?;
            writeln!(out, "\t$(TBGEN) {} --threads $(THREADS)", self.job(node, folder))?;
        }
        writeln!(out, "\n.DELETE_ON_ERROR:")?;
        Ok(())
    }

    fn snakemake(&self, out: &mut dyn Write) -> Result<(), CliError> {
        self.plain_folder()?;
        // With storage that jobs do not share, Snakemake lays the files of a job elsewhere.
        let folder = "$(dirname $(dirname {output}))";
        let quoted = |nodes: &mut dyn Iterator<Item = &EndingNode>| -> String {
            nodes.map(|node| format!("        {:?},\n", self.file(node))).collect()
        };
        let game = self.game;
        write!(
            out,
            "# Endgame tables of {game}; TBGEN is the program, set by whoever includes these rules.\n\
             localrules: {game}_tables\n\
             rule {game}_tables:\n    input:\n{}    output: {:?}\n    shell: TBGEN + \" manifest $(dirname {{output}})\"\n",
            quoted(&mut self.graph.nodes.iter()),
            self.list(),
        )?;
        for node in &self.graph.nodes {
            writeln!(out)?;
            if node.undecided_draws {
                writeln!(out, "{UNDECIDED_DRAWS}")?;
            }
            writeln!(out, "rule {game}_{}:", node.ending)?;
            if !node.needs.is_empty() {
                write!(out, "    input:\n{}", quoted(&mut self.needs(node)))?;
            }
            write!(
                out,
                "    output: {:?}\n    threads: 1\n    resources: mem_mb = {}, runtime = {}\n    \
                 shell: TBGEN + \" {} --threads {{threads}}\"\n",
                self.file(node),
                mebibytes(node) + PROGRAM_MEMORY,
                minutes(node),
                self.job(node, folder),
            )?;
        }
        Ok(())
    }

    fn needs(&self, node: &EndingNode) -> impl Iterator<Item = &EndingNode> {
        node.needs.iter().map(|&need| &self.graph.nodes[need])
    }

    fn file(&self, node: &EndingNode) -> String {
        Store::new(self.folder).path(self.game, &node.ending).to_string_lossy().into_owned()
    }

    fn files<'a>(&self, nodes: impl Iterator<Item = &'a EndingNode>) -> String {
        nodes.map(|node| format!(" {}", self.file(node))).collect()
    }

    fn list(&self) -> String {
        Store::new(self.folder).list().to_string_lossy().into_owned()
    }

    /// Arguments that make one ending and no other.
    fn job(&self, node: &EndingNode, folder: &str) -> String {
        format!("generate {} {} --only --memory {} --out {folder}", self.game, node.ending, mebibytes(node))
    }

    /// The folder, if it needs no quoting.
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

/// Memory of an ending in MiB, rounded up.
fn mebibytes(node: &EndingNode) -> u64 {
    node.memory.div_ceil(1 << 20)
}

/// Minutes after which a cluster may end a job.
fn minutes(node: &EndingNode) -> u64 {
    1 + (node.seconds() * RUNTIME_MARGIN).div_ceil(60)
}
