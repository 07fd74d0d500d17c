//! Plans run by other programs give the same files as `tbgen generate`.

use crate::support::{folder, tbgen, text, with_tables};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn list(folder: &Path) -> String {
    fs::read_to_string(folder.join("tables/MANIFEST")).expect("a list")
}

fn plan(folder: &Path, format: &str) -> String {
    plan_of(folder, &["--men", "3", "--format", format])
}

fn plan_of(folder: &Path, options: &[&str]) -> String {
    let output = tbgen(folder, &[&["plan", "chess"], options].concat());
    assert!(output.status.success(), "{output:?}");
    text(&output.stdout)
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|word| word.as_str().expect("a text")).collect()
}

#[test]
fn json_names_files_needs_and_commands() {
    let folder = folder();
    let plan: Value = serde_json::from_str(&plan(folder.path(), "json")).expect("JSON");
    assert_eq!((&plan["version"], &plan["game"]), (&Value::from(2), &Value::from("chess")));
    let endings = plan["endings"].as_array().expect("a list");
    let pawn = endings.iter().find(|ending| ending["ending"] == "KPK").expect("it is there");
    let mut needs = words(&pawn["needs"]);
    needs.sort_unstable();
    assert_eq!(needs, ["KBK", "KNK", "KQK", "KRK"]);
    assert_eq!((&pawn["men"], &pawn["file"]), (&Value::from(3), &Value::from("tables/chess/KPK.egt")));
    assert!(pawn["positions"].as_u64() > Some(80_000) && pawn["memory"].as_u64() > Some(80_000));

    assert_eq!(pawn["seconds"], 1);

    // Jobs need no files of others, so any order will do.
    for ending in endings.iter().rev() {
        run(folder.path(), &ending["command"]);
        assert!(folder.path().join(ending["file"].as_str().expect("a path")).exists());
    }
    run(folder.path(), &plan["list"]["command"]);
    assert_eq!(plan["list"]["file"], "tables/MANIFEST");
    assert_eq!(list(folder.path()), list(with_tables().path()));
}

fn run(folder: &Path, command: &Value) {
    let [program, arguments @ ..] = &words(command)[..] else { panic!("an empty command") };
    assert_eq!(*program, "tbgen");
    assert!(tbgen(folder, arguments).status.success(), "{command}");
}

#[test]
fn plans_list_all_endings_of_six_men() {
    let plan: Value = serde_json::from_str(&plan_of(folder().path(), &["--men", "6"])).expect("JSON");
    let endings = plan["endings"].as_array().expect("a list");
    let of = |men: u64| endings.iter().filter(move |ending| ending["men"] == men);
    assert_eq!([3, 4, 5, 6].map(|men| of(men).count()), [5, 30, 110, 365]);
    let positions: u64 = of(6).filter_map(|ending| ending["positions"].as_u64()).sum();
    assert!(positions > 1 << 40, "{positions}");
}

#[test]
fn snakemake_learns_memory_and_time() {
    let output = tbgen(folder().path(), &["plan", "chess", "KRPKR", "--format", "snakemake"]);
    let plan = text(&output.stdout);
    let rules = plan.split("\nrule ").skip(1);
    let resources = |ending: &str| {
        let name = format!("chess_{ending}:");
        let mut lines = rules.clone().filter(|rule| rule.starts_with(&name)).flat_map(str::lines);
        lines.find_map(|line| line.trim().strip_prefix("resources: ")).map(str::to_owned)
    };
    assert_eq!(resources("KRK").as_deref(), Some("mem_mb = 33, runtime = 2"));
    // 20 endings to solve and one file to write, at four times the estimated time.
    assert_eq!(resources("KRPKR").as_deref(), Some("mem_mb = 1016, runtime = 16"));
    assert_eq!(plan.matches("resources: ").count(), plan.matches("--only").count());
}

