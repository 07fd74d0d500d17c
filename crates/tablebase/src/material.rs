use crate::facts::Facts;
use game::{Endgame, PerSide, Piece, Side, SplitMix64, SquareSet, echo, insertion_sort_by_key};
use std::cmp::Reverse;
use std::fmt;
use thiserror::Error;

/// The most pieces an ending may have, royal pieces included.
pub const MAX_PIECES: usize = 8;

/// The royal piece's index into [`game::Board::PIECE_LETTERS`].
const ROYAL: u8 = 0;

/// What stands on the board in an ending, the stronger side as the first.
///
/// The stronger side is the one with more pieces that can threaten the enemy's royal piece, or the one with the
/// strongest piece if both have as many. Endings that differ only by an exchange of the sides are one
/// ending: reflecting the ranks and exchanging the sides keeps the rules of every supported game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    name: String,
    kinds: PerSide<Vec<u8>>,
}

/// Why a name is not that of an ending.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MaterialError {
    /// A letter that names no kind of piece.
    #[error("{} is not an ending: expected capital letters of {letters}, such as KRK", echo(name))]
    Letter {
        /// The name as given.
        name: String,
        /// The letters of the game.
        letters: &'static str,
    },
    /// Not one royal piece at the head of each side.
    #[error("{} is not an ending: each side's pieces start with its {royal}, as in KRK", echo(name))]
    Royals {
        /// The name as given.
        name: String,
        /// Letter of the royal piece.
        royal: char,
    },
    /// More pieces than a table can have.
    #[error("an ending has at most {most} pieces")]
    TooMany {
        /// [`MAX_PIECES`].
        most: usize,
    },
    /// More pieces of a kind than there are squares for them, or than the rules allow.
    #[error("no legal position has the pieces of {name}: {reason}")]
    Impossible {
        /// The name as given.
        name: String,
        /// What the rules say.
        reason: String,
    },
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Material {
    /// Reads a name such as `KRK`. The order of sides and pieces does not matter: `KKR` and `KRK` are one
    /// ending.
    ///
    /// # Errors
    /// [`MaterialError`] if the name is not an ending of this game.
    pub fn parse<P: Endgame>(name: &str) -> Result<Material, MaterialError> {
        Material::read(Facts::of::<P>(), name)
    }

    /// [`Material::parse`] by the facts of the game.
    pub(crate) fn read(game: &Facts, name: &str) -> Result<Material, MaterialError> {
        let royal = game.letter(ROYAL);
        if name.chars().count() > MAX_PIECES {
            return Err(MaterialError::TooMany { most: MAX_PIECES });
        }
        let kinds: Option<Vec<u8>> = name.chars().map(|c| game.kinds.find(c).map(|at| at as u8)).collect();
        let kinds =
            kinds.ok_or_else(|| MaterialError::Letter { name: name.to_owned(), letters: game.kinds })?;
        let heads: Vec<usize> = (0..kinds.len()).filter(|&i| kinds[i] == ROYAL).collect();
        let [0, second] = heads[..] else {
            return Err(MaterialError::Royals { name: name.to_owned(), royal });
        };
        let (material, _) =
            Material::canonical(game, PerSide([kinds[..second].to_vec(), kinds[second..].to_vec()]));
        material.check_counts(game)?;
        material.check_rules(game, name)?;
        Ok(material)
    }

    /// The ending these pieces make, and whether the sides had to be exchanged for it. `None` unless each
    /// side has exactly one royal piece and there are at most [`MAX_PIECES`].
    #[must_use]
    pub fn of_pieces<P: Endgame>(pieces: &[Piece]) -> Option<(Material, bool)> {
        Material::made_of(Facts::of::<P>(), pieces)
    }

    /// [`Material::of_pieces`] by the facts of the game.
    pub(crate) fn made_of(game: &Facts, pieces: &[Piece]) -> Option<(Material, bool)> {
        let of = |side| -> Vec<u8> { pieces.iter().filter(|m| m.side == side).map(|m| m.kind).collect() };
        let kinds = PerSide(Side::BOTH.map(of));
        let royals = |side: Side| kinds[side].iter().filter(|&&kind| kind == ROYAL).count();
        let fits = pieces.len() <= MAX_PIECES && Side::BOTH.iter().all(|&side| royals(side) == 1);
        fits.then(|| Material::canonical(game, kinds))
    }

    /// Every ending of this many pieces, in order of their names' strength.
    #[must_use]
    pub fn all_of<P: Endgame>(pieces: usize) -> Vec<Material> {
        let game = Facts::of::<P>();
        let Some(others) = pieces.checked_sub(2).filter(|_| pieces <= MAX_PIECES) else { return Vec::new() };
        let kinds = game.kinds.len() as u8;
        let mut endings = Vec::new();
        for first in (0..=others).rev() {
            for mine in multisets(kinds, first) {
                for theirs in multisets(kinds, others - first) {
                    let side = |kinds: &[u8]| [&[ROYAL][..], kinds].concat();
                    let (material, exchanged) =
                        Material::canonical(game, PerSide([side(&mine), side(&theirs)]));
                    if !exchanged && material.check_counts(game).is_ok() {
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

    /// Number of pieces, royal pieces included.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kinds.0.iter().map(Vec::len).sum()
    }

    /// True if both sides have the same pieces, so that either side to move tells all.
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        self.kinds[Side::First] == self.kinds[Side::Second]
    }

    /// The pieces: both royal pieces first, then the first side's others, then the second side's, each side's
    /// in the order of the name.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        let royals = Side::BOTH.map(|side| Piece { side, kind: ROYAL });
        let others = Side::BOTH
            .into_iter()
            .flat_map(|side| self.kinds[side][1..].iter().map(move |&kind| Piece { side, kind }));
        royals.into_iter().chain(others).collect()
    }

    /// The endings that captures and promotions lead to, without repetition.
    #[must_use]
    pub fn successors<P: Endgame>(&self) -> Vec<Material> {
        self.leads_to(Facts::of::<P>())
    }

    /// [`Material::successors`] by the facts of the game.
    pub(crate) fn leads_to(&self, game: &Facts) -> Vec<Material> {
        let pieces = self.pieces();
        let victims = 2..pieces.len();
        let mut changes: Vec<Change> =
            victims.clone().map(|victim| Change { victim: Some(victim), promoted: None }).collect();
        for (mover, &piece) in pieces.iter().enumerate() {
            for kind in (game.promotions)(piece) {
                let takes = |&victim: &usize| {
                    pieces[victim].side != piece.side && captures_off_its_squares(game, piece, pieces[victim])
                };
                let captured = victims.clone().filter(takes).map(Some).chain([None]);
                changes.extend(captured.map(|victim| Change { victim, promoted: Some((mover, kind)) }));
            }
        }
        let mut endings: Vec<Material> = Vec::new();
        for change in changes {
            let left: Vec<Piece> = change.pieces_left(&pieces).into_iter().map(|(_, piece)| piece).collect();
            let ending = Material::made_of(game, &left).map(|(material, _)| material);
            endings.extend(ending.filter(|ending| !endings.contains(ending)));
        }
        endings
    }

    fn canonical(game: &Facts, mut kinds: PerSide<Vec<u8>>) -> (Material, bool) {
        kinds.0.iter_mut().for_each(|side| insertion_sort_by_key(side, |&kind| kind));
        // More attackers, then the earlier kind in the first difference, then more pieces.
        let strength = |side: Side| {
            let attackers =
                kinds[side].iter().filter(|&&kind| can_threaten(game, Piece { side, kind })).count();
            let ranks = kinds[side].iter().map(|&kind| Reverse(kind)).collect::<Vec<_>>();
            (attackers, ranks)
        };
        let exchanged = strength(Side::Second) > strength(Side::First);
        if exchanged {
            kinds.0.swap(0, 1);
        }
        let name = kinds.0.iter().flatten().map(|&kind| game.letter(kind));
        (Material { name: name.collect(), kinds }, exchanged)
    }

    /// Asks the rules for one legal position with these pieces: they know how many of a kind there may be.
    fn check_rules(&self, game: &Facts, name: &str) -> Result<(), MaterialError> {
        // A legal placement turns up within a few; this many only without one.
        const TRIES: usize = 2_000;
        let pieces = self.pieces();
        let mut random = SplitMix64::new(0);
        let mut reason = String::new();
        for _ in 0..TRIES {
            let mut taken = SquareSet::EMPTY;
            let mut placed = Vec::new();
            for &piece in &pieces {
                let free: Vec<u8> =
                    (game.allowed)(piece).iter().filter(|&square| !taken.contains(square)).collect();
                let Some(&square) = free.get(random.below(free.len().max(1))) else { continue };
                taken = taken.with(square);
                placed.push((piece, square));
            }
            for side in Side::BOTH {
                match (game.stuck)(&placed, side) {
                    Ok(_) => return Ok(()),
                    Err(errors) => reason = errors.to_string(),
                }
            }
        }
        Err(MaterialError::Impossible { name: name.to_owned(), reason })
    }

    fn check_counts(&self, game: &Facts) -> Result<(), MaterialError> {
        let pieces = self.pieces();
        for piece in &pieces {
            let count = pieces.iter().filter(|other| *other == piece).count();
            let room = (game.allowed)(*piece).len() as usize;
            if count > room {
                let reason = format!("{count} pieces share {room} squares");
                return Err(MaterialError::Impossible { name: self.name.clone(), reason });
            }
        }
        Ok(())
    }
}

/// How a move that leaves an ending changes its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// Slot of the piece captured.
    pub(crate) victim: Option<usize>,
    /// Slot of the piece promoted, and the kind it becomes.
    pub(crate) promoted: Option<(usize, u8)>,
}

impl Change {
    /// The pieces left of `pieces`, with their slots among them.
    pub(crate) fn pieces_left(self, pieces: &[Piece]) -> Vec<(usize, Piece)> {
        let left = pieces.iter().copied().enumerate().filter(|&(slot, _)| Some(slot) != self.victim);
        left.map(|(slot, piece)| match self.promoted {
            Some((mover, kind)) if mover == slot => (slot, Piece { kind, ..piece }),
            _ => (slot, piece),
        })
        .collect()
    }
}

/// True if a piece can capture another one where it may not stay what it is.
fn captures_off_its_squares(game: &Facts, piece: Piece, victim: Piece) -> bool {
    let (squares, targets) = ((game.allowed)(piece), (game.allowed)(victim));
    squares.iter().any(|from| {
        let reaches = (game.attacks)(piece, from);
        reaches.iter().any(|reach| !squares.contains(reach.to) && targets.contains(reach.to))
    })
}

/// True for a piece that can ever give check. Royal pieces do not count: they are on both sides.
fn can_threaten(game: &Facts, piece: Piece) -> bool {
    let target = (game.allowed)(Piece { side: !piece.side, kind: ROYAL });
    piece.kind != ROYAL
        && (game.allowed)(piece)
            .iter()
            .any(|from| (game.checks)(piece, from).iter().any(|reach| target.contains(reach.to)))
}

/// All multisets of this size of the kinds 1.., each sorted.
fn multisets(kinds: u8, size: usize) -> Vec<Vec<u8>> {
    let mut sets = vec![Vec::new()];
    for _ in 0..size {
        sets = sets
            .into_iter()
            .flat_map(|set: Vec<u8>| {
                let least = set.last().copied().unwrap_or(1);
                (least..kinds).map(move |kind| [&set[..], &[kind]].concat())
            })
            .collect();
    }
    sets
}
