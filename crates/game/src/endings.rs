use crate::{Dtm, Endgame, Rules};

/// A move in an ending in which every move's result is known.
#[derive(Clone, Copy)]
pub struct EndingChoice<'a, P: Rules> {
    /// The position before the move.
    pub position: &'a P,
    /// The move.
    pub played: P::Move,
    /// Every legal move with its result, as the side that moves sees it.
    pub results: &'a [(P::Move, Dtm)],
    /// The result of a position with the same pieces, as its side to move sees it; `None` if it is not known.
    pub probe: &'a dyn Fn(&P) -> Option<Dtm>,
}

impl<P: Rules> EndingChoice<'_, P> {
    /// What the move that was played leads to; a draw if it is none of the legal ones.
    #[must_use]
    pub fn played(&self) -> Dtm {
        let played = self.results.iter().find(|(m, _)| *m == self.played);
        played.map_or(Dtm::Draw, |&(_, result)| result)
    }

    /// What the best move leads to; a draw if there is none.
    #[must_use]
    pub fn best(&self) -> Dtm {
        self.results
            .iter()
            .map(|&(_, result)| result)
            .max_by_key(|&result| worth(result))
            .unwrap_or(Dtm::Draw)
    }

    /// True if the move gives half a point away or more.
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

    /// The moves that win in the fewest plies, or lose in the most.
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

/// Orders results by what they are worth to the side that moves: wins, the fastest first; a draw; losses, the slowest first.
fn worth(result: Dtm) -> (i8, i32) {
    match result {
        Dtm::Win(plies) => (1, -i32::from(plies)),
        Dtm::Draw => (0, 0),
        Dtm::Loss(plies) => (-1, i32::from(plies)),
    }
}

/// What decides an ending, in the words of endgame books. Each is a fact of geometry that the results bear out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingPrinciple {
    /// Chess, kings and pawns: all moves that keep the result take the opposition, which the one that was played does not; and
    /// if the same side had to move again, the result would be gone.
    Opposition,
    /// Chess, a pawn against the king: all moves that hold the draw step into the square of the pawn, and the one that was
    /// played leaves the king outside it.
    IntoSquare {
        /// Where the pawn stands.
        pawn: u8,
    },
    /// Chess, a pawn against the king: only running wins, since the king is outside the square of the pawn.
    PawnRuns {
        /// Where the pawn stands.
        pawn: u8,
        /// Where the king stands that cannot catch it.
        king: u8,
    },
    /// Chess: a rook's pawn with a bishop that does not control the corner, next to which the other king stands or has to go.
    WrongBishop {
        /// Where the pawn promotes.
        corner: u8,
    },
    /// Chess: pawns of one rook's file against a king, which stands next to their corner or has to go there.
    RookPawn {
        /// Where the pawns promote.
        corner: u8,
    },
    /// Chess: a queen cannot beat a pawn of a rook's or bishop's file that is one step from promotion and next to its king.
    PawnOnSeventh {
        /// Where the pawn stands.
        pawn: u8,
    },
    /// Chess: two knights cannot force mate against a king.
    TwoKnights,
    /// Chess: the fastest wins are a rook's moves that keep the king on one side of a file.
    CutOffFile {
        /// A square of the file.
        square: u8,
    },
    /// As [`EndingPrinciple::CutOffFile`], of a rank.
    CutOffRank {
        /// A square of the rank.
        square: u8,
    },
    /// Xiangqi: all moves that keep the result bring the general onto an open file beside the other general, which may not step
    /// onto it since the generals must not face each other; the one that was played does not.
    GeneralHoldsFile {
        /// A square of the file.
        square: u8,
    },
    /// Xiangqi: a rook cannot beat both advisors and both elephants, where they stand as they should.
    FullDefence,
    /// Xiangqi: a cannon without a piece of its own side to capture over cannot win.
    LoneCannon,
}

impl EndingPrinciple {
    /// The names of all of them.
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

    /// Its name, one of [`EndingPrinciple::NAMES`], and its squares in the order in which they are declared.
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
    /// The principles that a move keeps or offends.
    fn ending_principles(_choice: &EndingChoice<'_, Self>) -> Vec<EndingPrinciple> {
        Vec::new()
    }
}
