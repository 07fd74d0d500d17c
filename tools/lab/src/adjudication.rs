//! Ends games early: once both sides' scores agree for long enough, or a game gets too long.

use chariot_game::{GameResult, PerSide, Side};

/// When a game ends early. Scores are in centipawns, lengths in plies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AdjudicationRules {
    /// Lead of a winning side.
    pub(crate) win_score: i32,
    /// Consecutive scores with the same side winning.
    pub(crate) win_plies: u32,
    /// Largest score of a level position, either way.
    pub(crate) draw_score: i32,
    /// Consecutive level scores.
    pub(crate) draw_plies: u32,
    /// Shortest game that level scores can end.
    pub(crate) draw_from: usize,
    /// Longest game; it is drawn.
    pub(crate) max_plies: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adjudication {
    Win(Side),
    Draw,
    TooLong,
}

#[derive(Clone, Debug)]
pub(crate) struct Adjudicator {
    rules: AdjudicationRules,
    /// Consecutive scores with the first side winning; negative for the second.
    winning: i32,
    /// Consecutive level scores.
    level: u32,
    /// Whether each side's last move had a score.
    scored: PerSide<bool>,
}

impl AdjudicationRules {
    /// For matches between engines: cautious, since the result counts.
    pub(crate) const MATCH: AdjudicationRules = AdjudicationRules {
        win_score: 900,
        win_plies: 8,
        draw_score: 12,
        draw_plies: 16,
        draw_from: 70,
        max_plies: 600,
    };

    /// For games played for their positions.
    pub(crate) const SELF_PLAY: AdjudicationRules = AdjudicationRules {
        win_score: 1_200,
        win_plies: 6,
        draw_score: 10,
        draw_plies: 16,
        draw_from: 60,
        max_plies: 400,
    };
}

impl Adjudicator {
    pub(crate) fn new(rules: AdjudicationRules) -> Adjudicator {
        Adjudicator { rules, winning: 0, level: 0, scored: PerSide([false; 2]) }
    }

    /// Records the score of `side` for its move, in centipawns from its side; `None` if it gave none.
    pub(crate) fn record(&mut self, side: Side, score: Option<i32>) {
        self.scored[side] = score.is_some();
        let score = score.unwrap_or(0) * if side == Side::First { 1 } else { -1 };
        // One counter for both sides: it restarts when the lead changes hands.
        self.winning = if score >= self.rules.win_score {
            self.winning.max(0) + 1
        } else if score <= -self.rules.win_score {
            self.winning.min(0) - 1
        } else {
            0
        };
        self.level = if score.abs() <= self.rules.draw_score { self.level + 1 } else { 0 };
    }

    /// Winner and reason of a game that is over after `plies` plies, by rule or early; `None` to play on.
    pub(crate) fn result(
        &self,
        by_rule: Option<GameResult>,
        to_move: Side,
        plies: usize,
    ) -> Option<(Option<Side>, String)> {
        match by_rule {
            Some(result) => Some((result.outcome.winner(to_move), result.termination.to_string())),
            None => self.decide(plies).map(|early| (early.winner(), early.reason().to_owned())),
        }
    }

    /// How a game of `plies` plies ends now; `None` to play on. A side without scores never agrees.
    pub(crate) fn decide(&self, plies: usize) -> Option<Adjudication> {
        let AdjudicationRules { win_plies, draw_plies, draw_from, max_plies, .. } = self.rules;
        let both_scored = self.scored.0 == [true; 2];
        if both_scored && self.winning.unsigned_abs() >= win_plies {
            Some(Adjudication::Win(if self.winning > 0 { Side::First } else { Side::Second }))
        } else if both_scored && self.level >= draw_plies && plies >= draw_from {
            Some(Adjudication::Draw)
        } else {
            (plies >= max_plies).then_some(Adjudication::TooLong)
        }
    }
}

impl Adjudication {
    pub(crate) fn winner(self) -> Option<Side> {
        match self {
            Adjudication::Win(side) => Some(side),
            Adjudication::Draw | Adjudication::TooLong => None,
        }
    }

    /// The reason as written in records.
    pub(crate) fn reason(self) -> &'static str {
        match self {
            Adjudication::Win(_) | Adjudication::Draw => "adjudication",
            Adjudication::TooLong => "length",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(scores: impl IntoIterator<Item = (Side, Option<i32>)>) -> Adjudicator {
        let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
        scores.into_iter().for_each(|(side, score)| adjudicator.record(side, score));
        adjudicator
    }

    /// The same two scores, each from its own side, `moves` times.
    fn repeated(
        first: Option<i32>,
        second: Option<i32>,
        moves: usize,
    ) -> impl Iterator<Item = (Side, Option<i32>)> {
        (0..moves).flat_map(move |_| [(Side::First, first), (Side::Second, second)])
    }

    #[test]
    fn a_win_needs_both_sides_to_agree() {
        assert_eq!(after(repeated(Some(1_000), Some(-100), 8)).decide(100), None);
        assert_eq!(after(repeated(Some(1_000), Some(-1_000), 3)).decide(100), None);
        let won = after(repeated(Some(1_000), Some(-1_000), 4)).decide(100);
        assert_eq!(won, Some(Adjudication::Win(Side::First)));
        let lost = after(repeated(Some(-900), Some(900), 4)).decide(1);
        assert_eq!(lost, Some(Adjudication::Win(Side::Second)));
    }

    #[test]
    fn a_lead_that_changes_hands_is_counted_afresh() {
        let swing = repeated(Some(1_000), Some(-1_000), 3).chain(repeated(Some(-1_000), Some(1_000), 3));
        assert_eq!(after(swing).decide(100), None);
    }

    #[test]
    fn a_draw_needs_level_scores_late_in_the_game() {
        let level = after(repeated(Some(-5), Some(0), 8));
        assert_eq!((level.decide(69), level.decide(70)), (None, Some(Adjudication::Draw)));
        assert_eq!(after(repeated(Some(-5), Some(13), 8)).decide(70), None);
    }

    #[test]
    fn a_side_without_scores_agrees_to_nothing() {
        assert_eq!(after(repeated(Some(0), None, 20)).decide(100), None);
        assert_eq!(after([]).decide(100), None);
    }

    #[test]
    fn a_long_game_is_drawn() {
        let adjudicator = after([]);
        assert_eq!((adjudicator.decide(599), adjudicator.decide(600)), (None, Some(Adjudication::TooLong)));
        assert_eq!(Adjudication::TooLong.winner(), None);
    }
}
