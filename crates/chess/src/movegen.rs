use crate::castling::{CastlingSquares, home_rank, stretch};
use crate::moves::MoveKind;
use crate::{Bitboard, CastlingSide, Move, PieceType, Position, Square, pawns};
use chariot_game::{MoveList, Side};
use std::convert::Infallible;
use std::ops::ControlFlow::{self, Continue};

mod move_set;
pub use move_set::MoveSet;

/// Receives generated moves, to list or to count them.
trait MoveSink {
    /// The reason to stop early.
    type Stop;
    /// The piece on `from` (not a pawn) can go to each of `targets`.
    fn piece(&mut self, kind: PieceType, from: Square, targets: Bitboard) -> ControlFlow<Self::Stop>;
    /// Pawns of `us` can go to these squares.
    fn pawns(&mut self, us: Side, targets: &PawnTargets) -> ControlFlow<Self::Stop>;
    fn one(&mut self, m: Move) -> ControlFlow<Self::Stop>;
}

/// Destinations of pawn moves, by direction and kind; a pawn on the last rank has promoted.
struct PawnTargets {
    single: Bitboard,
    double: Bitboard,
    east: Bitboard,
    west: Bitboard,
}

impl PawnTargets {
    #[inline(always)]
    fn promote(&self) -> bool {
        (self.single | self.east | self.west).meets(pawns::LAST_RANKS)
    }
}

impl MoveSink for MoveList<Move> {
    type Stop = Infallible;

    #[inline(always)]
    fn piece(&mut self, kind: PieceType, from: Square, targets: Bitboard) -> ControlFlow<Infallible> {
        for to in targets {
            self.push(Move::new(from, to, MoveKind::Plain(kind)));
        }
        Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, us: Side, targets: &PawnTargets) -> ControlFlow<Infallible> {
        let PawnTargets { single, double, east, west } = *targets;
        let ahead = match us {
            Side::First => 8_i32,
            Side::Second => -8,
        };
        let back = |to: Square, step: i32| Square::wrapping((to.index() as i32 - step) as u32);
        if targets.promote() {
            list_promotions(self, ahead, targets);
        }
        for (targets, step) in [(east, ahead + 1), (west, ahead - 1), (single, ahead)] {
            for to in targets & !pawns::LAST_RANKS {
                self.push(Move::new(back(to, step), to, MoveKind::Plain(PieceType::Pawn)));
            }
        }
        for to in double {
            self.push(Move::new(back(to, 2 * ahead), to, MoveKind::DoubleStep));
        }
        Continue(())
    }

    #[inline(always)]
    fn one(&mut self, m: Move) -> ControlFlow<Infallible> {
        self.push(m);
        Continue(())
    }
}

/// Lists the promotions; `ahead` is a pawn step in square numbers.
#[cold]
#[inline(never)]
fn list_promotions(list: &mut MoveList<Move>, ahead: i32, targets: &PawnTargets) {
    let PawnTargets { single, east, west, .. } = *targets;
    for (targets, step) in [(east, ahead + 1), (west, ahead - 1), (single, ahead)] {
        for to in targets & pawns::LAST_RANKS {
            let from = Square::wrapping((to.index() as i32 - step) as u32);
            for kind in PieceType::PROMOTIONS {
                list.push(Move::new(from, to, MoveKind::Promote(kind)));
            }
        }
    }
}

/// Counts moves without building them.
#[derive(Default)]
struct MoveCounter(u32);

impl MoveSink for MoveCounter {
    type Stop = Infallible;

    #[inline(always)]
    fn piece(&mut self, _: PieceType, _: Square, targets: Bitboard) -> ControlFlow<Infallible> {
        self.0 += targets.len();
        Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, _: Side, targets: &PawnTargets) -> ControlFlow<Infallible> {
        let PawnTargets { single, double, east, west } = *targets;
        // Steps end on empty squares and captures on occupied ones, so only the two capture sets can overlap.
        let (most, rest) = (single | double | east, west);
        self.0 += most.len() + rest.len();
        if targets.promote() {
            let last = pawns::LAST_RANKS;
            self.0 += 3 * ((most & last).len() + (rest & last).len());
        }
        Continue(())
    }

