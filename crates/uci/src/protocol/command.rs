use super::go::{Go, parse_go};

/// A line from the user interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
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
    /// Shows the position; not part of UCI.
    Display,
    Quit,
    /// Nothing to do: an empty line, or a command without effect here.
    Nothing,
    /// Not understood; the reason, for a person.
    Unknown(String),
}

/// Reads a line. Words before the first known command are skipped, as the protocol asks.
pub(super) fn parse(line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let known = (0..words.len()).find_map(|at| command(words[at], &words[at + 1..]));
    match known {
        Some(command) => command,
        None if words.is_empty() => Command::Nothing,
        None => Command::Unknown(format!("unknown command: {line}")),
    }
}

fn command(name: &str, rest: &[&str]) -> Option<Command> {
    Some(match name {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "setoption" => set_option(rest),
        "position" => position(rest),
        "go" if rest.first() == Some(&"perft") => match rest.get(1).map(|depth| depth.parse()) {
            Some(Ok(depth)) => Command::Perft(depth),
            _ => Command::Unknown("go perft needs a depth".to_owned()),
        },
        "go" => Command::Go(parse_go(rest)),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "d" => Command::Display,
        "quit" => Command::Quit,
        "debug" | "register" => Command::Nothing,
        _ => return None,
    })
}

/// `name <words> [value <words>]`.
fn set_option(words: &[&str]) -> Command {
    let Some((&"name", words)) = words.split_first() else {
        return Command::Unknown("setoption needs a name".to_owned());
    };
    let split = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(split + 1..).unwrap_or_default();
    Command::SetOption { name: words[..split].join(" "), value: value.join(" ") }
}

/// `startpos | fen <fields>`, then `[moves <moves>]`.
fn position(words: &[&str]) -> Command {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(split + 1..).unwrap_or_default().iter().map(|&m| m.to_owned()).collect();
    match words[..split].split_first() {
        Some((&"startpos", [])) => Command::Position { fen: None, moves },
        Some((&"fen", fields)) => Command::Position { fen: Some(fields.join(" ")), moves },
        _ => Command::Unknown("position needs startpos or fen".to_owned()),
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
        assert_eq!(parse("  joho  isready now"), Command::IsReady);
        assert_eq!(parse(" \t "), Command::Nothing);
        assert!(matches!(parse("joho"), Command::Unknown(_)));
    }

    #[test]
    fn option_names_and_values_may_hold_spaces_or_nothing() {
        let option = |name: &str, value: &str| Command::SetOption { name: name.into(), value: value.into() };
        assert_eq!(parse("setoption name Skill Level value 3"), option("Skill Level", "3"));
        assert_eq!(parse("setoption name TablePath value /my  tables"), option("TablePath", "/my tables"));
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", ""));
        assert_eq!(parse("setoption name Hash value"), option("Hash", ""));
        assert!(matches!(parse("setoption Hash 3"), Command::Unknown(_)));
    }

    #[test]
    fn positions_have_a_start_and_perhaps_moves() {
        let moves = texts(&["e2e4", "e7e5"]);
        assert_eq!(
            parse("position startpos moves e2e4 e7e5"),
            Command::Position { fen: None, moves: moves.clone() }
        );
        let fen = Some("8/8/8 w - -".to_owned());
        assert_eq!(parse("position fen 8/8/8 w - - moves e2e4 e7e5"), Command::Position { fen, moves });
        assert!(matches!(parse("position"), Command::Unknown(_)));
        assert!(matches!(parse("position startpos e2e4"), Command::Unknown(_)));
    }

    #[test]
    fn perft_is_a_kind_of_go() {
        assert_eq!(parse("go perft 3"), Command::Perft(3));
        assert!(matches!(parse("go perft x"), Command::Unknown(_)));
    }
}
