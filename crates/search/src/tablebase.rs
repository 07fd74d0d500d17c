//! Exact values from endgame tables: in the tree as scores, at the root as the move to play.
//!
//! Tables count plies to mate and know no move limit. A win is believed only if its mate comes before the
//! limit; the rest is searched, and at the root played by the table without announcing a mate.

use crate::limits::MAX_PLY;
use crate::root::RootMove;
use crate::worker::Worker;
use game::{Board, Dtm, Evaluate, Outcome, Rules, Score, Tactics};

/// What the root shows for a win (negated: a loss) that the move limit may spoil.
const DOUBTFUL_WIN: i32 = 10_000;

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// The score of the current position at `ply` if a table knows it for certain.
    pub(crate) fn probe(&mut self, ply: usize) -> Option<Score> {
        let position = self.path.current();
        let distance = self.distance(position)?;
        self.tbhits += 1;
        is_safe(distance, position).then(|| Score::from(distance).earlier_by(ply as u16))
    }

    fn distance(&self, position: &P) -> Option<Dtm> {
        let oracle = self.oracle?;
        if position.piece_count() > oracle.max_pieces() { None } else { oracle.probe(position) }
    }

    /// The value of the root and of each of `moves` for the mover, if tables know enough to play exactly:
    /// every move, or the root and a move that keeps its value.
    pub(crate) fn rank_root(&mut self, moves: &[P::Move]) -> Option<Vec<Option<Dtm>>> {
        let oracle = self.oracle?;
        if self.path.current().piece_count() > oracle.max_pieces() {
            return None;
        }
        let root = self.distance(self.path.current());
        let values: Vec<_> = moves.iter().map(|&m| self.distance_after(m)).collect();
        let best = values.iter().flatten().max_by_key(|value| value.preference())?;
        let is_exact = root == Some(*best) || values.iter().all(Option::is_some);
        is_exact.then_some(values)
    }

    /// The value of `m` for the side that plays it.
    fn distance_after(&mut self, m: P::Move) -> Option<Dtm> {
        let mut after = self.path.current().clone();
        after.play(m);
        self.path.push(after);
        let position = self.path.current();
        let ending = if position.legal_move_count() == 0 {
            Some(position.no_move_outcome())
        } else {
            self.path.repetition().or_else(|| position.draw_by_rule())
        };
        let distance = match ending.map(|ending| ending.outcome) {
            Some(Outcome::Loss) => Some(Dtm::Loss(0)),
            Some(Outcome::Draw) => Some(Dtm::Draw),
            Some(Outcome::Win) => Some(Dtm::Win(0)),
            None => self.distance(position),
        };
        self.nodes += 1;
        self.tbhits += u64::from(distance.is_some());
        self.path.pop();
        distance.map(Dtm::before_move)
    }

    /// Turns the table's value of a root move into what is reported for it.
    pub(crate) fn root_score(&self, value: Dtm) -> Score {
        match value {
            _ if is_safe(value, self.path.current()) => value.into(),
            Dtm::Win(_) => Score::cp(DOUBTFUL_WIN),
            _ => Score::cp(-DOUBTFUL_WIN),
        }
    }

    /// Continues the line of a root move by best play on both sides until the game ends or the tables do.
    pub(crate) fn extend_by_tables(&mut self, root_move: &mut RootMove<P::Move>) {
        let mut pv = vec![root_move.m];
        self.play_on_path(root_move.m);
        while pv.len() < MAX_PLY
            && self.path.repetition().is_none()
            && self.path.current().draw_by_rule().is_none()
        {
            let mut best: Option<(i32, P::Move)> = None;
            for m in self.path.current().legal_moves() {
                // Drawn lines have no goal to be shown.
                let value = self.distance_after(m).filter(|value| value.plies().is_some());
                if let Some(value) = value
                    && best.is_none_or(|(preference, _)| value.preference() > preference)
                {
                    best = Some((value.preference(), m));
                }
            }
            let Some((_, m)) = best else { break };
            pv.push(m);
            self.play_on_path(m);
        }
        self.path.rewind();
        root_move.pv = pv;
    }

    fn play_on_path(&mut self, m: P::Move) {
        let mut after = self.path.current().clone();
        after.play(m);
        self.path.push(after);
    }
}

/// True if best play reaches the mate before the move limit draws the game; a draw is always safe.
fn is_safe<P: Rules>(distance: Dtm, position: &P) -> bool {
    distance
        .plies()
        .is_none_or(|plies| position.halfmove_clock().saturating_add(plies) <= position.move_limit())
}
