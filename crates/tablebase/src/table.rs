use crate::MAX_MEN;
use crate::facts::Facts;
use crate::format::Packed;
use crate::material::Material;
use crate::numbering::{Numbering, turn};
use crate::signature::Signature;
use crate::value::{Code, ILLEGAL, distance};
use game::{Distance, Endgame, Man, PerSide, Side};
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

/// The exact value of every position of one ending, for both sides to move.
///
/// A table is solved ([`crate::solve()`]) or read from a file ([`Table::parse`]). A file is checked at once
/// and unpacked when the first position is asked for. Copies of a table share its values.
#[derive(Clone, Debug)]
pub struct Table<P> {
    pub(crate) untyped: Untyped,
    game: PhantomData<fn() -> P>,
}

/// A table without the type of its game's positions.
#[derive(Clone, Debug)]
pub(crate) struct Untyped {
    game: &'static Facts,
    material: Material,
    men: Vec<Man>,
    packed: Option<Arc<Packed>>,
    /// Shared by all copies; `None` inside if memory was too short to unpack.
    values: Arc<OnceLock<Option<Values>>>,
}

/// Values by number.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    pub(crate) numbering: Numbering,
    /// For each side to move; those of the second side are left out where the ending is symmetric.
    pub(crate) codes: PerSide<Vec<Code>>,
}

impl<P: Endgame> Table<P> {
    pub(crate) fn of(untyped: Untyped) -> Table<P> {
        Table { untyped, game: PhantomData }
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        self.untyped.material()
    }

    /// Value of a position with exactly these men, colours either way; `None` for any other position, and
    /// where more than placement and turn matters.
    #[must_use]
    pub fn probe(&self, position: &P) -> Option<Distance> {
        if !position.is_plain() {
            return None;
        }
        let men = position.men();
        let signature = Signature::of(men.iter().map(|&(man, _)| man))?;
        let exchanged = match Signature::of(self.untyped.men.iter().copied())? {
            own if own == signature => false,
            own if own.exchanged() == signature => true,
            _ => return None,
        };
        self.untyped.value(&men, position.side_to_move(), exchanged)
    }
}

impl Untyped {
    pub(crate) fn solved(game: &'static Facts, material: Material, mut values: Values) -> Untyped {
        if material.is_symmetric() {
            values.codes[Side::Second] = Vec::new();
        }
        let table = Untyped::packed(game, material, None);
        table.values.get_or_init(|| Some(values));
        table
    }

    pub(crate) fn packed(game: &'static Facts, material: Material, packed: Option<Packed>) -> Untyped {
        Untyped { game, men: material.men(), material, packed: packed.map(Arc::new), values: Arc::default() }
    }

    pub(crate) fn game(&self) -> &'static Facts {
        self.game
    }

    pub(crate) fn material(&self) -> &Material {
        &self.material
    }

    /// Value of these men, which must be those of the ending, with the sides exchanged or not.
    pub(crate) fn value(&self, men: &[(Man, u8)], to_move: Side, exchanged: bool) -> Option<Distance> {
        let values = self.values()?;
        let exchanged = if self.material.is_symmetric() { to_move == Side::Second } else { exchanged };
        let squares = self.arrange(men, exchanged)?;
        let index = values.numbering.index(&squares[..self.men.len()])?;
        let code = values.codes[turn(to_move, exchanged)][index];
        (code != ILLEGAL).then(|| distance(code))
    }

    /// The values; `None` if there is no memory for them.
    pub(crate) fn values(&self) -> Option<&Values> {
        let unpack = || self.packed.as_ref().and_then(|packed| packed.unpack(self.game, &self.material).ok());
        self.values.get_or_init(unpack).as_ref()
    }

    /// Squares of the men in the order of [`Material::men`].
    fn arrange(&self, men: &[(Man, u8)], exchanged: bool) -> Option<[u8; MAX_MEN]> {
        let mut squares = [0; MAX_MEN];
        let mut free: u32 = (1 << self.men.len()) - 1;
        for &(man, square) in men {
            let wanted = Man { side: turn(man.side, exchanged), ..man };
            let slot = (0..self.men.len()).find(|&slot| free >> slot & 1 == 1 && self.men[slot] == wanted)?;
            free &= !(1 << slot);
            squares[slot] = if exchanged { self.game.reflect(square) } else { square };
        }
        (free == 0).then_some(squares)
    }
}

/// Tables are equal if they say the same of the same positions.
impl<P: Endgame> PartialEq for Table<P> {
    fn eq(&self, other: &Self) -> bool {
        let codes = |table: &Self| table.untyped.values().map(|values| values.codes.clone());
        self.material() == other.material() && codes(self) == codes(other)
    }
}
