use crate::args::Wanted;
use crate::{Failure, sets};
use game::Endgame;
use std::collections::BTreeMap;
use tablebase::{Material, memory_needed, supported};

/// Pieces of the smallest ending there is a table of: bare royal pieces need none.
const FEWEST_PIECES: usize = 3;

/// Endings with those they lead to: each stands after all it needs.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    by_name: BTreeMap<String, usize>,
}

/// An ending to make.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) ending: Material,
    /// Indexes of the endings that captures and promotions lead to.
    pub(crate) needs: Vec<usize>,
    /// About how many positions it has for each side to move.
    pub(crate) positions: u64,
    /// Positions of the endings that it leads to: their tables are unpacked to make it.
    pub(crate) entered: u64,
    /// Memory that solving takes at most, in bytes.
    pub(crate) memory: u64,
}

impl Graph {
    /// These endings and all they lead to.
    pub(crate) fn of<P: Endgame>(endings: &[Material]) -> Graph {
        let mut graph = Graph::default();
        for ending in endings {
            graph.add_with_needs::<P>(ending);
        }
        graph
    }

    /// These endings alone; what else they lead to is left out.
    pub(crate) fn of_only<P: Endgame>(endings: &[Material]) -> Graph {
        let mut all = Graph::of::<P>(endings);
        let mut kept = Graph::default();
        for mut node in std::mem::take(&mut all.nodes) {
            if endings.contains(&node.ending) {
                let needs = node.ending.successors::<P>();
                node.needs = needs.iter().filter_map(|need| kept.index(need)).collect();
                kept.push(node);
            }
        }
        kept
    }

    /// Where an ending stands.
    pub(crate) fn index(&self, ending: &Material) -> Option<usize> {
        self.by_name.get(ending.name()).copied()
    }

    /// # Errors
    /// The first ending that needs more than this much memory, in bytes.
    pub(crate) fn check_memory(&self, memory: u64) -> Result<(), Failure> {
        match self.nodes.iter().find(|node| node.memory > memory) {
            None => Ok(()),
            Some(Node { ending, memory: needed, .. }) => Err(Failure::Usage(format!(
                "{ending} needs {needed} bytes of memory, more than the {memory} allowed (see --memory)"
            ))),
        }
    }

    /// Adds an ending after all it leads to; returns where it stands, if it needs a table.
    fn add_with_needs<P: Endgame>(&mut self, ending: &Material) -> Option<usize> {
        if ending.count() < FEWEST_PIECES {
            return None;
        }
        if let Some(index) = self.index(ending) {
            return Some(index);
        }
        let successors = ending.successors::<P>();
        let needs = successors.iter().filter_map(|next| self.add_with_needs::<P>(next)).collect();
        let (entered, memory) = (successors.iter().map(positions::<P>).sum(), memory_needed::<P>(ending));
        let positions = positions::<P>(ending);
        Some(self.push(Node { ending: ending.clone(), needs, positions, entered, memory }))
    }

    fn push(&mut self, node: Node) -> usize {
        let index = self.nodes.len();
        self.by_name.insert(node.ending.name().to_owned(), index);
        self.nodes.push(node);
        index
    }
}

/// The endings asked for.
///
/// # Errors
/// Names that are no ending, or endings that cannot be solved.
pub(crate) fn endings<P: Endgame>(wanted: &Wanted) -> Result<Vec<Material>, Failure> {
    let named = wanted.endings.iter().map(|name| ending::<P>(name));
    let mut endings: Vec<Material> = named.collect::<Result<_, _>>()?;
    if let Some(set) = &wanted.set {
        for name in sets::endings(&wanted.game, set)? {
            endings.push(ending::<P>(&name)?);
        }
    }
    if let Some(pieces) = wanted.men {
        if !(FEWEST_PIECES..=tablebase::MAX_PIECES).contains(&pieces) {
            let most = tablebase::MAX_PIECES;
            return Err(Failure::Usage(format!("--men takes {FEWEST_PIECES} to {most}, not {pieces}")));
        }
        let all = (FEWEST_PIECES..=pieces).flat_map(Material::all_of::<P>);
        endings.extend(all.filter(|ending| supported::<P>(ending).is_ok()));
    }
    Ok(endings)
}

/// The ending of this name.
///
/// # Errors
/// No ending has the name, or it cannot be solved.
pub(crate) fn ending<P: Endgame>(name: &str) -> Result<Material, Failure> {
    let ending = Material::parse::<P>(name)?;
    if ending.count() < FEWEST_PIECES {
        return Err(Failure::Usage(format!("{ending} needs no table")));
    }
    supported::<P>(&ending)?;
    Ok(ending)
}

/// About how many positions an ending has for each side to move, those equal by symmetry counted once: some
/// more than there are.
pub(crate) fn positions<P: Endgame>(ending: &Material) -> u64 {
    let pieces = ending.pieces();
    let royals = pieces.iter().take(2).map(|&piece| u64::from(P::allowed(piece).len()));
    let others = pieces[2..].chunk_by(|a, b| a == b).map(|same| {
        let squares = u64::from(P::allowed(same[0]).len());
        // Binomial coefficient: each partial product is one itself, so that all divisions leave no rest.
        (0..same.len() as u64).fold(1, |ways, placed| ways * (squares - placed) / (placed + 1))
    });
    let placements = royals.chain(others).fold(1, u64::saturating_mul);
    placements / P::symmetries(&pieces).len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    fn graph(names: &[&str], of: fn(&[Material]) -> Graph) -> Vec<(String, Vec<String>)> {
        let endings: Vec<Material> =
            names.iter().map(|name| ending::<Position>(name).expect("an ending")).collect();
        let graph = of(&endings);
        let name = |index: usize| graph.nodes[index].ending.name().to_owned();
        let needs = |node: &Node| node.needs.iter().map(|&need| name(need)).collect();
        graph.nodes.iter().enumerate().map(|(index, node)| (name(index), needs(node))).collect()
    }

    #[test]
    fn an_ending_stands_after_what_it_needs() {
        let all = graph(&["KPKP"], Graph::of::<Position>);
        assert_eq!(all.last().map(|(name, _)| name.as_str()), Some("KPKP"));
        for (at, (name, needs)) in all.iter().enumerate() {
            for need in needs {
                assert!(all[..at].iter().any(|(earlier, _)| earlier == need), "{name} before {need}");
            }
        }
        // A pawn each: the four pieces against a pawn, against each other, and alone.
        assert_eq!(all.len(), 1 + 4 + 10 + 5);
    }

    #[test]
    fn endings_alone_need_each_other_only() {
        let both = graph(&["KPK", "KQK"], Graph::of_only::<Position>);
        assert_eq!(both, [("KQK".to_owned(), vec![]), ("KPK".to_owned(), vec!["KQK".to_owned()])]);
    }

    #[test]
    fn positions_are_estimated_from_above() {
        // 462 pairs of kings by 64 squares, and 1,806 by 48 times 47 halves.
        for (name, numbered) in [("KRK", 462 * 64), ("KPPK", 1_806 * 48 * 47 / 2)] {
            let estimate = positions::<Position>(&ending::<Position>(name).expect("an ending"));
            assert!((numbered..numbered * 5 / 4).contains(&estimate), "{name}: {estimate}");
        }
    }
}
