use super::GuiCommand;
use super::number::number;
use super::position::position;
use super::uci_go::parse_go;

/// Reads a line of UCI. Words before the first known command are skipped, as the protocol demands.
pub(crate) fn parse(line: &str) -> GuiCommand {
    let words: Vec<&str> = line.split_whitespace().collect();
    let known = (0..words.len()).find_map(|at| command(words[at], &words[at + 1..]));
    match known {
        Some(command) => command,
        None if words.is_empty() => GuiCommand::Nothing,
        None => GuiCommand::Unknown(format!("unknown command: {line}")),
    }
}

fn command(name: &str, rest: &[&str]) -> Option<GuiCommand> {
    Some(match name {
        "uci" => GuiCommand::Identify,
        "isready" => GuiCommand::IsReady,
        "ucinewgame" => GuiCommand::NewGame,
        "setoption" => set_option(rest),
        "position" => position(rest),
        "go" if rest.first() == Some(&"perft") => match rest.get(1).map(|depth| depth.parse()) {
            Some(Ok(depth)) => GuiCommand::Perft(depth),
            _ => GuiCommand::Unknown("go perft needs a depth of 0 to 255".to_owned()),
        },
        "go" => GuiCommand::Go(parse_go(rest)),
        "bench" => {
            let depth = rest.first().and_then(|depth| number(depth));
            GuiCommand::Bench(depth.map(|depth| u16::try_from(depth).unwrap_or(u16::MAX)))
        }
        "stop" => GuiCommand::Stop,
        "ponderhit" => GuiCommand::PonderHit { draw: false },
        "d" => GuiCommand::Display,
        "quit" => GuiCommand::Quit,
        "debug" | "register" => GuiCommand::Nothing,
        _ => return None,
    })
}

/// Reads `name <words> [value <words>]`.
fn set_option(words: &[&str]) -> GuiCommand {
    let Some((&"name", words)) = words.split_first() else {
        return GuiCommand::Unknown("setoption needs a name".to_owned());
    };
    let split = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(split + 1..).unwrap_or_default();
    GuiCommand::SetOption { name: words[..split].join(" "), value: value.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_before_a_command_are_skipped() {
        assert_eq!(parse("  joho  isready now"), GuiCommand::IsReady);
        assert_eq!(parse(" \t "), GuiCommand::Nothing);
        assert!(matches!(parse("joho"), GuiCommand::Unknown(_)));
    }

    #[test]
    fn option_names_and_values_may_hold_spaces_or_nothing() {
        let option =
            |name: &str, value: &str| GuiCommand::SetOption { name: name.into(), value: value.into() };
        assert_eq!(parse("setoption name Skill Level value 3"), option("Skill Level", "3"));
        assert_eq!(parse("setoption name TablePath value /my  tables"), option("TablePath", "/my tables"));
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", ""));
        assert_eq!(parse("setoption name Hash value"), option("Hash", ""));
        assert!(matches!(parse("setoption Hash 3"), GuiCommand::Unknown(_)));
    }

    #[test]
    fn go_perft_counts() {
        assert_eq!(parse("go perft 3"), GuiCommand::Perft(3));
        assert_eq!(parse("go perft 255"), GuiCommand::Perft(255));
        for depth in ["", " x", " -1", " 256", " 2147483648"] {
            assert!(matches!(parse(&format!("go perft{depth}")), GuiCommand::Unknown(_)), "{depth}");
        }
    }
}
