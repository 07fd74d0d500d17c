use crate::args::{MovesArgs, StatusArgs};
use crate::output::say;
use session::{Error, Outcome, Style, open};

pub(crate) fn moves(args: &MovesArgs) -> Result<(), Error> {
    let mut session = open(args.game);
    session.set_start(args.fen.as_deref())?;
    session.set_style(Some(args.style.into()));
    for m in session.view().legal_moves() {
        say(m.text);
    }
    Ok(())
}

pub(crate) fn status(args: &StatusArgs) -> Result<(), Error> {
    let mut session = open(args.game);
    session.set_start(args.fen.as_deref())?;
    for m in args.moves.iter().flat_map(|text| text.split_whitespace()) {
        session.play(m, Style::Uci)?;
    }
    match session.view().result() {
        None => say("ongoing\t-"),
        Some(ending) => {
            let result = match ending.outcome {
                Outcome::Win => "win",
                Outcome::Draw => "draw",
                Outcome::Loss => "loss",
            };
            let explanation =
                session.view().explanation().map(|words| format!(": {words}")).unwrap_or_default();
            say(format_args!("{result}\t{}{explanation}", ending.termination));
        }
    }
    Ok(())
}
