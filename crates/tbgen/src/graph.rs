use crate::args::EndingSelection;
use crate::error::CliError;
use crate::sets;
use chariot_game::Endgame;
use chariot_tablebase::{Material, dtz_memory_needed, memory_needed, supported};
use std::collections::{BTreeMap, BTreeSet};

/// Pieces of the smallest ending with a table: bare kings need none.
const MIN_PIECES: usize = 3;
/// Processor time for each position to solve an ending, to write its file, and to solve it under the fifty-move
/// rule and write that file, in nanoseconds. Measured on chess endings: docs/results/tables.md.
const SOLVING: u64 = 100;
const WRITING: u64 = 300;
const FIFTY_MOVE_RULE: u64 = 200;

/// Endings and all they lead to, each after those it needs.
#[derive(Debug, Default)]
pub(crate) struct EndingGraph {
    pub(crate) nodes: Vec<EndingNode>,
    by_name: BTreeMap<String, usize>,
}

#[derive(Debug)]
pub(crate) struct EndingNode {
    pub(crate) ending: Material,
    /// Indices of the endings that captures and promotions lead to.
    pub(crate) needs: Vec<usize>,
    /// Approximate number of positions with each side to move.
    pub(crate) positions: u64,
    /// Upper bound on the memory to solve it, with the results of one ending it leads to, in bytes.
    pub(crate) memory: u64,
    /// Whether the rules on repetition, which no table covers, may decide its draws.
    pub(crate) undecided_draws: bool,
    /// Upper bound on the memory to solve it under the fifty-move rule, in bytes.
    pub(crate) dtz_memory: u64,
}

impl EndingNode {
    /// Approximate processor time to solve it, in nanoseconds.
    pub(crate) fn solving(&self) -> u64 {
        self.positions.saturating_mul(SOLVING)
    }

    /// Approximate processor time to write its file, in nanoseconds.
    pub(crate) fn writing(&self) -> u64 {
        self.positions.saturating_mul(WRITING)
    }

    /// Approximate processor time for distances to zeroing and their file, in nanoseconds.
    pub(crate) fn zeroing(&self) -> u64 {
        self.positions.saturating_mul(FIFTY_MOVE_RULE)
    }
}

impl EndingGraph {
    /// These endings and all they lead to.
    pub(crate) fn of<P: Endgame>(endings: &[Material]) -> EndingGraph {
        let mut graph = EndingGraph::default();
        for ending in endings {
            graph.add_with_needs::<P>(ending);
        }
        graph
    }

    /// A node and all that it leads to, in ascending order.
    pub(crate) fn with_needs(&self, node: usize) -> BTreeSet<usize> {
        let mut found = BTreeSet::from([node]);
        let mut left = vec![node];
        while let Some(node) = left.pop() {
            left.extend(self.nodes[node].needs.iter().filter(|&&need| found.insert(need)));
        }
        found
    }

    fn index(&self, ending: &Material) -> Option<usize> {
        self.by_name.get(ending.name()).copied()
    }

    /// Checks that every ending fits into this much memory, in bytes.
    ///
    /// # Errors
    /// Names the first ending whose table or distances to zeroing need more.
    pub(crate) fn check_memory(&self, memory: u64, dtz: bool) -> Result<(), CliError> {
        let needed = |node: &EndingNode| if dtz { node.dtz_memory } else { node.memory };
        let Some(node) = self.nodes.iter().find(|node| needed(node) > memory) else { return Ok(()) };
        let (ending, needed) = (&node.ending, needed(node));
        let purpose = if dtz { " for --dtz" } else { "" };
        Err(CliError::Usage(format!(
            "{ending} needs {needed} bytes of memory{purpose}, more than the {memory} allowed (see --memory)"
        )))
    }

    /// Adds an ending after all it leads to. Returns its index if it needs a table.
    fn add_with_needs<P: Endgame>(&mut self, ending: &Material) -> Option<usize> {
        if ending.count() < MIN_PIECES {
            return None;
        }
        if let Some(index) = self.index(ending) {
            return Some(index);
        }
        let successors = ending.successors::<P>();
        let needs = successors.iter().filter_map(|next| self.add_with_needs::<P>(next)).collect();
        // The bounds include an ending's own results. When conversions are added, those of the endings it leads
        // to are there instead, one at a time.
        let largest = successors.iter().map(result_bytes::<P>).max().unwrap_or_default();
        let surplus = largest.saturating_sub(result_bytes::<P>(ending));
        Some(self.push(EndingNode {
            ending: ending.clone(),
            needs,
            positions: positions::<P>(ending),
            memory: memory_needed::<P>(ending).saturating_add(surplus),
            undecided_draws: P::repetition_decides(&ending.pieces()),
            dtz_memory: dtz_memory_needed::<P>(ending).saturating_add(surplus),
        }))
    }

    fn push(&mut self, node: EndingNode) -> usize {
        let index = self.nodes.len();
        self.by_name.insert(node.ending.name().to_owned(), index);
        self.nodes.push(node);
        index
    }
}

/// Checks that the game supports distances to zeroing.
///
/// # Errors
/// It does not.
pub(crate) fn check_has_dtz<P: Endgame>() -> Result<(), CliError> {
    match P::ZEROING_LIMIT {
        Some(_) => Ok(()),
        None => Err(CliError::Usage("this game has no fifty-move rule for --dtz".to_owned())),
    }
}

