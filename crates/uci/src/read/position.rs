use super::GuiCommand;

/// Start and moves: `startpos | fen <fields>`, then `[moves <moves>]`; `None` if there is no start.
pub(super) fn start_and_moves(words: &[&str]) -> Option<(Option<String>, Vec<String>)> {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = texts(words.get(split + 1..).unwrap_or_default());
    match words[..split].split_first()? {
        (&"startpos", []) => Some((None, moves)),
        (&"fen", fields) => Some((Some(fields.join(" ")), moves)),
        _ => None,
    }
}

/// The command `position`, common to both protocols.
pub(super) fn position(words: &[&str]) -> GuiCommand {
    match start_and_moves(words) {
        Some((fen, moves)) => GuiCommand::Position { fen, moves },
        None => GuiCommand::Unknown("position needs startpos or fen".to_owned()),
    }
}

pub(super) fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_have_a_start_and_perhaps_moves() {
        let read = |text: &str| position(&text.split_whitespace().collect::<Vec<_>>());
        let moves = texts(&["e2e4", "e7e5"]);
        assert_eq!(
            read("startpos moves e2e4 e7e5"),
            GuiCommand::Position { fen: None, moves: moves.clone() }
        );
        let fen = Some("8/8/8 w - -".to_owned());
        assert_eq!(read("fen 8/8/8 w - - moves e2e4 e7e5"), GuiCommand::Position { fen, moves });
        for bad in ["", "startpos e2e4", "moves e2e4"] {
            assert!(matches!(read(bad), GuiCommand::Unknown(_)), "{bad}");
        }
    }
}