    #[inline(always)]
    fn one(&mut self, _: Move) -> ControlFlow<Infallible> {
        self.0 += 1;
        Continue(())
    }
}

impl Position {
    /// Legal moves of the pieces on `movers`: all with `quiets`, else only captures and promotions.
    pub(crate) fn moves_of(&self, movers: Bitboard, quiets: bool) -> MoveList<Move> {
        let mut list = MoveList::new();
        let Continue(()) = match self.turn {
            Side::First => self.generate(Side::First, movers, quiets, &mut list),
            Side::Second => self.generate(Side::Second, movers, quiets, &mut list),
        };
        list
    }

    pub(crate) fn count_moves(&self) -> u32 {
        let mut counter = MoveCounter::default();
        let Continue(()) = match self.turn {
            Side::First => self.generate(Side::First, Bitboard::ALL, true, &mut counter),
            Side::Second => self.generate(Side::Second, Bitboard::ALL, true, &mut counter),
        };
        counter.0
    }

    /// Generates legal moves of `us`, the side to move, for pieces on `movers`: all with `quiets`, else only
    /// captures and promotions.
    #[inline(always)]
    fn generate<S: MoveSink>(
        &self,
        us: Side,
        movers: Bitboard,
        quiets: bool,
        sink: &mut S,
    ) -> ControlFlow<S::Stop> {
        let own = self.sides[us];
        let enemy = self.sides[!us];
        let king = self.king(us);
        if movers.contains(king) {
            self.generate_king(us, king, quiets, sink)?;
        }
        // Squares that stop a check: the checker's and those between it and the king.
        let evading = match self.checkers.first() {
            None => Bitboard::ALL,
            Some(_) if self.checkers.has_many() => return Continue(()),
            Some(checker) => self.checkers | self.tables.between(king, checker),
        };
        let goals = evading & if quiets { !own } else { enemy };
        let movers = movers & own;
        let lines = self.tables.lines(king);
        let occupied = own | enemy;
        self.generate_pawns(us, movers, evading, quiets, sink)?;

        // One loop for all piece types, so the sink's code is compiled once.
        for kind in [PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen] {
            for from in movers & !self.pinned & self.by_type(kind) {
                sink.piece(kind, from, self.reach(kind, from, occupied) & goals)?;
            }
        }
        // A pinned slider can move along the line it shares with its king.
        for from in movers & self.pinned & !self.by_type(PieceType::Pawn) {
            let kind = self.kind_on(from);
            sink.piece(kind, from, self.reach(kind, from, occupied) & goals & lines.through(from))?;
        }
        Continue(())
    }

    /// Squares that a knight or slider attacks; empty for other types.
    #[inline(always)]
    fn reach(&self, kind: PieceType, from: Square, occupied: Bitboard) -> Bitboard {
        match kind {
            PieceType::Knight => self.tables.knight(from),
            PieceType::Bishop => self.tables.bishop(from, occupied),
            PieceType::Rook => self.tables.rook(from, occupied),
            PieceType::Queen => self.tables.queen(from, occupied),
            PieceType::Pawn | PieceType::King => Bitboard::EMPTY,
        }
    }

