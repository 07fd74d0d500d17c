//! `tbgen stats` of a whole set.

use crate::support::{folder, tbgen, text};

#[test]
fn stats_know_the_sets() {
    let folder = folder();
    let output = tbgen(folder.path(), &["stats", "xiangqi", "--set", "armed"]);
    assert!(output.status.success(), "{output:?}");
    let printed = text(&output.stdout);
    assert_eq!(printed.lines().count(), 11, "{printed}");
    assert!(printed.lines().skip(1).take(9).all(|line| line.ends_with("\t-\tundecided")), "{printed}");
    assert!(printed.ends_with("\tundecided in 9\n"), "{printed}");
}
