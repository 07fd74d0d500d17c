use crate::Table;
use crate::facts::Facts;
use crate::value::{Code, DRAW, ILLEGAL, distance, is_win};
use game::{Dtm, Endgame, Piece, Side};

/// What one side's positions of an ending come to. Positions that a symmetry of the board carries into each
/// other count once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats<P> {
    /// Drawn positions.
    pub draws: u64,
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
    /// A position in which the side to move takes longest to mate, the same on every machine, and its value.
    pub longest_win: Option<(P, Dtm)>,
    /// The same for the positions in which it is mated.
    pub longest_loss: Option<(P, Dtm)>,
}

impl<P> Stats<P> {
    /// Positions the side to move wins.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.by_plies.iter().skip(1).step_by(2).sum()
    }

    /// Positions the side to move loses.
    #[must_use]
    pub fn losses(&self) -> u64 {
        self.by_plies.iter().step_by(2).sum()
    }

    /// Legal positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.draws + self.wins() + self.losses()
    }
}

impl<P: Endgame> Table<P> {
    /// Counts of the positions with `side` to move; `None` if memory is short.
    #[must_use]
    pub fn stats(&self, side: Side) -> Option<Stats<P>> {
        let values = self.untyped.values()?;
        // A symmetric ending keeps one side's values: the other's are the same with the sides exchanged.
        let exchanged = self.material().is_symmetric() && side == Side::Second;
        let codes = &values.codes[if exchanged { Side::First } else { side }];
        let counted =
            |&(number, code): &(usize, Code)| code != ILLEGAL && values.numbering.is_canonical(number);
        let mut counts = [0u64; 256];
        for (_, code) in codes.iter().copied().enumerate().filter(counted) {
            counts[usize::from(code)] += 1;
        }
        let position = |number: usize| {
            let squares = values.numbering.placement(number);
            let pieces: Vec<(Piece, u8)> = self.material().pieces().into_iter().zip(squares).collect();
            let pieces = if exchanged { exchange(self.untyped.game(), &pieces) } else { pieces };
            P::from_pieces(&pieces, side).ok()
        };
        let longest = |of: fn(Code) -> bool| {
            let code = (1..ILLEGAL).rev().find(|&code| of(code) && counts[usize::from(code)] > 0)?;
            let numbers = (0..codes.len()).filter(|&number| codes[number] == code);
            Some((numbers.into_iter().find_map(position)?, distance(code)))
        };
        let used = counts.iter().rposition(|&count| count > 0).unwrap_or_default();
        Some(Stats {
            draws: counts[usize::from(DRAW)],
            by_plies: counts[1..=used].to_vec(),
            longest_win: longest(is_win),
            longest_loss: longest(|code| !is_win(code)),
        })
    }
}

fn exchange(game: &Facts, pieces: &[(Piece, u8)]) -> Vec<(Piece, u8)> {
    let exchange =
        |&(piece, square): &(Piece, u8)| (Piece { side: !piece.side, ..piece }, game.reflect(square));
    pieces.iter().map(exchange).collect()
}
