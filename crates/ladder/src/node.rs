use crate::{Counter, Values};
use chariot_game::{Board, Rules, Score, Tactics};

/// A player's move and its reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move; `None` if there is no legal one.
    pub best: Option<M>,
    /// Score of the move; `None` for players that do not look ahead.
    pub score: Option<Score>,
    /// Positions examined.
    pub positions: u64,
}

/// A player's choice; `None` if it was stopped before it had one.
pub type Chosen<P> = Option<Thought<<P as Rules>::Move>>;

/// The traits of a game that the players need.
pub trait Playable: Tactics + Board {}
impl<P: Tactics + Board> Playable for P {}

/// Alpha and beta (CPW "Window"). The side to move has alpha elsewhere; from beta on the opponent avoids this node.
pub(crate) type Interval = (Score, Score);

/// A position of the tree, `ply` plies from the root.
pub(crate) struct Node<P> {
    pub(crate) position: P,
    pub(crate) ply: u16,
    /// Value of the position for the side to move, in centipawns.
    pub(crate) balance: i32,
    /// Score if the game has ended: the sooner the loss, the worse.
    pub(crate) end: Option<Score>,
    values: Values,
}

impl<P: Playable> Node<P> {
    pub(crate) fn root(position: &P, values: Values) -> Node<P> {
        Node { position: position.clone(), ply: 0, balance: values.of(position), end: None, values }
    }

    pub(crate) fn after(&self, m: P::Move) -> Node<P> {
        let mut position = self.position.clone();
        position.play(m);
        self.next(position, self.values.gain(&self.position, m))
    }

    /// The position after a pass; `None` where passing is impossible.
    pub(crate) fn passed(&self) -> Option<Node<P>> {
        Some(self.next(self.position.null_move()?, 0))
    }

    fn next(&self, position: P, gain: i32) -> Node<P> {
        let ply = self.ply + 1;
        let end = match position.legal_move_count() {
            0 => Some(Score::of(position.no_move_outcome().outcome).earlier_by(ply)),
            _ => position.draw_by_rule().map(|_| Score::DRAW),
        };
        Node { position, ply, balance: -(self.balance + gain), end, values: self.values }
    }

    /// Score of the position without looking ahead.
    pub(crate) fn worth(&self) -> Score {
        self.end.unwrap_or(Score::cp(self.balance))
    }

    /// Tries `moves` in this order and keeps the first of the best. `score_of` scores the position after a move for
    /// the side to move there, within the window it gets.
    pub(crate) fn best_of(
        &self,
        moves: &[P::Move],
        counter: &mut Counter<'_>,
        mut score_of: impl FnMut(&Node<P>, Interval, &mut Counter<'_>) -> Option<Score>,
    ) -> Chosen<P> {
        let (mut best, mut score) = (None, -Score::INFINITE);
        for &m in moves {
            let its = -score_of(&self.after(m), (-Score::INFINITE, -score), counter)?;
            if its > score {
                (best, score) = (Some(m), its);
            }
        }
        Some(Thought { best, score: best.map(|_| score), positions: counter.positions() })
    }
}
