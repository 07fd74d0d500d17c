//! Games of a PGN file, as far as counting needs them: tags, and moves without comments and variations.

/// A game of a PGN file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PgnGame<'a> {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub(super) result: &'a str,
    /// Whether it starts from another position than the usual one.
    pub(super) has_start: bool,
    /// The moves as they are written, without their numbers.
    pub(super) moves: Vec<&'a str>,
}

/// The games of a text.
pub(super) fn games(text: &str) -> impl Iterator<Item = PgnGame<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        if rest.is_empty() {
            return None;
        }
        let mut game = PgnGame { result: "*", ..PgnGame::default() };
        while rest.starts_with('[') {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let mut parts = line.trim_start_matches('[').splitn(2, ' ');
            let (name, value) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            let value = value.split('"').nth(1).unwrap_or_default();
            match name {
                "Result" => game.result = value,
                "FEN" => game.has_start = true,
                _ => {}
            }
            rest = after.trim_start();
        }
        rest = read_moves(rest, &mut game.moves);
        Some(game)
    })
}

/// Reads moves up to the next tag that begins a line; returns what follows.
fn read_moves<'a>(text: &'a str, moves: &mut Vec<&'a str>) -> &'a str {
    let mut variations = 0_usize;
    let mut rest = text;
    loop {
        let is_line_start = rest.len() == text.len() || text[..text.len() - rest.len()].ends_with('\n');
        let Some(first) = rest.chars().next() else { return "" };
        match first {
            '[' if is_line_start => return rest,
            '{' => rest = rest.split_once('}').map_or("", |(_, after)| after),
            ';' => rest = rest.split_once('\n').map_or("", |(_, after)| after),
            '(' => {
                variations += 1;
                rest = &rest[1..];
            }
            ')' => {
                variations = variations.saturating_sub(1);
                rest = &rest[1..];
            }
            _ if first.is_whitespace() => rest = &rest[first.len_utf8()..],
            _ => {
                let end = |c: char| c.is_whitespace() || "{;()".contains(c);
                let word = &rest[..rest.find(end).unwrap_or(rest.len())];
                rest = &rest[word.len()..];
                if variations == 0 {
                    moves.extend(move_of(word));
                }
            }
        }
    }
}

/// The move of a word such as `e4`, `1.e4` or `12...`; `None` for numbers, marks and results.
fn move_of(word: &str) -> Option<&str> {
    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
        return None;
    }
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = if digits.starts_with('.') { digits.trim_start_matches('.') } else { word };
    let is_move = !text.is_empty() && !text.starts_with('$') && !text.bytes().all(|b| b.is_ascii_digit());
    is_move.then(|| text.trim_end_matches(['!', '?']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_without_what_is_said_of_them() {
        let text = "[Event \"?\"]\n[Result \"1-0\"]\n\n1.e4 {a [comment]} e5 2.\nNf3 (2.f4 exf4 (2... d5)) Nc6! $1 3. Bb5 ; rest\n a6 1-0\n\n\
                    [FEN \"8/8\"]\n[Result \"*\"]\n\n12... O-O *\n";
        let games: Vec<PgnGame<'_>> = games(text).collect();
        assert_eq!(games.len(), 2);
        assert_eq!(games[0].moves, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
        assert_eq!((games[0].result, games[0].has_start), ("1-0", false));
        assert_eq!((games[1].result, games[1].has_start, &games[1].moves[..]), ("*", true, &["O-O"][..]));
    }
}
