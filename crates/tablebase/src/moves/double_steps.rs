use crate::MAX_PIECES;
use crate::index::StateSpace;
use chariot_game::{Piece, Side};

impl StateSpace {
    /// Whether some step of `side` can be answered en passant.
    pub(crate) fn has_en_passant(&self, side: Side) -> bool {
        let own = self.pieces.iter().filter(|piece| piece.side == side);
        own.copied().any(|piece| {
            self.has_double_steps(piece) && self.pieces.contains(&Piece { side: !side, ..piece })
        })
    }

    /// Whether a piece of the ending has steps that can be answered en passant.
    pub(crate) fn has_double_steps(&self, piece: Piece) -> bool {
        let slot = self.pieces.iter().position(|&other| other == piece);
        slot.is_some_and(|slot| self.double_steps[slot].iter().any(|steps| !steps.is_empty()))
    }

    /// Calls `visit` for the double steps of `side` next to an enemy piece that attacks the square passed,
    /// with the slot, the square passed and the destination. Ignores blockers and checks.
    pub(crate) fn for_each_contested_double_step(
        &self,
        side: Side,
        squares: &[u8; MAX_PIECES],
        mut visit: impl FnMut(usize, u8, u8),
    ) {
        for slot in self.configured_slots().filter(|&slot| self.pieces[slot].side == side) {
            for &(passed, to) in &self.double_steps[slot][usize::from(squares[slot])] {
                if self.capturers(slot, passed, squares).next().is_some() {
                    visit(slot, passed, to);
                }
            }
        }
    }

    /// Slots of the pieces that can capture the piece in `slot` en passant after it has passed a square.
    pub(crate) fn capturers<'a>(
        &'a self,
        slot: usize,
        passed: u8,
        squares: &'a [u8; MAX_PIECES],
    ) -> impl Iterator<Item = usize> + 'a {
        let capturer = Piece { side: !self.pieces[slot].side, ..self.pieces[slot] };
        let attacks = move |&other: &usize| {
            self.attacks[other][usize::from(squares[other])].iter().any(|reach| reach.to == passed)
        };
        self.configured_slots().filter(move |&other| self.pieces[other] == capturer).filter(attacks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::Material;
    use crate::rules::EndgameRules;
    use chariot_chess::Position;

    fn space(name: &str) -> StateSpace {
        let ending = Material::parse::<Position>(name).expect("an ending");
        StateSpace::new(EndgameRules::of::<Position>(), &ending).expect("supported")
    }

    #[test]
    fn only_pawns_of_both_sides_capture_en_passant() {
        let both = ["KPKP", "KPPKP", "KRPKP"].map(space);
        let none = ["KPK", "KPPK", "KRPKR", "KRKR"].map(space);
        for side in Side::BOTH {
            assert!(both.iter().all(|space| space.has_en_passant(side)));
            assert!(!none.iter().any(|space| space.has_en_passant(side)));
        }
        let [rook, pawn] = ["KRKP", "KPKR"].map(space);
        let has = |space: &StateSpace| {
            space.pieces.clone().into_iter().map(|piece| space.has_double_steps(piece)).collect::<Vec<_>>()
        };
        assert_eq!(has(&rook), [false, false, false, true]);
        assert_eq!(has(&pawn), has(&rook), "the same ending");
    }

    #[test]
    fn steps_are_contested_beside_an_enemy_pawn() {
        let space = space("KPPKP");
        let square = |name: &str| name.as_bytes()[0] - b'a' + 8 * (name.as_bytes()[1] - b'1');
        let contested = |side: Side, placed: [&str; 5]| {
            let mut squares = [0; MAX_PIECES];
            squares[..5].copy_from_slice(&placed.map(square));
            let mut found = Vec::new();
            space.for_each_contested_double_step(side, &squares, |slot, passed, to| {
                found.push((slot, passed, to))
            });
            found
        };
        // White's king, Black's king, two white pawns, one black pawn.
        let (e3, e4) = (square("e3"), square("e4"));
        assert_eq!(contested(Side::First, ["a1", "h8", "e2", "b4", "d4"]), [(2, e3, e4)]);
        assert_eq!(contested(Side::First, ["a1", "h8", "b4", "e2", "f4"]), [(3, e3, e4)]);
        assert_eq!(
            contested(Side::First, ["d2", "d4", "e2", "f2", "a4"]),
            [],
            "kings capture nothing en passant"
        );
        assert_eq!(contested(Side::First, ["a1", "h8", "e3", "g3", "d4"]), []);
        let (d6, d5) = (square("d6"), square("d5"));
        assert_eq!(contested(Side::Second, ["a1", "h8", "c5", "e5", "d7"]), [(4, d6, d5)]);
        assert_eq!(contested(Side::Second, ["a1", "h8", "c2", "f5", "d7"]), []);

        let mut squares = [0; MAX_PIECES];
        squares[..5].copy_from_slice(&["a1", "h8", "c5", "e5", "d7"].map(square));
        assert_eq!(space.capturers(4, d6, &squares).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(space.capturers(2, d6, &squares).count(), 0);
    }
}
