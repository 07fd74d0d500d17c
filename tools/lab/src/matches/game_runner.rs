use super::clock::{MatchClock, TimeControl};
use super::engine::{EngineMove, EngineProcess};
use super::record::{Forfeit, GameRecord};
use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::error::{EngineFailure, LabError};
use chariot_game::{Outcome, PerSide, Side, Style};
use session::{GameId, Session, open};

/// Plays games between two engines by our own rules.
pub(super) struct GameRunner {
    session: Box<dyn Session>,
    /// For the first and the second engine.
    controls: [TimeControl; 2],
    /// Milliseconds by which an engine may be late.
    margin: u64,
    adjudicates: bool,
}

impl GameRunner {
    pub(super) fn new(
        game: GameId,
        controls: [TimeControl; 2],
        margin: u64,
        adjudicates: bool,
    ) -> GameRunner {
        let mut session = open(game);
        session.search().set_hash(1);
        session.set_style(Some(game.epd_style()));
        GameRunner { session, controls, margin, adjudicates }
    }

    /// Plays one game; `first` is the side of the first engine.
    ///
    /// # Errors
    /// A bad opening, or an engine that does not restart after a crash.
    pub(super) fn play(
        &mut self,
        engines: &mut [EngineProcess; 2],
        first: Side,
        opening: &str,
    ) -> Result<GameRecord, LabError> {
        self.session.set_start(Some(opening))?;
        for engine in engines.iter_mut() {
            if engine.new_game().is_err() {
                engine.restart()?;
            }
        }
        let start_fen = self.session.view().start_fen();
        let [one, two] = self.controls;
        let controls = PerSide(if first == Side::First { [one, two] } else { [two, one] });
        let mut clock = MatchClock::new(controls, self.margin);
        let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
        let mut moves: Vec<String> = Vec::new();
        let mut forfeits = [None; 2];
        let (winner, reason) = loop {
            let side = self.session.view().side_to_move();
            if let Some(result) = adjudicator.result(self.session.view().result(), side, moves.len()) {
                break result;
            }
            let mover = usize::from(side != first);
            let answer = engines[mover].choose(&start_fen, &moves, &clock.go(side), clock.patience(side));
            match self.accept(answer, side, &mut clock) {
                Ok((text, score)) => {
                    moves.push(text);
                    if self.adjudicates {
                        adjudicator.record(side, score);
                    }
                }
                Err(forfeit) => {
                    forfeits[mover] = Some(forfeit);
                    engines[mover].restart()?;
                    break (Some(!side), forfeit.reason().to_owned());
                }
            }
        };
        let outcome = Outcome::of(first, winner);
        let notation = self.session.view().history().into_iter().map(|m| m.text).collect();
        let start = self.session.view().start_turn();
        Ok(GameRecord { start_fen, moves, notation, start, first, outcome, reason, forfeits })
    }

    /// Plays an answer if it is legal and in time, and returns the move with its score. Accepts only
    /// coordinates, as engines write them.
    fn accept(
        &mut self,
        answer: Result<EngineMove, EngineFailure>,
        side: Side,
        clock: &mut MatchClock,
    ) -> Result<(String, Option<i32>), Forfeit> {
        let EngineMove { text, score, elapsed } = answer.map_err(|failure| match failure {
            EngineFailure::Crash => Forfeit::Crash,
            EngineFailure::Timeout => Forfeit::Time,
        })?;
        if !clock.spend(side, elapsed) {
            return Err(Forfeit::Time);
        }
        let is_legal = self.session.view().legal_moves().iter().any(|m| m.uci == text);
        if !is_legal || self.session.play(&text, Style::Uci).is_err() {
            return Err(Forfeit::IllegalMove);
        }
        Ok((text, score))
    }
}
