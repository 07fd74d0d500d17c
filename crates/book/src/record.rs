use crate::Verdict;

/// How a move has fared. Results are those of the side that played it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games in which it was played; 0 for a move that a book has for another reason.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost. Games without a result are none of the three.
    pub losses: u32,
    /// Score of a search after the move, in centipawns for the side that played it.
    pub score: Option<i16>,
    /// Verdict by score and results; `None` where both say too little.
    pub verdict: Option<Verdict>,
}
