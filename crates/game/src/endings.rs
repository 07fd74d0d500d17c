use crate::{Dtm, Endgame, Rules};

/// A move in an ending where the result of every move is known.
#[derive(Clone, Copy)]
pub struct EndingChoice<'a, P: Rules> {
    /// The position before the move.
    pub position: &'a P,
    /// The move played.
    pub played: P::Move,
    /// Every legal move with its result, from the mover's side.
    pub results: &'a [(P::Move, Dtm)],
    /// Probes a position with the same pieces, from the side of its side to move; `None` if unknown.
    pub probe: &'a dyn Fn(&P) -> Option<Dtm>,
}

impl<P: Rules> EndingChoice<'_, P> {
    /// Result of the move played; a draw if the move is not legal.
    #[must_use]
    pub fn played(&self) -> Dtm {
        let played = self.results.iter().find(|(m, _)| *m == self.played);
        played.map_or(Dtm::Draw, |&(_, result)| result)
    }

    /// Result of the best move; a draw if there is no move.
    #[must_use]
    pub fn best(&self) -> Dtm {
        self.results
            .iter()
            .map(|&(_, result)| result)
            .max_by_key(|&result| worth(result))
            .unwrap_or(Dtm::Draw)
    }

    /// Whether the move gives away half a point or more.
    #[must_use]
    pub fn costs_result(&self) -> bool {
        self.played().outcome() != self.best().outcome()
    }

    /// The moves that keep the result.
    #[must_use]
    pub fn keeping(&self) -> Vec<P::Move> {
        let best = self.best().outcome();
        self.results.iter().filter(|(_, result)| result.outcome() == best).map(|&(m, _)| m).collect()
    }

    /// The fastest wins, or the slowest losses.
    #[must_use]
    pub fn fastest(&self) -> Vec<P::Move> {
        let best = self.best();
        self.results.iter().filter(|(_, result)| *result == best).map(|&(m, _)| m).collect()
    }

    /// The position after a move.
    #[must_use]
    pub fn after(&self, m: P::Move) -> P {
        let mut after = self.position.clone();
        after.play(m);
        after
    }
}

/// Orders results for the side that moves: wins, fastest first; a draw; losses, slowest first.
fn worth(result: Dtm) -> (i8, i32) {
    match result {
        Dtm::Win(plies) => (1, -i32::from(plies)),
        Dtm::Draw => (0, 0),
        Dtm::Loss(plies) => (-1, i32::from(plies)),
    }
}

/// A principle that decides an ending, as endgame books name it. Each is a geometric fact that the results
/// confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingPrinciple {
    /// Chess, kings and pawns: every move that keeps the result takes the opposition, and the move played
    /// does not. If the same side had to move again, the result would be lost.
    Opposition,
    /// Chess, a pawn against the king: every drawing move steps into the square of the pawn, and the move
    /// played leaves the king outside it.
    IntoSquare {
        /// The pawn's square.
        pawn: u8,
    },
    /// Chess, a pawn against the king: only running wins, since the king is outside the square of the pawn.
    PawnRuns {
        /// The pawn's square.
        pawn: u8,
        /// Square of the king that cannot catch it.
        king: u8,
    },
    /// Chess: a rook's pawn with a bishop that does not control the promotion corner, which the defending
    /// king holds or must reach.
    WrongBishop {
        /// The promotion corner.
        corner: u8,
    },
    /// Chess: pawns on one rook's file against a king that holds their promotion corner or must reach it.
    RookPawn {
        /// The promotion corner.
        corner: u8,
    },
    /// Chess: a queen cannot beat a rook's or bishop's pawn that stands one step from promotion next to its
    /// king.
    PawnOnSeventh {
        /// The pawn's square.
        pawn: u8,
    },
    /// Chess: two knights cannot force mate against a king.
    TwoKnights,
    /// Chess: the fastest wins are rook moves that cut the king off along a file.
    CutOffFile {
        /// A square of the file.
        square: u8,
    },
    /// As [`EndingPrinciple::CutOffFile`], along a rank.
    CutOffRank {
        /// A square of the rank.
        square: u8,
    },
    /// Xiangqi: every move that keeps the result brings the general onto an open file next to the other
    /// general, and the move played does not. The other general may not step onto that file, since the
    /// generals must not face each other.
    GeneralHoldsFile {
        /// A square of the file.
        square: u8,
    },
    /// Xiangqi: a rook cannot beat two advisors and two elephants that are well placed.
    FullDefence,
    /// Xiangqi: a cannon without an own piece to jump over cannot win.
    LoneCannon,
}

impl EndingPrinciple {
    /// Every name.
    pub const NAMES: [&str; 12] = [
        "opposition",
        "intoSquare",
        "pawnRuns",
        "wrongBishop",
        "rookPawn",
        "pawnOnSeventh",
        "twoKnights",
        "cutOffFile",
        "cutOffRank",
        "generalHoldsFile",
        "fullDefence",
        "loneCannon",
    ];

    /// The name, one of [`EndingPrinciple::NAMES`], and the squares in order of declaration.
    #[must_use]
    pub fn named(&self) -> (&'static str, Vec<u8>) {
        let (index, squares) = match *self {
            EndingPrinciple::Opposition => (0, vec![]),
            EndingPrinciple::IntoSquare { pawn } => (1, vec![pawn]),
            EndingPrinciple::PawnRuns { pawn, king } => (2, vec![pawn, king]),
            EndingPrinciple::WrongBishop { corner } => (3, vec![corner]),
            EndingPrinciple::RookPawn { corner } => (4, vec![corner]),
            EndingPrinciple::PawnOnSeventh { pawn } => (5, vec![pawn]),
            EndingPrinciple::TwoKnights => (6, vec![]),
            EndingPrinciple::CutOffFile { square } => (7, vec![square]),
            EndingPrinciple::CutOffRank { square } => (8, vec![square]),
            EndingPrinciple::GeneralHoldsFile { square } => (9, vec![square]),
            EndingPrinciple::FullDefence => (10, vec![]),
            EndingPrinciple::LoneCannon => (11, vec![]),
        };
        (EndingPrinciple::NAMES[index], squares)
    }
}

/// Games whose endings have principles.
pub trait EndingPrinciples: Endgame {
    /// The principles that a move follows or violates.
    fn ending_principles(_choice: &EndingChoice<'_, Self>) -> Vec<EndingPrinciple> {
        Vec::new()
    }
}
