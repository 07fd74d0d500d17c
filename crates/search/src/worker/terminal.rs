use super::{SearchTypes, Worker};
use game::{GameResult, Outcome, Rules, Score};

/// Centipawns of a repetition that the rules judge as won, less one a ply: more than any evaluation, but no mate,
/// since it holds only for the line that led here.
const JUDGED_WIN: i32 = 29_000;

impl<T: SearchTypes> Worker<'_, T> {
    /// The score of this node if a repetition or a draw rule ends the game here. A mate on the board goes before a
    /// draw rule; other mates are found where there is no move to search.
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

    /// The score of a node without legal moves.
    pub(crate) fn no_move_score(&self, ply: usize) -> Score {
        score_of(self.positions.current().no_move_outcome(), ply)
    }
}

fn score_of(result: GameResult, ply: usize) -> Score {
    Score::of(result.outcome).earlier_by(ply as u16)
}
