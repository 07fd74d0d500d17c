use crate::error::LabError;
use std::fmt;
use std::str::FromStr;

/// A position of a game with its search score and the game's result, both for the first side. As text:
/// `FEN|centipawns|half points`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    pub(crate) fen: String,
    /// Score of the search that chose the move, in centipawns.
    pub(crate) score: i16,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub(crate) half_points: u8,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|{}", self.fen, self.score, self.half_points)
    }
}

impl FromStr for Sample {
    type Err = LabError;

    fn from_str(line: &str) -> Result<Sample, LabError> {
        let error = || LabError::Sample(chariot_game::echo(line));
        let mut fields = line.split('|');
        let mut next = || fields.next().ok_or_else(error);
        let (fen, score, half_points) = (next()?, next()?, next()?);
        let half_points = half_points.parse().ok().filter(|&points| points <= 2).ok_or_else(error)?;
        Ok(Sample { fen: fen.to_owned(), score: score.parse().map_err(|_| error())?, half_points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_as_it_was_written() {
        let sample = Sample { fen: "8/8/8/8/8/4k3/8/4K3 w - - 0 1".into(), score: -31, half_points: 1 };
        assert_eq!(sample.to_string().parse::<Sample>().expect("our own text"), sample);
        for text in ["", "fen", "fen|x|1", "fen|1|3", "fen|1"] {
            assert!(text.parse::<Sample>().is_err(), "{text}");
        }
    }
}
