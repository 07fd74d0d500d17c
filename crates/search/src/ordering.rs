use crate::history::{History, Trail};
use game::{MAX_MOVES, MoveList, Tactics};

/// Ordering value of killers: above that of any history.
const KILLER: i32 = 1_000_000;

/// Which moves a queue yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Every legal move.
    All,
    /// Captures and promotions only.
    Noisy,
}

/// Quiet moves that refuted a sibling, the newest first.
pub(crate) type Killers<M> = [Option<M>; 2];

/// What tells the order of the moves of a node, beside what they win.
#[derive(Clone, Copy)]
pub(crate) struct Guide<'a, M> {
    pub(crate) history: &'a History,
    pub(crate) trail: &'a Trail,
    pub(crate) killers: &'a Killers<M>,
    /// [`game::Params::threat_bonus`].
    pub(crate) threat_bonus: i32,
}

/// The moves of one node in the order they are tried: the table's move before anything is generated, captures
/// and promotions that keep what they win, killers, quiet moves by history, losing captures. Values are given
/// when a stage is reached and sorted lazily, since most nodes stop after few moves.
pub(crate) struct MoveQueue<M> {
    first: Option<M>,
    wanted: Wanted,
    stage: Stage,
    /// Of the quiet moves only checks are wanted any more.
    skips_quiets: bool,
    /// Captures and promotions, then quiet moves.
    moves: MoveList<M>,
    values: [i32; MAX_MOVES],
    captures: usize,
    /// So many losing captures have been put to the front.
    losing: usize,
    next: usize,
}

#[derive(Clone, Copy)]
enum Stage {
    First,
    Generate,
    Captures,
    Quiets,
    Losing,
}

impl<M: Copy + Eq> MoveQueue<M> {
    pub(crate) fn new() -> Self {
        MoveQueue {
            first: None,
            wanted: Wanted::All,
            stage: Stage::First,
            skips_quiets: false,
            moves: MoveList::new(),
            values: [0; MAX_MOVES],
            captures: 0,
            losing: 0,
            next: 0,
        }
    }

    /// Starts over for another node; `first` must be legal and wanted there.
    pub(crate) fn restart(&mut self, first: Option<M>, wanted: Wanted) {
        self.first = first;
        self.wanted = wanted;
        self.stage = Stage::First;
        self.skips_quiets = false;
    }

    /// From now on only captures, promotions and checks.
    pub(crate) fn skip_quiets(&mut self) {
        self.skips_quiets = true;
    }

    /// The next move to try in `position`.
    pub(crate) fn next<P: Tactics<Move = M>>(&mut self, position: &P, guide: Guide<'_, M>) -> Option<M> {
        loop {
            match self.stage {
                Stage::First => {
                    self.stage = Stage::Generate;
                    if self.first.is_some() {
                        return self.first;
                    }
                }
                Stage::Generate => {
                    self.stage = Stage::Captures;
                    self.generate(position);
                    self.value_captures(position, guide.history);
                }
                Stage::Captures => {
                    let Some(m) = self.take_best(self.captures) else {
                        if self.wanted == Wanted::Noisy {
                            return None;
                        }
                        self.stage = Stage::Quiets;
                        self.value_quiets(position, guide);
                        continue;
                    };
                    if self.wanted == Wanted::Noisy || position.see_ge(m, 0) {
                        return Some(m);
                    }
                    // To the front, in the place of one that has been tried.
                    self.moves.swap(self.losing, self.next - 1);
                    self.losing += 1;
                }
                Stage::Quiets => {
                    let m = match self.skips_quiets {
                        true => self.take_check(position),
                        false => self.take_best(self.moves.len()),
                    };
                    if m.is_some() {
                        return m;
                    }
                    self.stage = Stage::Losing;
                    self.next = 0;
                }
                Stage::Losing => {
                    self.next += 1;
                    return self.moves[..self.losing].get(self.next - 1).copied();
                }
            }
        }
    }

    fn generate<P: Tactics<Move = M>>(&mut self, position: &P) {
        self.moves = match self.wanted {
            Wanted::All => position.legal_moves(),
            Wanted::Noisy => position.noisy_moves(),
        };
        if let Some(first) = self.first {
            self.moves.retain(|m| *m != first);
        }
        self.captures = match self.wanted {
            Wanted::All => partition(&mut self.moves, |m| position.is_noisy(m)),
            Wanted::Noisy => self.moves.len(),
        };
        self.losing = 0;
        self.next = 0;
    }

    fn value_captures<P: Tactics<Move = M>>(&mut self, position: &P, history: &History) {
        for (value, &m) in self.values.iter_mut().zip(&self.moves[..self.captures]) {
            // Most valuable victim first, among equals what did well elsewhere, then least valuable attacker.
            let worth = 16 * position.material_gain(m) - position.mover_value(m) / 8;
            *value = worth + history.of_capture(position, m) / 8;
        }
    }

    fn value_quiets<P: Tactics<Move = M>>(&mut self, position: &P, guide: Guide<'_, M>) {
        let Guide { history, trail, killers, threat_bonus } = guide;
        let threats = position.threats();
        let values = &mut self.values[self.captures..];
        for (value, &m) in values.iter_mut().zip(&self.moves[self.captures..]) {
            *value = if killers.contains(&Some(m)) {
                KILLER - i32::from(killers[1] == Some(m))
            } else {
                history.of_quiet(position, m, trail) + threat_bonus * position.threat_bonus(&threats, m)
            };
        }
    }

    /// The next check of the moves that are left, in any order.
    fn take_check<P: Tactics<Move = M>>(&mut self, position: &P) -> Option<M> {
        let left = self.moves.get(self.next..)?;
        let index = left.iter().position(|&m| position.gives_check(m));
        self.next = index.map_or(self.moves.len(), |index| self.next + index + 1);
        index.map(|_| self.moves[self.next - 1])
    }

    /// The best of the moves that are left before `end`; the first of equals.
    fn take_best(&mut self, end: usize) -> Option<M> {
        let left = self.values.get(self.next..end)?;
        let (mut best, mut most) = (0, *left.first()?);
        for (index, &value) in left.iter().enumerate().skip(1) {
            if value > most {
                (best, most) = (index, value);
            }
        }
        self.moves.swap(self.next, self.next + best);
        self.values.swap(self.next, self.next + best);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}

/// Puts the moves of one sort before the others and counts them.
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
