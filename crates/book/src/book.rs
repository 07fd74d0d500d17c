use crate::{BookError, Entry, Header, Index, Part, Piece};

/// A whole book, unpacked.
#[derive(Clone, Debug)]
pub struct Book {
    first: Piece,
    index: Index,
    pieces: Vec<Piece>,
}

impl Book {
    /// Reads a file. `unpack` undoes raw deflate, and is `None` for bytes that are not packed so.
    ///
    /// # Errors
    /// [`BookError`]: what is wrong with the file, or that it is of another game.
    pub fn parse(
        file: &[u8],
        game: &str,
        unpack: impl Fn(&[u8]) -> Option<Vec<u8>>,
    ) -> Result<Book, BookError> {
        let header = Header::parse(file)?;
        header.check_game(game)?;
        let unpacked = |part| {
            let packed = header.packed(file, part)?;
            unpack(packed).ok_or(BookError::Corrupt { part: "packing", offset: header.range(part).start })
        };
        let piece = |part| Piece::parse(&unpacked(part)?);
        Ok(Book {
            first: piece(Part::First)?,
            index: Index::parse(&unpacked(Part::Index)?)?,
            pieces: (0..header.pieces())
                .map(|number| piece(Part::Piece(number)))
                .collect::<Result<_, _>>()?,
        })
    }

    /// The pieces that may have the position of this hash.
    #[must_use]
    pub fn pieces_of(&self, hash: u32) -> [&Piece; 2] {
        [&self.first, &self.pieces[self.index.piece_of(hash, self.pieces.len())]]
    }

    /// The moves of the position of this hash, the most played first; none if the book does not have it.
    #[must_use]
    pub fn moves(&self, hash: u32) -> &[Entry] {
        let found = self.pieces_of(hash).map(|piece| piece.moves(hash));
        found.into_iter().find(|moves| !moves.is_empty()).unwrap_or_default()
    }

    /// The hashes of all positions, with their moves.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &[Entry])> {
        std::iter::once(&self.first).chain(&self.pieces).flat_map(Piece::iter)
    }
}
