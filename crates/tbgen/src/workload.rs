use crate::generation_report::Origin;
use crate::graph::EndingGraph;
use chariot_tablebase::Material;

/// The endings that a run solves, each once: those with a file to write, and all that these lead to.
pub(crate) struct Workload<'a> {
    pub(crate) graph: &'a EndingGraph,
    /// By node; `None` for an ending that no file to write depends on.
    tasks: Vec<Option<EndingTask>>,
}

/// The files of an ending to write, with their origin.
#[derive(Clone, Debug, Default)]
pub(crate) struct FilesToWrite {
    pub(crate) table: Option<Origin>,
    pub(crate) dtz: Option<Origin>,
}

#[derive(Debug)]
pub(crate) struct EndingTask {
    pub(crate) files: FilesToWrite,
    /// Whether it is also solved under the fifty-move rule.
    pub(crate) solves_dtz: bool,
    /// Number of tasks that need its results.
    pub(crate) users: usize,
    /// Upper bound, in bytes.
    pub(crate) memory: u64,
}

impl<'a> Workload<'a> {
    /// For each node's files to write. `is_unaffected` tells whether the fifty-move rule is known to change no
    /// result of an ending.
    pub(crate) fn new(
        graph: &'a EndingGraph,
        files: Vec<FilesToWrite>,
        is_unaffected: &dyn Fn(&Material) -> bool,
    ) -> Workload<'a> {
        let mut users = vec![0; graph.nodes.len()];
        let mut has_dtz_users = vec![false; graph.nodes.len()];
        let mut tasks = Vec::with_capacity(graph.nodes.len());
        // Endings stand after those they need.
        for (node, files) in files.into_iter().enumerate().rev() {
            let ending = &graph.nodes[node];
            let solves_dtz = files.dtz.is_some() || has_dtz_users[node] && !is_unaffected(&ending.ending);
            if users[node] == 0 && !solves_dtz && files.table.is_none() {
                tasks.push(None);
                continue;
            }
            for &need in &ending.needs {
                users[need] += 1;
                has_dtz_users[need] |= solves_dtz;
            }
            let memory = if solves_dtz { ending.dtz_memory } else { ending.memory };
            tasks.push(Some(EndingTask { files, solves_dtz, users: users[node], memory }));
        }
        tasks.reverse();
        Workload { graph, tasks }
    }

    pub(crate) fn task(&self, node: usize) -> Option<&EndingTask> {
        self.tasks[node].as_ref()
    }

    /// The tasks with their nodes.
    pub(crate) fn tasks(&self) -> impl Iterator<Item = (usize, &EndingTask)> {
        self.tasks.iter().enumerate().filter_map(|(node, task)| Some((node, task.as_ref()?)))
    }
}

#[cfg(test)]
impl<'a> Workload<'a> {
    /// Writes the tables of these endings.
    pub(crate) fn of_tables(graph: &'a EndingGraph, names: &[&str]) -> Workload<'a> {
        let files = graph.nodes.iter().map(|node| FilesToWrite {
            table: names.contains(&node.ending.name()).then_some(Origin::Written),
            dtz: None,
        });
        Workload::new(graph, files.collect(), &|_| false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::ending;
    use chariot_chess::Position;

    fn graph(name: &str) -> EndingGraph {
        EndingGraph::of::<Position>(&[ending::<Position>(name).expect("an ending")])
    }

    fn names<'a>(workload: &Workload<'a>, is_listed: impl Fn(&EndingTask) -> bool) -> Vec<&'a str> {
        let listed = workload.tasks().filter(|(_, task)| is_listed(task));
        listed.map(|(node, _)| workload.graph.nodes[node].ending.name()).collect()
    }

    #[test]
    fn a_kept_file_is_solved_only_for_a_larger_ending() {
        let graph = graph("KPK");
        assert!(names(&Workload::of_tables(&graph, &[]), |_| true).is_empty());
        assert_eq!(names(&Workload::of_tables(&graph, &["KQK"]), |_| true), ["KQK"]);
        let pawn = Workload::of_tables(&graph, &["KPK"]);
        assert_eq!(names(&pawn, |_| true).len(), 5);
        assert_eq!(names(&pawn, |task| task.users == 0), ["KPK"]);
    }

    #[test]
    fn the_fifty_move_rule_is_solved_where_it_changes_results() {
        let graph = graph("KPK");
        let files = graph.nodes.iter().map(|node| FilesToWrite {
            dtz: (node.ending.name() == "KPK").then_some(Origin::Written),
            table: None,
        });
        let workload = Workload::new(&graph, files.collect(), &|ending| ending.name() != "KRK");
        assert_eq!(names(&workload, |_| true).len(), 5);
        assert_eq!(names(&workload, |task| task.solves_dtz), ["KRK", "KPK"]);
    }
}
