use super::Question;
use crate::protocol::{EndingReason, Game, MoveInEnding};
use chariot_game::{Board, Dtm, EndingChoice, Line, Notation};
use session::{Error, MoveDtm, PlayableGame, Session, Style};
use std::cell::RefCell;
use tutor::{EndingFact, ending_facts};

/// Table results of a line's first move; `None` unless the tables know every legal move. `session` is at the position
/// before the move and may be left at any other.
pub(super) fn known_of(
    session: &mut dyn Session,
    game: &Game,
    played: &[String],
) -> Result<Option<MoveInEnding>, Error> {
    let Some(played) = played.first() else { return Ok(None) };
    let moves = session.tables().probe().moves;
    let known = moves.iter().all(|probed| probed.dtm.is_some());
    if moves.is_empty() || !known {
        return Ok(None);
    }
    super::ask(game, InEnding { session: RefCell::new(session), moves: &moves, played }).map(Some)
}

/// A move in an ending, with a session to probe positions after it.
struct InEnding<'a> {
    session: RefCell<&'a mut dyn Session>,
    moves: &'a [MoveDtm],
    played: &'a str,
}

impl InEnding<'_> {
    fn probe(&self, fen: &str) -> Option<Dtm> {
        let mut session = self.session.borrow_mut();
        session.set_start(Some(fen)).ok()?;
        session.tables().probe().dtm
    }
}

impl Question for InEnding<'_> {
    type Answer = MoveInEnding;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<MoveInEnding, Error> {
        let position = line.current();
        let read = |text: &str| position.read_move_as(text, Style::Uci);
        let known = self.moves.iter().filter_map(|probed| Some((probed, probed.dtm?)));
        let results = known
            .map(|(probed, dtm)| Ok((read(&probed.info.uci)?, dtm)))
            .collect::<Result<Vec<_>, Error>>()?;
        let probe = |other: &G::Position| self.probe(&other.to_string());
        let choice = EndingChoice { position, played: read(self.played)?, results: &results, probe: &probe };
        let better = if choice.costs_result() { choice.keeping() } else { choice.fastest() };
        let notated = |probed: &&MoveDtm| read(&probed.info.uci).is_ok_and(|m| better.contains(&m));
        Ok(MoveInEnding {
            best: choice.best(),
            played: choice.played(),
            better: self.moves.iter().filter(notated).map(|probed| probed.info.clone()).collect(),
            facts: ending_facts(&choice).into_iter().map(shown::<G::Position>).collect(),
        })
    }
}

fn shown<P: Board>(fact: EndingFact) -> EndingReason {
    let ((name, squares), side) = match fact {
        EndingFact::DrawnThoughAhead(side) => (("drawnThoughAhead", Vec::new()), Some(side)),
        EndingFact::Principle(principle) => (principle.named(), None),
    };
    let squares = squares.into_iter().map(P::square_name).collect();
    EndingReason { name: name.to_owned(), squares, side }
}
