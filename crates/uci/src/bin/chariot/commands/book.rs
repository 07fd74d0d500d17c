use crate::args::BookArgs;
use crate::books;
use crate::output::say;
use session::{Details, Error, ErrorKind, Style, open};

/// `chariot book`.
pub(crate) fn book(args: &BookArgs) -> Result<(), Error> {
    let book = books::open(&args.file, args.game);
    let book = book.map_err(|reason| Error::new(ErrorKind::Book, Details::new(), || reason))?;
    let mut session = open(args.game);
    session.set_start(args.fen.as_deref())?;
    for m in args.moves.iter().flat_map(|text| text.split_whitespace()) {
        session.play(m, Style::Uci)?;
    }
    for (m, record) in book.moves(session.view()) {
        let score = record.score.map_or("-".to_owned(), |score| score.to_string());
        say(format_args!(
            "{m}\t{}\t{}\t{}\t{}\t{score}",
            record.games, record.wins, record.draws, record.losses
        ));
    }
    Ok(())
}
