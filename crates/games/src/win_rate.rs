use chariot_game::{Score, ScoreKind};

/// Win rate by score: a logistic curve that depends on the number of pieces on the board, royal pieces included.
///
/// Fitted to self-play games of the engine: `docs/guide/tuning.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinRateModel {
    /// Centipawns that win half of the games: a constant, and an addition for each piece.
    pub middle: [f64; 2],
    /// Centipawns more that win about 73%: a constant, and an addition for each piece.
    pub width: [f64; 2],
}

impl WinRateModel {
    /// The curve for positions with this number of pieces.
    #[must_use]
    pub fn with_pieces(&self, pieces: usize) -> WinRate {
        let at = |[constant, each]: [f64; 2]| constant + each * pieces as f64;
        WinRate { middle: at(self.middle), width: at(self.width) }
    }
}

/// Win rate by score for positions with a certain number of pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinRate {
    middle: f64,
    width: f64,
}

impl WinRate {
    /// Wins, draws and losses in a thousand games, for the side with `score`.
    #[must_use]
    pub fn per_mille(&self, score: Score) -> [u16; 3] {
        let centipawns = match score.kind() {
            ScoreKind::WinIn(_) => return [1_000, 0, 0],
            ScoreKind::LossIn(_) => return [0, 0, 1_000],
            ScoreKind::Centipawns(centipawns) => f64::from(centipawns),
        };
        let rate = |centipawns: f64| 1_000.0 / (1.0 + ((self.middle - centipawns) / self.width).exp());
        let (wins, losses) = (rate(centipawns).round() as u16, rate(-centipawns).round() as u16);
        [wins, 1_000_u16.saturating_sub(wins + losses), losses]
    }
}

#[cfg(test)]
mod tests {
    use crate::GameId;
    use chariot_game::Score;

    /// The win rate rises with the score, is symmetric, and adds up to a thousand.
    #[test]
    fn a_higher_score_wins_more_often() {
        for game in GameId::ALL {
            for pieces in 2..=32 {
                let rate = game.win_rate_model().with_pieces(pieces);
                let mut last = 0;
                for score in (-3_000..=3_000).step_by(25) {
                    let [wins, draws, losses] = rate.per_mille(Score::cp(score));
                    assert_eq!(wins + draws + losses, 1_000, "{game}: {score} with {pieces} pieces");
                    assert_eq!([losses, draws, wins], rate.per_mille(Score::cp(-score)));
                    assert!(wins >= last, "{game}: {score} with {pieces} pieces");
                    last = wins;
                }
                assert!(last > 950, "{game}: 30 pawns ahead wins {last} of a thousand games");
                assert_eq!(rate.per_mille(Score::win_in(9)), [1_000, 0, 0]);
                assert_eq!(rate.per_mille(Score::loss_in(2)), [0, 0, 1_000]);
            }
        }
    }
}
