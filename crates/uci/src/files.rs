use crate::console::{Console, plain};
use crate::options::EvalFile;
use session::Session;

/// Replaces the session's endgame tables by those in `folders` and in their subfolders with the game's name. Reports
/// files that cannot be opened.
pub(crate) fn load_tables(session: &mut dyn Session, folders: &str, console: &mut Console<'_>) {
    session.tables().clear();
    if folders.is_empty() {
        return;
    }
    let mut loaded = 0;
    for file in console.host.table_files(folders, session.game().name()) {
        let source = console.host.open_table(&file);
        match source.and_then(|source| session.tables().open(source).map_err(|error| error.message)) {
            Ok(_) => loaded += 1,
            Err(reason) => console.note(format_args!("table {}: {}", plain(&file), plain(&reason))),
        }
    }
    console.note(format_args!("{loaded} tables of {} loaded", session.game()));
}

/// Sets the network that the option asks for. If it cannot be loaded, the engine keeps what it has and reports that.
pub(crate) fn load_network(session: &mut dyn Session, wish: &EvalFile, console: &mut Console<'_>) {
    let own = session.game().network();
    let mut set = |file: Option<&[u8]>| session.search().set_network(file).map_err(|error| error.to_string());
    let loaded = match wish {
        EvalFile::None => set(None),
        EvalFile::Path(path) => console
            .host
            .read_file(path)
            .and_then(|file| set(Some(&file)))
            .map_err(|reason| format!("{path}: {reason}")),
        EvalFile::Own => match own {
            Some(own) => set(Some(own)),
            None => set(console.host.network().as_deref()),
        },
    };
    if let Err(reason) = loaded {
        console.note(format_args!("network {}", plain(&reason)));
    }
}
