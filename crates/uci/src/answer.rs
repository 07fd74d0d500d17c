use session::{Score, ScoreKind};

/// An answer that comes with the move, in protocols that have words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawOrResign {
    /// The engine accepts the opponent's draw offer.
    Draw,
    /// The engine is mated whatever it plays.
    Resign,
}

/// Moves of each side before it considers a draw, and from which on it accepts one in an even position.
const EARLIEST: u32 = 10;
const LATE: u32 = 30;

/// Highest scores at which it accepts a draw early and late in the game, in centipawns.
const WORSE: i16 = -50;
const EVEN: i16 = 20;

/// The engine's answer. `score` is its own, `moves` the number of moves each side has played. It never offers a draw.
pub(crate) fn answer(score: Score, moves: u32, draw_offered: bool) -> Option<DrawOrResign> {
    let accepts = match score.kind() {
        ScoreKind::WinIn(_) => false,
        ScoreKind::LossIn(_) => true,
        ScoreKind::Centipawns(cp) => moves >= EARLIEST && cp <= if moves >= LATE { EVEN } else { WORSE },
    };
    match score.kind() {
        _ if draw_offered && accepts => Some(DrawOrResign::Draw),
        ScoreKind::LossIn(_) => Some(DrawOrResign::Resign),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_accepted_when_worse_and_late_in_the_game_when_even() {
        let accepts = |cp, moves| answer(Score::cp(cp), moves, true) == Some(DrawOrResign::Draw);
        assert_eq!([accepts(-500, 9), accepts(-50, 10), accepts(-49, 29)], [false, true, false]);
        assert_eq!([accepts(20, 30), accepts(21, 30), accepts(0, 500)], [true, false, true]);
        assert_eq!(answer(Score::cp(-9_000), 99, false), None);
    }

    #[test]
    fn who_is_mated_resigns_and_rather_takes_a_draw() {
        assert_eq!(answer(Score::loss_in(8), 1, false), Some(DrawOrResign::Resign));
        assert_eq!(answer(Score::loss_in(8), 1, true), Some(DrawOrResign::Draw));
        assert_eq!(answer(Score::win_in(8), 99, true), None);
    }
}
