//! Pieces and moves as numbers. Uses no rules of a game: FEN and coordinates are parsed as text.

use super::Layout;

impl Layout {
    /// Codes of the pieces in a FEN's first field, in ascending order of squares; `None` if it does not fit
    /// the board.
    pub(super) fn read_pieces(&self, placement: &str) -> Option<Vec<(u32, u8)>> {
        let mut pieces = Vec::new();
        let ranks: Vec<&str> = placement.split('/').collect();
        if ranks.len() != usize::from(self.ranks) {
            return None;
        }
        for (rank, text) in ranks.into_iter().rev().enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty,
                    None => {
                        let code = self.letters.find(letter).filter(|&code| code < 16)?;
                        pieces.push((rank as u32 * u32::from(self.files) + file, code as u8));
                        file += 1;
                    }
                }
            }
            if file != u32::from(self.files) {
                return None;
            }
        }
        Some(pieces)
    }

    /// The first field of a FEN; inverse of [`Layout::read_pieces`].
    pub(super) fn write_pieces(&self, code_on: impl Fn(u32) -> Option<u8>) -> Option<String> {
        let mut text = String::new();
        for rank in (0..u32::from(self.ranks)).rev() {
            let mut empty = 0;
            for file in 0..u32::from(self.files) {
                let Some(code) = code_on(rank * u32::from(self.files) + file) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text += &empty.to_string();
                }
                empty = 0;
                text.push(self.letters.chars().nth(usize::from(code))?);
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            if rank > 0 {
                text.push('/');
            }
        }
        Some(text)
    }

    /// A move in coordinates as a number.
    pub(super) fn read_move(&self, text: &str) -> Option<u16> {
        let (from, rest) = self.read_square(text)?;
        let (to, rest) = self.read_square(rest)?;
        let mut promoted = rest.chars();
        let piece = match promoted.next() {
            Some(letter) => self.letters.find(letter.to_ascii_uppercase()).filter(|&code| code > 0)? as u32,
            None => 0,
        };
        let number = from + self.squares() * (to + self.squares() * piece);
        promoted.next().is_none().then_some(number).and_then(|number| u16::try_from(number).ok())
    }

    /// The move with this number; inverse of [`Layout::read_move`].
    pub(super) fn write_move(&self, number: u16) -> Option<String> {
        let number = u32::from(number);
        let squares = self.squares();
        let (from, to, piece) = (number % squares, number / squares % squares, number / squares / squares);
        let mut text = self.square_name(from) + &self.square_name(to);
        if piece > 0 {
            text.push(self.letters.chars().nth(piece as usize)?.to_ascii_lowercase());
        }
        Some(text)
    }

    fn square_name(&self, square: u32) -> String {
        let files = u32::from(self.files);
        format!("{}{}", char::from(b'a' + (square % files) as u8), square / files + 1)
    }

    /// The square at the start of a text, and the rest.
    fn read_square<'a>(&self, text: &'a str) -> Option<(u32, &'a str)> {
        let file = u32::from(*text.as_bytes().first()?).checked_sub(u32::from(b'a'))?;
        let rest = text.get(1..)?;
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let rank = rest[..digits].parse::<u32>().ok()?.checked_sub(1)?;
        let is_on_board = file < u32::from(self.files) && rank < u32::from(self.ranks);
        is_on_board.then(|| (rank * u32::from(self.files) + file, &rest[digits..]))
    }
}
