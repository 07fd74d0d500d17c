use super::{SearchTypes, Worker};
use chariot_game::{GameResult, Outcome, Rules, Score};

/// Centipawns of a repetition judged as won, less one per ply: above any evaluation, but not a mate, since it
/// holds only for this line.
const JUDGED_WIN: i32 = 29_000;

impl<T: SearchTypes> Worker<'_, T> {
    /// Score of this node if a repetition or a drawing rule ends the game. Checkmate takes precedence over a
    /// drawing rule; other mates are found when no move can be searched.
    pub(crate) fn end_by_rule(&self, ply: usize) -> Option<Score> {
        if let Some(result) = self.positions.repetition() {
            let judged = JUDGED_WIN - ply as i32;
            return Some(match result.outcome {
                Outcome::Win => Score::cp(judged),
                Outcome::Draw => Score::DRAW,
                Outcome::Loss => Score::cp(-judged),
            });
        }
        let position = self.positions.current();
        let draw = position.draw_by_rule()?;
        let result = if position.legal_move_count() == 0 { position.no_move_outcome() } else { draw };
        Some(score_of(result, ply))
    }

    /// Score of this node if no move could be searched: the end of the game, or the evaluation if the player sees
    /// none of the legal moves.
    pub(crate) fn no_move_score(&self, ply: usize) -> Score {
        if self.sight.is_some() && self.positions.current().legal_move_count() > 0 {
            return self.evaluate(ply);
        }
        score_of(self.positions.current().no_move_outcome(), ply)
    }
}

fn score_of(result: GameResult, ply: usize) -> Score {
    Score::of(result.outcome).earlier_by(ply as u16)
}
