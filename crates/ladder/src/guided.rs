//! Alpha-beta with move ordering: the remembered best move first, then captures. The sooner the best move comes, the
//! more of the others are cut off. Optionally it also searches unpromising moves less deeply.

use crate::node::{Interval, Node};
use crate::quiescence::{self, most_valuable_first};
use crate::table::{Found, Memory};
use crate::{Chosen, Counter, Playable, Values};
use chariot_game::{MoveList, Score, Tactics};

/// The optional techniques, which save work and may err.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guesses {
    /// Null move pruning (CPW "Null Move Pruning").
    pub null_move: bool,
    /// Late move reductions (CPW "Late Move Reductions").
    pub reductions: bool,
}

impl Guesses {
    /// No guess.
    pub const NONE: Guesses = Guesses { null_move: false, reductions: false };
    /// Every guess.
    pub const ALL: Guesses = Guesses { null_move: true, reductions: true };
}

/// A search with a transposition table.
pub struct Guided {
    memory: Memory,
    guesses: Guesses,
}

/// Smallest depth, in plies, of the optional techniques; and the number of moves that are never late.
const GUESS_DEPTH: u16 = 2;
const EARLY_MOVES: usize = 4;

impl Guided {
    /// Starts with an empty table.
    pub(crate) fn new(guesses: Guesses) -> Guided {
        Guided { memory: Memory::new(), guesses }
    }

    /// The best move of a `depth`-ply search, at least 1.
    pub fn think<P: Playable>(&mut self, position: &P, depth: u16, counter: &mut Counter<'_>) -> Chosen<P> {
        let moves = in_order(position, self.memory.find(position.key()));
        let root = Node::root(position, Values::Squares);
        let thought = root
            .best_of(&moves, counter, |next, window, counter| self.score(next, depth - 1, window, counter))?;
        if let (Some(m), Some(score)) = (thought.best, thought.score) {
            let (key, best) = (position.key(), P::pack(m));
            self.memory.keep(Found { key, depth, score, is_bound: (false, false), best });
        }
        Some(thought)
    }

    fn score<P: Playable>(
        &mut self,
        node: &Node<P>,
        depth: u16,
        (mut alpha, beta): Interval,
        counter: &mut Counter<'_>,
    ) -> Option<Score> {
        if depth == 0 {
            return quiescence::score(node, (alpha, beta), counter);
        }
        counter.look()?;
        if node.end.is_some() {
            return node.end;
        }
        let Node { position, ply, .. } = node;
        let found = self.memory.find(position.key());
        if let Some(score) = found.and_then(|found| found.answer(depth, *ply, (alpha, beta))) {
            return Some(score);
        }
        let may_guess = depth >= GUESS_DEPTH && !position.is_check();
        // Null move pruning: a side that can pass and still reaches beta needs no deeper search.
        if self.guesses.null_move
            && may_guess
            && !beta.is_mate()
            && Score::cp(node.balance) >= beta
            && let Some(passed) = node.passed()
            && -self.score(&passed, depth.saturating_sub(3), (-beta, above(-beta)), counter)? >= beta
        {
            return Some(beta);
        }
        let lowest = alpha;
        let (mut best, mut best_move) = (-Score::INFINITE, 0);
        for (i, m) in in_order(position, found).into_iter().enumerate() {
            let next = node.after(m);
            // Late move reductions: late quiet moves are searched less deeply, unless they raise alpha.
            let is_quiet = !position.is_noisy(m) && !next.position.is_check();
            let is_late = self.guesses.reductions && may_guess && i >= EARLY_MOVES && is_quiet;
            if is_late && -self.score(&next, depth - 2, (-above(alpha), -alpha), counter)? <= alpha {
                continue;
            }
            let score = -self.score(&next, depth - 1, (-beta, -alpha), counter)?;
            if score > best {
                (best, best_move) = (score, P::pack(m));
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let (key, is_bound) = (position.key(), (best >= beta, best <= lowest));
        self.memory.keep(Found { key, depth, score: best.later_by(*ply), is_bound, best: best_move });
        Some(best)
    }
}

/// The next higher score. No score lies between the two (CPW "Null Window").
fn above(score: Score) -> Score {
    Score::from_raw(score.raw() + 1)
}

/// The remembered best move, then captures, then the rest.
fn in_order<P: Tactics>(position: &P, known: Option<Found>) -> MoveList<P::Move> {
    let mut moves: MoveList<P::Move> =
        known.and_then(|found| position.unpack(found.best)).into_iter().collect();
    for m in most_valuable_first(position).into_iter().chain(position.legal_moves()) {
        if !moves.contains(&m) {
            moves.push(m);
        }
    }
    moves
}
