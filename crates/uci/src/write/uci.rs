use session::{Bound, NotatedMove, Report, Score, ScoreKind, WinRate};

pub(crate) fn identity(options: Vec<String>) -> Vec<String> {
    let mut lines = vec![
        format!("id name Chariot {}", env!("CARGO_PKG_VERSION")),
        "id author the Chariot authors".to_owned(),
    ];
    lines.extend(options);
    lines.push("uciok".to_owned());
    lines
}

/// `info depth … pv …`.
pub(crate) fn report(report: &Report<NotatedMove>, win_rate: Option<WinRate>) -> String {
    let bound = match report.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    let pv: Vec<&str> = report.pv.iter().map(|m| m.text.as_str()).collect();
    format!(
        "info depth {} seldepth {} multipv {} score {}{bound}{} nodes {} nps {} hashfull {} tbhits {} time {} pv {}",
        report.depth,
        report.seldepth,
        report.rank,
        value(report.score),
        wdl(report.score, win_rate),
        report.nodes,
        report.nps(),
        report.hashfull,
        report.tbhits,
        report.time_ms,
        pv.join(" "),
    )
}

/// `cp <centipawns>` or `mate <moves>`, then perhaps `wdl …`.
pub(crate) fn score(score: Score, win_rate: Option<WinRate>) -> String {
    value(score) + &wdl(score, win_rate)
}

/// ` wdl <wins> <draws> <losses>` in a thousand games, or nothing.
fn wdl(score: Score, win_rate: Option<WinRate>) -> String {
    let text = |[wins, draws, losses]: [u16; 3]| format!(" wdl {wins} {draws} {losses}");
    win_rate.map(|win_rate| text(win_rate.per_mille(score))).unwrap_or_default()
}

/// `cp <centipawns>` or `mate <moves>`; the moves are negative if the side to move is mated.
fn value(score: Score) -> String {
    match score.kind() {
        ScoreKind::Centipawns(cp) => format!("cp {cp}"),
        ScoreKind::WinIn(plies) => format!("mate {}", plies.div_ceil(2)),
        ScoreKind::LossIn(plies) => format!("mate {}", -i32::from(plies / 2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        let texts = [
            (Score::cp(-35), "cp -35"),
            (Score::win_in(1), "mate 1"),
            (Score::win_in(4), "mate 2"),
            (Score::win_in(5), "mate 3"),
            (Score::loss_in(0), "mate 0"),
            (Score::loss_in(2), "mate -1"),
            (Score::loss_in(5), "mate -2"),
        ];
        for (score, text) in texts {
            assert_eq!(value(score), text);
        }
    }
}
