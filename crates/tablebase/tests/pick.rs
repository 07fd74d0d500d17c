//! Positions drawn by value have that value, and every value of a table can be drawn.

mod support;

use chess::Position;
use game::{Dtm, Rules, Side, SplitMix64, Tablebase};
use support::{solve_all, table};

#[test]
fn what_is_drawn_has_the_value_that_was_wanted() {
    let known = solve_all::<Position>(&["KRK", "KRKR"]);
    let mut random = SplitMix64::new(1);
    for (name, side) in ["KRK", "KRKR"].iter().flat_map(|name| Side::BOTH.map(|side| (name, side))) {
        let table = table(&known, name);
        let stats = table.stats(side).expect("memory");
        let counts = stats.by_plies.iter().enumerate();
        for (plies, &count) in counts {
            let wanted = |value: Dtm| value.plies() == Some(plies as u16);
            let drawn = table.pick(side, &wanted, &mut random);
            assert_eq!(drawn.is_some(), count > 0, "{name} {side:?} {plies}");
            if let Some(position) = drawn {
                assert_eq!(position.side_to_move(), side);
                assert_eq!(known.probe(&position).and_then(Dtm::plies), Some(plies as u16), "{position}");
            }
        }
    }
}

#[test]
fn the_same_numbers_draw_the_same_position_and_others_another() {
    let known = solve_all::<Position>(&["KRK"]);
    let draw = |seed| {
        table(&known, "KRK").pick(Side::First, &|value| value == Dtm::Win(31), &mut SplitMix64::new(seed))
    };
    assert_eq!(draw(5), draw(5));
    let different: std::collections::BTreeSet<_> =
        (0..20).filter_map(|seed| draw(seed).map(|position| position.to_string())).collect();
    assert!(different.len() > 10, "{different:?}");
}
