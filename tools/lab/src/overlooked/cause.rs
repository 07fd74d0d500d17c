//! Why a move is hard to see, or easy.

use chariot_game::{Line, Side};
use games::GamePosition;
use tutor::{Motif, gain_of};

/// Number of causes.
pub(super) const CAUSES: usize = 10;

/// Names of the causes, in order. The first four make a move easy to see.
pub(super) const CAUSE_NAMES: [&str; CAUSES] = [
    "check",
    "capture of the piece that moved last",
    "capture by the piece that moved last",
    "recapture",
    "came into reach",
    "long move backward",
    "knight's retreat",
    "pin",
    "discovered attack",
    "quiet move",
];

/// Index of the capture of a piece that has just captured.
pub(super) const RECAPTURE: usize = 3;

/// Whether each cause applies.
pub(super) type Causes = [bool; CAUSES];

/// Least distance of a long move, in squares.
const LONG: u8 = 3;

/// Causes of the best move after `ply` plies of the game, the first of the search's line `pv`.
pub(super) fn causes<P: GamePosition>(game: &Line<P>, ply: usize, pv: &[P::Move]) -> Causes {
    let Some(&key) = pv.first() else { return [false; CAUSES] };
    let position = &game.positions()[ply];
    let (from, to) = P::from_to(key);
    let last = |back: usize| ply.checked_sub(back).map(|at| P::from_to(game.moves()[at]).1);
    let captured = position.captured(key).map(|(_, square)| square);
    let answers = captured.is_some() && captured == last(1);
    let recaptures = takes_back(game, ply, key);
    let strikes = captured.is_some() && last(2) == Some(from);
    let files = (to % P::FILES).abs_diff(from % P::FILES);
    let (rank, new_rank) = (from / P::FILES, to / P::FILES);
    let ranks = rank.abs_diff(new_rank);
    let is_backward = match position.side_to_move() {
        Side::First => new_rank < rank,
        Side::Second => new_rank > rank,
    };
    let leaps = files.min(ranks) == 1 && files.max(ranks) == 2;
    let checks = position.gives_check(key);
    // Moves of a search are legal.
    let gain = gain_of(position, pv).ok().flatten();
    let has = |wanted: fn(&Motif) -> bool| {
        gain.as_ref().is_some_and(|gain| gain.motifs.iter().any(|at| wanted(&at.motif)))
    };
    [
        checks,
        answers && !recaptures,
        strikes,
        recaptures,
        captured.is_some() && !answers && !strikes && came_into_reach(game, ply, key),
        is_backward && !leaps && files.max(ranks) >= LONG,
        is_backward && leaps,
        has(|motif| matches!(motif, Motif::PinnedDefender { .. } | Motif::PinnedPiece { .. })),
        has(|motif| matches!(motif, Motif::DiscoveredAttack { .. })),
        !checks && !position.is_noisy(key),
    ]
}

/// Whether `m` takes the piece that has just captured, after `ply` plies of the game.
pub(super) fn takes_back<P: GamePosition>(game: &Line<P>, ply: usize, m: P::Move) -> bool {
    let Some(last) = ply.checked_sub(1) else { return false };
    let captured = game.positions()[ply].captured(m).map(|(_, square)| square);
    captured == Some(P::from_to(game.moves()[last]).1)
        && game.positions()[last].captured(game.moves()[last]).is_some()
}

/// Whether the opponent's last move made the capture `key` possible.
fn came_into_reach<P: GamePosition>(game: &Line<P>, ply: usize, key: P::Move) -> bool {
    let before = ply.checked_sub(1).and_then(|at| game.positions()[at].null_move());
    before.is_some_and(|before| !before.is_legal(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;
    use chariot_game::{Notation, Rules, Style};

    #[track_caller]
    fn check(moves: &str, pv: &str, expected: &[&str]) {
        let mut line = Line::new(Position::startpos());
        let (plies, mut last) = (moves.split_whitespace().count(), Vec::new());
        for (ply, text) in moves.split_whitespace().chain(pv.split_whitespace()).enumerate() {
            let m = line.current().read_move_as(text, Style::San).expect("a legal move");
            line.play(m);
            if ply >= plies {
                last.push(m);
            }
        }
        let found = causes(&line, plies, &last);
        let names: Vec<&str> =
            CAUSE_NAMES.into_iter().zip(found).filter(|(_, has)| *has).map(|(name, _)| name).collect();
        assert_eq!(names, expected, "{moves}: {pv}");
    }

    #[test]
    fn causes_are_those_of_the_move() {
        check("f3 e5 g4", "Qh4#", &["check"]);
        check("e4 Na6", "Bxa6", &["capture of the piece that moved last"]);
        check("e4 d5 exd5", "Qxd5", &["recapture"]);
        check("e4 e5 Qh5 Nc6", "Qxh7", &["capture by the piece that moved last"]);
        check("e4 a5 d3 Ra6", "a4", &["quiet move"]);
        check("d4 e5 Nc3 d6 e4 a5 f4 g6", "Bb5+", &["check"]);
        check("e4 e5 Qg4 a6 a3 d6", "Qxc8", &["came into reach"]);
    }
}
