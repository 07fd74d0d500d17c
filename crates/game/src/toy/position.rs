use super::movement::{attacks, steps};
use super::{KING, MEN, PAWN, SQUARES, WIDTH, man_index};
use crate::{
    Board, Ending, Fault, Man, MoveList, Notation, PerSide, Reason, Rules, Side, SplitMix64, SquareSet,
};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// Plies without a capture that draw the game.
pub(super) const MOVE_LIMIT: u16 = 40;

/// One random number for each man on each square, and a last one for the second side's turn.
static ZOBRIST: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut random = SplitMix64::new(5);
    (0..=MEN * SQUARES).map(|_| random.next_u64()).collect()
});

/// A position of Skirmish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skirmish {
    pub(super) board: [Option<Man>; SQUARES],
    pub(super) occupied: PerSide<SquareSet>,
    pub(super) to_move: Side,
    pub(super) clock: u16,
    pub(super) number: u16,
    key: u64,
}

/// A move: from here to there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Skirmish {
    /// These men, checked against the rules of placement.
    pub(super) fn assemble(
        men: &[(Man, u8)],
        to_move: Side,
        clock: u16,
        number: u16,
    ) -> Result<Skirmish, Fault> {
        let mut position = Skirmish {
            board: [None; SQUARES],
            occupied: PerSide::default(),
            to_move: Side::First,
            clock,
            number,
            key: 0,
        };
        for &(man, square) in men {
            let free = position.board.get(usize::from(square)).is_some_and(Option::is_none);
            if !free || man.kind > PAWN {
                return Err(Fault::new("BOARD", "each man needs a square of its own on the board"));
            }
            position.put(man, square);
        }
        if to_move == Side::Second {
            position.pass();
        }
        position.validate()?;
        Ok(position)
    }

    fn validate(&self) -> Result<(), Fault> {
        const MOST: [usize; 5] = [1, 2, 2, 2, 3];
        for side in Side::BOTH {
            let count = |kind| self.men().iter().filter(|(man, _)| *man == Man { side, kind }).count();
            if count(KING) != 1 {
                return Err(Fault::new("KINGS", "each side needs exactly one king"));
            }
            if (KING..=PAWN).any(|kind| count(kind) > MOST[usize::from(kind)]) {
                return Err(Fault::new(
                    "COUNT",
                    "a side has at most 2 rooks, 2 horses, 2 cannons and 3 pawns",
                ));
            }
        }
        if self.is_attacked(self.king(!self.to_move), self.to_move) {
            return Err(Fault::new("OPPOSITE_CHECK", "the side that has just moved is in check"));
        }
        Ok(())
    }

    /// The square of a side's king; every valid position has one.
    fn king(&self, side: Side) -> u8 {
        let king = Man { side, kind: KING };
        self.occupied[side].iter().find(|&s| self.board[usize::from(s)] == Some(king)).unwrap_or(0)
    }

    pub(super) fn all(&self) -> SquareSet {
        SquareSet(self.occupied[Side::First].0 | self.occupied[Side::Second].0)
    }

    fn is_attacked(&self, square: u8, by: Side) -> bool {
        let all = self.all();
        self.men_of(by).any(|(man, from)| attacks(man, from).iter().any(|r| r.to == square && r.is_open(all)))
    }

    fn men_of(&self, side: Side) -> impl Iterator<Item = (Man, u8)> {
        self.occupied[side]
            .iter()
            .filter_map(|square| self.board[usize::from(square)].map(|man| (man, square)))
    }

    fn put(&mut self, man: Man, square: u8) {
        self.board[usize::from(square)] = Some(man);
        self.occupied[man.side] = self.occupied[man.side].with(square);
        self.key ^= ZOBRIST[man_index(man) * SQUARES + usize::from(square)];
    }

    fn take(&mut self, square: u8) -> Option<Man> {
        let man = self.board[usize::from(square)].take()?;
        self.occupied[man.side].0 &= !(1 << square);
        self.key ^= ZOBRIST[man_index(man) * SQUARES + usize::from(square)];
        Some(man)
    }

    pub(super) fn pass(&mut self) {
        self.to_move = !self.to_move;
        self.key ^= ZOBRIST[MEN * SQUARES];
    }
}

impl Rules for Skirmish {
    type Move = Hop;

    fn start() -> Self {
        Self::read_fen("1cknr/2p2/5/2P2/RNKC1 w 0 1").expect("the start position is legal").position
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
        for (man, from) in self.men_of(self.to_move) {
            let quiet = steps(man, from).iter().filter(|reach| !all.contains(reach.to));
            let captures =
                attacks(man, from).iter().filter(|reach| self.occupied[!self.to_move].contains(reach.to));
            for reach in quiet.chain(captures).filter(|reach| reach.is_open(all)) {
                let hop = Hop { from, to: reach.to };
                let mut next = self.clone();
                next.play(hop);
                if !next.is_attacked(next.king(self.to_move), !self.to_move) {
                    moves.push(hop);
                }
            }
        }
        moves
    }

    fn play(&mut self, m: Hop) {
        let captured = self.take(m.to).is_some();
        if let Some(man) = self.take(m.from) {
            self.put(man, m.to);
        }
        self.clock = if captured { 0 } else { self.clock.saturating_add(1) };
        if self.to_move == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.pass();
    }

    fn clock(&self) -> u16 {
        self.clock
    }

    fn move_number(&self) -> u16 {
        self.number
    }

    fn stuck(&self) -> Ending {
        Ending::loss(if self.is_check() { Reason::Checkmate } else { Reason::Stalemate })
    }

    fn draw_by_rule(&self) -> Option<Ending> {
        if self.all().len() == 2 {
            Some(Ending::draw(Reason::InsufficientMaterial))
        } else if self.clock >= MOVE_LIMIT {
            Some(Ending::draw(Reason::MoveLimit(MOVE_LIMIT / 2)))
        } else {
            None
        }
    }

    fn may_win(&self, _side: Side) -> bool {
        self.all().len() > 2
    }

    fn judge_cycle(_cycle: &[Self]) -> Ending {
        Ending::draw(Reason::Repetition(Self::REPETITIONS as u8))
    }
}

impl Board for Skirmish {
    const FILES: u8 = WIDTH;
    const RANKS: u8 = WIDTH;
    const KINDS: &'static str = "KRNCP";

    fn men(&self) -> Vec<(Man, u8)> {
        self.all().iter().filter_map(|s| self.board[usize::from(s)].map(|man| (man, s))).collect()
    }

    fn man_count(&self) -> u32 {
        self.all().len()
    }

    fn from_men(men: &[(Man, u8)], to_move: Side) -> Result<Self, Fault> {
        Skirmish::assemble(men, to_move, 0, 1)
    }

    fn from_to(m: Hop) -> (u8, u8) {
        (m.from, m.to)
    }

    fn promotion(_: Hop) -> Option<char> {
        None
    }

    fn royal_square(&self) -> u8 {
        self.king(self.to_move)
    }
}

impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Skirmish::square_name(self.from), Skirmish::square_name(self.to))
    }
}

impl FromStr for Skirmish {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Ok(Self::read_fen(text)?.position)
    }
}
