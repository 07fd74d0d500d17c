use crate::errors;
use chariot_game::{Board, Endgame, Error, Line, Notation, Piece, Side, Style, divide};

/// Bytes of a move among those of [`Table::moves`].
pub const MOVE_BYTES: usize = 8;

/// Stands for a piece or square that a move has not.
pub const NONE: u8 = u8::MAX;

/// Which legal moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// Those from a square.
    From(u8),
    /// The one of an index.
    Index(usize),
}

/// A game on a board, with the moves since its start. A move is named by its index among the legal moves of its
/// position, whose order depends on the position alone.
pub trait Table {
    /// Files of the board, ranks of the board.
    fn size(&self) -> (u8, u8);

    /// Capital letters of the pieces.
    fn letters(&self) -> &'static str;

    /// Sets up a FEN; an empty text is the usual start. Returns the names of the repairs made, one a line.
    ///
    /// # Errors
    /// An invalid FEN; nothing has changed.
    fn start(&mut self, fen: &str) -> Result<String, Error>;

    /// Plays a legal move; returns false if there is none of that index.
    fn play(&mut self, index: usize) -> bool;

    /// Takes back the last move; returns false at the start.
    fn undo(&mut self) -> bool;

    /// The index of a move in any notation of the game, or in `style`.
    ///
    /// # Errors
    /// No legal move.
    fn find(&self, text: &str, style: Option<Style>) -> Result<usize, Error>;

    /// Legal moves, each in [`MOVE_BYTES`] bytes: index, from, to, piece, captured piece and its square; the promotion
    /// piece, or in castling the king's new square; in castling the rook's old one. [`NONE`] where there is none.
    fn moves(&self, which: Which) -> Vec<u8>;

    /// The moves of [`Table::moves`] in a notation, one a line.
    fn texts(&self, which: Which, style: Style) -> String;

    /// FEN of the position.
    fn fen(&self) -> String;

    /// Square of the royal piece in check.
    fn check(&self) -> Option<u8>;

    /// Occurrences of the position so far.
    fn repetitions(&self) -> usize;

    /// How the game has ended, a line each: the winner, if any, the name of the rule, the rule in English and in the
    /// language of `style` the acts of each side in a repetition. Empty while it goes on.
    fn result(&self, style: Style) -> String;

    /// Whether `side` could ever mate.
    fn can_win(&self, side: Side) -> bool;

    /// The squares of the pieces of `by` that attack `square`.
    fn attackers(&self, square: u8, by: Side) -> Vec<u8>;

    /// For each legal move, the number of lines of play of `depth` plies that begin with it, the lowest byte first.
    fn divide(&self, depth: u8) -> Vec<[u8; 8]>;
}

impl<P: Notation + Endgame> Table for Line<P> {
    fn size(&self) -> (u8, u8) {
        (P::FILES, P::RANKS)
    }

