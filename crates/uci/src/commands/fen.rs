use super::json;
use crate::args::FenArgs;
use crate::output::{message, say};
use session::{Error, ErrorKind, Session, open};
use std::io::{self, BufRead};

/// `chariot fen`.
pub(crate) fn fen(args: &FenArgs) -> Result<(), Error> {
    let session = open(args.game);
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|error| Error::new(ErrorKind::Input, error.to_string()))? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.strip_suffix('\n').unwrap_or(&text);
        let text = text.strip_suffix('\r').unwrap_or(text);
        let text = if args.json { json::string(text) } else { Ok(text.to_owned()) };
        say(text.map_or_else(|error| rejected(&error), |text| checked(&*session, &text)));
    }
}

fn checked(session: &dyn Session, text: &str) -> String {
    match session.view().read_fen(text) {
        // A notice on canonical text only says that the position is odd.
        Ok((canonical, _)) if canonical == text => format!("accept\t{canonical}"),
        Ok((canonical, notices)) => format!("normalise\t{canonical}\t{}", message(&notices.join("; "))),
        Err(error) => rejected(&error),
    }
}

fn rejected(error: &Error) -> String {
    format!("reject\t{}\t{}", error.kind, message(&error.message))
}
