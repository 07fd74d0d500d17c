use chariot_eval::{GroupShape, TaperedScore, TermGroup};
use std::fmt::Write;

/// Weights on a line, if the group has no width.
const LINE: usize = 8;

/// Rust source of a table of weights; `command` and `summary` record how it was made.
pub(super) fn source(weights: &[TaperedScore], groups: &[TermGroup], command: &str, summary: &str) -> String {
    let mut text = format!(
        "// Made by `{command}`\n// from {summary}.\n// The data: docs/guide/tuning.md. Do not edit: tune again.\n\n\
         use super::terms::TERMS;\nuse chariot_eval::TaperedScore;\n\n\
         const fn w(middle: i16, end: i16) -> TaperedScore {{\n    TaperedScore::new(middle, end)\n}}\n\n\
         /// Weight of each term, in centipawns: middlegame, endgame.\n\
         #[rustfmt::skip]\npub(super) const WEIGHTS: [TaperedScore; TERMS] = [\n"
    );
    for group in groups {
        let width = match group.shape {
            GroupShape::Grid(width) => width,
            GroupShape::List | GroupShape::Row => LINE,
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    // {}", group.name);
        for line in weights[group.start..group.end()].chunks(width) {
            let numbers: Vec<String> =
                line.iter().map(|w| format!("w({}, {}),", w.middle(), w.end())).collect();
            let _ = writeln!(text, "    {}", numbers.join(" "));
        }
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_stands_under_its_name() {
        let groups = [
            TermGroup { name: "A", start: 0, len: 1, shape: GroupShape::List },
            TermGroup { name: "B", start: 1, len: 4, shape: GroupShape::Grid(2) },
        ];
        let weights = [(1, -1), (2, 0), (3, 0), (4, 0), (5, 0)].map(|(m, e)| TaperedScore::new(m, e));
        let text = source(&weights, &groups, "tune", "nothing");
        let table = "    // A\n    w(1, -1),\n    // B\n    w(2, 0), w(3, 0),\n    w(4, 0), w(5, 0),\n];\n";
        assert!(text.ends_with(table), "{text}");
    }
}
