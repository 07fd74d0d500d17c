use crate::blocks::Blocks;
use crate::facts::Facts;
use crate::material::Material;
use crate::numbering::{Numbering, turn};
use crate::packed::Packed;
use crate::signature::Signature;
use crate::value::{Code, ILLEGAL, distance};
use crate::{MAX_PIECES, TableError};
use game::{Dtm, Endgame, PerSide, Piece, Side};
use game::{SingleThread, ThreadPool};
use std::marker::PhantomData;
use std::ops::Range;
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
    pieces: Vec<Piece>,
    source: Source,
    /// Shared by all copies; `None` inside if memory was too short to unpack, or part of the file is missing.
    values: Arc<OnceLock<Option<Values>>>,
}

/// Where values come from that are not yet unpacked.
#[derive(Clone, Debug)]
enum Source {
    /// They are there.
    Solved,
    File(Arc<Packed>),
    Blocks(Box<Blocks>),
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

    /// Value of a position with exactly these pieces, colours either way; `None` for any other position, and
    /// where more than placement and turn matters.
    ///
    /// Of a table read block by block, values are known only with one side to move
    /// ([`TableSet::probe`](crate::TableSet) finds the other side's by moves) and from the blocks at hand.
    #[must_use]
    pub fn probe(&self, position: &P) -> Option<Dtm> {
        if !position.is_plain() {
            return None;
        }
        let pieces = position.pieces();
        self.untyped.value(&pieces, position.side_to_move(), self.untyped.exchanged(&pieces)?)
    }

    /// The bytes of the file that are still needed for the value of a position with exactly these pieces, of a
    /// table read block by block; `None` if none are, or this side's values are not read.
    #[must_use]
    pub fn missing(&self, position: &P) -> Option<Range<usize>> {
        let pieces = position.pieces();
        self.untyped.missing(&pieces, position.side_to_move(), self.untyped.exchanged(&pieces)?)
    }

    /// Takes in a block of the file of a table read block by block: the bytes of a range that
    /// [`Table::missing`] gave.
    ///
    /// # Errors
    /// [`TableError`] if they are not the block's; nothing is changed then.
    pub fn add_block(&mut self, start: usize, bytes: &[u8]) -> Result<(), TableError> {
        let game = self.untyped.game;
        match &mut self.untyped.source {
            Source::Blocks(blocks) => blocks.add(game, start, bytes),
            Source::Solved | Source::File(_) => Ok(()),
        }
    }
}

impl Untyped {
    pub(crate) fn solved(game: &'static Facts, material: Material, mut values: Values) -> Untyped {
        if material.is_symmetric() {
            values.codes[Side::Second] = Vec::new();
        }
        let table = Untyped::new(game, material, Source::Solved);
        table.values.get_or_init(|| Some(values));
        table
    }

    pub(crate) fn packed(game: &'static Facts, material: Material, packed: Packed) -> Untyped {
        Untyped::new(game, material, Source::File(Arc::new(packed)))
    }

    pub(crate) fn in_blocks(game: &'static Facts, material: Material, blocks: Blocks) -> Untyped {
        Untyped::new(game, material, Source::Blocks(Box::new(blocks)))
    }

    fn new(game: &'static Facts, material: Material, source: Source) -> Untyped {
        Untyped { game, pieces: material.pieces(), material, source, values: Arc::default() }
    }

    pub(crate) fn game(&self) -> &'static Facts {
        self.game
    }

    pub(crate) fn material(&self) -> &Material {
        &self.material
    }

    /// Value of these pieces, which must be those of the ending, with the sides exchanged or not.
    pub(crate) fn value(&self, pieces: &[(Piece, u8)], to_move: Side, exchanged: bool) -> Option<Dtm> {
        let (squares, to_move) = self.seen(pieces, to_move, exchanged)?;
        let squares = &squares[..self.pieces.len()];
        let code = match &self.source {
            Source::Blocks(blocks) if blocks.side() == to_move => blocks.value(squares)?,
            Source::Blocks(_) => return None,
            Source::Solved | Source::File(_) => {
                let values = self.values()?;
                values.codes[to_move][values.numbering.index(squares)?]
            }
        };
        (code != ILLEGAL).then(|| distance(code))
    }

    /// What of the file is still needed for that value.
    fn missing(&self, pieces: &[(Piece, u8)], to_move: Side, exchanged: bool) -> Option<Range<usize>> {
        let (squares, to_move) = self.seen(pieces, to_move, exchanged)?;
        match &self.source {
            Source::Blocks(blocks) if blocks.side() == to_move => {
                blocks.missing(&squares[..self.pieces.len()])
            }
            _ => None,
        }
    }

    /// True if values of this side to move, with the sides exchanged or not, follow by moves only.
    pub(crate) fn follows_by_moves(&self, to_move: Side, exchanged: bool) -> bool {
        match &self.source {
            Source::Blocks(blocks) => {
                !self.material.is_symmetric() && blocks.side() != turn(to_move, exchanged)
            }
            Source::Solved | Source::File(_) => false,
        }
    }

    /// The values; `None` if there is no memory for them, or only some blocks are at hand.
    pub(crate) fn values(&self) -> Option<&Values> {
        self.values_by(&SingleThread)
    }

    /// The same, unpacked by a pool if they are not yet.
    pub(crate) fn values_by(&self, pool: &dyn ThreadPool) -> Option<&Values> {
        let unpack = || match &self.source {
            Source::File(packed) => packed.unpack(self.game, &self.material, pool).ok(),
            Source::Solved | Source::Blocks(_) => None,
        };
        self.values.get_or_init(unpack).as_ref()
    }

    /// True if the pieces are those of the ending with the sides exchanged, `None` if they are other ones.
    fn exchanged(&self, pieces: &[(Piece, u8)]) -> Option<bool> {
        let signature = Signature::of(pieces.iter().map(|&(piece, _)| piece))?;
        match Signature::of(self.pieces.iter().copied())? {
            own if own == signature => Some(false),
            own if own.exchanged() == signature => Some(true),
            _ => None,
        }
    }

    /// Squares and side to move as the table knows them.
    fn seen(
        &self,
        pieces: &[(Piece, u8)],
        to_move: Side,
        exchanged: bool,
    ) -> Option<([u8; MAX_PIECES], Side)> {
        let exchanged = if self.material.is_symmetric() { to_move == Side::Second } else { exchanged };
        Some((self.arrange(pieces, exchanged)?, turn(to_move, exchanged)))
    }

    /// Squares of the pieces in the order of [`Material::pieces`].
    fn arrange(&self, pieces: &[(Piece, u8)], exchanged: bool) -> Option<[u8; MAX_PIECES]> {
        let mut squares = [0; MAX_PIECES];
        let mut free: u32 = (1 << self.pieces.len()) - 1;
        for &(piece, square) in pieces {
            let wanted = Piece { side: turn(piece.side, exchanged), ..piece };
            let slot =
                (0..self.pieces.len()).find(|&slot| free >> slot & 1 == 1 && self.pieces[slot] == wanted)?;
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
