use chariot_game::{Endgame, Tactics};

/// Captures tried before an exchange counts as winning nothing.
const MOST_CAPTURES: u32 = 5_000;
/// More than any capture wins, in centipawns.
const MOST_AT_ONCE: i32 = 4_095;

/// Whether the side to move wins at least `least` centipawns by captures on `square`. Each side captures with its
/// best piece, or stops. All captures are legal: a pinned piece takes no part. The faster [`Tactics::see_ge`] does
/// not prove as much.
pub(crate) fn wins_by_capturing<P: Tactics + Endgame>(position: &P, square: u8, least: i32) -> bool {
    let mut left = MOST_CAPTURES;
    can_win(position, square, least, &mut left) == Some(true)
}

/// Whether no capture or promotion wins anything for the side to move, by exchanges on its square.
pub(crate) fn wins_nothing<P: Tactics + Endgame>(position: &P) -> bool {
    wins_at_least(position, 1) == Some(false)
}

/// The most that one capture or promotion wins for the side to move, by exchanges on its square, in centipawns. `None` if
/// there are too many captures.
pub(crate) fn most_won<P: Tactics + Endgame>(position: &P) -> Option<i32> {
    let (mut most, mut limit) = (0, MOST_AT_ONCE);
    while most < limit {
        let middle = most + (limit - most + 1) / 2;
        if wins_at_least(position, middle)? {
            most = middle;
        } else {
            limit = middle - 1;
        }
    }
    Some(most)
}

/// Whether some capture or promotion wins at least so much, in centipawns.
fn wins_at_least<P: Tactics + Endgame>(position: &P, least: i32) -> Option<bool> {
    let mut left = MOST_CAPTURES;
    for m in position.noisy_moves() {
        if wins(position, m, least, &mut left)? {
            return Some(true);
        }
    }
    Some(false)
}

/// `None` if there are too many captures.
fn can_win<P: Tactics + Endgame>(position: &P, square: u8, least: i32, left: &mut u32) -> Option<bool> {
    for m in position.noisy_moves() {
        let is_there = position.captured(m).is_some_and(|(_, captured)| captured == square);
        if is_there && wins(position, m, least, left)? {
            return Some(true);
        }
    }
    Some(false)
}

fn wins<P: Tactics + Endgame>(position: &P, m: P::Move, least: i32, left: &mut u32) -> Option<bool> {
    // The most that the other side may win back. It may also stop.
    let ahead = position.material_gain(m) - least;
    if ahead < 0 {
        return Some(false);
    }
    *left = left.checked_sub(1)?;
    let mut after = position.clone();
    after.play(m);
    Some(!can_win(&after, P::from_to(m).1, ahead + 1, left)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;
    use chariot_game::Board;

    /// Gain of capturing the knight on d5, exact to the centipawn.
    #[track_caller]
    fn check(fen: &str, centipawns: i32) {
        let position: Position = fen.parse().expect("a position");
        let square = Position::parse_square("d5").expect("a square");
        assert!(wins_by_capturing(&position, square, centipawns));
        assert!(!wins_by_capturing(&position, square, centipawns + 1));
    }

    #[test]
    fn a_pinned_piece_takes_no_part() {
        check("4k3/8/4p3/3n4/5N2/1B6/8/1K6 w - - 0 1", 100);
        check("1r2k3/8/4p3/3n4/5N2/1B6/8/1K6 w - - 0 1", 0);
        // A defender that is needed takes no part either.
        check("4k3/4n3/8/3n4/5N2/8/8/1K6 w - - 0 1", 0);
        check("4k3/4n3/8/3n4/5N2/8/4R3/1K6 w - - 0 1", 310);
    }

    #[test]
    fn a_pawn_that_captures_on_the_last_rank_promotes() {
        let position: Position = "1n2k3/P7/8/8/8/8/8/1K6 w - - 0 1".parse().expect("a position");
        let square = Position::parse_square("b8").expect("a square");
        assert!(wins_by_capturing(&position, square, 310 + 850));
        assert!(!wins_nothing(&position));
    }
}