/// Draws where both sides are armed are marked in every format.
#[test]
fn plans_mark_what_repetition_may_decide() {
    let plan = |format| {
        let output = tbgen(folder().path(), &["plan", "xiangqi", "KNKPA", "--format", format]);
        assert!(output.status.success(), "{output:?}");
        text(&output.stdout)
    };
    let json: Value = serde_json::from_str(&plan("json")).expect("JSON");
    let endings = json["endings"].as_array().expect("a list");
    let marked = endings.iter().filter(|ending| ending["undecided_draws"] == true);
    let marked: Vec<&str> = marked.filter_map(|ending| ending["ending"].as_str()).collect();
    assert_eq!(marked, ["KNKP", "KNKPA"]);
    for (format, rule) in [("make", "tables/xiangqi/"), ("snakemake", "rule xiangqi_")] {
        let plan = plan(format);
        let mut marked =
            plan.split("\n# Both sides are armed").skip(1).filter_map(|rest| rest.lines().nth(1));
        assert!(marked.next().is_some_and(|line| line.starts_with(&format!("{rule}KNKP"))), "{plan}");
        assert!(marked.next().is_some_and(|line| line.starts_with(&format!("{rule}KNKPA"))), "{plan}");
        assert_eq!(marked.next(), None);
    }
}

/// Runs `plan.mk` in a folder; returns its output.
fn make(folder: &Path) -> String {
    let program = format!("TBGEN='{}'", env!("CARGO_BIN_EXE_tbgen"));
    let output = Command::new("make")
        .args(["--silent", "-j4", "-f", "plan.mk", &program])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("make");
    assert!(output.status.success(), "{output:?}");
    text(&output.stdout)
}

/// Plans in both formats that tests can run give the same distances to zeroing as one process.
#[test]
fn distances_to_zeroing_are_the_same_files() {
    let whole = folder();
    let output = tbgen(whole.path(), &["generate", "chess", "--men", "3", "--dtz"]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(list(whole.path()).matches(".dtz\n").count(), 5);

    let by_make = folder();
    let plan = plan_of(by_make.path(), &["--men", "3", "--dtz", "--format", "make"]);
    fs::write(by_make.path().join("plan.mk"), plan).expect("written");
    assert!(make(by_make.path()).contains("made KPK.dtz"));
    assert_eq!(list(by_make.path()), list(whole.path()));
    assert_eq!(make(by_make.path()), "", "nothing is left to do");

    let by_json = folder();
    let plan = plan_of(by_json.path(), &["--men", "3", "--dtz", "--format", "json"]);
    let plan: Value = serde_json::from_str(&plan).expect("JSON");
    let endings = plan["endings"].as_array().expect("a list");
    for job in endings.iter().chain(endings.iter().map(|ending| &ending["dtz"])) {
        run(by_json.path(), &job["command"]);
        assert!(by_json.path().join(job["file"].as_str().expect("a path")).exists());
        assert!(job["memory"].as_u64() > Some(80_000) && job["seconds"] == 1);
    }
    run(by_json.path(), &plan["list"]["command"]);
    assert_eq!(list(by_json.path()), list(whole.path()));
}

#[test]
fn rules_of_snakemake_for_distances_to_zeroing() {
    let folder = folder();
    let plan = plan_of(folder.path(), &["KRPKR", "--dtz", "--format", "snakemake"]);
    let rule = |name: &str| plan.split("\nrule ").find_map(|rule| rule.strip_prefix(name)).expect("a rule");
    let pawn = rule("chess_KPK_dtz:\n");
    assert!(pawn.contains("    input:\n        \"tables/chess/KPK.egt\",\n    output"), "{pawn}");
    assert!(pawn.contains("output: \"tables/chess/KPK.dtz\""), "{pawn}");
    assert!(pawn.contains("generate chess KPK --only --dtz --memory "), "{pawn}");
    assert!(rule("chess_tables:\n").contains("\"tables/chess/KRPKR.dtz\""));
    let memory =
        |rule: &str| -> Option<u64> { rule.split_once("mem_mb = ")?.1.split_once(',')?.0.parse().ok() };
    let (table, dtz) = (memory(rule("chess_KRPKR:\n")), memory(rule("chess_KRPKR_dtz:\n")));
    assert!(dtz > table && table.is_some(), "{table:?} {dtz:?}");

    let refused = tbgen(folder.path(), &["plan", "xiangqi", "KRK", "--dtz"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}

#[test]
fn make_builds_the_same_files_side_by_side() {
    let folder = folder();
    fs::write(folder.path().join("plan.mk"), plan(folder.path(), "make")).expect("written");
    let make = || make(folder.path());
    assert!(make().contains("made KPK.egt"));
    assert_eq!(list(folder.path()), list(with_tables().path()));
    assert_eq!(make(), "", "nothing is left to do");
    fs::remove_file(folder.path().join("tables/chess/KQK.egt")).expect("removed");
    let made = make();
    assert!(made.contains("made KQK.egt") && !made.contains("KPK"), "{made}");
}
