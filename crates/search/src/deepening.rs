use crate::limits::MAX_DEPTH;
use crate::root::RootMove;
use crate::timing::{Budget, Situation};
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use crate::{Bound, Limits, Report, SearchResult};
use game::{Board, Dtm, Evaluate, Score, ScoreKind, Tactics, insertion_sort_by_key};
use std::cmp::Reverse;

/// With a clock a forced move is searched no deeper than this: enough for a score and a reply.
const FORCED_MOVE_DEPTH: u16 = 6;

/// Milliseconds from which on a move that fails its window is reported before it is resolved.
const PATIENCE_MS: u64 = 3_000;

type RootMoves<M> = Vec<RootMove<M>>;

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// The root moves, best first: by table where tables know them, otherwise by search.
    pub(crate) fn solve(
        &mut self,
        moves: RootMoves<P::Move>,
        limits: &Limits<P::Move>,
        budget: Budget,
        wanted: usize,
    ) -> RootMoves<P::Move> {
        let plain: Vec<P::Move> = moves.iter().map(|root_move| root_move.m).collect();
        let Some(values) = self.rank_root(&plain) else {
            return self.deepen(moves, limits, budget, wanted);
        };
        let mut ranked: Vec<(Dtm, RootMove<P::Move>)> = values
            .into_iter()
            .zip(moves)
            .filter_map(|(value, root_move)| Some((value?, root_move)))
            .collect();
        insertion_sort_by_key(&mut ranked, |(value, _)| Reverse(value.preference()));
        let is_draw = ranked.first().is_some_and(|(value, _)| *value == Dtm::Draw);
        if is_draw {
            ranked = self.try_drawing_moves(ranked, limits, budget);
        }
        for (rank, (value, root_move)) in ranked.iter_mut().enumerate() {
            root_move.settled = Some((self.root_score(*value), Bound::Exact));
            if rank < wanted && value.plies().is_some() {
                self.extend_by_tables(root_move);
            }
        }
        let moves: RootMoves<P::Move> = ranked.into_iter().map(|(_, root_move)| root_move).collect();
        self.report_lines(&moves, 1);
        moves
    }

    /// Orders the moves that hold a draw by a search without tables: where all are equal in theory, the one
    /// that sets the opponent most problems.
    fn try_drawing_moves(
        &mut self,
        ranked: Vec<(Dtm, RootMove<P::Move>)>,
        limits: &Limits<P::Move>,
        budget: Budget,
    ) -> Vec<(Dtm, RootMove<P::Move>)> {
        let (drawing, losing): (Vec<_>, Vec<_>) =
            ranked.into_iter().partition(|(value, _)| *value == Dtm::Draw);
        let oracle = self.oracle.take();
        let shown = std::mem::take(&mut self.shown);
        let drawing = drawing.into_iter().map(|(_, root_move)| root_move).collect();
        let drawing = self.deepen(drawing, limits, budget, 1);
        self.shown = shown;
        self.oracle = oracle;
        drawing.into_iter().map(|root_move| (Dtm::Draw, root_move)).chain(losing).collect()
    }

    /// Iterative deepening until a limit is reached. Returns the moves, best first; the leading `wanted`
    /// are ranked exactly, the others as they came.
    pub(crate) fn deepen(
        &mut self,
        mut moves: RootMoves<P::Move>,
        limits: &Limits<P::Move>,
        budget: Budget,
        wanted: usize,
    ) -> RootMoves<P::Move> {
        let wanted = wanted.min(moves.len());
        let last = last_iteration(limits);
        let mut stable = 0;
        for depth in self.first_iteration.min(last)..=last {
            let leader = moves.first().map(|root_move| root_move.m);
            let value = moves.first().and_then(RootMove::value);
            let finished: Result<(), Stopped> = (0..wanted).try_for_each(|rank| {
                self.search_line(depth, rank, wanted, &mut moves)?;
                self.ranked = rank + 1;
                Ok(())
            });
            self.path.rewind();
            let now = moves.first().map(|root_move| root_move.m);
            if finished.is_err() {
                // The last line reported shall be the one that is played.
                if now != leader
                    && let Some(best) = moves.first()
                {
                    self.report_line(best, depth, 0);
                }
                break;
            }
            if moves.is_empty() {
                break;
            }
            self.enforce_limits();
            stable = if now == leader { stable + 1 } else { 0 };
            let situation = self.situation(&moves, stable, value);
            if self.is_enough(depth, &moves, limits, budget, situation) {
                break;
            }
        }
        moves
    }

    /// Finds the best of `moves[rank..]` at this depth by aspiration: a narrow window around the last
    /// score, widened on the side where it fails.
    fn search_line(
        &mut self,
        depth: u16,
        rank: usize,
        wanted: usize,
        moves: &mut [RootMove<P::Move>],
    ) -> Result<(), Stopped> {
        self.iteration = usize::from(depth);
        let mut margin = self.params.aspiration.delta;
        let guess = moves[rank].value();
        let mut window = match guess {
            Some(guess) if i32::from(depth) >= self.params.aspiration.min_depth && !guess.is_mate() => {
                Window { alpha: guess - margin, beta: guess + margin }
            }
            _ => Window::FULL,
        };
        let before = moves[rank].clone();
        let mut failed_high = 0;
        loop {
            // What failed high will most likely do so again: a shallower search tells by how much.
            let result = self.root((i32::from(depth) - failed_high).max(1), window, &mut moves[rank..]);
            // A stable sort: moves that were not better keep their order behind the best, and so does the
            // leader of the last iteration if nothing was finished.
            insertion_sort_by_key(&mut moves[rank..], |root_move| Reverse(root_move.score));
            for root_move in moves[rank..].iter_mut().filter(|root_move| root_move.score > -Score::INFINITE) {
                // With moves left to search, the best so far is no more than that.
                let bound = if result.is_ok() { root_move.bound } else { Bound::Lower };
                root_move.settled = Some((root_move.score, bound));
            }
            if result.is_err() && moves[rank].m == before.m && before.value() > moves[rank].value() {
                // The leader turned out worse, but nothing better was found in time: what the last iteration
                // knew of the whole is worth more than that.
                moves[rank] = before;
                return Err(Stopped);
            }
            let score = result?;
            if score > window.alpha && score < window.beta {
                break;
            }
            if self.control.elapsed_ms() >= PATIENCE_MS {
                self.report_line(&moves[rank], depth, rank);
            }
            margin += margin / 2;
            let is_open = margin > self.params.aspiration.max_delta || score.is_mate();
            let is_repeated = score >= window.beta && !score.is_mate() && !self.full_width;
            failed_high = if is_repeated { failed_high + 1 } else { 0 };
            if score <= window.alpha {
                window.alpha = if is_open { Window::FULL.alpha } else { score - margin };
            } else {
                window.beta = if is_open { Window::FULL.beta } else { score + margin };
            }
        }
        insertion_sort_by_key(&mut moves[..=rank], |root_move| Reverse(root_move.value()));
        if rank + 1 == wanted {
            self.report_lines(moves, depth);
        }
        Ok(())
    }

    /// What an iteration found, for the clock; `value` is what the leader was worth before.
    fn situation(&self, moves: &[RootMove<P::Move>], stable: usize, value: Option<Score>) -> Situation {
        let raw = |score: Option<Score>| score.map_or(0, |score| i32::from(score.raw()));
        let best = moves.first();
        Situation {
            stable,
            effort: best.map_or(0, |best| best.nodes) * 100 / self.nodes.max(1),
            fall: raw(value.or(best.and_then(RootMove::value))) - raw(best.and_then(RootMove::value)),
        }
    }

    /// True if another iteration is pointless or would take too long.
    fn is_enough(
        &mut self,
        depth: u16,
        moves: &[RootMove<P::Move>],
        limits: &Limits<P::Move>,
        budget: Budget,
        situation: Situation,
    ) -> bool {
        let score = moves.first().and_then(RootMove::value);
        if let (Some(wanted), Some(score)) = (limits.mate, score)
            && let ScoreKind::WinIn(plies) = score.kind()
            && plies <= wanted.saturating_mul(2)
        {
            return true;
        }
        if budget.soft.is_some() {
            let is_forced = moves.len() == 1 && depth >= FORCED_MOVE_DEPTH;
            // A mate is not found shorter by looking deeper than it is long.
            let is_mate = score.is_some_and(|score| match score.kind() {
                ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies) => plies + 2 < depth,
                ScoreKind::Centipawns(_) => false,
            });
            if is_forced || is_mate {
                return true;
            }
        }
        let soft = budget.soft_for(situation);
        let spent = self.control.spent_ms();
        self.due_at_hit = soft.filter(|_| spent < self.control.elapsed_ms());
        self.nodes_spent() || soft.is_some_and(|soft| spent >= soft) || self.control.should_stop()
    }

    fn report_lines(&mut self, moves: &[RootMove<P::Move>], depth: u16) {
        for (rank, root_move) in moves.iter().enumerate() {
            self.report_line(root_move, depth, rank);
        }
    }

    fn report_line(&mut self, root_move: &RootMove<P::Move>, depth: u16, rank: usize) {
        if rank >= self.shown {
            return;
        }
        let report = self.line_report(root_move, depth, rank);
        self.last_depth = depth;
        self.control.report(&report);
    }

    fn line_report(&mut self, root_move: &RootMove<P::Move>, depth: u16, rank: usize) -> Report<P::Move> {
        let (score, bound) = root_move.settled.unwrap_or((Score::DRAW, Bound::Lower));
        Report {
            depth,
            seldepth: root_move.seldepth.max(root_move.pv.len()) as u16,
            rank: rank + 1,
            score,
            bound,
            nodes: self.all_nodes(),
            time_ms: self.control.elapsed_ms(),
            hashfull: self.table.hashfull(),
            tbhits: self.tbhits,
            pv: root_move.pv.clone(),
        }
    }

    /// The answer that plays `moves[chosen]`.
    pub(crate) fn answer(
        &mut self,
        moves: &[RootMove<P::Move>],
        wanted: usize,
        chosen: usize,
    ) -> SearchResult<P::Move> {
        let depth = self.last_depth;
        let lines = moves
            .iter()
            .enumerate()
            .take(wanted)
            .map(|(rank, root_move)| self.line_report(root_move, depth, rank))
            .collect();
        let played = moves.get(chosen);
        SearchResult {
            best: played.map(|root_move| root_move.m),
            ponder: played
                .and_then(|root_move| root_move.pv.get(1).copied().or_else(|| self.reply(root_move.m))),
            lines,
            nodes: self.all_nodes(),
        }
    }

    /// The opponent's best answer to `m` as far as the table knows: for a line of one move, whose search was broken
    /// off or ended at the horizon.
    fn reply(&self, m: P::Move) -> Option<P::Move> {
        let mut after = self.path.current().clone();
        after.play(m);
        after.unpack(self.table.get(after.key())?.best)
    }
}

impl<M> RootMove<M> {
    /// The settled score; `None` if the move was never ranked.
    pub(crate) fn value(&self) -> Option<Score> {
        self.settled.map(|(score, _)| score)
    }
}

/// The deepest iteration the limits allow.
fn last_iteration<M>(limits: &Limits<M>) -> u16 {
    let depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
    // Reductions hide a mate for some plies beyond its length, seldom more than as many again.
    let mate = limits.mate.map_or(MAX_DEPTH, |moves| moves.max(1).saturating_mul(4).saturating_add(12));
    depth.min(mate)
}
