use super::json;
use crate::args::FenArgs;
use crate::input::read_line;
use crate::output::say;
use session::{Details, Error, ErrorKind, Session, open};
use std::io;
use uci::message;

pub(crate) fn fen(args: &FenArgs) -> Result<(), Error> {
    let session = open(args.game);
    let mut input = io::stdin().lock();
    let unreadable = |error: io::Error| Error::new(ErrorKind::Input, Details::new(), || error.to_string());
    while let Some(line) = read_line(&mut input).map_err(unreadable)? {
        let text = line.strip_suffix('\n').unwrap_or(&line);
        let text = text.strip_suffix('\r').unwrap_or(text);
        let text = if args.json { json::string(text) } else { Ok(text.to_owned()) };
        say(text.map_or_else(|error| rejected(&error), |text| checked(&*session, &text)));
    }
    Ok(())
}

fn checked(session: &dyn Session, text: &str) -> String {
    match session.view().read_fen(text) {
        // A notice on canonical text only says that the position is odd.
        Ok((canonical, _)) if canonical == text => format!("accept\t{canonical}"),
        Ok((canonical, notices)) => {
            let sentences: Vec<&str> = notices.iter().map(|notice| notice.message.as_str()).collect();
            format!("normalise\t{canonical}\t{}", message(&sentences.join("; ")))
        }
        Err(error) => rejected(&error),
    }
}

fn rejected(error: &Error) -> String {
    format!("reject\t{}\t{}", error.kind, message(&error.message))
}
