//! Answers the requests of the view "How it thinks", and explains mistakes. Each chapter has a file. The work is done
//! in crates without JavaScript.

mod ending;
mod evaluation;
mod iterations;
mod keys;
mod ladder;
mod position_counts;
mod tree;
mod tutor;
mod wall;

use crate::control::PageControl;
use crate::protocol::{Game, MoveStyle, ThinkReply, ThinkRequest};
use crate::sessions::Sessions;
use chariot_game::{Board, Line, Notation};
use evaluation::{Anatomy, Contributions, SeenBy};
use iterations::Deepen;
use keys::KeyOf;
use session::{Error, GameVisitor, PlayableGame, Style};

/// Answers a request. When the page stops it, the answer holds the results so far.
pub(crate) fn answer(
    sessions: &mut Sessions,
    request: ThinkRequest,
    control: &mut PageControl<'_>,
) -> Result<ThinkReply, Error> {
    match request {
        ThinkRequest::PositionCounts { game, depth } => position_counts::answer(&game, depth, control),
        ThinkRequest::Tree { game, kind, depth, shown, first } => {
            tree::answer(&game, kind, depth, shown, first, control)
        }
        ThinkRequest::RungMove { game, rung, depth, seed } => {
            ladder::answer(sessions, &game, rung, ladder::Effort { depth, seed }, control)
        }
        ThinkRequest::SolveByWaves { game, material } => {
            wall::solve_by_waves(sessions.of(game).session.as_mut(), &material, control)
        }
        ThinkRequest::WavePosition { game, material, to_move, plies, number } => {
            let wave = wall::WaveName { material: &material, to_move, plies };
            wall::position(sessions.of(game).session.as_mut(), &wave, number)
        }
        ThinkRequest::PlayToMate { game, material, depth, tables, moves } => {
            let judge = sessions.at(&game)?.session.as_mut();
            let player = wall::Player { game: &game, tables: tables.then_some(material.as_str()), depth };
            wall::play_to_mate(judge, &player, moves, control)
        }
        ThinkRequest::Evaluation { game } => {
            let anatomy = ask(&game, Anatomy(sessions.of(game.game).network.as_deref()))?;
            Ok(ThinkReply::Evaluation { anatomy })
        }
        ThinkRequest::Contributions { game } => {
            let pieces = ask(&game, Contributions(sessions.of(game.game).network.as_deref()))?;
            Ok(ThinkReply::Contributions { pieces })
        }
        ThinkRequest::Neurons { game, side } => {
            let network = ask(&game, SeenBy(sessions.of(game.game).network.as_deref(), side))?;
            Ok(ThinkReply::Neurons { network })
        }
        ThinkRequest::Iterations { game, first, depth } => {
            let network = sessions.of(game.game).network.as_deref();
            let (iterations, reductions) =
                ask(&game, Deepen { network, depth, first, style: game.style, control })?;
            Ok(ThinkReply::Iterations { iterations, reductions })
        }
        ThinkRequest::Key { game } => {
            let (anatomy, orders) = ask(&game, KeyOf(game.style))?;
            Ok(ThinkReply::Key { anatomy, orders })
        }
        ThinkRequest::Mistake { game, played, best } => {
            let mut reply = ask(&game, tutor::Explain { played: &played, best: &best })?;
            if let ThinkReply::Mistake { ending, .. } = &mut reply {
                let session = sessions.at(&game)?.session.as_mut();
                *ending = ending::known_of(session, &game, &played)?;
            }
            Ok(reply)
        }
    }
}

/// A question about a line of play in any game.
trait Question {
    type Answer;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Self::Answer, Error>;
}

/// Asks the question about a game's line of play.
fn ask<Q: Question>(game: &Game, question: Q) -> Result<Q::Answer, Error> {
    game.game.visit(Asking { game, question })
}

struct Asking<'a, Q> {
    game: &'a Game,
    question: Q,
}

impl<Q: Question> GameVisitor for Asking<'_, Q> {
    type Output = Result<Q::Answer, Error>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        self.question.ask::<G>(line_of(self.game)?)
    }
}

fn line_of<P: Notation>(game: &Game) -> Result<Line<P>, Error> {
    let start = match &game.start {
        Some(text) => P::read_fen(text)?.position,
        None => P::startpos(),
    };
    let mut line = Line::new(start);
    for text in &game.moves {
        let m = line.current().read_move_as(text, Style::Uci)?;
        line.play(m);
    }
    Ok(line)
}

/// The notation asked for, or the game's usual one.
fn style_of<P: Notation>(MoveStyle(style): MoveStyle) -> Style {
    style.unwrap_or(P::STYLES[0])
}

/// Capital letter of a piece type.
fn letter<P: Board>(kind: u8) -> char {
    char::from(P::PIECE_LETTERS.as_bytes()[usize::from(kind)])
}
