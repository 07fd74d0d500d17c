use super::Go;
use super::number::number;

/// Reads the arguments of `go`. Never fails: invalid words go to [`Go::errors`].
pub(super) fn parse_go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let slot = match word {
            "depth" => &mut go.depth,
            "nodes" => &mut go.nodes,
            "movetime" => &mut go.move_time,
            "mate" => &mut go.mate,
            "wtime" => &mut go.times[0],
            "btime" => &mut go.times[1],
            "winc" => &mut go.increments[0],
            "binc" => &mut go.increments[1],
            "movestogo" => &mut go.moves_to_go,
            "infinite" => {
                go.infinite = true;
                continue;
            }
            "ponder" => {
                go.ponder = true;
                continue;
            }
            "searchmoves" => {
                while let Some(m) = words.next_if(|word| !is_keyword(word)) {
                    go.search_moves.push(m.to_owned());
                }
                continue;
            }
            _ => {
                go.errors.push(format!("go: unknown word: {word}"));
                continue;
            }
        };
        match words.next_if(|word| !is_keyword(word)).and_then(number) {
            Some(value) => *slot = Some(value),
            None => go.errors.push(format!("go: {word} needs a number")),
        }
    }
    go
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 12] = [
        "depth",
        "nodes",
        "movetime",
        "mate",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "infinite",
        "ponder",
        "searchmoves",
    ];
    KEYWORDS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Go {
        parse_go(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn search_moves_end_at_the_next_keyword() {
        let go = go("searchmoves e2e4 d2d4 depth 3 infinite");
        assert_eq!(go.search_moves, ["e2e4", "d2d4"]);
        assert_eq!((go.depth, go.infinite, go.errors.len()), (Some(3), true, 0));
    }

    #[test]
    fn nonsense_is_reported_and_the_rest_is_read() {
        let go = go("depth wtime 100 depth x banana nodes");
        assert_eq!((go.depth, go.times[0], go.errors.len()), (None, Some(100), 4));
    }
}
