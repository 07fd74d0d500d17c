use crate::Table;
use crate::numbering::turn;
use crate::table::Untyped;
use crate::value::{Code, ILLEGAL, distance};
use game::{Dtm, Endgame, Piece, Side, SplitMix64};

/// Draws before a table is said to have no such position: what the rules refuse though it has a value is rare.
const TRIES: usize = 8;

impl<P: Endgame> Table<P> {
    /// A position with `side` to move whose value is `wanted`, each as likely as the others (those that a symmetry of
    /// the board carries into each other together as likely as one). `None` if there is none, or memory is short.
    #[must_use]
    pub fn pick(&self, side: Side, wanted: &dyn Fn(Dtm) -> bool, random: &mut SplitMix64) -> Option<P> {
        for _ in 0..TRIES {
            let pieces = self.untyped.pick(side, wanted, random)?;
            if let Ok(position) = P::from_pieces(&pieces, side) {
                return Some(position);
            }
        }
        None
    }
}

impl Untyped {
    fn pick(
        &self,
        side: Side,
        wanted: &dyn Fn(Dtm) -> bool,
        random: &mut SplitMix64,
    ) -> Option<Vec<(Piece, u8)>> {
        let values = self.values()?;
        // A symmetric ending keeps one side's values: the other's are the same with the sides exchanged.
        let exchanged = self.material().is_symmetric() && side == Side::Second;
        let codes = &values.codes[turn(side, exchanged)];
        let fits: Vec<bool> = (0..=ILLEGAL).map(|code| code != ILLEGAL && wanted(distance(code))).collect();
        let fits = |code: Code| fits[usize::from(code)];
        let count = codes.iter().filter(|&&code| fits(code)).count();
        let chosen = random.below(count.max(1));
        let (number, _) = codes.iter().enumerate().filter(|&(_, &code)| fits(code)).nth(chosen)?;

        let pieces = self.material().pieces();
        let maps = (self.game().symmetries)(&pieces);
        let map = &maps[random.below(maps.len())];
        let placed = pieces.iter().zip(values.numbering.placement(number)).map(|(&piece, square)| {
            let square = map[usize::from(square)];
            let piece = Piece { side: turn(piece.side, exchanged), ..piece };
            (piece, if exchanged { self.game().reflect(square) } else { square })
        });
        Some(placed.collect())
    }
}
