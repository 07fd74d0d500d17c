//! Textbook endings: the book's diagrams against the tables.
//!
//! `data/practical_endings.tsv` has a line for each diagram of 屠景明《象棋实用残局》 (Tu Jingming, Practical Endgames
//! of Xiangqi) whose ending takes up to 3 GB to solve: number, title, ending, position with Red to move,
//! result and plies to mate, and `differs` if the title's verdict is not the table's. See
//! docs/results/xiangqi-endings.md.

use crate::support::{folder, tbgen, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Endings with more positions need `TABLES` set to a folder that has them.
const MOST_POSITIONS: u64 = 2_000_000;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Board<'a> {
    title: &'a str,
    ending: &'a str,
    fen: &'a str,
    result: &'a str,
    plies: &'a str,
    differs: bool,
}

const BOARDS: &str = include_str!("data/practical_endings.tsv");

fn boards() -> impl Iterator<Item = Board<'static>> {
    BOARDS.lines().skip(1).map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [_, title, ending, fen, result, plies, ref rest @ ..] => {
            Board { title, ending, fen, result, plies, differs: rest == ["differs"] }
        }
        _ => panic!("not a board: {line}"),
    })
}

impl Board<'_> {
    /// The title's verdict: 例胜, 巧胜 and 胜 are wins; 例和, 巧和 and 和 are draws.
    fn verdict(&self) -> &'static str {
        if self.title.contains('胜') { "win" } else { "draw" }
    }
}

#[test]
fn a_hundred_boards_have_a_verdict_that_the_tables_confirm_or_not() {
    assert!(boards().count() >= 100);
    for board in boards() {
        assert!(board.title.contains('胜') != board.title.contains('和'), "{}", board.title);
        assert_eq!(board.differs, board.verdict() != board.result, "{}", board.title);
        let letters = |is_of: fn(&char) -> bool, text: &str| {
            let mut letters: Vec<char> = text.chars().filter(is_of).map(|c| c.to_ascii_uppercase()).collect();
            letters.sort_unstable();
            letters
        };
        let placement = board.fen.split(' ').next().expect("a placement");
        let of_position = letters(char::is_ascii_alphabetic, placement);
        assert_eq!(of_position, letters(char::is_ascii_alphabetic, board.ending), "{}", board.title);
    }
}

#[test]
fn boards_of_small_endings_are_as_listed() {
    let made = folder();
    let mut small = BTreeSet::new();
    for ending in boards().map(|board| board.ending).collect::<BTreeSet<_>>() {
        let plan = text(&tbgen(made.path(), &["plan", "xiangqi", ending]).stdout);
        let plan: Value = serde_json::from_str(&plan).expect("JSON");
        let positions = |ending: &Value| ending["positions"].as_u64().expect("a number");
        if plan["endings"]
            .as_array()
            .expect("a list")
            .iter()
            .all(|ending| positions(ending) <= MOST_POSITIONS)
        {
            small.insert(ending);
        }
    }
    assert!(small.len() >= 15, "{small:?}");
    let arguments: Vec<&str> = ["generate", "xiangqi"].into_iter().chain(small.iter().copied()).collect();
    assert!(tbgen(made.path(), &arguments).status.success());
    check(&made.path().join("tables"), |board| small.contains(board.ending));
}

/// To probe all diagrams with existing tables: `TABLES=tables cargo test -p tbgen --test practical_endings`.
#[test]
fn all_boards_are_as_listed_where_there_are_tables() {
    if let Some(tables) = std::env::var_os("TABLES") {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        check(&root.join(PathBuf::from(tables)), |_| true);
    }
}

fn check(tables: &Path, is_wanted: impl Fn(&Board) -> bool) {
    let wanted: Vec<Board> = boards().filter(|board| is_wanted(board)).collect();
    let tables = tables.to_str().expect("a plain path");
    let fens = wanted.iter().map(|board| board.fen);
    let arguments: Vec<&str> = ["probe", "xiangqi", "--tables", tables].into_iter().chain(fens).collect();
    let printed = text(&tbgen(Path::new("."), &arguments).stdout);
    assert_eq!(printed.lines().count(), wanted.len(), "{printed}");
    for (line, board) in printed.lines().zip(wanted) {
        let said: Vec<&str> = line.split('\t').skip(1).take(2).collect();
        assert_eq!(said, [board.result, board.plies], "{}: {line}", board.title);
    }
}
