use super::GuiCommand;
use std::env;

/// Options that UCCI and UCI name differently.
const UCI_NAMES: [(&str, &str); 7] = [
    ("hashsize", "Hash"),
    ("threads", "Threads"),
    ("skilllevel", "Skill Level"),
    ("character", "Character"),
    ("stubborndefence", "Stubborn Defence"),
    ("usebook", "OwnBook"),
    ("bookdepth", "BookDepth"),
];

/// Reads `<option> [<value>]`. Unknown options are no errors (UCCI 3.0, 5.7).
pub(super) fn set_option(words: &[&str]) -> GuiCommand {
    let Some((&name, words)) = words.split_first() else {
        return GuiCommand::Unknown("setoption needs a name".to_owned());
    };
    let value = words.join(" ");
    let set = |name: &str, value: String| GuiCommand::SetOption { name: name.to_owned(), value };
    match name {
        "usemillisec" | "batch" => match (value.parse(), name) {
            (Ok(on), "batch") => GuiCommand::Batch(on),
            (Ok(on), _) => GuiCommand::UseMilliseconds(on),
            (Err(_), _) => GuiCommand::Unknown(format!("{name} is true or false, not {value:?}")),
        },
        "newgame" => GuiCommand::NewGame,
        "egtbpaths" => match env::join_paths(value.split(';')) {
            Ok(paths) => set("TablePath", paths.to_string_lossy().into_owned()),
            Err(error) => GuiCommand::Unknown(format!("egtbpaths: {error}")),
        },
        // The first is used: which of several books has a position is not for chance.
        "bookfiles" => set("BookFile", value.split(';').next().unwrap_or_default().to_owned()),
        // 0 leaves the choice to the engine.
        "hashsize" if value == "0" => GuiCommand::Nothing,
        "threads" if value == "0" => {
            let threads = std::thread::available_parallelism().map_or(1, usize::from);
            set("Threads", threads.to_string())
        }
        _ => match UCI_NAMES.iter().find(|(ucci, _)| *ucci == name) {
            Some((_, uci)) => set(uci, value),
            None => GuiCommand::Nothing,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> GuiCommand {
        set_option(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn options_have_their_names_in_uci() {
        let option =
            |name: &str, value: &str| GuiCommand::SetOption { name: name.into(), value: value.into() };
        assert_eq!(read("hashsize 32"), option("Hash", "32"));
        assert_eq!(read("threads 2"), option("Threads", "2"));
        assert!(matches!(read("threads 0"), GuiCommand::SetOption { value, .. } if value != "0"));
        let folders = env::join_paths(["/a b", "/c"]).expect("paths").into_string().expect("text");
        assert_eq!(read("egtbpaths /a b;/c"), option("TablePath", &folders));
        assert_eq!(read("usebook true"), option("OwnBook", "true"));
        assert_eq!(read("bookfiles /a b.book;/c.book"), option("BookFile", "/a b.book"));
        assert_eq!(read("bookfiles"), option("BookFile", ""));
        assert_eq!(read("bookdepth 12"), option("BookDepth", "12"));
        assert_eq!(read("newgame"), GuiCommand::NewGame);
        assert_eq!(read("usemillisec true"), GuiCommand::UseMilliseconds(true));
        assert_eq!(read("batch false"), GuiCommand::Batch(false));
    }

    #[test]
    fn unknown_options_are_no_errors_and_bad_values_are() {
        for unknown in ["style risky", "loadbook", "hashsize 0"] {
            assert_eq!(read(unknown), GuiCommand::Nothing, "{unknown}");
        }
        for bad in ["", "batch", "usemillisec yes"] {
            assert!(matches!(read(bad), GuiCommand::Unknown(_)), "{bad}");
        }
    }
}
