//! The command line: output, exit statuses and messages.

use crate::support::{command, folder, status, tbgen, text, with_tables};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

#[test]
fn wrong_usage_is_status_2_and_writes_nothing() {
    let cases: &[&[&str]] = &[
        &[],
        &["generate"],
        &["generate", "chess"],
        &["generate", "draughts", "KRK"],
        &["generate", "chess", "KRK", "--nonsense"],
        &["generate", "chess", "KXK"],
        &["generate", "chess", "KQ"],
        &["generate", "chess", "krk"],
        &["generate", "chess", "KRKK"],
        &["generate", "chess", "ΚRΚ"],
        &["generate", "chess", "KQRBNKQRB"],
        &["generate", "chess", "KQRKQR"],
        &["generate", "chess", "--men", "2"],
        &["generate", "chess", "--set", "practical"],
        &["generate", "xiangqi", "--set", "impractical"],
        &["generate", "xiangqi", "KNKA", "--dtz"],
        &["plan", "chess"],
        &["plan", "chess", "KRK", "--format", "xml"],
        &["plan", "chess", "KRK", "--format", "make", "--out", "a b"],
        &["plan", "chess", "KRK", "--format", "snakemake", "--out", "$HOME"],
        &["generate", "chess", "--men", "9"],
        &["generate", "chess", "KRK", "--threads", "-1"],
        &["stats", "chess", "KK"],
        &["probe", "draughts", "x"],
    ];
    for args in cases {
        let folder = folder();
        let output = tbgen(folder.path(), args);
        assert_eq!(status(&output), Some(2), "{args:?}: {output:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{args:?}");
        let left = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left, 0, "{args:?}");
    }
}

#[test]
fn a_refusal_for_memory_names_the_bytes() {
    let folder = folder();
    let output = tbgen(folder.path(), &["generate", "chess", "KQRKR", "--memory", "100"]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stderr).contains("bytes of memory"), "{output:?}");
}

/// With no memory for the results of smaller endings, these are saved on disk, and each is solved once.
#[test]
fn each_ending_is_solved_once_in_little_memory() {
    let (tight, ample) = (folder(), folder());
    let plan = tbgen(tight.path(), &["plan", "chess", "KRPK"]);
    let plan: serde_json::Value = serde_json::from_str(&text(&plan.stdout)).expect("JSON");
    let job = plan["endings"].as_array().and_then(|endings| endings.last()).expect("KRPK");
    let memory = job["memory"].as_u64().expect("bytes").div_ceil(1 << 20).to_string();
    for threads in ["1", "3"] {
        let options = ["KRPK", "--only", "--verbose", "--memory", &memory, "--threads", threads];
        let output = tbgen(tight.path(), &[&["generate", "chess"], &options[..]].concat());
        assert!(output.status.success(), "{output:?}");
        let printed = text(&output.stdout);
        let mut solved: Vec<&str> = printed.lines().filter_map(|line| line.strip_prefix("solved ")).collect();
        solved.sort_unstable();
        assert_eq!(solved, ["KBK", "KNK", "KPK", "KQK", "KQRK", "KRBK", "KRK", "KRNK", "KRRK"], "{printed}");
        assert!(printed.contains("made KRPK.egt"), "{printed}");
        let files = fs::read_dir(tight.path().join("tables/chess")).expect("a folder");
        let files: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
        assert_eq!(files, ["KRPK.egt"], "saved results are removed");
        let bytes = fs::read(tight.path().join("tables/chess/KRPK.egt")).expect("a table");
        assert!(tbgen(ample.path(), &["generate", "chess", "KRPK"]).status.success());
        assert_eq!(bytes, fs::read(ample.path().join("tables/chess/KRPK.egt")).expect("a table"));
        fs::remove_file(tight.path().join("tables/chess/KRPK.egt")).expect("removed");
    }
}

#[test]
fn what_no_reader_would_accept_is_not_begun() {
    let folder = folder();
    let output = tbgen(folder.path(), &["generate", "chess", "KQRBNKQ", "--memory", "99999999999"]);
    assert_eq!(status(&output), Some(2), "{output:?}");
    assert!(text(&output.stderr).contains("KQRBNKQ is too large"), "{output:?}");
    assert!(!folder.path().join("tables/chess/KQRBNKQ.egt").exists());
}

#[test]
fn the_same_tables_for_any_order_and_any_number_of_threads() {
    let one = with_tables();
    for threads in ["0", "1", "2", "1000000"] {
        let other = folder();
        let args =
            ["generate", "chess", "KRK", "KKQ", "KNK", "KBK", "KPK", "--threads", threads, "--out", "a b/ü"];
        assert!(tbgen(other.path(), &args).status.success());
        let list = |root: &Path| fs::read_to_string(root.join("MANIFEST")).expect("a list");
        assert_eq!(list(&one.path().join("tables")), list(&other.path().join("a b/ü")));
    }
}

