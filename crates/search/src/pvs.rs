use crate::limits::MAX_PLY;
use crate::ordering::{Guide, Wanted};
use crate::reduction::PLY;
use crate::singular::Singularity;
use crate::skipping::{Candidate, Verdict};
use crate::table::Entry;
use crate::window::Window;
use crate::worker::{Frame, Stopped, Worker};
use crate::{Bound, history};
use game::{Board, Evaluate, Score, Tactics};

/// Closer to the move limit than this many plies, the table's scores are not trusted: they may come from
/// where the limit was far.
const LIMIT_CAUTION: u16 = 12;

/// Beyond this either way lie mates.
pub(crate) const MOST_ESTIMATED: Score = Score::cp(Score::MAX_CP as i32);

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    pub(crate) depth: i32,
    /// It may lie on the principal variation.
    pub(crate) is_pv: bool,
    /// It has been on a principal variation before, or is now.
    pub(crate) was_pv: bool,
    /// A refutation of the opponent's last move is expected.
    pub(crate) expects_cut: bool,
    /// Static evaluation; `None` in check.
    pub(crate) evaluation: Option<Score>,
    /// The side to move stands better than at its last turn.
    pub(crate) improving: bool,
    /// Centipawns by which the static evaluation was corrected.
    pub(crate) doubt: i32,
}

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Value of the current position at `ply`, searched to `depth`: exact inside `window`, else a bound
    /// (fail-soft).
    pub(crate) fn node(
        &mut self,
        mut depth: i32,
        ply: usize,
        window: Window,
        expects_cut: bool,
    ) -> Result<Score, Stopped> {
        let excluded = self.frames[ply].excluded;
        let reduced = std::mem::take(&mut self.frames[ply].reduced);
        let in_check = self.path.current().is_check();
        // Check extension: what answers a check is not the quiet position a depth limit asks for.
        if self.params.check_extension && in_check && excluded.is_none() && ply < 2 * self.iteration {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(ply, window);
        }
        self.pv.clear(ply);
        self.enter(ply)?;
        let is_pv = !window.is_null();
        if excluded.is_some() {
            let evaluation = self.frames[ply].evaluation;
            let improving = self.is_improving(ply);
            let outlook =
                Outlook { depth, is_pv, was_pv: is_pv, expects_cut, evaluation, improving, doubt: 0 };
            return Ok(self.try_moves(ply, window, outlook, None, 0)?.0);
        }
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

        let known = self.lookup(ply);
        if let Some(known) = known
            && !is_pv
            && i32::from(known.depth) >= depth
            && self.may_cut(known, window)
        {
            return Ok(known.score);
        }
        let table_move = known.and_then(|known| self.path.current().unpack(known.best));
        if table_move.is_none() && depth >= self.params.iir.min_depth && !self.full_width {
            depth -= 1;
        }

        let raw_evaluation = match known.and_then(|known| known.evaluation) {
            _ if in_check => None,
            Some(evaluation) => Some(evaluation),
            None => Some(self.evaluate(ply)),
        };
        let evaluation = raw_evaluation.map(|raw| self.corrected(ply, raw));
        self.frames[ply].evaluation = evaluation;
        let improving = self.is_improving(ply);
        let was_pv = is_pv || known.is_some_and(|known| known.was_pv);
        if let Some(lost) = self.lost_by_last_move(ply) {
            depth += self.look_back(depth, reduced, lost);
            self.teach_change(ply, lost);
        }
        let doubt = match (raw_evaluation, evaluation) {
            (Some(raw), Some(corrected)) => (i32::from(raw.raw()) - i32::from(corrected.raw())).abs(),
            _ => 0,
        };
        let outlook = Outlook { depth, is_pv, was_pv, expects_cut, evaluation, improving, doubt };
        if let Some(evaluation) = evaluation
            && !is_pv
            && !self.full_width
        {
            let estimate = known.map_or(evaluation, |known| known.sharpen(evaluation));
            if let Some(score) = self.prune_node(ply, window, outlook, estimate)? {
                return Ok(score);
            }
            if let Some(score) = self.try_captures(ply, window, outlook, known, table_move)? {
                return Ok(score);
            }
        }

        let mut extension = 0;
        if let (Some(known), Some(m)) = (known, table_move) {
            match self.singularity(ply, m, known, window, outlook)? {
                Singularity::Extend(plies) => extension = plies,
                Singularity::Refuted(score) => return Ok(score),
            }
        }

        let (best, best_move) = self.try_moves(ply, window, outlook, table_move, extension)?;
        let bound = match best_move {
            _ if best >= window.beta => Bound::Lower,
            Some(_) => Bound::Exact,
            None => Bound::Upper,
        };
        if bound == Bound::Upper && !self.full_width && self.path.current().halfmove_clock() > 0 {
            self.history.teach_last(&self.frames[ply].trail, history::step(depth, &self.params) / 2);
        }
        let entry = Entry {
            best: best_move.map_or(0, P::pack),
            score: best,
            bound,
            depth: depth.clamp(0, 255) as u8,
            was_pv,
            evaluation: raw_evaluation,
        };
        self.remember(ply, entry);
        if let Some(evaluation) = evaluation
            && !best.is_mate()
            && best_move.is_none_or(|m| !self.path.current().is_noisy(m))
            && entry.contradicts(evaluation)
        {
            let error = i32::from(best.raw()) - i32::from(evaluation.raw());
            let (position, trail) = (self.path.current(), &self.frames[ply].trail);
            self.history.corrections.teach(position, trail, depth, error);
        }
        Ok(best)
    }

    /// Searches the moves of a node; returns the best score and the move that raised alpha. `extension` is
    /// for the table's move.
    fn try_moves(
        &mut self,
        ply: usize,
        window: Window,
        outlook: Outlook,
        table_move: Option<P::Move>,
        extension: i32,
    ) -> Result<(Score, Option<P::Move>), Stopped> {
        let Outlook { depth, is_pv, expects_cut, .. } = outlook;
        let excluded = self.frames[ply].excluded;
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        let mut count = 0;
        let follows_capture = table_move.is_some_and(|m| self.path.current().is_noisy(m));
        let frame = &mut self.frames[ply];
        frame.queue.restart(table_move, Wanted::All);
        frame.tried_quiets.clear();
        frame.tried_captures.clear();
        self.frames[ply + 2].killers = [None; 2];
        self.frames[ply + 2].refuted = 0;
        while let Some(m) = self.next_move(ply) {
            if excluded == Some(m) {
                continue;
            }
            count += 1;
            let position = self.path.current();
            let is_quiet = !position.is_noisy(m);
            let mut reduction = 0;
            if !self.full_width && count > 1 {
                let history = self.history_of(ply, m, is_quiet);
                reduction = outlook.reduction(count, is_quiet, history, &self.params);
                if follows_capture {
                    reduction += self.params.lmr.tt_capture;
                }
                // Nothing is left out before there is a move that does not lose by force.
                if best >= -MOST_ESTIMATED {
                    let candidate =
                        Candidate { m, is_quiet, count, plies: reduction.div_euclid(PLY), history };
                    match outlook.judge(position, candidate, alpha, &self.params) {
                        Verdict::Try => {}
                        Verdict::Skip => continue,
                        Verdict::SkipQuiets => {
                            self.frames[ply].queue.skip_quiets();
                            continue;
                        }
                    }
                }
            }
            let gives_check = self.play(ply, m);
            let spared = self.params.check_extension && (gives_check || outlook.evaluation.is_none());
            let may_reduce = depth >= self.params.lmr.min_depth && !spared;
            if gives_check {
                reduction -= self.params.lmr.check;
            }
            if best_move.is_some() {
                reduction += self.params.lmr.raised_alpha;
            }
            if self.frames[ply + 1].refuted > self.params.lmr.max_cutoffs {
                reduction += self.params.lmr.many_cutoffs;
            }
            let reduction = if may_reduce { reduction.div_euclid(PLY).clamp(0, depth - 2) } else { 0 };
            let inside = Window { alpha, beta: window.beta };
            let plies = depth - 1 + if table_move == Some(m) { extension } else { 0 };
            let score = self.child(plies, reduction, ply, inside, count == 1, expects_cut)?;
            self.undo();

            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(m);
                    if is_pv {
                        self.pv.extend(ply, m);
                    }
                    if score >= window.beta {
                        self.frames[ply].refuted += 1;
                        self.learn(ply, m, is_quiet, depth);
                        break;
                    }
                    alpha = score;
                }
            }
            let frame = &mut self.frames[ply];
            let _ = if is_quiet { frame.tried_quiets.try_push(m) } else { frame.tried_captures.try_push(m) };
        }
        if count == 0 {
            // Without the excluded move there is none left.
            best = if excluded.is_some() { window.alpha } else { self.stuck(ply) };
        }
        Ok((best, best_move))
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
        expects_cut: bool,
    ) -> Result<Score, Stopped> {
        let is_pv = !window.is_null();
        if is_first && !is_pv {
            return Ok(-self.node(depth, ply + 1, -window, !expects_cut)?);
        }
        if !is_first {
            let scout = -Window::above(window.alpha);
            self.frames[ply + 1].reduced = reduction;
            let mut score = -self.node(depth - reduction, ply + 1, scout, reduction > 0 || !expects_cut)?;
            if score > window.alpha && reduction > 0 {
                // Much better than expected: worth a ply more; hardly better: one less.
                let surprise = i32::from(score.raw()) - i32::from(window.alpha.raw());
                let deeper = i32::from(surprise > self.params.lmr.deeper_margin)
                    - i32::from(surprise < self.params.lmr.shallower_margin);
                score = -self.node(depth + deeper, ply + 1, scout, !expects_cut)?;
                self.teach_settled(ply, depth, score > window.alpha);
            }
            if score <= window.alpha || !is_pv {
                return Ok(score);
            }
        }
        Ok(-self.node(depth, ply + 1, -window, false)?)
    }

    pub(crate) fn next_move(&mut self, ply: usize) -> Option<P::Move> {
        let Frame { queue, trail, killers, .. } = &mut self.frames[ply];
        let guide =
            Guide { history: self.history, trail, killers, threat_bonus: self.params.ordering.threat_bonus };
        queue.next(self.path.current(), guide)
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
            && self.path.current().halfmove_clock() + LIMIT_CAUTION < self.path.current().move_limit()
            && !self.full_width
    }

    /// True if the side to move stands better than at its last turn, or the one before if it was in check.
    fn is_improving(&self, ply: usize) -> bool {
        let evaluation = |back: usize| self.frames[ply.checked_sub(back)?].evaluation;
        match (evaluation(0), evaluation(2).or_else(|| evaluation(4))) {
            (Some(now), Some(before)) => now > before,
            (now, None) => now.is_some(),
            (None, _) => false,
        }
    }
}

impl Entry {
    /// The table's score in place of a static `evaluation` on the wrong side of it.
    fn sharpen(&self, evaluation: Score) -> Score {
        if self.contradicts(evaluation) && !self.score.is_mate() { self.score } else { evaluation }
    }

    /// True if the score, bound as it is, shows that `evaluation` errs.
    fn contradicts(&self, evaluation: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score > evaluation,
            Bound::Upper => self.score < evaluation,
        }
    }

    /// True if the entry's score answers the question `window` asks.
    pub(crate) fn settles(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        }
    }
}
