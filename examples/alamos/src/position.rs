use super::movement::{attacks, steps};
use super::{KING, PAWN, PIECES, PROMOTIONS, SQUARES, WIDTH, piece_index};
use chariot_game::fen::Findings;
use chariot_game::{
    Board, Details, Endgame, Error, ErrorKind, FenErrors, GameResult, MoveList, Notation, PerSide, Piece,
    Rules, Side, SplitMix64, SquareSet, Termination,
};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// Plies without a capture or a pawn move that draw the game.
pub(super) const MOVE_LIMIT: u16 = 100;

/// A random number for each piece on each square, and one for the second side to move.
static ZOBRIST: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut random = SplitMix64::new(5);
    (0..=PIECES * SQUARES).map(|_| random.next_u64()).collect()
});

/// A position of Alamos.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: [Option<Piece>; SQUARES],
    pub(super) occupied: PerSide<SquareSet>,
    pub(super) to_move: Side,
    pub(super) clock: u16,
    pub(super) number: u16,
    key: u64,
}

/// A move from one square to another, and the piece that a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) promotion: Option<u8>,
}

impl Position {
    /// A position with these pieces, if the rules of placement allow it.
    pub(super) fn assemble(
        pieces: &[(Piece, u8)],
        to_move: Side,
        clock: u16,
        number: u16,
    ) -> Result<Position, FenErrors> {
        let mut position = Position {
            board: [None; SQUARES],
            occupied: PerSide::default(),
            to_move: Side::First,
            clock,
            number,
            key: 0,
        };
        for &(piece, square) in pieces {
            let free = position.board.get(usize::from(square)).is_some_and(Option::is_none);
            if !free || piece.kind > PAWN || !Self::allowed(piece).contains(square) {
                return Err(Error::new(
                    ErrorKind::Board,
                    Details::new(),
                    || "board: each piece needs a type of the game and a square of its own, pawns none on the last ranks",
                )
                .into());
            }
            position.put(piece, square);
        }
        if to_move == Side::Second {
            position.pass();
        }
        let mut findings = Findings::default();
        position.validate(&mut findings);
        findings.check()?;
        Ok(position)
    }

    fn validate(&self, findings: &mut Findings) {
        const MAX_PAWNS: usize = 6;
        const MAX_PIECES: usize = 12;
        let mut has_kings = true;
        for side in Side::BOTH {
            let count =
                |kind| self.pieces().iter().filter(|(piece, _)| *piece == Piece { side, kind }).count();
            if count(KING) != 1 {
                findings.add(Error::new(
                    ErrorKind::Kings,
                    Details::new().side(side),
                    || "each side needs exactly one king",
                ));
                has_kings = false;
            }
            if count(PAWN) > MAX_PAWNS || self.occupied[side].iter().count() > MAX_PIECES {
                findings.add(Error::new(
                    ErrorKind::Count,
                    Details::new().side(side),
                    || "a side has at most 12 pieces, 6 of them pawns",
                ));
            }
        }
        if has_kings && self.is_attacked(self.king(!self.to_move), self.to_move) {
            findings.add(Error::new(
                ErrorKind::OppositeCheck,
                Details::new(),
                || "the side that has just moved is in check",
            ));
        }
    }

    /// Square of a side's king; every valid position has one.
    pub(super) fn king(&self, side: Side) -> u8 {
        let king = Piece { side, kind: KING };
        self.occupied[side].iter().find(|&s| self.board[usize::from(s)] == Some(king)).unwrap_or(0)
    }

    pub(super) fn all(&self) -> SquareSet {
        SquareSet(self.occupied[Side::First].0 | self.occupied[Side::Second].0)
    }

    fn is_attacked(&self, square: u8, by: Side) -> bool {
        let all = self.all();
        self.by_side(by)
            .any(|(piece, from)| attacks(piece, from).iter().any(|r| r.to == square && r.is_open(all)))
    }

    fn by_side(&self, side: Side) -> impl Iterator<Item = (Piece, u8)> {
        self.occupied[side]
            .iter()
            .filter_map(|square| self.board[usize::from(square)].map(|piece| (piece, square)))
    }

    fn put(&mut self, piece: Piece, square: u8) {
        self.board[usize::from(square)] = Some(piece);
        self.occupied[piece.side] = self.occupied[piece.side].with(square);
        self.key ^= ZOBRIST[piece_index(piece) * SQUARES + usize::from(square)];
    }

