//! An adapter for cozy-chess, an independent rules library.

use cozy_chess::{Board, Move, Piece, Rank, Square};

/// UCI text of the legal moves, sorted, with castling as king takes rook, as cozy-chess has it.
#[allow(dead_code, reason = "each test binary uses its part")]
pub(crate) fn legal_moves(board: &Board) -> Vec<String> {
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        texts.extend(moves.into_iter().map(|m| uci(board, m)));
        false
    });
    texts.sort_unstable();
    texts
}

#[allow(dead_code, reason = "each test binary uses its part")]
pub(crate) fn find(board: &Board, text: &str) -> Option<Move> {
    let mut found = None;
    board.generate_moves(|moves| {
        found = moves.into_iter().find(|&m| uci(board, m) == text);
        found.is_some()
    });
    found
}

/// Perft to `depth`, at least 1; counts the last ply without playing it.
#[allow(dead_code, reason = "each test binary uses its part")]
pub(crate) fn perft(board: &Board, depth: u8) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

#[allow(dead_code, reason = "each test binary uses its part")]
fn uci(board: &Board, m: Move) -> String {
    let side = board.side_to_move();
    let castles = board.color_on(m.to) == Some(side) && board.piece_on(m.from) == Some(Piece::King);
    if !castles {
        return m.to_string();
    }
    let file = if m.to.file() > m.from.file() { cozy_chess::File::G } else { cozy_chess::File::C };
    let to = Square::new(file, Rank::First.relative_to(side));
    Move { to, ..m }.to_string()
}
