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
/// opponent's mistake. The moves begin with that mistake, or after it; then it must be found. Returns the number of lines
/// refused too.
pub(crate) fn read<P: GamePosition>(
    path: &Path,
    count: usize,
    engine: &mut dyn DynEngine<P>,
) -> Result<(Vec<RatedPuzzle<P>>, usize), LabError> {
    let text = files::read(path)?;
    let lines: Vec<&str> = text.lines().take(count).collect();
    let puzzles: Vec<RatedPuzzle<P>> = lines.iter().filter_map(|line| parse(line, engine)).collect();
    let refused = lines.len() - puzzles.len();
    Ok((puzzles, refused))
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
