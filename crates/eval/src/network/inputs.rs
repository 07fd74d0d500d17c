use game::{Board, Piece, Side};

/// What a network sees of a game's positions: which of its inputs are on. Every piece on the board is one of them, and
/// each side sees the board from where it sits, perhaps mirrored.
pub trait NetworkInputs: Board {
    /// Tells networks of this game, with this numbering of inputs, from all others.
    const LAYOUT: [u8; 4];

    /// Number of inputs of each side.
    const INPUTS: usize;

    /// Number of outputs; which one counts depends on the number of pieces.
    const OUTPUTS: usize;

    /// How `side` sees the board when its royal piece stands on `king`.
    fn viewpoint(side: Side, king: u8) -> Viewpoint;

    /// Number of the input that `piece` on `square` turns on, below [`NetworkInputs::INPUTS`].
    fn input(viewpoint: Viewpoint, piece: Piece, square: u8) -> usize;

    /// Whether `piece` may ever stand on `square`; elsewhere its input means nothing.
    fn can_stand(piece: Piece, square: u8) -> bool;

    /// The square on the other wing, if the rules are the same on both wings; `None` if they are not, as with castling.
    fn on_other_wing(_square: u8) -> Option<u8> {
        None
    }

    /// The output that counts with so many pieces on the board, below [`NetworkInputs::OUTPUTS`].
    fn output(pieces: u32) -> usize;

    /// Square of the royal piece of `side`.
    fn king_of(&self, side: Side) -> u8;

    /// Whether a side has nothing but its royal piece: such endings are for the hand-written evaluation.
    fn has_bare_king(&self) -> bool;

    /// What the legal move `m` changes on the board.
    fn changes(&self, m: Self::Move) -> PieceChanges;
}

/// A side, and which way it sees the board: games number the ways. While they are equal, so are the inputs of all pieces
/// that do not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    /// Whose it is.
    pub side: Side,
    /// Which way.
    pub way: u8,
}

/// What a move changes on the board: pieces and where they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceChanges {
    /// The piece that moves, where it has stood.
    pub from: (Piece, u8),
    /// The same, or what it promotes to, where it stands then.
    pub to: (Piece, u8),
    /// What else is gone: a captured piece, a rook that castles.
    pub removed: Option<(Piece, u8)>,
    /// What else has come: a rook that castles.
    pub added: Option<(Piece, u8)>,
}
