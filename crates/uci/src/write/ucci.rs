use crate::options::{BOOK_DEPTH_MAX, character_values};
use session::{Bound, Character, HashEntry, NotatedMove, Report, Score, ScoreKind, Skill};

/// Centipawns in a UCCI point. UCCI counts a horse or a cannon as 100 points; in centipawns each is worth 290 to 500,
/// by searches of positions that lack one.
const CENTIPAWNS_A_POINT: i32 = 4;

/// Points of a mate on the board. Each ply to a later mate counts a point less. Estimates stay below 8,000.
const MATE: i32 = 10_000;

pub(crate) fn identity(reads_books: bool) -> Vec<String> {
    let mut lines = vec![
        format!("id name Chariot {}", env!("CARGO_PKG_VERSION")),
        "id author the Chariot authors".to_owned(),
        "option usemillisec type check default false".to_owned(),
        "option batch type check default false".to_owned(),
        "option ponder type check default false".to_owned(),
        "option hashsize type spin min 0 max 2048 default 0".to_owned(),
        "option threads type spin min 0 max 256 default 1".to_owned(),
        "option egtbpaths type string default".to_owned(),
        "option stubborndefence type check default false".to_owned(),
        format!("option character type combo{} default {}", character_values(), Character::Neutral.name()),
        format!("option skilllevel type spin min 1 max {0} default {0}", Skill::MAX_LEVEL),
        "option newgame type button".to_owned(),
    ];
    if reads_books {
        lines.extend([
            "option usebook type check default false".to_owned(),
            "option bookfiles type string default".to_owned(),
            format!("option bookdepth type spin min 0 max {BOOK_DEPTH_MAX} default {BOOK_DEPTH_MAX}"),
        ]);
    }
    lines.push("ucciok".to_owned());
    lines
}

/// `info time …`, and for an exact score `info depth …`. UCCI has no words for bounds.
pub(crate) fn report(report: &Report<NotatedMove>) -> String {
    let mut text = format!("info time {} nodes {}", report.time_ms, report.nodes);
    if report.bound == Bound::Exact {
        let pv: Vec<&str> = report.pv.iter().map(|m| m.text.as_str()).collect();
        text += &format!("\ninfo depth {} score {} pv {}", report.depth, points(report.score), pv.join(" "));
    }
    text
}

pub(crate) fn points(score: Score) -> i32 {
    match score.kind() {
        ScoreKind::Centipawns(cp) => i32::from(cp) / CENTIPAWNS_A_POINT,
        ScoreKind::WinIn(plies) => MATE - i32::from(plies),
        ScoreKind::LossIn(plies) => i32::from(plies) - MATE,
    }
}

/// `pophash …`: the transposition table entry of a position.
pub(crate) fn pop_hash(entry: Option<&HashEntry<NotatedMove>>) -> String {
    let Some(entry) = entry else { return "pophash".to_owned() };
    let best = entry.best.as_ref().map(|m| format!(" bestmove {}", m.text)).unwrap_or_default();
    let bound = |name: &str| format!(" {name} {} depth {}", points(entry.score), entry.depth);
    let (lower, upper) = match entry.bound {
        Bound::Lower => (bound("lowerbound"), String::new()),
        Bound::Upper => (String::new(), bound("upperbound")),
        Bound::Exact => (bound("lowerbound"), bound("upperbound")),
    };
    format!("pophash{best}{lower}{upper}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_horse_is_a_hundred_points_and_a_mate_more_than_any_estimate() {
        let scores = [
            (Score::cp(400), 100),
            (Score::cp(-9), -2),
            (Score::cp(i32::from(Score::MAX_CP)), 7_500),
            (Score::win_in(1), 9_999),
            (Score::loss_in(4), -9_996),
            (Score::win_in(Score::MAX_MATE), 8_001),
        ];
        for (score, expected) in scores {
            assert_eq!(points(score), expected);
        }
    }

    #[test]
    fn what_is_known_of_a_position_is_told_by_its_bounds() {
        let entry = |bound| HashEntry { best: None, score: Score::cp(40), bound, depth: 7 };
        assert_eq!(pop_hash(None), "pophash");
        assert_eq!(pop_hash(Some(&entry(Bound::Lower))), "pophash lowerbound 10 depth 7");
        assert_eq!(pop_hash(Some(&entry(Bound::Upper))), "pophash upperbound 10 depth 7");
        let exact = pop_hash(Some(&entry(Bound::Exact)));
        assert_eq!(exact, "pophash lowerbound 10 depth 7 upperbound 10 depth 7");
    }
}