#[test]
fn sides_in_either_order_are_one_file() {
    let folder = with_tables();
    assert!(tbgen(folder.path(), &["generate", "chess", "KNKB"]).status.success());
    assert!(folder.path().join("tables/chess/KBKN.egt").exists());
    assert!(!folder.path().join("tables/chess/KNKB.egt").exists());
}

#[test]
fn verify_finds_what_is_wrong() {
    let folder = with_tables();
    let output = tbgen(folder.path(), &["verify"]);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).contains("right chess/KRK, 50015 positions"), "{output:?}");
    let verify = || tbgen(folder.path(), &["verify", "--sample", "500"]);

    let chess = folder.path().join("tables/chess");
    let krk = fs::read(chess.join("KRK.egt")).expect("a table");
    let mut flipped = krk.clone();
    flipped[2_000] ^= 1;
    fs::write(chess.join("KRK.egt"), &flipped).expect("written");
    let output = verify();
    assert_eq!(status(&output), Some(1));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("not the bytes of the list")
            && printed.contains("KRK.egt: the table file is damaged"),
        "{printed}"
    );

    fs::write(chess.join("KRK.egt"), &krk[..100]).expect("written");
    assert!(text(&verify().stdout).contains("cut off after 100 bytes"));

    fs::write(chess.join("KRK.egt"), fs::read(chess.join("KQK.egt")).expect("a table")).expect("written");
    assert!(text(&verify().stdout).contains("the table is of KQK, not of KRK"));

    fs::remove_file(chess.join("KRK.egt")).expect("removed");
    assert_eq!(status(&verify()), Some(1));
    assert_eq!(status(&tbgen(folder.path(), &["verify", "nowhere"])), Some(1));
}

/// `tbgen verify | head`: an incomplete verification is no success.
#[test]
fn verify_that_is_cut_off_is_no_success() {
    let folder = with_tables();
    let mut run = command(folder.path(), &["verify"]).stdout(Stdio::piped()).spawn().expect("tbgen runs");
    drop(run.stdout.take());
    assert_eq!(run.wait().expect("an end").code(), Some(1));
}

#[test]
fn damaged_files_are_not_listed() {
    let folder = with_tables();
    let chess = folder.path().join("tables/chess");
    let mut bytes = fs::read(chess.join("KRK.egt")).expect("a table");
    let end = bytes.len() - 20;
    bytes[end] ^= 4;
    fs::write(chess.join("KRK.egt"), bytes).expect("written");
    fs::copy(chess.join("KQK.egt"), chess.join("KBK.egt")).expect("copied");
    let output = tbgen(folder.path(), &["manifest"]);
    assert_eq!(status(&output), Some(1), "{output:?}");
    let printed = text(&output.stdout);
    assert!(printed.contains("FAULT chess/KRK.egt: the table file is damaged"), "{printed}");
    assert!(printed.contains("FAULT chess/KBK.egt: the table is of KQK, not of KBK"), "{printed}");
    let list = || fs::read_to_string(folder.path().join("tables/MANIFEST")).expect("a list");
    assert!(list().contains("KQK") && !list().contains("KRK") && !list().contains("KBK"), "{}", list());
    // The requested ending is made again, and the other fault is reported.
    let output = tbgen(folder.path(), &["generate", "chess", "KRK"]);
    assert_eq!(status(&output), Some(1), "{output:?}");
    assert!(list().contains("KRK") && !list().contains("KBK"));
    assert!(tbgen(folder.path(), &["generate", "chess", "KBK"]).status.success());
    assert!(list().contains("KBK"));
}

/// A file has the results of one side to move; with the other they follow from smaller endings too.
#[test]
fn probe_loads_the_endings_that_captures_lead_to() {
    let folder = with_tables();
    let made = tbgen(folder.path(), &["generate", "chess", "KQKR"]);
    assert!(made.status.success(), "{made:?}");
    let fens = ["7k/8/8/8/8/8/1r6/KQ6 b - - 0 1", "kq6/1R6/8/8/8/8/8/7K w - - 0 1"];
    let output = tbgen(folder.path(), &[&["probe", "chess"], &fens[..]].concat());
    let expected: Vec<String> = fens.iter().map(|fen| format!("{fen}\tdraw\t0")).collect();
    assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), expected);

    fs::remove_file(folder.path().join("tables/chess/KRK.egt")).expect("removed");
    let output = tbgen(folder.path(), &["probe", "chess", fens[0]]);
    assert_eq!(text(&output.stdout).trim_end(), format!("{}\terror\tno table of KRK", fens[0]));
}

