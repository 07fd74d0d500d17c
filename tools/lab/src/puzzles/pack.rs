use super::check;
use super::growing;
use super::packed::{self, Layout};
use super::puzzle::Puzzle;
use super::rating::rate;
use crate::args::PackPuzzlesArgs;
use crate::error::LabError;
use crate::files;
use std::collections::HashSet;

/// `lab pack-puzzles`: the puzzles of packed files, and those of others that a fresh search confirms, without duplicates,
/// the easiest first.
pub(crate) fn run(args: &PackPuzzlesArgs) -> Result<(), LabError> {
    let layout = Layout::of(args.game);
    let (mut confirmed, mut found) = (Vec::new(), Vec::new());
    for path in &args.from {
        if packed::is_packed(&files::read_bytes(path)?) {
            confirmed.extend(packed::open(path, &layout)?.into_iter().map(|rated| rated.puzzle));
        } else {
            found.extend(growing::read(path)?);
        }
    }
    let mut seen = HashSet::new();
    for puzzles in [&mut confirmed, &mut found] {
        puzzles.retain(|puzzle: &Puzzle| seen.insert(puzzle.pieces()));
    }
    let (good, _) = check::split(args.game, &args.checking, found)?;
    confirmed.extend(good);
    rate::write(args.game, confirmed, args.checking.threads, &args.out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::CheckingArgs;
    use std::fs;

    #[test]
    fn puzzles_of_a_packed_file_are_not_searched_again() {
        let folder = std::env::temp_dir().join(format!("chariot-packed-puzzles-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let [packed, found, out] = ["packed.bin", "found.jsonl", "out.bin"].map(|name| folder.join(name));
        // Two moves mate, so a search confirms neither.
        let puzzle = |fen: &str, line: &str| Puzzle {
            fen: fen.to_owned(),
            moves: vec![line.to_owned()],
            motifs: Vec::new(),
        };
        let kept = puzzle("7k/R7/6K1/8/8/8/8/1R6 w - - 0 1", "b1b8");
        let dropped = puzzle("k7/7R/1K6/8/8/8/8/R5R1 w - - 0 1", "g1g8");
        let game = "chess".parse().expect("a game");
        rate::write(game, vec![kept.clone()], 1, &packed).expect("a legal puzzle");
        // The same puzzle once more, and another.
        let lines = format!("# found\n{}\n{}\n", kept.to_json(0), dropped.to_json(1));
        fs::write(&found, lines).expect("a file");
        let checking = CheckingArgs { check_nodes: 1_000, least: 200, tables: None, threads: 1 };
        let from = vec![found, packed];
        run(&PackPuzzlesArgs { game, from, out: out.clone(), checking }).expect("puzzles");
        let puzzles = packed::open(&out, &Layout::of(game)).expect("a packed file");
        assert_eq!(puzzles.into_iter().map(|rated| rated.puzzle).collect::<Vec<_>>(), [kept]);
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}
