use crate::error::LabError;
use crate::files;
use chariot_game::{Line, Notation, Score, Style};
use chariot_search::{DynEngine, Limits, Unwatched};
use games::GamePosition;
use std::path::Path;

/// Nodes to judge what could have been the opponent's last move.
const NODES: u64 = 2_500;
/// Least score after the opponent's mistake.
const WINS: Score = Score::cp(-50);

/// A puzzle that many people tried.
pub(crate) struct RatedPuzzle<P: GamePosition> {
    /// Rating of the players of whom half solve it.
    pub(crate) rating: f64,
    /// The position before the opponent's mistake.
    pub(crate) start: P,
    /// The opponent's mistake, the solver's move, and so on.
    pub(crate) moves: Vec<P::Move>,
}

impl<P: GamePosition> RatedPuzzle<P> {
    /// The position after the opponent's mistake, and the line that begins and ends with the solver's move.
    pub(crate) fn solution(&self) -> Option<(P, &[P::Move])> {
        let (&mistake, line) = self.moves.split_first()?;
        let mut position = self.start.clone();
        position.play(mistake);
        let odd = line.len().checked_sub(1)? / 2 * 2 + 1;
        Some((position, &line[..odd]))
    }
}

/// Reads puzzles: name, rating, attempts, FEN and moves, separated by tabs. The FEN is the position before the
/// opponent's mistake. The moves begin with that mistake, or after it; then it must be found. Reads the first `count` of
/// those with `attempts` attempts or more. Returns the number of lines refused too.
pub(crate) fn read<P: GamePosition>(
    path: &Path,
    attempts: u32,
    count: usize,
    engine: &mut dyn DynEngine<P>,
) -> Result<(Vec<RatedPuzzle<P>>, usize), LabError> {
    let text = files::read(path)?;
    // A line without a number of attempts is refused below.
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| attempts_of(line).is_none_or(|tried| tried >= attempts))
        .take(count)
        .collect();
    let puzzles: Vec<RatedPuzzle<P>> = lines.iter().filter_map(|line| parse(line, engine)).collect();
    let refused = lines.len() - puzzles.len();
    Ok((puzzles, refused))
}

fn attempts_of(line: &str) -> Option<u32> {
    line.split('\t').nth(2)?.parse().ok()
}

fn parse<P: GamePosition>(line: &str, engine: &mut dyn DynEngine<P>) -> Option<RatedPuzzle<P>> {
    let mut columns = line.split('\t').skip(1);
    let rating = columns.next()?.parse().ok()?;
    let start = P::read_fen(columns.nth(1)?).ok()?.position;
    let texts: Vec<&str> = columns.next()?.split(' ').collect();
    if let Some(moves) = read_moves(start.clone(), &texts) {
        return Some(RatedPuzzle { rating, start, moves });
    }
    let mut candidates = Vec::new();
    for mistake in start.legal_moves() {
        let mut position = start.clone();
        position.play(mistake);
        if let Some(rest) = read_moves(position, &texts) {
            candidates.push((mistake, rest));
        }
    }
    let (mistake, rest) = match candidates.len() {
        0 | 1 => candidates.pop()?,
        _ => likeliest(&start, candidates, engine)?,
    };
    let moves = std::iter::once(mistake).chain(rest).collect();
    Some(RatedPuzzle { rating, start, moves })
}

fn read_moves<P: Notation>(mut position: P, texts: &[&str]) -> Option<Vec<P::Move>> {
    let mut moves = Vec::new();
    for text in texts {
        let m = position.read_move_as(text, Style::Uci).ok()?;
        position.play(m);
        moves.push(m);
    }
    Some(moves)
}

/// Of the moves after which the solution is best and wins, the one that loses least: it looked good.
fn likeliest<P: GamePosition>(
    start: &P,
    candidates: Vec<(P::Move, Vec<P::Move>)>,
    engine: &mut dyn DynEngine<P>,
) -> Option<(P::Move, Vec<P::Move>)> {
    let judged = candidates.into_iter().filter_map(|(mistake, rest)| {
        let mut line = Line::new(start.clone());
        line.play(mistake);
        engine.clear();
        let answer = engine.search(&line, &Limits::nodes(NODES), None, &mut Unwatched);
        let score = answer.lines.first()?.score;
        let is_solution = answer.best.is_some() && answer.best == rest.first().copied();
        (is_solution && score > WINS).then_some((score, mistake, rest))
    });
    let (_, mistake, rest) = judged.min_by_key(|(score, ..)| *score)?;
    Some((mistake, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameVisitor, PlayableGame};
    use session::GameId;

    struct Reading<'a>(&'a Path, u32);

    impl GameVisitor for Reading<'_> {
        type Output = (Vec<f64>, usize);

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let (puzzles, refused) = read(self.0, self.1, 8, &mut *G::engine(1)).expect("a file");
            (puzzles.iter().map(|puzzle| puzzle.rating).collect(), refused)
        }
    }

    #[test]
    fn puzzles_that_few_people_tried_are_left_out() {
        let path = std::env::temp_dir().join(format!("chariot-tried-{}.tsv", std::process::id()));
        let row =
            |rating: u32, attempts: u32, fen: &str| format!("1\t{rating}\t{attempts}\t{fen}\th7h6 d1d8\t1\n");
        let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1";
        std::fs::write(&path, row(900, 99, fen) + &row(1_000, 100, fen) + &row(1_100, 300, "no position"))
            .expect("a file");
        assert_eq!(GameId::Chess.visit(Reading(&path, 100)), (vec![1_000.0], 1));
        assert_eq!(GameId::Chess.visit(Reading(&path, 0)), (vec![900.0, 1_000.0], 1));
        std::fs::remove_file(&path).expect("our own file");
    }
}