#[test]
fn probe_answers_line_by_line() {
    let folder = with_tables();
    let lines = [
        ("8/8/8/8/8/2k5/1R6/K7 w - - 0 1", "win\t31"),
        ("8/8/8/8/8/8/1Rk5/K7 b - - 0 1", "loss\t-32"),
        ("R3k3/8/4K3/8/8/8/8/8 b - - 0 1", "loss\t-0"),
        ("k7/1r6/2K5/8/8/8/8/8 b - - 0 1", "win\t31"),
        ("8/8/8/8/8/8/1r6/K2k4 w - - 0 1", "draw\t0"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "win\t23"),
        // Whatever Black does, White's next move ends the castling right.
        ("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", "loss\t-28"),
        ("4k3/8/8/8/8/8/8/R3K2N w Q - 0 1", "error\tno table of KRNK"),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            "draw\t0\ten passant: no black pawn can take on e3; read as \"-\"",
        ),
        ("4k3/8/8/8/8/4P3/8/4K3 b - e3 0 1", "draw\t0\ten passant: "),
        ("8/8/8/8/8/2k5/1R6/K7 w KQ - 0 1", "win\t31\tcastling: "),
        ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "draw\t0"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1", "draw\t0"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "error\tno table has 32 pieces"),
        ("7r/8/8/8/8/2k5/8/KQ6 b - - 0 1", "error\tno table of KQKR"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "error\t"),
        ("<b>é</b>", "error\t"),
    ];
    let fens: Vec<&str> = lines.iter().map(|(fen, _)| *fen).collect();
    let as_arguments = tbgen(folder.path(), &[&["probe", "chess"], &fens[..]].concat());
    let mut run = command(folder.path(), &["probe", "chess", "--tables", "tables"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("tbgen runs");
    let mut input = run.stdin.take().expect("its input");
    input.write_all(format!("\n{}\r\n\n", fens.join("\r\n")).as_bytes()).expect("written");
    drop(input);
    for output in [as_arguments, run.wait_with_output().expect("its output")] {
        assert_eq!(status(&output), Some(1));
        let printed = text(&output.stdout);
        assert_eq!(printed.lines().count(), lines.len(), "{printed}");
        for (line, (fen, answer)) in printed.lines().zip(lines) {
            assert!(line.starts_with(&format!("{fen}\t{answer}")), "{line}");
            let repaired = !line.contains("error") && answer.split('\t').count() == 2;
            assert!(!repaired || line.split('\t').count() == 3, "a notice nobody expected: {line}");
        }
    }
}

#[test]
fn probe_survives_noise_and_damage() {
    let folder = with_tables();
    let krk = folder.path().join("tables/chess/KRK.egt");
    let mut bytes = fs::read(&krk).expect("a table");
    bytes[1_500] ^= 0x40;
    fs::write(&krk, bytes).expect("written");
    let output = tbgen(folder.path(), &["probe", "chess", "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"]);
    assert_eq!(status(&output), Some(1));
    assert!(text(&output.stdout).contains("error\tno table of KRK: the table file is damaged"), "{output:?}");

    let mut run = command(folder.path(), &["probe", "chess"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("tbgen runs");
    let mut input = run.stdin.take().expect("its input");
    let noise: Vec<u8> = (0..200_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let writer = std::thread::spawn(move || input.write_all(&noise));
    let output = run.wait_with_output().expect("its output");
    writer.join().expect("no panic").expect("written");
    assert_eq!(status(&output), Some(1));
    let printed = text(&output.stdout);
    assert!(printed.lines().all(|line| line.split('\t').nth(1) == Some("error")));
}

#[test]
fn stats_count_positions_once_by_symmetry() {
    let folder = with_tables();
    for tables in ["tables", "nowhere"] {
        let output = tbgen(folder.path(), &["stats", "chess", "KRK", "--tables", tables]);
        assert!(output.status.success(), "{output:?}");
        let printed = text(&output.stdout);
        let rows: Vec<Vec<&str>> = printed.lines().map(|line| line.split('\t').collect()).collect();
        assert_eq!(rows[1][..7], ["w", "21959", "21959", "0", "0", "31", "16"]);
        assert_eq!(rows[1][8..], ["-", "-", "-"]);
        assert_eq!(rows[2][..8], ["b", "28056", "0", "2796", "25260", "-", "-", "-"]);
        assert_eq!(rows[2][8..10], ["-32", "-16"]);
    }
}

#[test]
fn stats_of_a_family_end_with_their_sum() {
    let folder = with_tables();
    // KBK has no file, so it is solved. The order follows the arguments, and nothing counts twice.
    fs::remove_file(folder.path().join("tables/chess/KBK.egt")).expect("removed");
    let output = tbgen(folder.path(), &["stats", "chess", "KRK", "KQK", "KBK", "KKR"]);
    assert!(output.status.success(), "{output:?}");
    let printed = text(&output.stdout);
    let rows: Vec<Vec<&str>> = printed.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(
        rows.iter().map(|row| row[0]).collect::<Vec<_>>(),
        ["ending", "KRK", "KQK", "KBK", "3 endings"]
    );
    assert!(rows.iter().all(|row| row.len() == 11), "{printed}");
    assert_eq!(rows[1][1..8], ["21959", "0", "0", "0", "2796", "25260", "16"]);
    assert_eq!(rows[3][7..], ["-", "-", "-", "-"]);
    let bytes = |ending: &str| {
        fs::metadata(folder.path().join(format!("tables/chess/{ending}.egt"))).expect("a file").len()
    };
    assert_eq!(rows[4][9], (bytes("KRK") + bytes("KQK")).to_string());
    let number = |row: usize, column: usize| rows[row][column].parse::<u64>().expect("a number");
    for column in 1..=6 {
        assert_eq!(number(4, column), (1..=3).map(|row| number(row, column)).sum::<u64>());
    }
    assert_eq!(rows[4][7..9], rows[1][7..9], "the longest win of all");
}

#[test]
fn a_closed_output_is_not_an_error() {
    let folder = with_tables();
    let mut run = command(folder.path(), &["probe", "chess"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("tbgen runs");
    drop(run.stdout.take());
    let mut input = run.stdin.take().expect("its input");
    // The process may exit before it has read everything.
    let _ = input.write_all("8/8/8/8/8/2k5/1R6/K7 w - - 0 1\n".repeat(5_000).as_bytes());
    drop(input);
    let output = run.wait_with_output().expect("an end");
    assert_eq!(status(&output), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn xiangqi_has_the_same_commands() {
    let folder = folder();
    let generate = tbgen(folder.path(), &["generate", "xiangqi", "KAAKC", "KNKA"]);
    assert!(generate.status.success(), "{generate:?}");
    let verify = tbgen(folder.path(), &["verify"]);
    assert!(verify.status.success(), "{verify:?}");
    // The side with the attacker comes first. A horse against an advisor takes at most 19 moves.
    assert!(text(&verify.stdout).contains("xiangqi/KCKAA"), "{verify:?}");
    let stats = tbgen(folder.path(), &["stats", "xiangqi", "KNKA"]);
    assert!(text(&stats.stdout).contains("w\t10731\t10701\t30\t0\t37\t19\t"), "{stats:?}");
}

/// If both sides can give check, the rules on repetition may decide what a table counts as a draw.
#[test]
fn draws_between_armed_sides_are_undecided() {
    let folder = folder();
    assert!(tbgen(folder.path(), &["generate", "xiangqi", "KNKP"]).status.success());
    let lines = [
        ("4k4/9/9/9/9/9/9/9/4p4/3N1K3 b - - 0 1", "\tundecided"),
        ("3k5/9/9/9/9/9/9/p8/9/N3K4 w - - 0 1", "\tundecided"),
        ("3k5/9/9/9/9/9/9/9/9/N3K4 b - - 0 1", "loss"),
        ("3k5/9/9/9/9/9/9/9/p8/4K4 w - - 0 1", "\tdraw\t0"),
    ];
    let fens: Vec<&str> = lines.iter().map(|(fen, _)| *fen).collect();
    let output = tbgen(folder.path(), &[&["probe", "xiangqi"], &fens[..]].concat());
    for (line, (fen, _)) in text(&output.stdout).lines().zip(lines) {
        let columns: Vec<&str> = line.split('\t').collect();
        let is_armed = fen.contains('N') && fen.contains('p');
        let is_marked = columns.get(3) == Some(&"undecided");
        assert_eq!(is_marked, is_armed && columns[1] == "draw", "{line}");
    }
    assert!(text(&output.stdout).contains("\tdraw\t0\tundecided\n"), "{output:?}");

    let stats = |ending| text(&tbgen(folder.path(), &["stats", "xiangqi", ending]).stdout);
    assert!(stats("KNKP").lines().skip(1).all(|line| line.ends_with("\tundecided")), "{}", stats("KNKP"));
    assert!(!stats("KNK").contains("undecided"));
    let verify = text(&tbgen(folder.path(), &["verify"]).stdout);
    for line in verify.lines() {
        assert_eq!(
            line.ends_with(", draws without the rules on repetition"),
            line.contains("KNKP"),
            "{line}"
        );
    }
}