/// The selected endings.
///
/// # Errors
/// A name is not an ending, or an ending cannot be solved.
pub(crate) fn endings<P: Endgame>(selection: &EndingSelection) -> Result<Vec<Material>, CliError> {
    let named = selection.endings.iter().map(|name| ending::<P>(name));
    let mut endings: Vec<Material> = named.collect::<Result<_, _>>()?;
    if let Some(set) = &selection.set {
        for name in sets::endings(&selection.game, set)? {
            endings.push(ending::<P>(&name)?);
        }
    }
    if let Some(pieces) = selection.men {
        if !(MIN_PIECES..=chariot_tablebase::MAX_PIECES).contains(&pieces) {
            let most = chariot_tablebase::MAX_PIECES;
            return Err(CliError::Usage(format!("--men takes {MIN_PIECES} to {most}, not {pieces}")));
        }
        let all = (MIN_PIECES..=pieces).flat_map(Material::all_of::<P>);
        endings.extend(all.filter(|ending| supported::<P>(ending).is_ok()));
    }
    Ok(endings)
}

/// The ending with this name.
///
/// # Errors
/// The name is not an ending, or the ending cannot be solved.
pub(crate) fn ending<P: Endgame>(name: &str) -> Result<Material, CliError> {
    let ending = Material::parse::<P>(name)?;
    if ending.count() < MIN_PIECES {
        return Err(CliError::Usage(format!("{ending} needs no table")));
    }
    supported::<P>(&ending)?;
    Ok(ending)
}

/// Approximate number of positions with each side to move, symmetric ones once. An estimate on the high side.
pub(crate) fn positions<P: Endgame>(ending: &Material) -> u64 {
    let pieces = ending.pieces();
    let kings = pieces.iter().take(2).map(|&piece| u64::from(P::allowed(piece).len()));
    let others = pieces[2..].chunk_by(|a, b| a == b).map(|same| {
        let squares = u64::from(P::allowed(same[0]).len());
        // Each partial product of a binomial coefficient is one itself, so the divisions are exact.
        (0..same.len() as u64).fold(1, |ways, placed| ways * (squares - placed) / (placed + 1))
    });
    let placements = kings.chain(others).fold(1, u64::saturating_mul);
    placements / P::symmetries(&pieces).len() as u64
}

/// Size of an ending's results in bytes: one for each position and side.
pub(crate) fn result_bytes<P: Endgame>(ending: &Material) -> u64 {
    positions::<P>(ending).saturating_mul(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;

    fn graph(name: &str) -> Vec<(String, Vec<String>)> {
        let graph = EndingGraph::of::<Position>(&[ending::<Position>(name).expect("an ending")]);
        let name = |index: usize| graph.nodes[index].ending.name().to_owned();
        let needs = |node: &EndingNode| node.needs.iter().map(|&need| name(need)).collect();
        graph.nodes.iter().enumerate().map(|(index, node)| (name(index), needs(node))).collect()
    }

    #[test]
    fn an_ending_stands_after_what_it_needs() {
        let all = graph("KPKP");
        assert_eq!(all.last().map(|(name, _)| name.as_str()), Some("KPKP"));
        for (at, (name, needs)) in all.iter().enumerate() {
            for need in needs {
                assert!(all[..at].iter().any(|(earlier, _)| earlier == need), "{name} before {need}");
            }
        }
        // One pawn each: four promoted pieces against a pawn, against each other, and alone.
        assert_eq!(all.len(), 1 + 4 + 10 + 5);
    }

    #[test]
    fn needs_are_followed_to_the_end() {
        let graph =
            EndingGraph::of::<Position>(&["KBBK", "KPK"].map(|name| ending::<Position>(name).expect("one")));
        let names = graph.with_needs(graph.nodes.len() - 1).into_iter();
        let mut names: Vec<&str> = names.map(|node| graph.nodes[node].ending.name()).collect();
        names.sort_unstable();
        assert_eq!(names, ["KBK", "KNK", "KPK", "KQK", "KRK"]);
    }

    #[test]
    fn memory_has_room_for_a_larger_successor() {
        let graph = EndingGraph::of::<Position>(&[ending::<Position>("KPPKR").expect("an ending")]);
        let bounds = |name: &str| {
            let node = graph.nodes.iter().find(|node| node.ending.name() == name).expect("it is there");
            (node.memory, memory_needed::<Position>(&node.ending))
        };
        let (memory, own) = bounds("KPPKR");
        assert!(memory > own + (300 << 20), "KQPKR has three times as many positions: {memory} {own}");
        let (memory, own) = bounds("KQRKR");
        assert_eq!(memory, own);
    }

    #[test]
    fn positions_are_estimated_from_above() {
        // 462 king pairs times 64 squares; 1,806 times 48 times 47, halved.
        for (name, numbered) in [("KRK", 462 * 64), ("KPPK", 1_806 * 48 * 47 / 2)] {
            let estimate = positions::<Position>(&ending::<Position>(name).expect("an ending"));
            assert!((numbered..numbered * 5 / 4).contains(&estimate), "{name}: {estimate}");
        }
    }
}
