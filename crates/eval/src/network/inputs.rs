use chariot_game::{Board, Piece, Side};

/// The inputs that a game's position gives a network. Every piece on the board turns one on. Each side sees
/// the board from its own end, perhaps mirrored.
pub trait NetworkInputs: Board {
    /// Identifies the game and its input numbering in network files.
    const LAYOUT: [u8; 4];

    /// Number of inputs for each side.
    const INPUTS: usize;

    /// Number of outputs; the number of pieces selects one.
    const OUTPUTS: usize;

    /// The view of `side` when its royal piece stands on `king`.
    fn viewpoint(side: Side, king: u8) -> Viewpoint;

    /// The input of `piece` on `square`, below [`NetworkInputs::INPUTS`].
    fn input(viewpoint: Viewpoint, piece: Piece, square: u8) -> usize;

    /// Whether `piece` can ever stand on `square`; elsewhere its input is meaningless.
    fn can_stand(piece: Piece, square: u8) -> bool;

    /// The square mirrored to the other wing; `None` if the rules differ between wings, as with castling.
    fn on_other_wing(_square: u8) -> Option<u8> {
        None
    }

    /// The output for this number of pieces, below [`NetworkInputs::OUTPUTS`]. The numbers from 2 to 32 are divided
    /// among the outputs as evenly as possible.
    #[inline]
    fn output(pieces: u32) -> usize {
        (pieces.saturating_sub(2) as usize * Self::OUTPUTS / 31).min(Self::OUTPUTS - 1)
    }

    /// Square of the royal piece of `side`.
    fn king_of(&self, side: Side) -> u8;

    /// Whether a side has only its royal piece; the hand-written evaluation handles such endings.
    fn has_bare_king(&self) -> bool;

    /// The board changes made by the legal move `m`.
    fn changes(&self, m: Self::Move) -> PieceChanges;
}

/// A side and its view of the board, numbered by the game. While it stays equal, so do the inputs of all
/// pieces that do not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    /// The viewing side.
    pub side: Side,
    /// Number of the view.
    pub way: u8,
}

/// The pieces that a move takes from and puts on the board, with squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceChanges {
    /// The moving piece on its old square.
    pub from: (Piece, u8),
    /// The moving piece, or its promotion, on its new square.
    pub to: (Piece, u8),
    /// Any other piece removed: a captured piece, a castling rook.
    pub removed: Option<(Piece, u8)>,
    /// Any other piece added: a castling rook.
    pub added: Option<(Piece, u8)>,
}
