//! A random position has the requested result, and every result of a table can be drawn.

use crate::support::{solve_all, table};
use chariot_chess::Position;
use chariot_game::{Dtm, Rules, Side, SplitMix64, Tablebase};

#[test]
fn a_random_position_has_the_wanted_result() {
    let tables = solve_all::<Position>(&["KRK", "KRKR"]);
    let mut random = SplitMix64::new(1);
    for (name, side) in ["KRK", "KRKR"].iter().flat_map(|name| Side::BOTH.map(|side| (name, side))) {
        let table = table(&tables, name);
        let stats = table.stats(side);
        for (plies, &count) in stats.by_plies.iter().enumerate() {
            let wanted = |dtm: Dtm| dtm.plies() == Some(plies as u16);
            let drawn = table.random_position(side, &wanted, &mut random);
            assert_eq!(drawn.is_some(), count > 0, "{name} {side:?} {plies}");
            if let Some(position) = drawn {
                assert_eq!(position.side_to_move(), side);
                assert_eq!(tables.probe(&position).and_then(Dtm::plies), Some(plies as u16), "{position}");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_position_and_others_another() {
    let tables = solve_all::<Position>(&["KRK"]);
    let draw = |seed| {
        let mut random = SplitMix64::new(seed);
        table(&tables, "KRK").random_position(Side::First, &|dtm| dtm == Dtm::Win(31), &mut random)
    };
    assert_eq!(draw(5), draw(5));
    let different: std::collections::BTreeSet<_> =
        (0..20).filter_map(|seed| draw(seed).map(|position| position.to_string())).collect();
    assert!(different.len() > 3, "{different:?}");
}
