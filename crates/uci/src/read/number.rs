/// A whole number. A negative one becomes zero, one that is too large becomes the largest.
pub(super) fn number(word: &str) -> Option<u64> {
    let (is_negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if is_negative { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_clamped_not_wrapped() {
        let texts =
            ["0", "-1", "-9223372036854775809", "007", "+5", "99999999999999999999999", "1.5", "x", "-", ""];
        let values = texts.map(number);
        let max = Some(u64::MAX);
        assert_eq!(values, [Some(0), Some(0), Some(0), Some(7), Some(5), max, None, None, None, None]);
    }
}
