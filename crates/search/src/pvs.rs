use crate::limits::MAX_PLY;
use crate::ordering::Wanted;
use crate::table::Entry;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use crate::{Bound, history, reduction};
use game::{Board, Evaluate, Score, Tactics};

/// Closer to the move limit than this many plies, the table's scores are not trusted: they may come from
/// where the limit was far.
const LIMIT_CAUTION: u16 = 12;

/// Without a move from the table a node this deep is searched one ply shallower: finding the move costs
/// less that way, and the next visit has it.
const UNGUIDED_DEPTH: i32 = 4;

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Value of the current position at `ply`, searched to `depth`: exact inside `window`, else a bound
    /// (fail-soft). `can_pass` is false right after a null move.
    pub(crate) fn node(
        &mut self,
        mut depth: i32,
        ply: usize,
        window: Window,
        can_pass: bool,
    ) -> Result<Score, Stopped> {
        let in_check = self.path.current().is_check();
        // Check extension: what answers a check is not the quiet position a depth limit asks for.
        if in_check && ply < 2 * self.iteration {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(ply, window);
        }
        self.pv.clear(ply);
        self.enter(ply)?;
        if let Some(score) = self.end_by_rule(ply) {
            return Ok(score);
        }
        if let Some(score) = self.probe(ply) {
            return Ok(score);
        }

        // Mate-distance pruning: nothing here can be worse than mated now or better than mating next.
        let window = window.within(Score::loss_in(ply as u16), Score::win_in(ply as u16 + 1));
        if window.alpha >= window.beta {
            return Ok(window.alpha);
        }
        let is_pv = !window.is_null();

        let known = self.lookup(ply);
        if let Some(known) = known
            && !is_pv
            && i32::from(known.depth) >= depth
            && self.may_cut(known, window)
        {
            return Ok(known.score);
        }
        let table_move = known.and_then(|known| self.path.current().unpack(known.best));
        if table_move.is_none() && depth >= UNGUIDED_DEPTH && !self.full_width {
            depth -= 1;
        }

        let raw_evaluation = match known.and_then(|known| known.evaluation) {
            _ if in_check => None,
            Some(evaluation) => Some(evaluation),
            None => Some(self.evaluate(ply)),
        };
        let evaluation = raw_evaluation.map(|raw| self.damped(raw));
        self.frames[ply].evaluation = evaluation;
        let improving = self.is_improving(ply);
        if let Some(evaluation) = evaluation
            && !is_pv
            && !self.full_width
            && let Some(score) = self.prune_node(depth, ply, window, evaluation, improving, can_pass)?
        {
            return Ok(score);
        }

        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        let mut count = 0;
        self.frames[ply].queue.restart(table_move, Wanted::All);
        self.frames[ply].tried.clear();
        self.frames[ply + 2].killers = [None; 2];
        while let Some(m) = self.next_move(ply) {
            count += 1;
            let is_quiet = !self.path.current().is_noisy(m);
            let reduction = if depth < reduction::LEAST_DEPTH || self.full_width {
                0
            } else {
                self.reduction(m, depth, count, is_quiet, is_pv, improving)
            };
            let gives_check = self.play(ply, m);
            let reduction = if gives_check || in_check { 0 } else { reduction.min(depth - 2).max(0) };
            let inside = Window { alpha, beta: window.beta };
            let score = self.child(depth - 1, reduction, ply, inside, count == 1)?;
            self.undo();

            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(m);
                    if is_pv {
                        self.pv.extend(ply, m);
                    }
                    if score >= window.beta {
                        if is_quiet {
                            self.reward(ply, m, depth);
                        }
                        break;
                    }
                    alpha = score;
                }
            }
            if is_quiet {
                let _ = self.frames[ply].tried.try_push(m);
            }
        }
        if count == 0 {
            return Ok(self.stuck(ply));
        }

        let bound = match best_move {
            _ if best >= window.beta => Bound::Lower,
            Some(_) => Bound::Exact,
            None => Bound::Upper,
        };
        let entry = Entry {
            best: best_move.map_or(0, P::pack),
            score: best,
            bound,
            depth: depth.clamp(0, 255) as u8,
            evaluation: raw_evaluation,
        };
        self.remember(ply, entry);
        Ok(best)
    }

    /// Principal variation search of the child just played: the first child with the whole window, others
    /// with a null window first (reduced, then in full), and with the whole window only if that shows they
    /// are better.
    pub(crate) fn child(
        &mut self,
        depth: i32,
        reduction: i32,
        ply: usize,
        window: Window,
        is_first: bool,
    ) -> Result<Score, Stopped> {
        if !is_first {
            let scout = Window::above(window.alpha);
            let mut score = -self.node(depth - reduction, ply + 1, -scout, true)?;
            if score > window.alpha && reduction > 0 {
                score = -self.node(depth, ply + 1, -scout, true)?;
            }
            if score <= window.alpha || window.is_null() {
                return Ok(score);
            }
        }
        Ok(-self.node(depth, ply + 1, -window, true)?)
    }

    pub(crate) fn next_move(&mut self, ply: usize) -> Option<P::Move> {
        let frame = &mut self.frames[ply];
        frame.queue.next(self.path.current(), self.history, &frame.killers)
    }

    /// What the table knows of the current position, mates counted from the root.
    pub(crate) fn lookup(&self, ply: usize) -> Option<Entry> {
        let mut entry = self.table.get(self.path.current().key())?;
        entry.score = entry.score.earlier_by(ply as u16);
        Some(entry)
    }

    /// Stores what was found of the current position; the reverse of [`Worker::lookup`].
    pub(crate) fn remember(&self, ply: usize, mut entry: Entry) {
        entry.score = entry.score.later_by(ply as u16);
        self.table.put(self.path.current().key(), entry);
    }

    /// True if the table's score may stand for a search of the current position with a null window.
    pub(crate) fn may_cut(&self, known: Entry, window: Window) -> bool {
        known.settles(window)
            && self.path.current().clock() + LIMIT_CAUTION < P::PARAMS.move_limit
            && !self.full_width
    }

    /// True if the side to move stands better than at its last turn.
    fn is_improving(&self, ply: usize) -> bool {
        let Some(before) = ply.checked_sub(2) else {
            return false;
        };
        match (self.frames[ply].evaluation, self.frames[before].evaluation) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        }
    }

    /// Remembers that the quiet move `m` refuted the move before, and that those tried first did not.
    fn reward(&mut self, ply: usize, m: P::Move, depth: i32) {
        let frame = &mut self.frames[ply];
        if frame.killers[0] != Some(m) {
            frame.killers = [Some(m), frame.killers[0]];
        }
        let step = history::step(depth);
        let position = self.path.current();
        self.history.update(position, m, step);
        for &failed in &frame.tried {
            self.history.update(position, failed, -step);
        }
    }
}

impl Entry {
    /// True if the entry's score answers the question `window` asks.
    pub(crate) fn settles(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        }
    }
}
