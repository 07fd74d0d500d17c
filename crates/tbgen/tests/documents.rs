//! The documented commands parse, and their examples work.

use crate::support::{folder, tbgen, text};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

const DOCUMENTS: [&str; 3] =
    ["docs/guide/tables.md", "docs/results/tables.md", "docs/results/xiangqi-endings.md"];

/// Arguments of each `tbgen` command in a document's shell blocks.
fn commands(document: &str) -> Vec<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join(document)).expect("a document");
    let blocks = text.split("```").skip(1).step_by(2).filter(|block| block.starts_with("sh\n"));
    let lines = blocks.flat_map(str::lines);
    let arguments = lines
        .filter_map(|line| line.strip_prefix("tbgen ").or_else(|| Some(line.split_once("-p tbgen -- ")?.1)));
    arguments.map(words).collect()
}

/// Words of a command line, up to a comment, a redirection or the next command.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        let own: Vec<&str> =
            part.split_whitespace().take_while(|word| !word.starts_with(['#', '<', '>'])).collect();
        words.extend(own.iter().map(|&word| word.to_owned()));
        if part.split_whitespace().count() > own.len() {
            break;
        }
    }
    words
}

#[test]
fn every_command_of_the_documents_is_understood() {
    let folder = folder();
    let mut count = 0;
    for command in DOCUMENTS.into_iter().flat_map(commands) {
        // Unknown arguments are rejected before --help takes effect.
        let arguments: Vec<&str> = command.iter().map(String::as_str).collect();
        let output = match arguments[0] {
            // Quick in a folder without tables; the status then only says that there are none.
            "verify" | "manifest" => tbgen(folder.path(), &arguments),
            "plan" | "probe" => continue,
            _ => tbgen(folder.path(), &[&arguments[..], &["--help"]].concat()),
        };
        assert_ne!(output.status.code(), Some(2), "{command:?}: {output:?}");
        count += 1;
    }
    assert!(count > 5, "the documents have commands");
}

#[test]
fn plans_and_examples_of_the_documents_work() {
    let folder = folder();
    for ending in ["KRK", "KBNK"] {
        assert!(tbgen(folder.path(), &["generate", "chess", ending]).status.success());
    }
    let mut probed = 0;
    for command in DOCUMENTS.into_iter().flat_map(commands) {
        let arguments: Vec<&str> = command.iter().map(String::as_str).collect();
        match arguments[..] {
            ["plan", ..] => assert!(tbgen(folder.path(), &arguments).status.success(), "{command:?}"),
            ["probe", _, _, ..] => {
                let output = tbgen(folder.path(), &arguments);
                assert!(output.status.success(), "{command:?}: {output:?}");
                assert!(text(&output.stdout).contains("\twin\t"), "{output:?}");
                probed += 1;
            }
            _ => {}
        }
    }
    assert_eq!(probed, 1, "the guide has an example");
}

/// Detects changes of the format: the specification has the bytes of some files and their SHA-256.
#[test]
fn files_are_those_of_the_test_vectors() {
    let folder = folder();
    let output = folder.path().join("tables");
    let path = output.to_str().expect("UTF-8");
    let generate = ["generate", "chess", "KQK", "KRK", "KPK", "--dtz", "--out", path];
    assert!(tbgen(folder.path(), &generate).status.success());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let specification = fs::read_to_string(root.join("docs/reference/egt-format.md")).expect("a document");
    let mut count = 0;
    for row in specification.lines().filter(|line| line.starts_with("| K")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let name = cells[1].split(' ').next().expect("a file");
        let bytes = fs::read(output.join("chess").join(name)).expect("a file");
        let digest: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(bytes.len().to_string(), cells[2].replace(',', ""), "{name}");
        assert_eq!(digest, cells[3].trim_matches('`'), "{name}");
        count += 1;
    }
    assert_eq!(count, 4);
}
