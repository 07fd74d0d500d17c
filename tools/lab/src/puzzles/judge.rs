use super::tables::TableFolder;
use chariot_game::{Dtm, Evaluate, Line, NamedMates, Score};
use chariot_search::{Engine, Limits, Report, Unwatched};

/// Least gain of the only winning move.
pub(crate) const WINS: Score = Score::cp(200);
/// Largest gain of any other move.
const DOES_NOT_WIN: Score = Score::cp(50);

/// Finds the only winning move: by endgame tables, else by searches.
pub(crate) struct WinJudge<'a, P: NamedMates, E> {
    pub(crate) engine: &'a mut Engine<P, E>,
    pub(crate) tables: &'a mut TableFolder,
    /// Nodes of each search, ascending. All must find the same move; the last one's line counts.
    pub(crate) searches: &'a [u64],
    /// Least gain of the only winning move, [`WINS`] or more.
    pub(crate) least: Score,
}

/// The line that starts with the only winning move.
pub(crate) struct OnlyWin<M> {
    /// Legal moves, at least one.
    pub(crate) line: Vec<M>,
    pub(crate) score: Score,
}

impl<P: NamedMates, E: Evaluate<P>> WinJudge<'_, P, E> {
    /// The only winning move of a position; `None` if there is none, more than one, or it is uncertain.
    pub(crate) fn only_win(&mut self, position: &P) -> Option<OnlyWin<P::Move>> {
        self.only_win_by(self.searches, position)
    }

    /// The only winning move in the course of a line. Skips the deepest search, since earlier searches have
    /// filled the transposition table.
    pub(crate) fn still_only_win(&mut self, position: &P) -> Option<OnlyWin<P::Move>> {
        let searches = self.searches.split_last().map_or(self.searches, |(_, shallower)| shallower);
        self.only_win_by(if searches.is_empty() { self.searches } else { searches }, position)
    }

    fn only_win_by(&mut self, searches: &[u64], position: &P) -> Option<OnlyWin<P::Move>> {
        if let Some(moves) = self.tables.probe(position) {
            return by_table(position, &moves);
        }
        let mut found: Option<OnlyWin<P::Move>> = None;
        for &nodes in searches {
            let deeper = self.searched(position, nodes)?;
            if found.is_some_and(|found| found.line.first() != deeper.line.first()) {
                return None;
            }
            found = Some(deeper);
        }
        found
    }

    /// The longest defence by the tables, or else the second move of the line found.
    pub(crate) fn answer(&mut self, position: &P, found: Option<P::Move>) -> Option<P::Move> {
        let of_table = self.tables.probe(position);
        of_table.and_then(|moves| read(position, &moves.first()?.0)).or(found)
    }

    fn searched(&mut self, position: &P, nodes: u64) -> Option<OnlyWin<P::Move>> {
        let limits = Limits { multi_pv: 2, ..Limits::nodes(nodes) };
        let alone = Line::new(position.clone());
        let lines = self.engine.search(&alone, &limits, None, &mut Unwatched).lines;
        let [first, second] = &lines[..] else { return None };
        wins_alone(first, second, self.least).then(|| OnlyWin { line: first.pv.clone(), score: first.score })
    }
}

/// Whether the first of two lines wins at least `least` and the second does not win: it gains next to nothing
/// or, against a mate, less than a win.
fn wins_alone<M>(first: &Report<M>, second: &Report<M>, least: Score) -> bool {
    let most = if first.score.is_mate() { WINS } else { DOES_NOT_WIN };
    first.score >= least && second.score <= most
}

/// The only winning move according to a table.
fn by_table<P: NamedMates>(position: &P, moves: &[(String, Dtm)]) -> Option<OnlyWin<P::Move>> {
    let mut wins = moves.iter().filter(|(_, dtm)| matches!(dtm, Dtm::Win(_)));
    let (text, dtm) = wins.next()?;
    if wins.next().is_some() {
        return None;
    }
    Some(OnlyWin { line: vec![read(position, text)?], score: (*dtm).into() })
}

fn read<P: NamedMates>(position: &P, text: &str) -> Option<P::Move> {
    position.legal_moves().into_iter().find(|m| m.to_string() == text)
}
