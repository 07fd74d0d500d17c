use chariot_game::{Outcome, Side};
use std::fmt::Write;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameRecord {
    pub(super) start_fen: String,
    /// In UCI coordinates.
    pub(super) moves: Vec<String>,
    /// The same moves in PGN notation.
    pub(super) notation: Vec<String>,
    /// Side to move at the start, and its move number.
    pub(super) start: (Side, u16),
    pub(super) first: Side,
    /// For the first engine.
    pub(super) outcome: Outcome,
    pub(super) reason: String,
    pub(super) forfeits: [Option<Forfeit>; 2],
}

/// Ways to lose a game outside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forfeit {
    Crash,
    IllegalMove,
    Time,
}

impl Forfeit {
    /// The reason as written in records.
    pub(super) fn reason(self) -> &'static str {
        match self {
            Forfeit::Crash => "crash",
            Forfeit::IllegalMove => "illegal move",
            Forfeit::Time => "time",
        }
    }
}

/// A game as one line of JSON: names, start position, moves in coordinates, result and reason.
pub(super) fn json(game: &GameRecord, [first, second]: [&str; 2], index: u64) -> String {
    let (white, black) = if game.first == Side::First { (first, second) } else { (second, first) };
    format!(
        "{{\"game\":{},\"first\":{},\"second\":{},\"start\":{},\"moves\":{},\"result\":\"{}\",\"reason\":{}}}\n",
        index + 1,
        quoted(white),
        quoted(black),
        quoted(&game.start_fen),
        quoted(&game.moves.join(" ")),
        result(game),
        quoted(&game.reason)
    )
}

pub(super) fn pgn(game: &GameRecord, [first, second]: [&str; 2], index: u64) -> String {
    let (white, black) = if game.first == Side::First { (first, second) } else { (second, first) };
    let mut text = String::new();
    let round = (index + 1).to_string();
    let tags = [
        ("Round", round.as_str()),
        ("White", white),
        ("Black", black),
        ("Result", result(game)),
        ("SetUp", "1"),
        ("FEN", &game.start_fen),
        ("Termination", &game.reason),
    ];
    for (name, value) in tags {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} {}]", quoted(value));
    }
    text.push('\n');
    let (mut side, mut number) = game.start;
    for (index, m) in game.notation.iter().enumerate() {
        let _ = match side {
            Side::First => write!(text, "{number}. {m} "),
            Side::Second if index == 0 => write!(text, "{number}... {m} "),
            Side::Second => write!(text, "{m} "),
        };
        number += u16::from(side == Side::Second);
        side = !side;
    }
    let _ = write!(text, "{}\n\n", result(game));
    text
}

fn result(game: &GameRecord) -> &'static str {
    match (game.outcome, game.first) {
        (Outcome::Draw, _) => "1/2-1/2",
        (Outcome::Win, Side::First) | (Outcome::Loss, Side::Second) => "1-0",
        (Outcome::Win, Side::Second) | (Outcome::Loss, Side::First) => "0-1",
    }
}

/// Text in double quotes, valid in JSON and PGN.
fn quoted(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_written_for_other_programs_to_check() {
        let game = GameRecord {
            start_fen: "7k/8/6K1/8/8/8/8/Q7 b - - 0 9".into(),
            moves: vec!["h8g8".into(), "a1a8".into()],
            notation: vec!["Kg8".into(), "Qa8#".into()],
            start: (Side::Second, 9),
            first: Side::Second,
            outcome: Outcome::Loss,
            reason: "checkmate".into(),
            forfeits: [None; 2],
        };
        let text = pgn(&game, ["one", "a \"b\""], 4);
        assert!(text.ends_with("\n9... Kg8 10. Qa8# 1-0\n\n"), "{text}");
        assert!(text.contains("[White \"a \\\"b\\\"\"]"), "{text}");
        let line = json(&game, ["one", "two"], 4);
        assert!(line.contains("\"moves\":\"h8g8 a1a8\",\"result\":\"1-0\""), "{line}");
    }
}
