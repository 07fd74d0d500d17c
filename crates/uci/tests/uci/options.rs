//! Effects of single options on searches and reports.

use crate::driver::UciProcess;
use crate::{best_move, count};
use chariot_tablebase::{Material, SingleThread, TableSet};
use std::ops::ControlFlow::Continue;
use std::path::Path;

/// The three numbers after `wdl`.
fn wdl(line: &str) -> Option<[u32; 3]> {
    let mut numbers = line.split(' ').skip_while(|word| *word != "wdl").skip(1).map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some([next()?, next()?, next()?])
}

#[test]
fn the_chances_of_a_result_are_told_when_asked_for() {
    let mut engine = UciProcess::start();
    let level = "position startpos\ngo depth 5";
    assert_eq!(engine.search(level).iter().filter_map(|line| wdl(line)).count(), 0);
    engine.send("setoption name UCI_ShowWDL value true");
    let lines = engine.search(level);
    let chances: Vec<[u32; 3]> = lines.iter().filter_map(|line| wdl(line)).collect();
    assert_eq!(chances.len(), count(&lines, "info depth"), "{lines:?}");
    assert!(chances.iter().all(|parts| parts.iter().sum::<u32>() == 1_000), "{chances:?}");
    let [wins, _, losses] = chances[chances.len() - 1];
    assert!(wins < 500 && losses < 500 && wins + 100 > losses, "{chances:?}");
    // A queen up.
    let won =
        engine.search("position fen rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ngo depth 5");
    let [wins, ..] = won.iter().rev().find_map(|line| wdl(line)).expect("chances");
    assert!(wins > 900, "{won:?}");
    let mate = engine.search("position fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1\ngo depth 4");
    assert_eq!(mate.iter().rev().find_map(|line| wdl(line)), Some([1_000, 0, 0]), "{mate:?}");
    let mated = engine.search("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo depth 1");
    assert_eq!(mated[0], "info depth 0 score mate 0 wdl 0 0 1000");
    engine.quit();
}

#[test]
fn analysis_is_at_full_strength() {
    let mut engine = UciProcess::start();
    engine.send("setoption name Skill Level value 1");
    let lines =
        |engine: &mut UciProcess| count(&engine.search("position startpos\ngo depth 6"), "info depth 6");
    assert_eq!(lines(&mut engine), 0, "a weak level looks less far ahead");
    engine.send("setoption name UCI_AnalyseMode value true");
    assert_eq!(lines(&mut engine), 1);
    engine.quit();
}

#[test]
fn several_lines_are_searched_by_several_threads() {
    let mut engine = UciProcess::start();
    engine.send("setoption name Threads value 2\nsetoption name MultiPV value 3");
    let lines = engine.search("position startpos\ngo depth 6");
    let last: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth 6 ")).collect();
    assert!(last.len() >= 3, "{lines:?}");
    let mut firsts: Vec<&str> = last[last.len() - 3..]
        .iter()
        .filter_map(|line| line.split(" pv ").nth(1)?.split(' ').next())
        .collect();
    assert_eq!(firsts[0], best_move(&lines));
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "{lines:?}");
    engine.quit();
}

#[test]
fn a_search_for_mate_ends_when_it_has_found_one() {
    let mut engine = UciProcess::start();
    let lines = engine.search("position fen r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1\ngo mate 3");
    let last = lines.iter().rev().find(|line| line.starts_with("info depth")).expect("a report");
    assert!(last.contains("score mate 3 "), "{last}");
    engine.quit();
}

/// After `Clear Hash`, the same search visits as many nodes again instead of fewer.
#[test]
fn a_cleared_table_knows_nothing() {
    let mut engine = UciProcess::start();
    let mut search = |clear: bool| {
        if clear {
            engine.send("setoption name Clear Hash");
        }
        let lines = engine.search("position startpos moves d2d4\ngo depth 8");
        let last = lines.iter().rev().find(|line| line.starts_with("info depth")).expect("a report").clone();
        last.split(" nodes ").nth(1).and_then(|rest| rest.split(' ').next().map(str::to_owned))
    };
    let fresh = search(true);
    assert_ne!(search(false), fresh, "a table that is full saves work");
    assert_eq!(search(true), fresh);
}

/// Writes the table of an ending without smaller ones.
fn write_table(ending: &str, folder: &Path) {
    let material = Material::parse::<chariot_chess::Position>(ending).expect("an ending");
    let none = TableSet::<chariot_chess::Position>::new();
    let table =
        chariot_tablebase::solve(&material, &none, &SingleThread, &mut |_| Continue(())).expect("small");
    let file = table.to_bytes(&SingleThread).expect("memory");
    std::fs::write(folder.join(format!("{ending}.egt")), file).expect("written");
}

#[test]
fn tables_are_found_in_several_folders() {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    write_table("KRK", folders[0].path());
    write_table("KQK", folders[1].path());
    let path = std::env::join_paths(folders.iter().map(tempfile::TempDir::path)).expect("a path");
    let mut engine = UciProcess::start();
    engine.send(&format!("setoption name TablePath value {}", path.display()));
    assert_eq!(engine.settled(), ["info string 2 tables of chess loaded"]);
    engine.quit();
}

/// The king attacks the rook, except in analysis.
#[test]
fn a_stubborn_defence_is_an_option() {
    let folder = tempfile::tempdir().expect("a folder");
    write_table("KRK", folder.path());
    let mut engine = UciProcess::start();
    engine.send(&format!("setoption name TablePath value {}", folder.path().display()));
    let options =
        ["", "setoption name Stubborn Defence value true", "setoption name UCI_AnalyseMode value true"];
    let moves = options.map(|option| {
        engine.send(option);
        let lines = engine.search("position fen 8/8/8/8/8/8/3R1K2/1k6 b - - 0 1\ngo depth 1");
        best_move(&lines).to_owned()
    });
    assert_eq!(moves, ["b1a1", "b1c1", "b1a1"]);
    engine.quit();
}
