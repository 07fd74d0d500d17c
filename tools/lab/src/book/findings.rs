//! Findings of the scores about the moves people play.

use super::counts::Counts;
use super::log::ScoreLog;
use super::pack::Packed;
use chariot_book::Verdict;
use std::fmt::Write;

/// Games of a position, at least.
const GAMES: u32 = 20;
/// A popular move has at least one of so many games.
const POPULAR: u32 = 10;

/// Good moves that nobody plays, and popular moves that are not sound.
pub(super) struct Findings {
    sound: usize,
    bad: usize,
    /// One a line: what it is, position, move, games, centipawns, centipawns of the best move that is played.
    pub(super) text: String,
}

pub(super) fn find(book: &Packed, counts: &Counts, scores: &ScoreLog) -> Findings {
    let mut findings = Findings { sound: 0, bad: 0, text: String::new() };
    for chosen in book.positions.iter().filter(|chosen| chosen.games >= GAMES) {
        let Some(best) = chosen.moves.iter().filter_map(|(_, record)| record.score).max() else { continue };
        let judged = scores.get(chosen.identity);
        let played = counts.get(chosen.identity).map_or(0, |counted| counted.moves.len());
        if let Some(judged) = judged.filter(|judged| !judged.best.is_empty() && judged.score >= best) {
            // A move that is left out of the book was played all the same.
            let is_played = chosen.texts.contains(&judged.best) || played > chosen.moves.len();
            if !is_played {
                findings.sound += 1;
                let _ = writeln!(
                    findings.text,
                    "sound\t{}\t{}\t0\t{}\t{best}",
                    chosen.fen, judged.best, judged.score
                );
            }
        }
        for ((_, record), text) in chosen.moves.iter().zip(&chosen.texts) {
            let word = match record.verdict {
                Some(Verdict::Losing) => "loses",
                Some(Verdict::Dubious) => "dubious",
                _ => continue,
            };
            if record.games * POPULAR >= chosen.games {
                findings.bad += 1;
                let score = record.score.unwrap_or_default();
                let _ = writeln!(
                    findings.text,
                    "{word}\t{}\t{text}\t{}\t{score}\t{best}",
                    chosen.fen, record.games
                );
            }
        }
    }
    findings
}

impl Findings {
    pub(super) fn summary(&self) -> String {
        format!(
            "in positions of {GAMES} games or more: {} good moves that nobody plays, {} that one in {POPULAR} plays and that \
             are dubious or lose",
            self.sound, self.bad
        )
    }
}
