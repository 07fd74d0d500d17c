use crate::console::{Console, message, plain};
use session::{ErrorKind, Session, Side, Style, game_of_fen};

/// The position of the last `position` command. The next one usually only adds moves.
#[derive(Debug, Default)]
pub(crate) struct LastPosition {
    /// FEN of the start; `None` for the usual start position.
    fen: Option<String>,
    moves: Vec<String>,
}

impl LastPosition {
    /// Executes `position`, with moves in the session's notation. At an illegal move it keeps the moves before. A bad
    /// FEN changes nothing; the method then returns false.
    pub(crate) fn set_up(
        &mut self,
        session: &mut dyn Session,
        style: Style,
        fen: Option<String>,
        moves: Vec<String>,
        console: &mut Console<'_>,
    ) -> bool {
        if (self.fen != fen || !moves.starts_with(&self.moves)) && !self.restart(session, fen, console) {
            return false;
        }
        for m in moves.into_iter().skip(self.moves.len()) {
            // Only the protocol's own notation is accepted; the session would read others too.
            let is_legal = session.view().legal_moves().iter().any(|legal| legal.text == m);
            if !is_legal || session.play(&m, style).is_err() {
                console.note(format_args!(
                    "error ILLEGAL_MOVE: {} is illegal here; the moves before it stand",
                    plain(&m)
                ));
                break;
            }
            self.moves.push(m);
        }
        true
    }

    /// Returns the session to the start. Returns false if the FEN is bad.
    fn restart(&mut self, session: &mut dyn Session, fen: Option<String>, console: &mut Console<'_>) -> bool {
        match session.set_start(fen.as_deref()) {
            Ok(notices) => {
                notices.iter().for_each(|notice| console.note(message(&notice.message)));
                *self = LastPosition { fen, moves: Vec::new() };
                true
            }
            Err(error) => {
                console.note(format_args!("error {}: {}", error.kind, message(&error.message)));
                let other =
                    fen.as_deref().filter(|_| error.kind == ErrorKind::WrongGame).and_then(game_of_fen);
                if let Some(game) = other {
                    console.note(format_args!("this is {game}: setoption name UCI_Variant value {game}"));
                }
                false
            }
        }
    }
}

/// Executes `d`: prints the board and the FEN.
pub(crate) fn display(session: &dyn Session, console: &mut Console<'_>) {
    let (files, ranks) = session.view().board_size();
    let pieces = session.view().pieces();
    for rank in (1..=ranks).rev() {
        let row: Vec<String> = (b'a'..b'a' + files)
            .map(|file| {
                let square = format!("{}{rank}", char::from(file));
                let piece = pieces.iter().find(|piece| piece.square == square);
                piece.map_or(".".to_owned(), |piece| match piece.side {
                    Side::First => piece.kind.to_string(),
                    Side::Second => piece.kind.to_ascii_lowercase().to_string(),
                })
            })
            .collect();
        console.say(format_args!("{rank:>2}  {}", row.join(" ")));
    }
    console.say(format_args!("Fen: {}", session.view().fen()));
}
