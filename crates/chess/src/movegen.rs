use crate::castling::CastlingSquares;
use crate::moves::Manner;
use crate::{Bitboard, Kind, Move, Position, Square, Wing, pawns};
use game::{MoveList, Side};

/// What happens to generated moves: they are listed or only counted.
trait Sink {
    /// The piece on `from`, no pawn, may go to each of `targets`.
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard);
    /// Pawns may go to each of `targets`, each from the square `step` further down the numbers.
    fn pawns(&mut self, targets: Bitboard, step: i8, manner: Manner);
    /// As [`Sink::pawns`], with a promotion to each of four kinds.
    fn promotions(&mut self, targets: Bitboard, step: i8);
    /// A single move.
    fn one(&mut self, m: Move);
}

impl Sink for MoveList<Move> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to, Manner::Plain(kind)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8, manner: Manner) {
        for to in targets {
            self.push(Move::new(back(to, step), to, manner));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, step: i8) {
        for to in targets {
            for kind in [Kind::Queen, Kind::Knight, Kind::Rook, Kind::Bishop] {
                self.push(Move::new(back(to, step), to, Manner::Promote(kind)));
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, m: Move) {
        self.push(m);
    }
}

#[inline(always)]
fn back(to: Square, step: i8) -> Square {
    Square::wrapping((to.index() as u32).wrapping_sub(step as u32))
}

/// Counts moves without making them.
#[derive(Default)]
struct Tally(u32);

impl Sink for Tally {
    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _: i8, _: Manner) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _: i8) {
        self.0 += 4 * targets.len();
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}

impl Position {
    /// Legal moves of the men on `movers`: all with `QUIETS`, else captures and promotions only.
    pub(crate) fn moves_of<const QUIETS: bool>(&self, movers: Bitboard) -> MoveList<Move> {
        let mut list = MoveList::new();
        match self.turn {
            Side::First => self.generate::<QUIETS>(Side::First, movers, &mut list),
            Side::Second => self.generate::<QUIETS>(Side::Second, movers, &mut list),
        }
        list
    }

    /// Number of legal moves.
    pub(crate) fn count_moves(&self) -> u32 {
        let mut tally = Tally::default();
        match self.turn {
            Side::First => self.generate::<true>(Side::First, Bitboard::ALL, &mut tally),
            Side::Second => self.generate::<true>(Side::Second, Bitboard::ALL, &mut tally),
        }
        tally.0
    }

    /// Generates the legal moves of `us`, the side to move, by men on `movers`: all moves with `QUIETS`,
    /// else captures and promotions only.
    #[inline(always)]
    fn generate<const QUIETS: bool>(&self, us: Side, movers: Bitboard, sink: &mut impl Sink) {
        let own = self.sides[us];
        let enemy = self.sides[!us];
        let king = self.king(us);
        if movers.contains(king) {
            self.generate_king::<QUIETS>(us, king, sink);
        }
        // Squares that end a check: the checker's and those between it and the king.
        let evading = match self.checkers.first() {
            None => Bitboard::ALL,
            Some(_) if self.checkers.has_many() => return,
            Some(checker) => self.checkers | self.tables.between(king, checker),
        };
        let goals = evading & if QUIETS { !own } else { enemy };
        let movers = movers & own;
        let lines = self.tables.lines(king);
        let occupied = own | enemy;
        self.generate_pawns::<QUIETS>(us, movers, evading, sink);

        let free = movers & !self.pinned;
        for from in free & self.men_of_kind(Kind::Knight) {
            sink.piece(Kind::Knight, from, self.tables.knight(from) & goals);
        }
        let queens = self.men_of_kind(Kind::Queen);
        let diagonal_kind = |from| if queens.contains(from) { Kind::Queen } else { Kind::Bishop };
        let straight_kind = |from| if queens.contains(from) { Kind::Queen } else { Kind::Rook };
        let diagonal = movers & (self.men_of_kind(Kind::Bishop) | queens);
        let straight = movers & (self.men_of_kind(Kind::Rook) | queens);
        for from in diagonal & free {
            sink.piece(diagonal_kind(from), from, self.tables.bishop(from, occupied) & goals);
        }
        for from in straight & free {
            sink.piece(straight_kind(from), from, self.tables.rook(from, occupied) & goals);
        }
        // A pinned slider may go along the line it shares with its king.
        if self.pinned.meets(movers) {
            for line in [lines.diagonal, lines.antidiagonal] {
                for from in diagonal & self.pinned & line {
                    sink.piece(diagonal_kind(from), from, self.tables.bishop(from, occupied) & goals & line);
                }
            }
            for line in [lines.file, lines.rank] {
                for from in straight & self.pinned & line {
                    sink.piece(straight_kind(from), from, self.tables.rook(from, occupied) & goals & line);
                }
            }
        }
    }

