use chariot_eval::{GroupShape, TermGroup};

#[test]
fn neighbours_lie_beside_and_above_each_other() {
    let pairs = |len, shape| -> Vec<(usize, usize)> {
        TermGroup { name: "", start: 10, len, shape }.neighbours().collect()
    };
    assert_eq!(pairs(3, GroupShape::List), []);
    assert_eq!(pairs(3, GroupShape::Row), [(10, 11), (11, 12)]);
    assert_eq!(pairs(4, GroupShape::Grid(2)), [(10, 11), (12, 13), (10, 12), (11, 13)]);
}
