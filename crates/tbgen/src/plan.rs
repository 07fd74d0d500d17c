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

/// These endings and all they lead to, in levels: an ending's captures lead to earlier levels only.
pub(crate) fn levels<P: Endgame>(endings: Vec<Material>) -> Vec<Vec<Material>> {
    let mut levels: BTreeMap<usize, BTreeMap<String, Material>> = BTreeMap::new();
    let mut open = endings;
    while let Some(ending) = open.pop() {
        let level = levels.entry(ending.count()).or_default();
        if ending.count() >= FEWEST_MEN && !level.contains_key(ending.name()) {
            open.extend(ending.after_captures::<P>());
            level.insert(ending.name().to_owned(), ending);
        }
    }
    levels
        .into_values()
        .map(|level| level.into_values().collect())
        .filter(|level: &Vec<_>| !level.is_empty())
        .collect()
}
