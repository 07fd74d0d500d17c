use super::Go;
use super::number::number;

/// Reads the arguments of `go` in UCCI: `[ponder | draw]`, then a depth, a number of nodes, a time, or `infinite`.
/// Times keep the GUI's unit. Invalid words go to [`Go::errors`].
pub(super) fn parse_go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "ponder" => go.ponder = true,
            "draw" => go.draw_offered = true,
            "infinite" => go.infinite = true,
            // Some GUIs write it so.
            "depth" if words.next_if_eq(&"infinite").is_some() => go.infinite = true,
            "depth" | "nodes" | "time" | "movestogo" | "increment" | "opptime" | "oppmovestogo"
            | "oppincrement" => match words.next_if(|word| !is_keyword(word)).and_then(number) {
                Some(value) => set(&mut go, word, value),
                None => go.errors.push(format!("go: {word} needs a number")),
            },
            _ => go.errors.push(format!("go: unknown word: {word}")),
        }
    }
    go
}

/// The opponent's clock has no influence.
fn set(go: &mut Go, word: &str, value: u64) {
    match word {
        "depth" => {
            go.depth = Some(value);
            go.evaluate_only = value == 0;
        }
        "nodes" => go.nodes = Some(value),
        // The clock of the side to move, whichever that is.
        "time" => go.times = [Some(value); 2],
        "increment" => go.increments = [Some(value); 2],
        "movestogo" => go.moves_to_go = Some(value),
        _ => {}
    }
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 11] = [
        "ponder",
        "draw",
        "infinite",
        "depth",
        "nodes",
        "time",
        "movestogo",
        "increment",
        "opptime",
        "oppmovestogo",
        "oppincrement",
    ];
    KEYWORDS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::Side;

    fn go(text: &str) -> Go {
        parse_go(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn time_is_that_of_the_side_to_move() {
        let go = go("draw time 300000 increment 2000 opptime 1000 oppincrement 5 oppmovestogo 3");
        for side in [Side::First, Side::Second] {
            let clock = go.limits(side, 0).clock.expect("a clock");
            assert_eq!((clock.remaining, clock.increment), (300_000, 2_000));
        }
        assert!(go.draw_offered && !go.ponder && go.is_bounded() && go.errors.is_empty());
    }

    #[test]
    fn every_mode_is_read() {
        assert_eq!(go("nodes 100").nodes, Some(100));
        assert_eq!(go("time 60 movestogo 40").moves_to_go, Some(40));
        assert!(go("depth 0").evaluate_only && !go("depth 1").evaluate_only);
        assert!(go("infinite").infinite && go("depth infinite").infinite);
        assert!(!go("ponder time 60").is_bounded());
    }

    #[test]
    fn nonsense_is_reported_and_the_rest_is_read() {
        let go = go("depth time 100 nodes x banana wtime 5 increment");
        assert_eq!((go.times, go.errors.len()), ([Some(100); 2], 6));
    }
}
