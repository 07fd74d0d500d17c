//! Moves of a weak level.

use chariot_game::{Board, Evaluate, Line, Notation, Style, Tactics};
use chariot_search::{Engine, Limits, Skill, Unwatched};

/// The line of `moves`, in this style, from `start`.
pub(crate) fn line_of<P: Notation>(start: P, moves: &str, style: Style) -> Line<P> {
    let mut line = Line::new(start);
    for text in moves.split_whitespace() {
        let m = line.current().read_move_as(text, style).expect("a legal move");
        line.play(m);
    }
    line
}

pub(crate) fn answer_of<P: Tactics + Board, E: Evaluate<P>>(
    evaluation: E,
    line: &Line<P>,
    level: u8,
    seed: u64,
) -> P::Move {
    let limits = Limits { skill: Some(Skill { level, seed }), ..Limits::nodes(20_000) };
    let mut engine = Engine::new(evaluation, 1).expect("memory");
    engine.search(line, &limits, None, &mut Unwatched).best.expect("a move")
}
