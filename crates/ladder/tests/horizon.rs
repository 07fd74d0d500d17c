//! The horizon effect (CPW "Horizon Effect") in the page's positions: a search pushes a loss beyond its depth, at a
//! price. Quiescence search accepts the loss.

use chariot_game::{Board, Notation, Tactics};
use ladder::{Counter, Rung, think};

const EXAMPLES: &str = include_str!("../../../www/src/shared/games/horizon.json");

/// Least unexpected cost of postponing the loss, in centipawns.
const SURPRISE: i32 = 200;
/// Largest difference of scores that count as equal, in centipawns.
const SAME: i32 = 50;

/// A player's move and its score, in centipawns.
fn thought<P: Tactics + Board>(rung: Rung, position: &P, depth: u16) -> (P::Move, i32) {
    let mut never = |_| false;
    let thought = think(rung, position, depth, 0, &mut Counter::new(&mut never)).expect("nobody stops it");
    (thought.best.expect("a move"), thought.score.expect("it looks ahead").raw().into())
}

/// Score of a move two plies beyond `depth`, captures played out, in centipawns.
fn two_plies_deeper<P: Tactics + Board>(position: &P, m: P::Move, depth: u16) -> i32 {
    let mut next = position.clone();
    next.play(m);
    -thought(Rung::Quiescence, &next, depth - 1 + 2).1
}

fn a_loss_is_postponed<P: Tactics + Board + Notation>(game: &str) {
    let examples: serde_json::Value = serde_json::from_str(EXAMPLES).expect("JSON");
    let text = |name: &str| examples[game][name].as_str().expect("a text");
    let depth = examples[game]["depth"].as_u64().and_then(|depth| u16::try_from(depth).ok()).expect("plies");
    let position: P = text("fen").parse().expect("a position");
    let read = |name: &str| position.read_move(text(name)).expect("a move");
    let (postpones, bears) = (read("postpones"), read("bears"));

    let (plain, hoped) = thought(Rung::Squares, &position, depth);
    let (quiet, expected) = thought(Rung::Quiescence, &position, depth);
    assert_eq!((plain, quiet), (postpones, bears), "{game}");

    let (got, bearing) =
        (two_plies_deeper(&position, postpones, depth), two_plies_deeper(&position, bears, depth));
    assert!(hoped - got >= SURPRISE, "{game}: {hoped}, then {got}");
    assert!((expected - bearing).abs() <= SAME, "{game}: {expected}, then {bearing}");
    // The loss comes either way, and postponing it costs more.
    assert!(
        bearing < hoped && got < bearing - SAME,
        "{game}: {got} is less than {bearing}, {hoped} was hoped"
    );
    // Two plies deeper, the plain search sees the loss too.
    assert_ne!(thought(Rung::Squares, &position, depth + 2).0, postpones, "{game}");
}

#[test]
fn a_search_that_stops_dead_postpones_a_loss() {
    a_loss_is_postponed::<chariot_chess::Position>("chess");
    a_loss_is_postponed::<chariot_xiangqi::Position>("xiangqi");
}