    #[inline(always)]
    fn generate_pawns<S: MoveSink>(
        &self,
        us: Side,
        movers: Bitboard,
        evading: Bitboard,
        quiets: bool,
        sink: &mut S,
    ) -> ControlFlow<S::Stop> {
        let pawns = movers & self.by_type(PieceType::Pawn);
        let empty = !self.occupied();
        let targets = self.sides[!us] & evading;
        let free = !self.pinned;
        let lines = self.tables.lines(self.king(us));
        // A pinned pawn stays on the line it shares with its king. Captures towards h follow diagonals for
        // White and antidiagonals for Black.
        let (east_line, west_line) = match us {
            Side::First => (lines.diagonal, lines.antidiagonal),
            Side::Second => (lines.antidiagonal, lines.diagonal),
        };
        let east = pawns::ahead_east(us, pawns & (free | east_line)) & targets;
        let west = pawns::ahead_west(us, pawns & (free | west_line)) & targets;
        let single = pawns::ahead(us, pawns & (free | lines.file)) & empty;
        let double = pawns::ahead(us, single & pawns::third_rank(us)) & empty & evading;
        let single = single & evading;
        let (single, double) =
            if quiets { (single, double) } else { (single & pawns::LAST_RANKS, Bitboard::EMPTY) };
        sink.pawns(us, &PawnTargets { single, double, east, west })?;
        if let Some(to) = self.en_passant() {
            for from in self.en_passant_capturers(us, to) & movers {
                if self.is_en_passant_safe(us, from, to) {
                    sink.one(Move::new(from, to, MoveKind::EnPassant))?;
                }
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn generate_king<S: MoveSink>(
        &self,
        us: Side,
        king: Square,
        quiets: bool,
        sink: &mut S,
    ) -> ControlFlow<S::Stop> {
        let enemy = self.sides[!us];
        let goals = if quiets { !self.sides[us] } else { enemy };
        let reach = self.tables.king(king) & goals;
        // Where standard castling is legal, the king can also step towards the rook. In Chess960 its rook may
        // be in the way.
        if reach.is_empty() && !self.castling.is_960(us, king) {
            return Continue(());
        }
        let leapt_on = (enemy & self.by_type(PieceType::Knight)).into_iter().fold(
            pawns::attacks(!us, enemy & self.by_type(PieceType::Pawn)) | self.tables.king(self.king(!us)),
            |set, knight| set | self.tables.knight(knight),
        );
        let candidates = reach & !leapt_on;
        if candidates.is_empty() && !self.castling.is_960(us, king) {
            return Continue(());
        }
        // The king does not block the squares behind it.
        let occupied = self.occupied() ^ Bitboard::of(king);
        let queens = self.by_type(PieceType::Queen);
        let mut attacked = leapt_on;
        for from in enemy & (self.by_type(PieceType::Rook) | queens) {
            attacked |= self.tables.rook(from, occupied);
        }
        for from in enemy & (self.by_type(PieceType::Bishop) | queens) {
            attacked |= self.tables.bishop(from, occupied);
        }
        sink.piece(PieceType::King, king, candidates & !attacked)?;
        if !quiets || !self.castling.has_any(us) || !self.checkers.is_empty() {
            return Continue(());
        }
        if self.castling.is_960(us, king) {
            return CastlingSide::BOTH
                .into_iter()
                .filter_map(|castling_side| self.castling_960(castling_side, attacked))
                .try_for_each(|m| sink.one(m));
        }
        for castling_side in CastlingSide::BOTH {
            let CastlingSquares { king_to, rook_to, .. } =
                CastlingSquares::new(us, castling_side, castling_side.corner());
            let walk = Bitboard::of(king_to) | Bitboard::of(rook_to);
            if self.castling.has(us, castling_side)
                && !castling_path(us, castling_side).meets(occupied)
                && !walk.meets(attacked)
            {
                sink.one(Move::new(king, king_to, MoveKind::Castle))?;
            }
        }
        Continue(())
    }

    /// Castling with king and rook on any files, if legal; the king must not be in check.
    #[cold]
    #[inline(never)]
    fn castling_960(&self, castling_side: CastlingSide, attacked: Bitboard) -> Option<Move> {
        let file = self.castling.rook_file(self.turn, castling_side)?;
        let king = self.king(self.turn);
        let CastlingSquares { king_to, rook_from, rook_to } =
            CastlingSquares::new(self.turn, castling_side, file);
        let walk = stretch(king, king_to);
        let others = self.occupied() ^ Bitboard::of(king) ^ Bitboard::of(rook_from);
        // A pinned rook also shields the king's new square, which lies on the same side of it.
        if (walk | stretch(rook_from, rook_to)).meets(others)
            || walk.meets(attacked)
            || self.pinned.contains(rook_from)
        {
            return None;
        }
        Some(if king.file() == 4 && file == castling_side.corner() {
            Move::new(king, king_to, MoveKind::Castle)
        } else {
            Move::new(king, rook_from, MoveKind::Castle960)
        })
    }
}

/// Squares between king and rook in standard castling.
#[inline(always)]
const fn castling_path(us: Side, castling_side: CastlingSide) -> Bitboard {
    let files = match castling_side {
        CastlingSide::King => 0b0110_0000,
        CastlingSide::Queen => 0b0000_1110,
    };
    Bitboard(files << (8 * home_rank(us)))
}
