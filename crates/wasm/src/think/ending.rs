use super::Question;
use crate::protocol::{EndingReason, EndingReasonName, Game, MoveInEnding};
use game::{Board, Dtm, EndingChoice, EndingPrinciple, Line, Notation};
use session::{Error, PlayableGame, ProbedMove, Session, Style};
use std::cell::RefCell;
use tutor::{EndingFact, ending_facts};

/// What the tables know of the first move of a line; `None` if they do not know all moves. The session is at the position
/// before the move, and left anywhere.
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

/// A move of which the tables know all alternatives.
struct InEnding<'a> {
    session: RefCell<&'a mut dyn Session>,
    moves: &'a [ProbedMove],
    played: &'a str,
}

impl InEnding<'_> {
    /// What the tables know of a position.
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
        let notated = |probed: &&ProbedMove| read(&probed.info.uci).is_ok_and(|m| better.contains(&m));
        Ok(MoveInEnding {
            best: choice.best().into(),
            played: choice.played().into(),
            better: self.moves.iter().filter(notated).map(|probed| probed.info.clone().into()).collect(),
            facts: ending_facts(&choice).into_iter().map(shown::<G::Position>).collect(),
        })
    }
}

fn shown<P: Board>(fact: EndingFact) -> EndingReason {
    let (name, squares) = match fact {
        EndingFact::DrawnThoughAhead(_) => (EndingReasonName::DrawnThoughAhead, vec![]),
        EndingFact::Principle(principle) => match principle {
            EndingPrinciple::Opposition => (EndingReasonName::Opposition, vec![]),
            EndingPrinciple::IntoSquare { pawn } => (EndingReasonName::IntoSquare, vec![pawn]),
            EndingPrinciple::PawnRuns { pawn, king } => (EndingReasonName::PawnRuns, vec![pawn, king]),
            EndingPrinciple::WrongBishop { corner } => (EndingReasonName::WrongBishop, vec![corner]),
            EndingPrinciple::RookPawn { corner } => (EndingReasonName::RookPawn, vec![corner]),
            EndingPrinciple::PawnOnSeventh { pawn } => (EndingReasonName::PawnOnSeventh, vec![pawn]),
            EndingPrinciple::TwoKnights => (EndingReasonName::TwoKnights, vec![]),
            EndingPrinciple::GeneralHoldsFile { square } => {
                (EndingReasonName::GeneralHoldsFile, vec![square])
            }
            EndingPrinciple::FullDefence => (EndingReasonName::FullDefence, vec![]),
            EndingPrinciple::LoneCannon => (EndingReasonName::LoneCannon, vec![]),
            EndingPrinciple::CutOffFile { square } => (EndingReasonName::CutOffFile, vec![square]),
            EndingPrinciple::CutOffRank { square } => (EndingReasonName::CutOffRank, vec![square]),
        },
    };
    let side = match fact {
        EndingFact::DrawnThoughAhead(side) => Some(side.into()),
        EndingFact::Principle(_) => None,
    };
    EndingReason { name, squares: squares.into_iter().map(P::square_name).collect(), side }
}
