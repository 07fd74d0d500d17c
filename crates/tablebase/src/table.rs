use crate::material::Material;
use crate::numbering::{Numbering, arrange, turn};
use crate::value::{Code, ILLEGAL, distance};
use game::{Distance, Endgame, Man, PerSide, Side};
use std::marker::PhantomData;

/// All values of one ending.
#[derive(Clone, Debug)]
pub struct Table<P> {
    material: Material,
    men: Vec<Man>,
    numbering: Numbering,
    /// Values by number, for each side to move; those of the second side are left out where the ending is
    /// symmetric.
    codes: PerSide<Vec<Code>>,
    game: PhantomData<fn() -> P>,
}

impl<P> PartialEq for Table<P> {
    fn eq(&self, other: &Self) -> bool {
        self.material == other.material && self.codes == other.codes
    }
}

impl<P> Eq for Table<P> {}

impl<P: Endgame> Table<P> {
    /// A table of these values; those of the second side are not kept if the ending is symmetric.
    pub(crate) fn new(material: Material, numbering: Numbering, mut codes: PerSide<Vec<Code>>) -> Table<P> {
        if material.is_symmetric() {
            codes[Side::Second] = Vec::new();
        }
        Table { men: material.men(), material, numbering, codes, game: PhantomData }
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        &self.material
    }

    /// Value of a position with exactly these men, colours either way; `None` for any other position and
    /// where more than placement and turn matters.
    #[must_use]
    pub fn probe(&self, position: &P) -> Option<Distance> {
        if !position.is_plain() {
            return None;
        }
        self.value(&position.men(), position.side_to_move())
    }

    pub(crate) fn value(&self, men: &[(Man, u8)], to_move: Side) -> Option<Distance> {
        let exchanged = self.material.is_symmetric() && to_move == Side::Second;
        let (squares, exchanged) = match arrange::<P>(&self.men, men, exchanged) {
            Some(squares) => (squares, exchanged),
            None => (arrange::<P>(&self.men, men, true)?, true),
        };
        let index = self.numbering.index(&squares[..self.men.len()])?;
        let code = self.codes[turn(to_move, exchanged)][index];
        (code != ILLEGAL).then(|| distance(code))
    }

    pub(crate) fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    pub(crate) fn codes(&self, side: Side) -> &[Code] {
        &self.codes[side]
    }
}
