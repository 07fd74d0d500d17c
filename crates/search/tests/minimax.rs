//! The full-width search is plain minimax, only faster: every score and best move matches a search of a few
//! lines without windows, transposition table or move ordering.

use chariot_game::{Evaluate, Line, Notation, Outcome, Rules, Score, SplitMix64, Tactics};
use chariot_search::{Engine, Limits, Unwatched};
use testkit::toy::{MaterialEvaluation, Skirmish};

struct Minimax {
    line: Line<Skirmish>,
    root: usize,
}

impl Minimax {
    fn ply(&self) -> usize {
        self.line.moves().len() - self.root
    }

    fn ended(&self) -> Option<Score> {
        let position = self.line.current();
        let ply = self.ply() as u16;
        if self.ply() > 0 {
            let in_tree = self.line.last_occurrence().is_some_and(|index| index >= self.root);
            if in_tree || self.line.repetitions() >= Skirmish::REPETITIONS {
                return Some(Score::DRAW);
            }
            if position.legal_move_count() > 0 && position.draw_by_rule().is_some() {
                return Some(Score::DRAW);
            }
        }
        (position.legal_move_count() == 0).then(|| {
            assert_eq!(position.no_move_outcome().outcome, Outcome::Loss);
            Score::loss_in(ply)
        })
    }

    fn evaluation(&self) -> Score {
        let position = self.line.current();
        let limit = i32::from(position.move_limit());
        let clock = i32::from(position.halfmove_clock()).min(limit);
        let raw = MaterialEvaluation.evaluate(position, &MaterialEvaluation.refresh(position)).raw();
        Score::cp(i32::from(raw) * (2 * limit - clock) / (2 * limit))
    }

    fn value(&mut self, depth: i32) -> Score {
        if depth <= 0 {
            return self.quiet_value();
        }
        if let Some(score) = self.ended() {
            return score;
        }
        let moves = self.line.current().legal_moves();
        self.best_of(&moves, |search| search.value(depth - 1))
    }

    fn quiet_value(&mut self) -> Score {
        if let Some(score) = self.ended() {
            return score;
        }
        if self.line.current().is_check() {
            let moves = self.line.current().legal_moves();
            return self.best_of(&moves, Minimax::quiet_value);
        }
        let moves = self.line.current().noisy_moves();
        let stand_pat = self.evaluation();
        stand_pat.max(self.best_of(&moves, Minimax::quiet_value))
    }

    fn best_of(
        &mut self,
        moves: &[<Skirmish as Rules>::Move],
        mut value: impl FnMut(&mut Self) -> Score,
    ) -> Score {
        let mut best = -Score::INFINITE;
        for &m in moves {
            self.line.play(m);
            best = best.max(-value(self));
            self.line.undo();
        }
        best
    }
}

/// Lines with varied ends: openings, endings, repetitions under way.
fn lines() -> Vec<Line<Skirmish>> {
    let starts = ["1cknr/2p2/5/2P2/RNKC1 w 0 1", "2k2/5/1p3/3P1/R1K1c w 30 1", "2k2/5/5/2p2/R1K2 w 36 1"];
    let mut random = SplitMix64::new(11);
    let mut lines = Vec::new();
    for (index, start) in starts.iter().cycle().take(16).enumerate() {
        let mut line = Line::new(Skirmish::read_fen(start).expect("a valid start").position);
        for _ in 0..index / 2 {
            let moves = line.current().legal_moves();
            if moves.is_empty() {
                break;
            }
            line.play(moves[random.below(moves.len())]);
        }
        if line.result().is_none() {
            lines.push(line);
        }
    }
    lines
}

#[test]
fn full_width_scores_are_those_of_minimax() {
    let lines = lines();
    assert!(lines.len() > 10, "most random games are still going on");
    for (index, line) in lines.into_iter().enumerate() {
        // The third ply takes nine tenths of the time.
        let deepest = if index < testkit::cases(50) as usize { 3 } else { 2 };
        for depth in 1..=deepest {
            let root = line.moves().len();
            let mut minimax = Minimax { line: line.clone(), root };
            let expected = minimax.value(i32::from(depth));
            let limits = Limits { full_width: true, ..Limits::depth(depth) };
            let answer = Engine::new(MaterialEvaluation, 1).expect("memory").search(
                &line,
                &limits,
                None,
                &mut Unwatched,
            );
            assert_eq!(answer.lines[0].score, expected, "depth {depth} in {}", line.current());

            let best = answer.best.expect("the game goes on");
            minimax.line.play(best);
            assert_eq!(-minimax.value(i32::from(depth) - 1), expected, "{best} in {}", line.current());
        }
    }
}

#[test]
fn all_lines_of_a_multi_pv_search_have_their_minimax_value() {
    for line in lines().into_iter().take(8) {
        let count = line.current().legal_moves().len();
        let limits = Limits { full_width: true, multi_pv: count, ..Limits::depth(2) };
        let answer =
            Engine::new(MaterialEvaluation, 1).expect("memory").search(&line, &limits, None, &mut Unwatched);
        assert_eq!(answer.lines.len(), count);
        assert!(answer.lines.is_sorted_by(|a, b| a.score >= b.score));
        let mut minimax = Minimax { line: line.clone(), root: line.moves().len() };
        for report in &answer.lines {
            minimax.line.play(report.pv[0]);
            assert_eq!(-minimax.value(1), report.score, "{} in {}", report.pv[0], line.current());
            minimax.line.undo();
        }
    }
}
