//! Defence of bad positions. In positions lost by endgame tables, some of the longest defences walk into positions where every
//! move wins. In others, a side that is behind sets problems and keeps its pieces.

use super::RootMove;
use crate::character::MOST;
use crate::time::TimeBudget;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{Character, Limits, sight, skill};
use chariot_game::{Dtm, Outcome, Rules, Score, Tactics};
use std::cmp::Reverse;

/// Whether this build has the stubborn defence.
pub(crate) const IS_BUILT: bool = cfg!(feature = "stubborn-defence");

/// Highest score of a side that is behind.
const BEHIND: Score = Score::cp(-150);

/// Lines that a side that is behind chooses from.
const LINES: usize = 3;

/// Centipawns that every reply but the best loses where that one is the only good reply.
const ONLY_REPLY: i32 = 100;

/// Rating points in the cost of an only reply that make its problem worth a centipawn.
const POINTS_PER_CENTIPAWN: i32 = 25;

/// Of so many nodes or milliseconds, one is kept for a look at only replies.
const PROBLEM_SHARE: u64 = 32;

impl<T: SearchTypes> Worker<'_, T> {
    /// The root moves, best first, by search. A side that is behind by evaluation and search sets the rank of a stubborn defence.
    /// Weak levels and characters choose otherwise.
    pub(super) fn deepen_stubbornly(
        &mut self,
        moves: Vec<RootMove<T::Move>>,
        limits: &Limits<T::Move>,
        budget: TimeBudget,
        multi_pv: usize,
    ) -> Vec<RootMove<T::Move>> {
        let is_neutral = self.sight.is_none() && limits.character == Character::Neutral;
        if !is_neutral || self.evaluate(0) > BEHIND {
            return self.deepen(moves, limits, budget, multi_pv);
        }
        let (nodes, ms) = (self.node_limit, self.hard_ms);
        self.node_limit = nodes - nodes / PROBLEM_SHARE;
        self.hard_ms = ms.map(|ms| ms - ms / PROBLEM_SHARE);
        let moves = self.deepen(moves, limits, budget, multi_pv.max(LINES));
        (self.node_limit, self.hard_ms) = (nodes, ms);
        if moves.first().and_then(RootMove::ranked_score).is_some_and(|score| score <= BEHIND) {
            self.stubborn_rank = self.hardest_line(&moves);
        }
        moves
    }

    /// Rank of the best line by score, problem and pieces kept.
    fn hardest_line(&mut self, moves: &[RootMove<T::Move>]) -> usize {
        self.node_limit = self.node_limit.min(self.total_nodes() + self.total_nodes() / PROBLEM_SHARE);
        // Lines that a stopped iteration did not rank have scores of another depth, which do not compare.
        let comparable = self.ranked_lines.min(LINES);
        let lines: Vec<_> =
            moves.iter().take(comparable).map_while(|line| Some((line, line.ranked_score()?))).collect();
        let problems: Result<Vec<i32>, Stopped> =
            lines.iter().map(|&(line, score)| self.problem_bonus(line, score)).collect();
        let problems = problems.unwrap_or_else(|_| vec![0; lines.len()]);
        let mut hardest = None;
        for (rank, (&(line, score), problem)) in lines.iter().zip(problems).enumerate() {
            let keeps = Character::Keeper.bonus(self.positions.current(), line.m, usize::MAX);
            let worth = skill::worth(score, problem + keeps);
            if hardest.is_none_or(|(most, _)| worth > most) {
                hardest = Some((worth, rank));
            }
        }
        hardest.map_or(0, |(_, rank)| rank)
    }

    /// Centipawns for the problem that a root move sets: the more, the harder its only good reply is to see. 0 if there are
    /// several.
    fn problem_bonus(&mut self, root_move: &RootMove<T::Move>, score: Score) -> Result<i32, Stopped> {
        let m = root_move.m;
        let Some(reply) = root_move.pv.get(1).copied().or_else(|| self.tt_reply(m)) else { return Ok(0) };
        self.play(0, m);
        let mut scene = self.stack[1].scene;
        scene.captures = self.positions.current().noisy_moves().len() as u8;
        let cost = sight::cost(self.positions.current(), reply, 1, scene).unwrap_or(0);
        let is_choice = self.positions.current().legal_move_count() > 1;
        let is_only = if cost > 0 && is_choice && !score.is_mate() {
            self.is_only_reply(reply, -score)
        } else {
            Ok(false)
        };
        self.positions.rewind();
        Ok(if is_only? { (cost / POINTS_PER_CENTIPAWN).min(MOST) } else { 0 })
    }

    /// Whether every move but `reply`, which has this score, is much worse at ply 1.
    fn is_only_reply(&mut self, reply: T::Move, score: Score) -> Result<bool, Stopped> {
        let window = Window::reaching(score - ONLY_REPLY);
        let node = self.pv_node(1, self.root_depth as i32 - 1);
        Ok(self.search_without(1, reply, window, node)? < window.beta)
    }

    /// Index of the longest defence after which the fewest replies win; of several, the one with the most replies. `ranked`:
    /// the moves by distance, the best first. `None` if the best move is not lost, if a table lacks a reply, or if the search
    /// is stopped while probes are slow.
    pub(super) fn stubborn_move(&mut self, ranked: &[(Dtm, RootMove<T::Move>)]) -> Option<usize> {
        let (longest @ Dtm::Loss(_), _) = *ranked.first()? else { return None };
        let mut hardest = None;
        for (index, (_, root_move)) in ranked.iter().enumerate().take_while(|(_, (dtm, _))| *dtm == longest) {
            let counted = self.winning_replies(root_move.m);
            self.positions.rewind();
            let (winning, replies) = counted?;
            let rank = (winning, Reverse(replies));
            if hardest.is_none_or(|(least, _)| rank < least) {
                hardest = Some((rank, index));
            }
        }
        hardest.map(|(_, index)| index)
    }

    /// How many replies to `m` win, and how many there are. Leaves the position after `m` or a reply.
    fn winning_replies(&mut self, m: T::Move) -> Option<(usize, usize)> {
        self.push_move(m);
        let replies = self.positions.current().legal_moves();
        let mut winning = 0;
        for &reply in &replies {
            let dtm = self.probe_move(reply)?;
            if self.was_slow() && self.is_stopped() {
                return None;
            }
            winning += usize::from(dtm.outcome() == Outcome::Win);
        }
        Some((winning, replies.len()))
    }
}
