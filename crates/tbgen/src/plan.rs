use crate::Failure;
use game::Endgame;
use std::collections::BTreeMap;
use tablebase::{Material, memory_needed, supported};

/// Men of the smallest ending there is a table of: bare royal men need none.
const FEWEST_MEN: usize = 3;

/// The endings asked for.
///
/// # Errors
/// Names that are no ending, or endings that cannot be solved or not in this much memory (in bytes).
pub(crate) fn wanted<P: Endgame>(
    names: &[String],
    men: Option<usize>,
    memory: u64,
) -> Result<Vec<Material>, Failure> {
    let mut endings = Vec::new();
    for name in names {
        let ending = Material::parse::<P>(name)?;
        if ending.count() < FEWEST_MEN {
            return Err(Failure::Usage(format!("{ending} needs no table")));
        }
        supported::<P>(&ending)?;
        endings.push(ending);
    }
    if let Some(men) = men {
        if !(FEWEST_MEN..=tablebase::MAX_MEN).contains(&men) {
            let most = tablebase::MAX_MEN;
            return Err(Failure::Usage(format!("--men takes {FEWEST_MEN} to {most}, not {men}")));
        }
        let all = (FEWEST_MEN..=men).flat_map(Material::all_of::<P>);
        endings.extend(all.filter(|ending| supported::<P>(ending).is_ok()));
    }
    for ending in &endings {
        let needed = memory_needed::<P>(ending);
        if needed > memory {
            return Err(Failure::Usage(format!(
                "{ending} needs {needed} bytes of memory, more than the {memory} allowed (see --memory)"
            )));
        }
    }
    Ok(endings)
}

/// These endings and all they lead to, in levels: captures and promotions lead to earlier levels only.
pub(crate) fn levels<P: Endgame>(endings: Vec<Material>) -> Vec<Vec<Material>> {
    let mut graph = Graph::default();
    for ending in &endings {
        graph.add::<P>(ending);
    }
    let depth = graph.nodes.values().map(|node| node.level + 1).max().unwrap_or(0);
    let mut levels = vec![Vec::new(); depth];
    for node in graph.nodes.into_values() {
        levels[node.level].push(node.ending);
    }
    levels
}

/// Endings with those they lead to.
#[derive(Default)]
struct Graph {
    /// By name.
    nodes: BTreeMap<String, Node>,
}

struct Node {
    ending: Material,
    /// One more than that of the ending of the highest level it leads to.
    level: usize,
}

impl Graph {
    /// Adds an ending after all it leads to; returns the number of levels below and with it.
    fn add<P: Endgame>(&mut self, ending: &Material) -> usize {
        if ending.count() < FEWEST_MEN {
            return 0;
        }
        if let Some(known) = self.nodes.get(ending.name()) {
            return known.level + 1;
        }
        let level = ending.successors::<P>().iter().map(|next| self.add::<P>(next)).max().unwrap_or(0);
        self.nodes.insert(ending.name().to_owned(), Node { ending: ending.clone(), level });
        level + 1
    }
}
