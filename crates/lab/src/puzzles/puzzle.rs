use serde_json::{Value, json};

/// A position in which one move alone wins, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Puzzle {
    /// The position, clocks at the start.
    pub(crate) fen: String,
    /// In coordinates: the solver's, the answer, the solver's again.
    pub(crate) moves: Vec<String>,
    /// What the line is about, by names that the page knows.
    pub(crate) motifs: Vec<String>,
    /// From 1, which all levels solve, to 8, which is left to full strength.
    pub(crate) difficulty: u8,
}

impl Puzzle {
    /// A line of a file of puzzles, found in the game of this number.
    pub(super) fn to_json(&self, game: u64) -> String {
        let Puzzle { fen, moves, motifs, difficulty } = self;
        let line = moves.join(" ");
        json!({ "game": game, "fen": fen, "moves": line, "motifs": motifs, "difficulty": difficulty })
            .to_string()
    }

    /// What [`Puzzle::to_json`] wrote.
    pub(super) fn from_json(line: &str) -> Option<(u64, Puzzle)> {
        let value: Value = serde_json::from_str(line).ok()?;
        let text = |name: &str| Some(value[name].as_str()?.to_owned());
        let motifs = value["motifs"].as_array()?.iter().map(|motif| Some(motif.as_str()?.to_owned()));
        let puzzle = Puzzle {
            fen: text("fen")?,
            moves: text("moves")?.split(' ').map(str::to_owned).collect(),
            motifs: motifs.collect::<Option<_>>()?,
            difficulty: u8::try_from(value["difficulty"].as_u64()?).ok()?,
        };
        Some((value["game"].as_u64()?, puzzle))
    }
}
