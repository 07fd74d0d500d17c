use super::GuiCommand;
use super::position::{position, start_and_moves, texts};
use super::ucci_go::parse_go;
use super::ucci_options::set_option;

/// Reads a line of UCCI 3.0 (universal Chinese chess protocol, xqbase.com/protocol/cchess_ucci.htm).
pub(crate) fn parse(line: &str) -> GuiCommand {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&name, rest)) = words.split_first() else { return GuiCommand::Nothing };
    match name {
        "ucci" => GuiCommand::Identify,
        "isready" => GuiCommand::IsReady,
        "setoption" => set_option(rest),
        "position" => position(rest),
        "banmoves" => GuiCommand::BanMoves(texts(rest)),
        "go" => GuiCommand::Go(parse_go(rest)),
        "ponderhit" => GuiCommand::PonderHit { draw: rest.contains(&"draw") },
        "stop" => GuiCommand::Stop,
        "probe" => match start_and_moves(rest) {
            Some((fen, moves)) => GuiCommand::Probe { fen, moves },
            None => GuiCommand::Unknown("probe needs startpos or fen".to_owned()),
        },
        "d" => GuiCommand::Display,
        "quit" => GuiCommand::Quit,
        _ => GuiCommand::Unknown(format!("unknown command: {line}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        assert_eq!(parse(" ucci "), GuiCommand::Identify);
        assert_eq!(parse(""), GuiCommand::Nothing);
        assert_eq!(parse("banmoves h6i4 h2e2"), GuiCommand::BanMoves(texts(&["h6i4", "h2e2"])));
        assert_eq!(parse("ponderhit draw"), GuiCommand::PonderHit { draw: true });
        assert_eq!(parse("ponderhit"), GuiCommand::PonderHit { draw: false });
        let (fen, moves) = (Some("4k4 w".to_owned()), texts(&["h2e2"]));
        assert_eq!(parse("probe fen 4k4 w moves h2e2"), GuiCommand::Probe { fen, moves });
        for bad in ["uci", "joho isready", "probe", "position", "probe startpos h2e2"] {
            assert!(matches!(parse(bad), GuiCommand::Unknown(_)), "{bad}");
        }
    }
}
