use super::Table;
use crate::dtm_code::{DRAW, DtmCode, ILLEGAL, dtm_of, is_win};
use crate::rules::EndgameRules;
use game::{Dtm, Endgame, Piece, Side};

/// Counts of an ending's positions with one side to move. Positions that a symmetry of the board carries into each
/// other count once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableStats<P> {
    /// Drawn positions.
    pub draws: u64,
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
    /// A position in which the side to move takes longest to mate, and its result. The same on every machine.
    pub longest_win: Option<(P, Dtm)>,
    /// The same for the positions in which it is mated.
    pub longest_loss: Option<(P, Dtm)>,
}

impl<P> TableStats<P> {
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
    /// Counts of the positions with `side` to move; `None` if there is not enough memory.
    #[must_use]
    pub fn stats(&self, side: Side) -> Option<TableStats<P>> {
        let arrays = self.erased.arrays()?;
        // A symmetric ending keeps one side's results: the other's are the same with the sides exchanged.
        let exchanged = self.material().is_symmetric() && side == Side::Second;
        let codes = &arrays.codes[if exchanged { Side::First } else { side }];
        let counted = |&(index, code): &(usize, DtmCode)| code != ILLEGAL && arrays.index.is_canonical(index);
        let mut counts = [0u64; 256];
        for (_, code) in codes.iter().copied().enumerate().filter(counted) {
            counts[usize::from(code)] += 1;
        }
        let position = |index: usize| {
            let squares = arrays.index.squares(index);
            let pieces: Vec<(Piece, u8)> = self.material().pieces().into_iter().zip(squares).collect();
            let pieces = if exchanged { exchange_sides(self.erased.rules(), &pieces) } else { pieces };
            P::from_pieces(&pieces, side).ok()
        };
        let longest = |of: fn(DtmCode) -> bool| {
            let code = (1..ILLEGAL).rev().find(|&code| of(code) && counts[usize::from(code)] > 0)?;
            let mut indices = (0..codes.len()).filter(|&index| codes[index] == code);
            Some((indices.find_map(position)?, dtm_of(code)))
        };
        let used = counts.iter().rposition(|&count| count > 0).unwrap_or_default();
        Some(TableStats {
            draws: counts[usize::from(DRAW)],
            by_plies: counts[1..=used].to_vec(),
            longest_win: longest(is_win),
            longest_loss: longest(|code| !is_win(code)),
        })
    }
}

fn exchange_sides(rules: &EndgameRules, pieces: &[(Piece, u8)]) -> Vec<(Piece, u8)> {
    let exchanged =
        |&(piece, square): &(Piece, u8)| (Piece { side: !piece.side, ..piece }, rules.reflect(square));
    pieces.iter().map(exchanged).collect()
}
