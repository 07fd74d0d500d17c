use game::Dtm;

/// A value in one byte: 0 for a draw, otherwise one more than the plies to mate. Wins take an odd number of
/// plies and losses an even one, so the byte tells the two apart.
pub(crate) type Code = u8;

/// A drawn position.
pub(crate) const DRAW: Code = 0;
/// Marks what is not a legal position, in working memory.
pub(crate) const ILLEGAL: Code = u8::MAX;
/// The longest mate that has a code, in plies.
pub(crate) const MAX_PLIES: u16 = 253;

/// The value behind a code.
pub(crate) fn distance(code: Code) -> Dtm {
    match code.checked_sub(1) {
        None => Dtm::Draw,
        Some(plies) if plies % 2 == 1 => Dtm::Win(u16::from(plies)),
        Some(plies) => Dtm::Loss(u16::from(plies)),
    }
}

/// The code of a win or loss in `plies`, which must be at most [`MAX_PLIES`].
pub(crate) fn code(plies: u16) -> Code {
    debug_assert!(plies <= MAX_PLIES);
    (plies + 1) as Code
}

/// True for a win of the side to move.
#[inline]
pub(crate) fn is_win(code: Code) -> bool {
    code != DRAW && code.is_multiple_of(2)
}

/// What a value is worth to the side that moved there: one ply more.
pub(crate) fn before_move(code: Code) -> Code {
    if code == DRAW { DRAW } else { code.saturating_add(1) }
}

/// The better of two values for the side to move.
pub(crate) fn better(a: Code, b: Code) -> Code {
    // Quick wins, slow wins, draws, slow losses, quick losses.
    let preference = |code: Code| match code {
        DRAW => 0,
        _ if code.is_multiple_of(2) => 512 - i32::from(code),
        _ => i32::from(code) - 512,
    };
    if preference(b) > preference(a) { b } else { a }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_what_the_contract_means() {
        let codes = [DRAW, code(0), code(1), code(2), code(7), code(8)];
        for a in codes {
            assert_eq!(distance(before_move(a)), distance(a).before_move());
            for b in codes {
                let expected = distance(a).preference().max(distance(b).preference());
                assert_eq!(distance(better(a, b)).preference(), expected, "{a} {b}");
            }
        }
    }
}
