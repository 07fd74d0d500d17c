//! The style of a move: features that players like or dislike, whatever the move is worth. A [`crate::Character`] weighs them,
//! and `lab characters` counts them in games.

use chariot_game::{Board, Side, Tactics};

/// Number of features of a move.
pub const FEATURES: usize = 11;

/// Names of the features, in order, for reports.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "even trades begun",
    "even trades offered",
    "pawn storm",
    "squares nearer to the king",
    "checks",
    "sacrifices",
    "threats",
    "beyond the middle",
    "moves gained",
    "set-up",
    "quiet moves",
];

/// Smallest value of a piece that counts as traded, in centipawns: more than a pawn's.
const PIECE: i32 = 200;

/// Smallest gain of a threat, in centipawns, and so the smallest loss of a sacrifice.
const GAIN: i32 = 100;

/// Files from the king on which a pawn's advance is a storm.
const STORM: u8 = 2;

/// Plies of a game in which the moves of [`Tactics::SET_UP`] count.
const OPENING: usize = 24;

/// Most trades and moves that count in one feature, so that it stays in proportion.
const OFFERS: usize = 3;
const MOBILITY: i32 = 15;

/// Features of the legal move `m` after `plies` of the game, as in [`FEATURE_NAMES`].
pub fn features<P: Tactics + Board>(position: &P, m: P::Move, plies: usize) -> [i32; FEATURES] {
    let mut after = position.clone();
    after.play(m);
    let (from, to) = P::from_to(m);
    let king = after.king_square();
    let letter = letter_on(position, from);
    let is_pawn = letter == Some('P');
    let is_piece = !is_pawn && from != position.king_square();
    let side = position.side_to_move();
    let (file, rank) = (|square: u8| square % P::FILES, |square: u8| square / P::FILES);
    let own_rank = |square| match side {
        Side::First => rank(square),
        Side::Second => P::RANKS - 1 - rank(square),
    };
    let distance =
        |square| i32::from(file(square).abs_diff(file(king)).max(rank(square).abs_diff(rank(king))));
    let storms = is_pawn && file(to).abs_diff(file(king)) <= STORM && 2 * own_rank(to) + 2 >= P::RANKS;
    let replies = after.noisy_moves();
    let offers = replies.iter().filter(|&&reply| is_even_trade(&after, reply)).count();
    let loses = replies.iter().any(|&reply| after.see_ge(reply, GAIN));
    let set_up = P::SET_UP[side as usize];
    let passed = after.null_move();
    let is_noisy = position.is_noisy(m);
    let checks = after.is_check();
    let sacrifices = loses && !is_noisy;
    let threatens = passed.as_ref().is_some_and(|passed| threatens(position, passed));
    [
        i32::from(is_even_trade(position, m)),
        offers.min(OFFERS) as i32,
        i32::from(storms),
        if is_piece { distance(from) - distance(to) } else { 0 },
        i32::from(checks),
        i32::from(sacrifices),
        i32::from(threatens),
        i32::from((is_piece || is_pawn) && 2 * own_rank(to) >= P::RANKS),
        passed.as_ref().map_or(0, |passed| moves_gained(position, &after, passed)),
        i32::from(plies < OPENING && set_up.contains(&m.to_string().as_str())),
        i32::from(!is_noisy && !checks && !sacrifices && !threatens),
    ]
}

/// Whether `m` takes a piece and the exchange wins and loses less than a pawn.
pub fn is_even_trade<P: Tactics + Board>(position: &P, m: P::Move) -> bool {
    let takes_piece = position.captured(m).is_some_and(|(piece, _)| P::piece_value(piece.kind) >= PIECE);
    takes_piece && position.see_ge(m, 1 - GAIN) && !position.see_ge(m, GAIN)
}

/// Whether a capture wins material in `passed` that did not before.
fn threatens<P: Tactics>(before: &P, passed: &P) -> bool {
    let wins = |position: &P, m| position.see_ge(m, GAIN);
    passed.noisy_moves().into_iter().any(|m| wins(passed, m) && !(before.is_legal(m) && wins(before, m)))
}

/// Moves that the mover has gained and the opponent has lost by the move from `before` to `after`.
fn moves_gained<P: Tactics>(before: &P, after: &P, passed: &P) -> i32 {
    let count = |position: &P| position.legal_move_count() as i32;
    let theirs_before = before.null_move().map_or_else(|| count(after), |position| count(&position));
    (count(passed) - count(before) + theirs_before - count(after)).clamp(-MOBILITY, MOBILITY)
}

fn letter_on<P: Board>(position: &P, square: u8) -> Option<char> {
    let pieces = position.pieces();
    let (piece, _) = pieces.into_iter().find(|&(_, at)| at == square)?;
    P::PIECE_LETTERS.chars().nth(usize::from(piece.kind))
}
