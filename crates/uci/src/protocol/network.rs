use super::options::EvalFile;
use crate::output::{note, plain};
use session::Session;
use std::fs;

/// Gives the session's engine the network that is wished for. If that cannot be had the engine goes on with what it has,
/// and says so.
pub(super) fn load(session: &mut dyn Session, wish: &EvalFile) {
    let loaded = match wish {
        EvalFile::Own => {
            let own = session.game().network();
            session.search().set_network(own).map_err(|error| error.to_string())
        }
        EvalFile::None => session.search().set_network(None).map_err(|error| error.to_string()),
        EvalFile::Path(path) => fs::read(path)
            .map_err(|error| error.to_string())
            .and_then(|file| session.search().set_network(Some(&file)).map_err(|error| error.to_string()))
            .map_err(|reason| format!("{path}: {reason}")),
    };
    match loaded {
        Ok(()) => {}
        Err(reason) => note(format_args!("network {}", plain(&reason))),
    }
}
