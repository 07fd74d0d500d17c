use serde_json::{Value, json};

/// A position with a single winning move, and its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Puzzle {
    /// The position, with clocks at the start.
    pub(crate) fen: String,
    /// In coordinates: the solver's move, the answer, the solver's move, and so on.
    pub(crate) moves: Vec<String>,
    /// Motifs of the line, by names that the page knows.
    pub(crate) motifs: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RatedPuzzle {
    pub(crate) puzzle: Puzzle,
    /// Half of the people with this rating solve the puzzle.
    pub(crate) rating: u16,
}

impl Puzzle {
    /// Equal for equal puzzles: the pieces as if the solver were the first side, or their mirror image.
    pub(super) fn pieces(&self) -> String {
        let mut fields = self.fen.split(' ');
        let [rows, turn] = [(); 2].map(|()| fields.next().unwrap_or_default());
        let seen = if turn == "b" { from_the_other_side(rows) } else { rows.to_owned() };
        let mirrored = seen.split('/').map(|row| row.chars().rev().collect::<String>());
        let mirrored = mirrored.collect::<Vec<_>>().join("/");
        seen.min(mirrored)
    }

    /// A line of a file of puzzles; `game` is where it was found.
    pub(super) fn to_json(&self, game: u64) -> String {
        let Puzzle { fen, moves, motifs } = self;
        let line = moves.join(" ");
        json!({ "game": game, "fen": fen, "moves": line, "motifs": motifs }).to_string()
    }

    /// Parses the output of [`Puzzle::to_json`].
    pub(super) fn from_json(line: &str) -> Option<(u64, Puzzle)> {
        let value: Value = serde_json::from_str(line).ok()?;
        let text = |name: &str| Some(value[name].as_str()?.to_owned());
        let motifs = value["motifs"].as_array()?.iter().map(|motif| Some(motif.as_str()?.to_owned()));
        let puzzle = Puzzle {
            fen: text("fen")?,
            moves: text("moves")?.split(' ').map(str::to_owned).collect(),
            motifs: motifs.collect::<Option<_>>()?,
        };
        Some((value["game"].as_u64()?, puzzle))
    }
}

/// The pieces of a FEN with ranks and colours swapped.
fn from_the_other_side(rows: &str) -> String {
    let swap = |letter: char| match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    rows.split('/').rev().collect::<Vec<_>>().join("/").chars().map(swap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_images_and_exchanged_colours_are_the_same_puzzle() {
        let pieces = |fen: &str| {
            let (moves, motifs) = (vec!["a1a2".to_owned()], Vec::new());
            Puzzle { fen: fen.to_owned(), moves, motifs }.pieces()
        };
        let one = pieces("4k4/9/9/9/9/9/9/2R6/9/3K5 w - - 0 1");
        for same in [
            "4k4/9/9/9/9/9/9/2R6/9/3K5 w - - 0 9",
            "4k4/9/9/9/9/9/9/6R2/9/5K3 w - - 0 1",
            "3k5/9/2r6/9/9/9/9/9/9/4K4 b - - 0 1",
            "5k3/9/6r2/9/9/9/9/9/9/4K4 b - - 0 1",
        ] {
            assert_eq!(pieces(same), one, "{same}");
        }
        for other in [
            "4k4/9/9/9/9/9/9/2R6/9/3K5 b - - 0 1",
            "4k4/9/9/9/9/9/9/2R6/9/5K3 w - - 0 1",
            "4k4/9/9/9/9/9/9/2N6/9/3K5 w - - 0 1",
        ] {
            assert_ne!(pieces(other), one, "{other}");
        }
    }
}