    fn letters(&self) -> &'static str {
        P::PIECE_LETTERS
    }

    fn start(&mut self, fen: &str) -> Result<String, Error> {
        let mut repairs = String::new();
        let position = if fen.is_empty() {
            P::startpos()
        } else {
            let fen = P::read_fen(fen)?;
            fen.notices.iter().for_each(|notice| add_line(&mut repairs, notice.kind.name()));
            fen.position
        };
        *self = Line::new(position);
        Ok(repairs)
    }

    fn play(&mut self, index: usize) -> bool {
        let legal = self.current().legal_moves();
        let found = legal.get(index).copied();
        if let Some(m) = found {
            Line::play(self, m);
        }
        found.is_some()
    }

    fn undo(&mut self) -> bool {
        Line::undo(self).is_some()
    }

    fn find(&self, text: &str, style: Option<Style>) -> Result<usize, Error> {
        let position = self.current();
        let found = match style {
            Some(style) => position.read_move_as(text, style),
            None => position.read_move(text),
        }?;
        position.legal_moves().iter().position(|&m| m == found).ok_or_else(|| errors::illegal(text))
    }

    fn moves(&self, which: Which) -> Vec<u8> {
        let position = self.current();
        let kinds = kinds(position);
        // In a module compiled for size `flat_map` costs more than finding the moves.
        let mut moves = Vec::with_capacity(64 * MOVE_BYTES);
        chosen(position, which)
            .for_each(|(index, m)| moves.extend_from_slice(&bytes(position, &kinds, index, m)));
        moves
    }

    fn texts(&self, which: Which, style: Style) -> String {
        let position = self.current();
        let mut lines = String::new();
        chosen(position, which).for_each(|(_, m)| {
            position.append_move(m, style, &mut lines);
            lines.push('\n');
        });
        lines
    }

    fn fen(&self) -> String {
        self.current().to_string()
    }

    fn check(&self) -> Option<u8> {
        let position = self.current();
        position.is_check().then(|| position.king_square())
    }

    fn repetitions(&self) -> usize {
        Line::repetitions(self)
    }

    fn result(&self, style: Style) -> String {
        let mut lines = String::new();
        let Some(result) = Line::result(self) else { return lines };
        let winner = match result.outcome.winner(self.current().side_to_move()) {
            None => "",
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
        };
        let explained = self.judged_repetition().and_then(|cycle| P::explain_repetition(cycle, style));
        let (rule, explained) = (result.termination, explained.unwrap_or_default());
        for line in [winner, rule.name(), &rule.to_string(), &explained] {
            add_line(&mut lines, line);
        }
        lines
    }

    fn can_win(&self, side: Side) -> bool {
        self.current().has_mating_material(side)
    }

    fn attackers(&self, square: u8, by: Side) -> Vec<u8> {
        let pieces = self.current().pieces();
        let occupied = pieces.iter().map(|&(_, at)| at).collect();
        let hits = |&(piece, from): &(Piece, u8)| {
            piece.side == by
                && P::attacks(piece, from).iter().any(|reach| reach.to == square && reach.is_open(occupied))
        };
        pieces.iter().filter(|piece| hits(piece)).map(|&(_, from)| from).collect()
    }

    fn divide(&self, depth: u8) -> Vec<[u8; 8]> {
        let counts = divide(self.current(), depth, &|| false).unwrap_or_default();
        counts.into_iter().map(|(_, count)| count.to_le_bytes()).collect()
    }
}

fn add_line(lines: &mut String, line: &str) {
    lines.push_str(line);
    lines.push('\n');
}

/// Legal moves with their indices.
fn chosen<P: Board>(position: &P, which: Which) -> impl Iterator<Item = (usize, P::Move)> {
    let legal = position.legal_moves().into_iter().enumerate();
    legal.filter(move |&(i, m)| match which {
        Which::All => true,
        Which::From(square) => P::from_to(m).0 == square,
        Which::Index(index) => i == index,
    })
}

/// The piece type on each square, [`NONE`] on empty ones.
fn kinds<P: Board>(position: &P) -> [u8; 128] {
    let mut kinds = [NONE; 128];
    for (piece, square) in position.pieces() {
        kinds[usize::from(square)] = piece.kind;
    }
    kinds
}

fn bytes<P: Board>(position: &P, kinds: &[u8; 128], index: usize, m: P::Move) -> [u8; MOVE_BYTES] {
    let (from, to) = P::from_to(m);
    let (captured, at) = position.captured(m).map_or((NONE, NONE), |(piece, at)| (piece.kind, at));
    let (king_to, rook_from) = P::castling(m).unwrap_or((NONE, NONE));
    let promotion = P::promotion(m).and_then(|letter| P::PIECE_LETTERS.find(letter));
    let last = promotion.map_or(king_to, |kind| kind as u8);
    [index as u8, from, to, kinds[usize::from(from)], captured, at, last, rook_from]
}
