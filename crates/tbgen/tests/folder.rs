//! Killed runs, full disks, locked and damaged folders.

use crate::support::{command, folder, status, tbgen, text, with_tables};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;
use tempfile::TempDir;

#[test]
fn a_run_resumes_where_another_stopped() {
    let folder = with_tables();
    let krk = folder.path().join("tables/chess/KRK.egt");
    let whole = fs::read(&krk).expect("a table");
    let list = fs::read(folder.path().join("tables/MANIFEST")).expect("a list");
    fs::write(&krk, &whole[..whole.len() / 2]).expect("written");
    fs::remove_file(folder.path().join("tables/chess/KQK.egt")).expect("removed");
    fs::write(folder.path().join("tables/chess/.KBK.egt.part"), "half").expect("written");
    fs::write(folder.path().join("tables/chess/notes.txt"), "mine").expect("written");

    let output = tbgen(folder.path(), &["generate", "chess", "--men", "3", "--verbose"]);
    assert!(output.status.success(), "{output:?}");
    let printed = text(&output.stdout);
    for line in
        ["kept KBK.egt", "made KQK.egt", "made KRK.egt again", "cut off", "ignored tables/chess/notes.txt"]
    {
        assert!(printed.contains(line), "{line}: {printed}");
    }
    assert_eq!(fs::read(&krk).expect("a table"), whole);
    assert_eq!(fs::read(folder.path().join("tables/MANIFEST")).expect("a list"), list);
    assert!(!folder.path().join("tables/chess/.KBK.egt.part").exists());
}

#[test]
fn kept_endings_are_solved_only_for_missing_ones() {
    let folder = with_tables();
    let solved = |missing: &str| {
        fs::remove_file(folder.path().join("tables/chess").join(missing)).expect("removed");
        let output = tbgen(folder.path(), &["generate", "chess", "KPK", "--verbose"]);
        let printed = text(&output.stdout);
        assert!(printed.contains(&format!("made {missing}")), "{printed}");
        let mut solved: Vec<String> =
            printed.lines().filter_map(|line| Some(line.strip_prefix("solved ")?.to_owned())).collect();
        solved.sort();
        solved
    };
    assert_eq!(solved("KQK.egt"), [""; 0]);
    assert_eq!(solved("KPK.egt"), ["KBK", "KNK", "KQK", "KRK"]);
}

#[test]
fn a_killed_run_resumes_to_the_same_bytes() {
    const ENDINGS: [&str; 4] = ["generate", "chess", "KBBK", "KPK"];
    let undisturbed = folder();
    let begun = Instant::now();
    assert!(tbgen(undisturbed.path(), &ENDINGS).status.success());
    let duration = begun.elapsed();
    let killed = folder();
    for percent in [2, 20, 40, 60, 80, 95] {
        let mut run = command(killed.path(), &ENDINGS)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("tbgen runs");
        std::thread::sleep(duration * percent / 100);
        // It may have ended before.
        let _ = run.kill();
        run.wait().expect("an end");
        for table in files(&killed.path().join("tables/chess")).iter().filter(|name| name.ends_with(".egt")) {
            let bytes = fs::read(killed.path().join("tables/chess").join(table)).expect("a file");
            assert!(
                chariot_tablebase::Table::<chariot_chess::Position>::parse(&bytes).is_ok(),
                "{table} after {percent} %"
            );
        }
    }
    assert!(tbgen(killed.path(), &ENDINGS).status.success());
    assert_eq!(list(&undisturbed), list(&killed));
    let [undisturbed, killed] =
        [undisturbed, killed].map(|folder| files(&folder.path().join("tables/chess")));
    assert_eq!(undisturbed, killed);
}

#[test]
#[cfg(unix)]
fn a_full_disk_is_one_line_and_leaves_nothing_unfinished() {
    let folder = folder();
    // A file size limit simulates a full disk. Shells count in blocks of 512 or 1,024 bytes.
    let limited = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\"";
    let output = Command::new("sh")
        .args(["-c", limited, env!("CARGO_BIN_EXE_tbgen"), "generate", "chess", "KBBK"])
        .current_dir(folder.path())
        .output()
        .expect("a shell");
    assert_eq!(status(&output), Some(1), "{output:?}");
    // On a slow machine, progress lines come first.
    let printed = text(&output.stderr);
    let last = printed.lines().last();
    assert!(last.is_some_and(|line| line.starts_with("tbgen: tables/chess/KBBK.egt: ")), "{printed}");
    assert_eq!(files(&folder.path().join("tables/chess")), ["KBK.egt"]);
    assert!(!folder.path().join("tables/MANIFEST").exists());

    let undisturbed = crate::support::folder();
    for folder in [&folder, &undisturbed] {
        assert!(tbgen(folder.path(), &["generate", "chess", "KBBK"]).status.success());
    }
    assert_eq!(list(&folder), list(&undisturbed));
}

#[test]
#[cfg(target_os = "linux")]
fn a_read_only_folder_is_one_line() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("changed");
    // Root may write everywhere on a disk, but not in /proc.
    let writable = fs::create_dir(folder.path().join("tables")).is_ok();
    let out = if writable { "/proc/tables" } else { "tables" };
    let output = tbgen(folder.path(), &["generate", "chess", "KRK", "--out", out]);
    assert_eq!(status(&output), Some(1), "{output:?}");
    let printed = text(&output.stderr);
    assert!(
        printed.starts_with(&format!("tbgen: {out}/chess: ")) && printed.lines().count() == 1,
        "{printed}"
    );
}

#[test]
fn one_run_at_a_time() {
    let folder = with_tables();
    let lock = fs::File::create(folder.path().join("tables/.lock")).expect("the lock file");
    lock.try_lock().expect("nobody else");
    let output = tbgen(folder.path(), &["generate", "chess", "KRK"]);
    assert_eq!(status(&output), Some(3), "{output:?}");
    drop(lock);
    assert!(tbgen(folder.path(), &["generate", "chess", "KRK"]).status.success());
}

#[test]
fn runs_for_single_endings_share_a_folder() {
    let (alone, shared) = (with_tables(), folder());
    let only = |ending| command(shared.path(), &["generate", "chess", ending, "--only"]);
    let runs: Vec<_> =
        ["KQK", "KRK", "KBK", "KNK", "KRK", "KPK"].map(|ending| only(ending).spawn().expect("a run")).into();
    for mut run in runs {
        assert!(run.wait().expect("an end").success());
    }
    assert!(!shared.path().join("tables/MANIFEST").exists());

    let lock = fs::File::create(shared.path().join("tables/.lock")).expect("the lock file");
    lock.try_lock_shared().expect("nobody else");
    assert_eq!(status(&tbgen(shared.path(), &["manifest"])), Some(3));
    assert!(only("KPK").status().expect("an end").success());
    drop(lock);
    fs::write(shared.path().join("tables/chess/.KPK.egt.1.part"), "half").expect("written");
    assert!(tbgen(shared.path(), &["manifest"]).status.success());
    assert_eq!(list(&alone), list(&shared));
    assert_eq!(files(&alone.path().join("tables/chess")), files(&shared.path().join("tables/chess")));
}

#[test]
fn a_file_in_place_of_the_folder_is_named() {
    let folder = folder();
    fs::write(folder.path().join("tables"), "not a folder").expect("written");
    let output = tbgen(folder.path(), &["generate", "chess", "KRK"]);
    assert_eq!(status(&output), Some(1));
    assert!(text(&output.stderr).contains("tables/chess"), "{output:?}");
}

fn list(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("tables/MANIFEST")).expect("a list")
}

fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<String> = entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
