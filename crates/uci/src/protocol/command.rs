use super::go::{Go, parse_go};

/// A command of the GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum UciCommand {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Perft(u32),
    Stop,
    PonderHit,
    /// Prints the position; not part of UCI.
    Display,
    Quit,
    /// An empty line, or a command that has no effect in this engine.
    Nothing,
    /// Not understood: the reason, for people.
    Unknown(String),
}

/// Reads a line. Words before the first known command are skipped, as the protocol demands.
pub(super) fn parse(line: &str) -> UciCommand {
    let words: Vec<&str> = line.split_whitespace().collect();
    let known = (0..words.len()).find_map(|at| command(words[at], &words[at + 1..]));
    match known {
        Some(command) => command,
        None if words.is_empty() => UciCommand::Nothing,
        None => UciCommand::Unknown(format!("unknown command: {line}")),
    }
}

fn command(name: &str, rest: &[&str]) -> Option<UciCommand> {
    Some(match name {
        "uci" => UciCommand::Uci,
        "isready" => UciCommand::IsReady,
        "ucinewgame" => UciCommand::NewGame,
        "setoption" => set_option(rest),
        "position" => position(rest),
        "go" if rest.first() == Some(&"perft") => match rest.get(1).map(|depth| depth.parse()) {
            Some(Ok(depth)) => UciCommand::Perft(depth),
            _ => UciCommand::Unknown("go perft needs a depth".to_owned()),
        },
        "go" => UciCommand::Go(parse_go(rest)),
        "stop" => UciCommand::Stop,
        "ponderhit" => UciCommand::PonderHit,
        "d" => UciCommand::Display,
        "quit" => UciCommand::Quit,
        "debug" | "register" => UciCommand::Nothing,
        _ => return None,
    })
}

/// `name <words> [value <words>]`.
fn set_option(words: &[&str]) -> UciCommand {
    let Some((&"name", words)) = words.split_first() else {
        return UciCommand::Unknown("setoption needs a name".to_owned());
    };
    let split = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(split + 1..).unwrap_or_default();
    UciCommand::SetOption { name: words[..split].join(" "), value: value.join(" ") }
}

/// `startpos | fen <fields>`, then `[moves <moves>]`.
fn position(words: &[&str]) -> UciCommand {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(split + 1..).unwrap_or_default().iter().map(|&m| m.to_owned()).collect();
    match words[..split].split_first() {
        Some((&"startpos", [])) => UciCommand::Position { fen: None, moves },
        Some((&"fen", fields)) => UciCommand::Position { fen: Some(fields.join(" ")), moves },
        _ => UciCommand::Unknown("position needs startpos or fen".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn words_before_a_command_are_skipped() {
        assert_eq!(parse("  joho  isready now"), UciCommand::IsReady);
        assert_eq!(parse(" \t "), UciCommand::Nothing);
        assert!(matches!(parse("joho"), UciCommand::Unknown(_)));
    }

    #[test]
    fn option_names_and_values_may_hold_spaces_or_nothing() {
        let option =
            |name: &str, value: &str| UciCommand::SetOption { name: name.into(), value: value.into() };
        assert_eq!(parse("setoption name Skill Level value 3"), option("Skill Level", "3"));
        assert_eq!(parse("setoption name TablePath value /my  tables"), option("TablePath", "/my tables"));
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", ""));
        assert_eq!(parse("setoption name Hash value"), option("Hash", ""));
        assert!(matches!(parse("setoption Hash 3"), UciCommand::Unknown(_)));
    }

    #[test]
    fn positions_have_a_start_and_perhaps_moves() {
        let moves = texts(&["e2e4", "e7e5"]);
        assert_eq!(
            parse("position startpos moves e2e4 e7e5"),
            UciCommand::Position { fen: None, moves: moves.clone() }
        );
        let fen = Some("8/8/8 w - -".to_owned());
        assert_eq!(parse("position fen 8/8/8 w - - moves e2e4 e7e5"), UciCommand::Position { fen, moves });
        assert!(matches!(parse("position"), UciCommand::Unknown(_)));
        assert!(matches!(parse("position startpos e2e4"), UciCommand::Unknown(_)));
    }

    #[test]
    fn go_perft_counts() {
        assert_eq!(parse("go perft 3"), UciCommand::Perft(3));
        assert!(matches!(parse("go perft x"), UciCommand::Unknown(_)));
    }
}
