use super::tables::TableFolder;
use game::{Dtm, Evaluate, Line, NamedMates, Score};
use search::{Engine, Limits, Report, Unwatched};

/// What the only winning move wins at least, in centipawns.
pub(crate) const WINS: Score = Score::cp(200);
/// What any other move wins at most.
const DOES_NOT_WIN: Score = Score::cp(50);

/// Says which move alone wins: by endgame tables, else by searches.
pub(crate) struct WinJudge<'a, P: NamedMates, E> {
    pub(crate) engine: &'a mut Engine<P, E>,
    pub(crate) tables: &'a mut TableFolder,
    /// Nodes of each search, rising: all have to find the same move, and the last one's line counts.
    pub(crate) searches: &'a [u64],
    /// What the only winning move has to win at least, [`WINS`] or more.
    pub(crate) least: Score,
}

/// The line that begins with the only winning move.
pub(crate) struct OnlyWin<M> {
    /// Legal moves, at least one.
    pub(crate) line: Vec<M>,
    /// What it wins.
    pub(crate) score: Score,
}

impl<P: NamedMates, E: Evaluate<P>> WinJudge<'_, P, E> {
    /// The only winning move of a position; `None` if no move wins, or more than one, or it is not certain.
    pub(crate) fn only_win(&mut self, position: &P) -> Option<OnlyWin<P::Move>> {
        self.only_win_by(self.searches, position)
    }

    /// The same in the course of a line, without the deepest search: what the searches before have left in the transposition
    /// table counts here too.
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

    /// The move that delays a loss the longest, or else the second of the line that was found.
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

/// Whether the first of two lines wins at least so much and the second does not win: it gains next to nothing, or beside a mate no more than
/// what does not count as a win yet.
fn wins_alone<M>(first: &Report<M>, second: &Report<M>, least: Score) -> bool {
    let most = if first.score.is_mate() { WINS } else { DOES_NOT_WIN };
    first.score >= least && second.score <= most
}

/// The only move of a table's that wins.
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