    #[inline(always)]
    fn generate_pawns<const QUIETS: bool>(
        &self,
        us: Side,
        movers: Bitboard,
        evading: Bitboard,
        sink: &mut impl Sink,
    ) {
        let pawns = movers & self.men_of_kind(Kind::Pawn);
        let empty = !self.occupied();
        let targets = self.sides[!us] & evading;
        let free = !self.pinned;
        let lines = self.tables.lines(self.king(us));
        // On the board as White sees it the east capture runs along the diagonal, for Black the west one.
        let (ahead, east, west, east_line, west_line) = match us {
            Side::First => (8, 9, 7, lines.diagonal, lines.antidiagonal),
            Side::Second => (-8, -7, -9, lines.antidiagonal, lines.diagonal),
        };
        let single = pawns::ahead(us, pawns & (free | lines.file)) & empty;
        let double = pawns::ahead(us, single & pawns::third_rank(us)) & empty & evading;
        let single = single & evading;
        let east_captures = pawns::ahead_east(us, pawns & (free | east_line)) & targets;
        let west_captures = pawns::ahead_west(us, pawns & (free | west_line)) & targets;

        let last = pawns::LAST_RANKS;
        if (single | east_captures | west_captures).meets(last) {
            sink.promotions(single & last, ahead);
            sink.promotions(east_captures & last, east);
            sink.promotions(west_captures & last, west);
        }
        let plain = Manner::Plain(Kind::Pawn);
        sink.pawns(east_captures & !last, east, plain);
        sink.pawns(west_captures & !last, west, plain);
        if let Some(to) = self.en_passant {
            for from in self.en_passant_captors(us, to) & movers {
                if self.is_en_passant_safe(us, from, to) {
                    sink.one(Move::new(from, to, Manner::EnPassant));
                }
            }
        }
        if QUIETS {
            sink.pawns(single & !last, ahead, plain);
            sink.pawns(double, 2 * ahead, Manner::DoubleStep);
        }
    }

    #[inline(always)]
    fn generate_king<const QUIETS: bool>(&self, us: Side, king: Square, sink: &mut impl Sink) {
        let enemy = self.sides[!us];
        let leapt_on = (enemy & self.men_of_kind(Kind::Knight)).into_iter().fold(
            pawns::attacks(!us, enemy & self.men_of_kind(Kind::Pawn)) | self.tables.king(self.king(!us)),
            |set, knight| set | self.tables.knight(knight),
        );
        let goals = if QUIETS { !self.sides[us] } else { enemy };
        // The king does not shield the squares behind it.
        let occupied = self.occupied() ^ Bitboard::of(king);
        let mut targets = Bitboard::EMPTY;
        for to in self.tables.king(king) & goals & !leapt_on {
            if !self.slides_to(to, occupied).meets(enemy) {
                targets |= Bitboard::of(to);
            }
        }
        sink.piece(Kind::King, king, targets);
        if QUIETS && self.castling.has_any(us) && self.checkers.is_empty() {
            for wing in Wing::BOTH {
                let CastlingSquares { king_to, rook_to, path, .. } = CastlingSquares::new(us, wing);
                if self.castling.has(us, wing)
                    && !Bitboard(path).meets(occupied)
                    && targets.contains(rook_to)
                    && !leapt_on.contains(king_to)
                    && !self.slides_to(king_to, occupied).meets(enemy)
                {
                    sink.one(Move::new(king, king_to, Manner::Castle));
                }
            }
        }
    }
}
