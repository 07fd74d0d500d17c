//! The fifty-move rule on the command line.

use crate::support::{folder, status, tbgen, text};
use std::fs;

#[test]
fn the_fifty_move_rule_is_a_fourth_column() {
    let folder = folder();
    let generate = || tbgen(folder.path(), &["generate", "chess", "KPK", "--dtz", "--verbose"]);
    let output = generate();
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).contains("made KPK.dtz, "), "{output:?}");
    let list = || fs::read_to_string(folder.path().join("tables/MANIFEST")).expect("a list");
    assert_eq!(list().lines().filter(|line| line.contains(".dtz")).count(), 5, "{}", list());
    assert!(text(&generate().stdout).contains("kept KPK.dtz"));

    let lines = [
        ("8/8/8/8/8/2k5/1R6/K7 w - - 69 90", "win\t31\t31"),
        ("8/8/8/8/8/2k5/1R6/K7 w - - 70 90", "win\t31\tcursed 31"),
        ("8/8/8/8/8/8/1Rk5/K7 b - - 68 90", "loss\t-32\t-32"),
        ("8/8/8/8/8/8/1Rk5/K7 b - - 69 90", "loss\t-32\tblessed -32"),
        // Mate on the last ply counts.
        ("R3k3/8/4K3/8/8/8/8/8 b - - 100 90", "loss\t-0\t-0"),
        ("8/8/8/8/8/8/1r6/K2k4 w - - 99 90", "draw\t0\t0"),
        ("8/P7/8/8/8/8/8/K1k5 w - - 99 90", "win\t11\t1"),
        ("8/8/8/8/8/2k5/1R6/K7 w KQ - 0 1", "win\t31\t31\tcastling: "),
    ];
    let fens: Vec<&str> = lines.iter().map(|(fen, _)| *fen).collect();
    let output = tbgen(folder.path(), &[&["probe", "chess"], &fens[..]].concat());
    assert_eq!(status(&output), Some(0), "{output:?}");
    for (line, (fen, answer)) in text(&output.stdout).lines().zip(lines) {
        let answer = format!("{fen}\t{answer}");
        assert!(line == answer || answer.ends_with(": ") && line.starts_with(&answer), "{line}");
    }
    let output = tbgen(folder.path(), &["verify"]);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).contains("right chess/KRK, 50015 positions, 0 drawn by"), "{output:?}");
    let verify = || tbgen(folder.path(), &["verify", "--only", "KPK", "--sample", "500"]);

    let kpk = folder.path().join("tables/chess/KPK.dtz");
    let mut bytes = fs::read(&kpk).expect("a file");
    bytes[600] ^= 1;
    fs::write(&kpk, bytes).expect("written");
    let output = verify();
    assert_eq!(status(&output), Some(1), "{output:?}");
    assert!(
        text(&output.stdout).contains("distances to zeroing of KPK: the table file is damaged"),
        "{output:?}"
    );
    // A damaged file does not answer; it is made again.
    let output = tbgen(folder.path(), &["probe", "chess", "8/P7/8/8/8/8/8/K1k5 w - - 99 90"]);
    assert!(text(&output.stdout).ends_with("\twin\t11\n"), "{output:?}");
    assert!(text(&generate().stdout).contains("made KPK.dtz again"));
    assert!(verify().status.success());
}
