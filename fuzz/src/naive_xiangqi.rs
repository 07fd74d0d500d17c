//! A second, slow and plain implementation of the rules of xiangqi: an array of squares, and every move
//! tried. It shares no code with the engine, so that the two can check each other.

use std::collections::BTreeSet;

const FILES: i32 = 9;
const RANKS: i32 = 10;

/// A piece: upper case for Red.
type Cell = Option<char>;

/// A position: squares from a1, rank by rank, and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NaiveXiangqi {
    cells: [Cell; 90],
    red_to_move: bool,
}

/// File and rank, from 0.
pub(crate) type Square = (i32, i32);

fn index((file, rank): Square) -> Option<usize> {
    ((0..FILES).contains(&file) && (0..RANKS).contains(&rank)).then_some((rank * FILES + file) as usize)
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

impl NaiveXiangqi {
    /// Parses board and side to move of a canonical FEN.
    pub(crate) fn new(fen: &str) -> NaiveXiangqi {
        let mut words = fen.split(' ');
        let mut cells = [None; 90];
        for (row, text) in words.next().unwrap_or_default().split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as i32,
                    None => {
                        if let Some(index) = index((file, 9 - row as i32)) {
                            cells[index] = Some(letter);
                        }
                        file += 1;
                    }
                }
            }
        }
        NaiveXiangqi { cells, red_to_move: words.next() == Some("w") }
    }

    pub(crate) fn at(&self, square: Square) -> Cell {
        self.cells[index(square)?]
    }

    fn is_free(&self, square: Square) -> bool {
        index(square).is_some_and(|index| self.cells[index].is_none())
    }

    /// All squares, rank by rank.
    pub(crate) fn squares() -> impl Iterator<Item = Square> {
        (0..RANKS * FILES).map(|index| (index % FILES, index / FILES))
    }

    /// Destinations of the piece on a square, as if kings could be captured.
    pub(crate) fn targets(&self, from @ (file, rank): Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let red = piece.is_ascii_uppercase();
        let home = |rank: i32| if red { rank <= 4 } else { rank >= 5 };
        let palace =
            |(file, rank): Square| (3..=5).contains(&file) && if red { rank <= 2 } else { rank >= 7 };
        const STRAIGHT: [Square; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        const DIAGONAL: [Square; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut to = Vec::with_capacity(20);
        match piece.to_ascii_uppercase() {
            'K' => {
                to.extend(STRAIGHT.map(|(df, dr)| (file + df, rank + dr)).into_iter().filter(|&s| palace(s)))
            }
            'A' => {
                to.extend(DIAGONAL.map(|(df, dr)| (file + df, rank + dr)).into_iter().filter(|&s| palace(s)))
            }
            'B' => to.extend(DIAGONAL.into_iter().filter_map(|(df, dr)| {
                let goal = (file + 2 * df, rank + 2 * dr);
                (home(goal.1) && self.is_free((file + df, rank + dr))).then_some(goal)
            })),
            'N' => {
                for (df, dr) in STRAIGHT.into_iter().filter(|&(df, dr)| self.is_free((file + df, rank + dr)))
                {
                    to.extend([-1, 1].map(|aside| {
                        if df == 0 { (file + aside, rank + 2 * dr) } else { (file + 2 * df, rank + aside) }
                    }));
                }
            }
            'R' | 'C' => {
                for (df, dr) in STRAIGHT {
                    let mut next = (file + df, rank + dr);
                    while self.is_free(next) {
                        to.push(next);
                        next = (next.0 + df, next.1 + dr);
                    }
                    if piece.eq_ignore_ascii_case(&'C') {
                        next = (next.0 + df, next.1 + dr);
                        while self.is_free(next) {
                            next = (next.0 + df, next.1 + dr);
                        }
                    }
                    to.push(next);
                }
            }
            _ => {
                to.push((file, if red { rank + 1 } else { rank - 1 }));
                if !home(rank) {
                    to.extend([(file + 1, rank), (file - 1, rank)]);
                }
            }
        }
        to.retain(|&goal| index(goal).is_some());
        // A cannon without a screen stops before a piece: it can only capture what it jumps to.
        to.retain(|&goal| self.at(goal).is_none_or(|taken| taken.is_ascii_uppercase() != red));
        to
    }

    /// Whether a side is in check.
    pub(crate) fn is_in_check(&self, red: bool) -> bool {
        let king = Self::squares().find(|&s| self.at(s) == Some(if red { 'K' } else { 'k' }));
        let Some(king) = king else { return true };
        // Pieces move along a file or rank, or at most two squares away.
        let near = |(file, rank): Square| {
            file == king.0 || rank == king.1 || ((file - king.0).abs() <= 2 && (rank - king.1).abs() <= 2)
        };
        let attacked = Self::squares()
            .filter(|&s| near(s) && self.at(s).is_some_and(|piece| piece.is_ascii_uppercase() != red))
            .any(|s| self.targets(s).contains(&king));
        let step = if red { 1 } else { -1 };
        let mut facing = (king.0, king.1 + step);
        while self.is_free(facing) {
            facing.1 += step;
        }
        attacked || self.at(facing) == Some(if red { 'k' } else { 'K' })
    }

    /// Whether the side to move is in check.
    pub(crate) fn is_check(&self) -> bool {
        self.is_in_check(self.red_to_move)
    }

    pub(crate) fn red_to_move(&self) -> bool {
        self.red_to_move
    }

    /// Number of pieces that can cross the river.
    pub(crate) fn attackers(&self) -> usize {
        self.cells.iter().flatten().filter(|piece| "rncp".contains(piece.to_ascii_lowercase())).count()
    }

    /// The legal moves in UCI.
    pub(crate) fn legal_moves(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        for from in self.pieces_of(self.red_to_move) {
            for to in self.targets(from) {
                if !self.with_moved(from, to).is_in_check(self.red_to_move) {
                    legal.insert(name(from) + &name(to));
                }
            }
        }
        legal
    }

    /// Squares of a side's pieces.
    pub(crate) fn pieces_of(&self, red: bool) -> Vec<Square> {
        let own = |square: &Square| self.at(*square).is_some_and(|piece| piece.is_ascii_uppercase() == red);
        Self::squares().filter(own).collect()
    }

    /// The board after a move, regardless of the turn.
    pub(crate) fn with_moved(&self, from: Square, to: Square) -> NaiveXiangqi {
        let mut moved = self.clone();
        moved.shift(from, to);
        moved
    }

    pub(crate) fn without(&self, square: Square) -> NaiveXiangqi {
        let mut without = self.clone();
        if let Some(index) = index(square) {
            without.cells[index] = None;
        }
        without
    }

    fn shift(&mut self, from: Square, to: Square) {
        if let (Some(from), Some(to)) = (index(from), index(to)) {
            self.cells[to] = self.cells[from].take();
        }
    }

    /// Plays a legal move; returns whether it captured.
    pub(crate) fn play(&mut self, m: &str) -> bool {
        let second =
            m.char_indices().skip(1).find(|(_, c)| c.is_ascii_alphabetic()).map_or(m.len(), |(at, _)| at);
        let square = |text: &str| -> Square {
            let file = text.bytes().next().map_or(-1, |byte| i32::from(byte) - i32::from(b'a'));
            (file, text.get(1..).and_then(|rank| rank.parse::<i32>().ok()).map_or(-1, |rank| rank - 1))
        };
        let (from, to) = (square(&m[..second]), square(&m[second..]));
        let captures = self.at(to).is_some();
        self.shift(from, to);
        self.red_to_move = !self.red_to_move;
        captures
    }
}
