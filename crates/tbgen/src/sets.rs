use crate::Failure;

/// Defenders without a piece that can threaten anything: advisors and elephants.
const DEFENDERS: &[&str] = &["", "A", "AA", "B", "BB", "AB", "AAB", "ABB", "AABB"];

/// The sets of endings that have a name.
const SETS: &[Set] = &[
    // The practical endings of text-books with one attacker.
    Set { game: "xiangqi", name: "practical", attackers: &["R", "N", "P", "CA"], defenders: DEFENDERS },
    // Those with two.
    Set {
        game: "xiangqi",
        name: "pairs",
        attackers: &["NP", "PP", "NN", "RP", "NC", "CC"],
        defenders: DEFENDERS,
    },
    // Rook against one attacker: both sides are armed.
    Set {
        game: "xiangqi",
        name: "armed",
        attackers: &["R"],
        defenders: &["N", "C", "P", "NA", "CA", "PA", "NAA", "CAA", "PAA"],
    },
];

/// Every one of some attackers against every one of some defenders.
struct Set {
    game: &'static str,
    name: &'static str,
    attackers: &'static [&'static str],
    defenders: &'static [&'static str],
}

/// Names of the endings of a set.
pub(crate) fn endings(game: &str, name: &str) -> Result<Vec<String>, Failure> {
    let of_game = || SETS.iter().filter(|set| set.game == game);
    let Some(set) = of_game().find(|set| set.name == name) else {
        let names: Vec<&str> = of_game().map(|set| set.name).collect();
        let there_are = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        return Err(Failure::Usage(format!("no set {name:?} of {game}; there are: {there_are}")));
    };
    let against = |attackers: &'static str| {
        set.defenders.iter().map(move |defenders| format!("K{attackers}K{defenders}"))
    };
    Ok(set.attackers.iter().copied().flat_map(against).collect())
}
