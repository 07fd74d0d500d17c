use crate::history::{Continuation, MoveHistory};
use chariot_game::{MAX_MOVES, MoveList, Tactics};

/// Ordering score of killers: above any history.
const KILLER: i32 = 1_000_000;

/// Weights of a capture's ordering score, in 16ths of a centipawn: the victim's full value, 1/128 of the
/// attacker's (CPW "MVV-LVA"), and 1/8 of the history, worth up to 128 centipawns. Coarse and never tuned.
const VICTIM: i32 = 16;
const ATTACKER_DIVISOR: i32 = 8;
const CAPTURE_HISTORY_DIVISOR: i32 = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GenType {
    Legal,
    /// Legal captures and promotions.
    Noisy,
}

/// Quiet moves that caused cutoffs at siblings of the node, newest first.
pub(crate) type Killers<M> = [Option<M>; 2];

/// Inputs to the order of quiet moves.
#[derive(Clone, Copy)]
pub(crate) struct OrderingHints<'a, M> {
    pub(crate) history: &'a MoveHistory,
    pub(crate) continuation: &'a Continuation,
    pub(crate) killers: &'a Killers<M>,
    /// [`chariot_game::params::MoveOrdering::threat_bonus`].
    pub(crate) threat_bonus: i32,
}

/// Yields a node's moves in the order to try them (CPW "Move Ordering"): the transposition table move before
/// any is generated, captures and promotions that do not lose by static exchange, killers, quiet moves by
/// history, losing captures. Each stage is scored when reached and sorted lazily, since most nodes stop after
/// few moves.
pub(crate) struct MovePicker<M> {
    tt_move: Option<M>,
    gen_type: GenType,
    stage: PickerStage,
    /// Only checks among the remaining quiet moves are yielded.
    skips_quiets: bool,
    /// Captures and promotions, then quiet moves.
    moves: MoveList<M>,
    scores: [i32; MAX_MOVES],
    captures: usize,
    /// Losing captures, moved to the front.
    losing: usize,
    next: usize,
}

#[derive(Clone, Copy)]
enum PickerStage {
    TtMove,
    Generate,
    Captures,
    Quiets,
    LosingCaptures,
}

impl<M: Copy + Eq> MovePicker<M> {
    pub(crate) fn new() -> Self {
        MovePicker {
            tt_move: None,
            gen_type: GenType::Legal,
            stage: PickerStage::TtMove,
            skips_quiets: false,
            moves: MoveList::new(),
            scores: [0; MAX_MOVES],
            captures: 0,
            losing: 0,
            next: 0,
        }
    }

    /// Restarts for another node, whose `tt_move` is of `gen_type`.
    pub(crate) fn restart(&mut self, tt_move: Option<M>, gen_type: GenType) {
        self.tt_move = tt_move;
        self.gen_type = gen_type;
        self.stage = PickerStage::TtMove;
        self.skips_quiets = false;
    }

    /// Skips all further quiet moves but checks.
    pub(crate) fn skip_quiets(&mut self) {
        self.skips_quiets = true;
    }

    pub(crate) fn next<P: Tactics<Move = M>>(
        &mut self,
        position: &P,
        hints: OrderingHints<'_, M>,
    ) -> Option<M> {
        loop {
            match self.stage {
                PickerStage::TtMove => {
                    self.stage = PickerStage::Generate;
                    if self.tt_move.is_some() {
                        return self.tt_move;
                    }
                }
                PickerStage::Generate => {
                    self.stage = PickerStage::Captures;
                    self.generate(position);
                    self.score_captures(position, hints.history);
                }
                PickerStage::Captures => {
                    let Some(m) = self.take_best(self.captures) else {
                        if self.gen_type == GenType::Noisy {
                            return None;
                        }
                        self.stage = PickerStage::Quiets;
                        self.score_quiets(position, hints);
                        continue;
                    };
                    if self.gen_type == GenType::Noisy || position.see_ge(m, 0) {
                        return Some(m);
                    }
                    // Moves it to the front, over a move already tried.
                    self.moves.swap(self.losing, self.next - 1);
                    self.losing += 1;
                }
                PickerStage::Quiets => {
                    let m = match self.skips_quiets {
                        true => self.take_check(position),
                        false => self.take_best(self.moves.len()),
                    };
                    if m.is_some() {
                        return m;
                    }
                    self.stage = PickerStage::LosingCaptures;
                    self.next = 0;
                }
                PickerStage::LosingCaptures => {
                    self.next += 1;
                    return self.moves[..self.losing].get(self.next - 1).copied();
                }
            }
        }
    }

    fn generate<P: Tactics<Move = M>>(&mut self, position: &P) {
        self.moves = match self.gen_type {
            GenType::Legal => position.legal_moves(),
            GenType::Noisy => position.noisy_moves(),
        };
        if let Some(tt_move) = self.tt_move {
            self.moves.retain(|m| *m != tt_move);
        }
        self.captures = match self.gen_type {
            GenType::Legal => partition(&mut self.moves, |m| position.is_noisy(m)),
            GenType::Noisy => self.moves.len(),
        };
        self.losing = 0;
        self.next = 0;
    }

    fn score_captures<P: Tactics<Move = M>>(&mut self, position: &P, history: &MoveHistory) {
        for (score, &m) in self.scores.iter_mut().zip(&self.moves[..self.captures]) {
            let mvv_lva = VICTIM * position.material_gain(m) - position.mover_value(m) / ATTACKER_DIVISOR;
            *score = mvv_lva + history.capture(position, m) / CAPTURE_HISTORY_DIVISOR;
        }
    }

    fn score_quiets<P: Tactics<Move = M>>(&mut self, position: &P, hints: OrderingHints<'_, M>) {
        let OrderingHints { history, continuation, killers, threat_bonus } = hints;
        let threats = position.threats();
        let scores = &mut self.scores[self.captures..];
        for (score, &m) in scores.iter_mut().zip(&self.moves[self.captures..]) {
            *score = if killers.contains(&Some(m)) {
                KILLER - i32::from(killers[1] == Some(m))
            } else {
                history.quiet(position, m, continuation) + threat_bonus * position.threat_bonus(&threats, m)
            };
        }
    }

    /// The next remaining move that gives check, in any order.
    fn take_check<P: Tactics<Move = M>>(&mut self, position: &P) -> Option<M> {
        let left = self.moves.get(self.next..)?;
        let index = left.iter().position(|&m| position.gives_check(m));
        self.next = index.map_or(self.moves.len(), |index| self.next + index + 1);
        index.map(|_| self.moves[self.next - 1])
    }

    /// The best-scored remaining move before `end`; the first of equals.
    fn take_best(&mut self, end: usize) -> Option<M> {
        let left = self.scores.get(self.next..end)?;
        let (mut best, mut highest) = (0, *left.first()?);
        for (index, &score) in left.iter().enumerate().skip(1) {
            if score > highest {
                (best, highest) = (index, score);
            }
        }
        self.moves.swap(self.next, self.next + best);
        self.scores.swap(self.next, self.next + best);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}

/// Moves items that satisfy `is_first` to the front; returns their number.
fn partition<M: Copy>(moves: &mut [M], is_first: impl Fn(M) -> bool) -> usize {
    let mut count = 0;
    for index in 0..moves.len() {
        if is_first(moves[index]) {
            moves.swap(index, count);
            count += 1;
        }
    }
    count
}
