use crate::board_view::BoardView;
use crate::exchange::{most_won, wins_nothing};
use chariot_game::{Endgame, IllegalMove, Piece, Side, Tactics};

/// A line with the positions it passes and the effect of each move.
pub(crate) struct PlayedLine<P: Tactics + Endgame> {
    /// The positions before each ply and after the last.
    pub(crate) positions: Vec<P>,
    pub(crate) views: Vec<BoardView<P>>,
    pub(crate) plies: Vec<LinePly>,
}

/// The effect of a move.
#[derive(Clone, Copy)]
pub(crate) struct LinePly {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: Option<(Piece, u8)>,
    pub(crate) promotes: bool,
}

impl<P: Tactics + Endgame> PlayedLine<P> {
    /// # Errors
    /// [`IllegalMove`] if a move is illegal.
    pub(crate) fn new(start: &P, moves: &[P::Move]) -> Result<PlayedLine<P>, IllegalMove> {
        let mut position = start.clone();
        let mut line = PlayedLine {
            positions: vec![position.clone()],
            views: vec![BoardView::of(&position)],
            plies: Vec::new(),
        };
        for &played in moves {
            let before = position.clone();
            position.try_play(played)?;
            let (from, to) = P::from_to(played);
            let captured = before.captured(played);
            let promotes = P::promotion(played).is_some();
            line.plies.push(LinePly { from, to, captured, promotes });
            line.views.push(BoardView::of(&position));
            line.positions.push(position.clone());
        }
        Ok(line)
    }

    /// The side that moves first, whose gain is sought.
    pub(crate) fn attacker(&self) -> Side {
        self.positions[0].side_to_move()
    }

    /// Material of the attacker less that of the defender before a ply, in centipawns.
    pub(crate) fn balance(&self, ply: usize) -> i32 {
        let attacker = self.attacker();
        let value =
            |piece: Piece| if piece.side == attacker { value::<P>(piece) } else { -value::<P>(piece) };
        self.positions[ply].pieces().into_iter().map(|(piece, _)| value(piece)).sum()
    }

    /// Plies before the earlier occurrence of the last position, if there is one.
    pub(crate) fn ends_in_repetition(&self) -> Option<usize> {
        let (last, earlier) = self.positions.split_last()?;
        earlier.iter().rposition(|position| position.key() == last.key())
    }

    /// Whether nobody is in check and no capture wins anything for either side.
    pub(crate) fn is_quiet(&self, ply: usize) -> bool {
        let position = &self.positions[ply];
        !position.is_check()
            && wins_nothing(position)
            && with_turn(position, !position.side_to_move()).is_some_and(|other| wins_nothing(&other))
    }

    /// Whether the defender is to move, is not in check, and wins nothing by any capture.
    pub(crate) fn is_settled(&self, ply: usize) -> bool {
        let position = &self.positions[ply];
        !self.is_attackers_turn(ply) && !position.is_check() && wins_nothing(position)
    }

    fn is_attackers_turn(&self, ply: usize) -> bool {
        self.positions[ply].side_to_move() == self.attacker()
    }

    /// The balance of material before a ply and after the best capture of the side to move, in centipawns; `None` if there
    /// are too many captures.
    pub(crate) fn after_captures(&self, ply: usize) -> Option<i32> {
        let won = most_won(&self.positions[ply])?;
        Some(self.balance(ply) + if self.is_attackers_turn(ply) { won } else { -won })
    }

    /// The least balance, now and after the defender's best capture at its next turn in the line, in centipawns; `None` if
    /// there are too many captures.
    pub(crate) fn certain(&self, ply: usize) -> Option<i32> {
        if !self.is_attackers_turn(ply) {
            return self.after_captures(ply);
        }
        let next = if ply < self.plies.len() { self.after_captures(ply + 1)? } else { i32::MAX };
        Some(self.balance(ply).min(next))
    }

    /// Whether the piece on `square` before ply `ply` is captured at ply `at`, wherever it has moved in between.
    pub(crate) fn is_captured(&self, ply: usize, square: u8, at: usize) -> bool {
        let mut square = square;
        for made in &self.plies[ply..at] {
            if made.captured.is_some_and(|(_, captured)| captured == square) {
                return false;
            }
            if made.from == square {
                square = made.to;
            }
        }
        self.plies[at].captured.is_some_and(|(_, captured)| captured == square)
    }

    /// The piece captured at a ply, as it stood before the line: a piece that promoted in it as a pawn.
    pub(crate) fn captured_as(&self, ply: usize) -> Option<Piece> {
        let (piece, _) = self.plies[ply].captured?;
        let promoted_at =
            |&at: &usize| self.plies[at].promotes && self.is_captured(at + 1, self.plies[at].to, ply);
        let pawn = |at: usize| self.views[at].piece(self.plies[at].from);
        Some((0..ply).find(promoted_at).and_then(pawn).unwrap_or(piece))
    }

    /// Whether a legal move at `ply` captures on the square.
    pub(crate) fn can_capture(&self, ply: usize, square: u8) -> bool {
        let position = &self.positions[ply];
        position.noisy_moves().iter().any(|&m| position.captured(m).is_some_and(|(_, at)| at == square))
    }
}

/// Exchange value of a piece in centipawns; 0 for a royal piece, which is never exchanged.
pub(crate) fn value<P: Tactics>(piece: Piece) -> i32 {
    if piece.kind == 0 { 0 } else { P::piece_value(piece.kind) }
}

/// The same pieces with `side` to move; `None` if that is illegal, such as with the other side in check.
pub(crate) fn with_turn<P: Endgame>(position: &P, side: Side) -> Option<P> {
    P::from_pieces(&position.pieces(), side).ok()
}
