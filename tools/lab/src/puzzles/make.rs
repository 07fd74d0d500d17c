use super::candidate::Candidate;
use super::judge::{OnlyWin, WinJudge};
use super::puzzle::Puzzle;
use chariot_game::{Evaluate, NamedMates, Outcome, Score};
use std::collections::HashSet;
use tutor::{Gained, gain_of};

/// Most moves of the solver in a puzzle.
const LONGEST: usize = 5;
/// Most motifs of a puzzle.
const MOTIFS: usize = 4;

/// The puzzle that starts from a position, if there is a single winning move and it is not obvious.
pub(super) fn make<P: NamedMates, E: Evaluate<P>>(
    judge: &mut WinJudge<'_, P, E>,
    candidate: &Candidate<P>,
) -> Option<Puzzle> {
    let position = &candidate.position;
    let found = judge.only_win(position)?;
    let first = *found.line.first()?;
    // Deeper searches may prefer another move than the game's.
    if !candidate.is_hidden(first, found.score) {
        return None;
    }
    let solution = solution(judge, position, found)?;
    let motifs = motifs(position, &solution);
    let moves = solution.line.iter().map(P::Move::to_string).collect();
    let puzzle = Puzzle { fen: position.to_string(), moves, motifs };
    (!position.is_noisy(first) || needs_thought(&puzzle)).then_some(puzzle)
}

/// Whether a puzzle that begins with a capture or promotion is more than this move, or the move mates or shows a motif
/// besides promotion.
fn needs_thought(puzzle: &Puzzle) -> bool {
    puzzle.moves.len() > 1 || puzzle.motifs.iter().any(|motif| motif != "promotion")
}

struct Solution<M> {
    line: Vec<M>,
    rest: Vec<M>,
}

/// The solver's moves and the answers in between, as long as the solver has a single winning move. A mate in
/// one ends it, even if there are several.
fn solution<P: NamedMates, E: Evaluate<P>>(
    judge: &mut WinJudge<'_, P, E>,
    start: &P,
    found: OnlyWin<P::Move>,
) -> Option<Solution<P::Move>> {
    let mut position = start.clone();
    let mut line = Vec::new();
    let mut found = found;
    loop {
        let first = *found.line.first()?;
        line.push(first);
        position.play(first);
        let rest = found.line.split_off(1);
        if line.len() + 1 >= 2 * LONGEST || position.legal_move_count() == 0 {
            return Some(Solution { line, rest });
        }
        let Some(answer) = judge.answer(&position, rest.first().copied()) else {
            return Some(Solution { line, rest });
        };
        let mut next = position.clone();
        next.play(answer);
        let Some(only) = mate_in_one(&next).or_else(|| judge.still_only_win(&next)) else {
            return Some(Solution { line, rest });
        };
        line.push(answer);
        (position, found) = (next, only);
    }
}

/// A move that mates at once.
pub(super) fn mate_in_one<P: NamedMates>(position: &P) -> Option<OnlyWin<P::Move>> {
    let wins = |&m: &P::Move| {
        let mut after = position.clone();
        after.play(m);
        after.legal_move_count() == 0 && after.no_move_outcome().outcome == Outcome::Loss
    };
    let mate = position.legal_moves().into_iter().find(wins)?;
    Some(OnlyWin { line: vec![mate], score: Score::win_in(1) })
}

/// The motifs of a line alone.
pub(super) fn motifs_of<P: NamedMates>(position: &P, line: &[P::Move]) -> Vec<String> {
    motifs(position, &Solution { line: line.to_vec(), rest: Vec::new() })
}

/// The motifs of the line, the end of the game first.
fn motifs<P: NamedMates>(position: &P, Solution { line, rest }: &Solution<P::Move>) -> Vec<String> {
    // Moves of a search are legal.
    let Some(gain) = gain_of(position, &[&line[..], rest].concat()).ok().flatten() else { return Vec::new() };
    let mut motifs = Vec::new();
    if gain.gained == Gained::Game {
        motifs.extend(gain.mate.map(|mate| camel(&format!("{mate:?}"))));
        motifs.push("mate".to_owned());
    }
    let in_line = gain.motifs.iter().filter(|found| found.ply < line.len());
    motifs.extend(in_line.map(|found| found.motif.kind().to_owned()));
    let mut seen = HashSet::new();
    motifs.retain(|motif| seen.insert(motif.clone()));
    motifs.truncate(MOTIFS);
    motifs
}

/// A variant's name as the page's protocol writes it.
fn camel(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_lowercase() + rest
}
