//! The rating of a puzzle: that of the people of whom half solve it, by a linear fit to puzzles that people tried.

pub(crate) mod fit;
pub(crate) mod rate;

mod features;
mod least_squares;

use super::puzzle::{Puzzle, RatedPuzzle};
use crate::error::LabError;
use chariot_game::{Evaluate, NamedMates};
use chariot_search::Engine;
use features::{FEATURES, features};

/// Ratings go no lower and no higher: beyond, too few people tried.
const RANGE: std::ops::RangeInclusive<f64> = 500.0..=2_600.0;
/// Names and weights of the features, as `lab fit-ratings` wrote them.
const WEIGHTS: &str = include_str!("../../data/puzzle-ratings.tsv");

/// Weight of each of the features, in Elo.
pub(super) struct RatingModel {
    weights: Vec<f64>,
}

impl RatingModel {
    /// The fit in `data/puzzle-ratings.tsv`.
    ///
    /// # Errors
    /// [`LabError::RatingWeights`] if it has other features.
    pub(super) fn fitted() -> Result<RatingModel, LabError> {
        RatingModel::parse(WEIGHTS)
    }

    fn parse(table: &str) -> Result<RatingModel, LabError> {
        let weight = |(line, name): (&str, &str)| line.strip_prefix(name)?.strip_prefix('\t')?.parse().ok();
        let lines: Vec<&str> = table.lines().collect();
        if lines.len() != FEATURES.len() {
            return Err(LabError::RatingWeights);
        }
        let weights: Option<Vec<f64>> = lines.into_iter().zip(FEATURES).map(weight).collect();
        Ok(RatingModel { weights: weights.ok_or(LabError::RatingWeights)? })
    }

    fn rating(&self, features: &[f64]) -> f64 {
        features.iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum()
    }

    /// Rates a legal puzzle.
    pub(super) fn rate<P: NamedMates, E: Evaluate<P>>(
        &self,
        engine: &mut Engine<P, E>,
        puzzle: Puzzle,
    ) -> Option<RatedPuzzle> {
        let (position, line) = read::<P>(&puzzle)?;
        let rating = self.rating(&features(engine, &position, &line)?);
        Some(RatedPuzzle { puzzle, rating: rating.clamp(*RANGE.start(), *RANGE.end()).round() as u16 })
    }
}

/// The position and the line of a puzzle; `None` if they are not legal.
fn read<P: NamedMates>(Puzzle { fen, moves, .. }: &Puzzle) -> Option<(P, Vec<P::Move>)> {
    let start: P = fen.parse().ok()?;
    let mut position = start.clone();
    let mut line = Vec::new();
    for text in moves {
        let m = position.legal_moves().into_iter().find(|m| m.to_string() == *text)?;
        position.play(m);
        line.push(m);
    }
    Some((start, line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameVisitor, PlayableGame};
    use session::GameId;

    struct Rated<'a>(&'a str, &'a [&'a str]);

    impl GameVisitor for Rated<'_> {
        type Output = Option<u16>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let mut engine =
                Engine::<G::Position, _>::new(G::engine_evaluation(), crate::puzzles::HASH_MIB).ok()?;
            let moves = self.1.iter().map(|&text| text.to_owned()).collect();
            let puzzle = Puzzle { fen: self.0.to_owned(), moves, motifs: Vec::new() };
            let model = RatingModel::fitted().expect("the weights of these features");
            model.rate(&mut engine, puzzle).map(|rated| rated.rating)
        }
    }

    #[test]
    fn weights_are_those_of_all_features_and_of_no_others() {
        assert!(RatingModel::parse(WEIGHTS).is_ok());
        let (first, rest) = WEIGHTS.split_once('\n').expect("lines");
        for other in [rest, &format!("{WEIGHTS}one more\t1.00\n"), &format!("{rest}{first}\n"), ""] {
            assert!(matches!(RatingModel::parse(other), Err(LabError::RatingWeights)), "{other}");
        }
    }

    #[test]
    fn a_mate_in_one_is_easier_than_a_long_sacrifice() {
        let rated = |fen, moves| GameId::Chess.visit(Rated(fen, moves));
        let easy = rated("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", &["d1d8"]).expect("legal");
        // Legal's mate.
        let line = &["f3e5", "g4d1", "c4f7", "e8e7", "c3d5"];
        let hard = rated("rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1", line);
        assert!(easy + 200 < hard.expect("legal"), "{easy} {hard:?}");
        assert_eq!(rated("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", &["d1d9"]), None);
        assert_eq!(rated("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", &[]), None);
    }
}
