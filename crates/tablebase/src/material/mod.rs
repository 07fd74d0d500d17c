//! The pieces of an ending.

mod change;
mod counts;
mod error;
mod signature;

pub(crate) use change::MaterialChange;
pub use error::MaterialError;
pub(crate) use signature::Signature;

use crate::rules::EndgameRules;
use chariot_game::{Endgame, PerSide, Piece, Side, insertion_sort_by_key};
use counts::{KING, can_check, check_legal, check_room, multisets};
use std::cmp::Reverse;
use std::fmt;

/// Most pieces of an ending, including kings.
pub const MAX_PIECES: usize = 8;

/// The pieces of an ending such as `KRK`, the stronger side first.
///
/// The stronger side has more pieces that can give check or, if equal, the strongest piece. Endings that
/// differ only by a swap of sides are the same ending: reflecting the ranks and swapping the sides preserves
/// the rules of every supported game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    name: String,
    kinds: PerSide<Vec<u8>>,
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Material {
    /// Parses a name such as `KRK`. The order of sides and pieces does not matter: `KKR` is `KRK`.
    ///
    /// # Errors
    /// [`MaterialError`] if the name is not an ending of this game.
    pub fn parse<P: Endgame>(name: &str) -> Result<Material, MaterialError> {
        Material::parse_by(EndgameRules::of::<P>(), name)
    }

    pub(crate) fn parse_by(rules: &EndgameRules, name: &str) -> Result<Material, MaterialError> {
        let king = rules.letter(KING);
        if name.chars().count() > MAX_PIECES {
            return Err(MaterialError::TooMany { most: MAX_PIECES });
        }
        let kinds: Option<Vec<u8>> =
            name.chars().map(|c| rules.piece_letters.find(c).map(|kind| kind as u8)).collect();
        let kinds = kinds
            .ok_or_else(|| MaterialError::Letter { name: name.to_owned(), letters: rules.piece_letters })?;
        let kings: Vec<usize> = (0..kinds.len()).filter(|&i| kinds[i] == KING).collect();
        let [0, second] = kings[..] else {
            return Err(MaterialError::Kings { name: name.to_owned(), king });
        };
        let (material, _) =
            Material::canonical(rules, PerSide([kinds[..second].to_vec(), kinds[second..].to_vec()]));
        let pieces = material.pieces();
        check_room(rules, &pieces)
            .and_then(|()| check_legal(rules, &pieces))
            .map_err(|reason| MaterialError::Impossible { name: name.to_owned(), reason })?;
        Ok(material)
    }

    /// The ending of these pieces, and whether sides were swapped. `None` unless each side has exactly one
    /// king and there are at most [`MAX_PIECES`].
    #[must_use]
    pub fn of_pieces<P: Endgame>(pieces: &[Piece]) -> Option<(Material, bool)> {
        Material::of_pieces_by(EndgameRules::of::<P>(), pieces)
    }

    pub(crate) fn of_pieces_by(rules: &EndgameRules, pieces: &[Piece]) -> Option<(Material, bool)> {
        let of = |side| -> Vec<u8> {
            pieces.iter().filter(|piece| piece.side == side).map(|piece| piece.kind).collect()
        };
        let kinds = PerSide(Side::BOTH.map(of));
        let kings = |side: Side| kinds[side].iter().filter(|&&kind| kind == KING).count();
        let fits = pieces.len() <= MAX_PIECES && Side::BOTH.iter().all(|&side| kings(side) == 1);
        fits.then(|| Material::canonical(rules, kinds))
    }

    /// Every ending of this many pieces, those with more pieces for the first side first.
    #[must_use]
    pub fn all_of<P: Endgame>(pieces: usize) -> Vec<Material> {
        let rules = EndgameRules::of::<P>();
        let Some(others) = pieces.checked_sub(2).filter(|_| pieces <= MAX_PIECES) else { return Vec::new() };
        let kinds = rules.piece_letters.len() as u8;
        let mut endings = Vec::new();
        for first in (0..=others).rev() {
            for mine in multisets(kinds, first) {
                for theirs in multisets(kinds, others - first) {
                    let side = |kinds: &[u8]| [&[KING][..], kinds].concat();
                    let (material, exchanged) =
                        Material::canonical(rules, PerSide([side(&mine), side(&theirs)]));
                    if !exchanged && check_room(rules, &material.pieces()).is_ok() {
                        endings.push(material);
                    }
                }
            }
        }
        endings
    }

    /// The canonical name, such as `KQKR`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Number of pieces, kings included.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kinds.0.iter().map(Vec::len).sum()
    }

    /// Whether both sides have the same pieces, so that the results for one side to move give the other's.
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        self.kinds[Side::First] == self.kinds[Side::Second]
    }

    /// The pieces: both kings, then the first side's others, then the second side's, each in the order of the
    /// name. A piece's index here is its slot.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        let kings = Side::BOTH.map(|side| Piece { side, kind: KING });
        let others = Side::BOTH
            .into_iter()
            .flat_map(|side| self.kinds[side][1..].iter().map(move |&kind| Piece { side, kind }));
        kings.into_iter().chain(others).collect()
    }

    fn canonical(rules: &EndgameRules, mut kinds: PerSide<Vec<u8>>) -> (Material, bool) {
        kinds.0.iter_mut().for_each(|side| insertion_sort_by_key(side, |&kind| kind));
        // More attackers, then the earlier type at the first difference, then more pieces.
        let strength = |side: Side| {
            let attackers =
                kinds[side].iter().filter(|&&kind| can_check(rules, Piece { side, kind })).count();
            let ranks = kinds[side].iter().map(|&kind| Reverse(kind)).collect::<Vec<_>>();
            (attackers, ranks)
        };
        let exchanged = strength(Side::Second) > strength(Side::First);
        if exchanged {
            kinds.0.swap(0, 1);
        }
        let name = kinds.0.iter().flatten().map(|&kind| rules.letter(kind));
        (Material { name: name.collect(), kinds }, exchanged)
    }
}