    fn take(&mut self, square: u8) -> Option<Piece> {
        let piece = self.board[usize::from(square)].take()?;
        self.occupied[piece.side].0 &= !(1 << square);
        self.key ^= ZOBRIST[piece_index(piece) * SQUARES + usize::from(square)];
        Some(piece)
    }

    /// Plays a move that may leave the mover's king attacked.
    fn play_unchecked(&mut self, m: Hop) {
        let mut zeroes = self.take(m.to).is_some();
        if let Some(piece) = self.take(m.from) {
            zeroes |= piece.kind == PAWN;
            self.put(Piece { kind: m.promotion.unwrap_or(piece.kind), ..piece }, m.to);
        }
        self.clock = if zeroes { 0 } else { self.clock.saturating_add(1) };
        if self.to_move == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.pass();
    }

    pub(super) fn pass(&mut self) {
        self.to_move = !self.to_move;
        self.key ^= ZOBRIST[PIECES * SQUARES];
    }
}

impl Rules for Position {
    type Move = Hop;

    fn startpos() -> Self {
        Self::read_fen("rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0 1").expect("the start position is legal").position
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.to_move), !self.to_move)
    }

    fn legal_moves(&self) -> MoveList<Hop> {
        let all = self.all();
        let mut moves = MoveList::new();
        for (piece, from) in self.by_side(self.to_move) {
            let quiet = steps(piece, from).iter().filter(|reach| !all.contains(reach.to));
            let captures =
                attacks(piece, from).iter().filter(|reach| self.occupied[!self.to_move].contains(reach.to));
            for reach in quiet.chain(captures).filter(|reach| reach.is_open(all)) {
                let hop = Hop { from, to: reach.to, promotion: None };
                let mut next = self.clone();
                next.play_unchecked(hop);
                if next.is_attacked(next.king(self.to_move), !self.to_move) {
                    continue;
                }
                if Self::allowed(piece).contains(hop.to) {
                    moves.push(hop);
                } else {
                    moves.extend(PROMOTIONS.map(|kind| Hop { promotion: Some(kind), ..hop }));
                }
            }
        }
        moves
    }

    fn play(&mut self, m: Hop) {
        debug_assert!(self.is_legal(m), "{m} is not legal in {self}");
        self.play_unchecked(m);
    }

    fn halfmove_clock(&self) -> u16 {
        self.clock
    }

    fn fullmove_number(&self) -> u16 {
        self.number
    }

    fn move_limit(&self) -> u16 {
        MOVE_LIMIT
    }

    fn no_move_outcome(&self) -> GameResult {
        if self.is_check() {
            GameResult::loss(Termination::Checkmate)
        } else {
            GameResult::draw(Termination::Stalemate)
        }
    }

    fn draw_by_rule(&self) -> Option<GameResult> {
        if self.all().len() == 2 {
            Some(GameResult::draw(Termination::InsufficientMaterial))
        } else if self.clock >= MOVE_LIMIT {
            Some(GameResult::draw(Termination::MoveLimit(MOVE_LIMIT / 2)))
        } else {
            None
        }
    }

    fn has_mating_material(&self, side: Side) -> bool {
        self.occupied[side].len() > 1
    }

    fn judge_repetition(_cycle: &[Self]) -> GameResult {
        GameResult::draw(Termination::Repetition(Self::REPETITIONS as u8))
    }
}

impl Board for Position {
    const FILES: u8 = WIDTH;
    const RANKS: u8 = WIDTH;
    const PIECE_LETTERS: &'static str = "KQRNP";

    fn pieces(&self) -> Vec<(Piece, u8)> {
        self.all().iter().filter_map(|s| self.board[usize::from(s)].map(|piece| (piece, s))).collect()
    }

    fn from_pieces(pieces: &[(Piece, u8)], to_move: Side) -> Result<Self, FenErrors> {
        Position::assemble(pieces, to_move, 0, 1)
    }

    fn from_to(m: Hop) -> (u8, u8) {
        (m.from, m.to)
    }

    fn captured(&self, m: Hop) -> Option<(Piece, u8)> {
        self.board[usize::from(m.to)].map(|piece| (piece, m.to))
    }

    fn promotion(m: Hop) -> Option<char> {
        Self::PIECE_LETTERS.chars().nth(usize::from(m.promotion?))
    }

    fn king_square(&self) -> u8 {
        self.king(self.to_move)
    }
}

impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Position::square_name(self.from), Position::square_name(self.to))?;
        let letter = Position::promotion(*self).map(|letter| letter.to_ascii_lowercase());
        letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl FromStr for Position {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Self, FenErrors> {
        Ok(Self::read_fen(text)?.position)
    }
}
