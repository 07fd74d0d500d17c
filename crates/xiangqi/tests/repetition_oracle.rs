//! Repetitions of random positions, judged by two implementations that share no code.

use crate::naive_repetition::ruling;
use crate::naive_xiangqi::NaiveXiangqi;
use crate::repetition::CASES;
use chariot_game::{Board, Endgame, Notation, Outcome, Piece, Rules, Side, SplitMix64, Termination};
use chariot_xiangqi::{Conduct, Move, Position, Square, judge};
use std::collections::BTreeMap;

/// A position of both generals and a few other pieces.
fn random_position(random: &mut SplitMix64) -> Position {
    loop {
        let mut placed = Vec::new();
        for number in 0..5 + random.below(5) {
            // The generals come first.
            let (side, kind) =
                if number < 2 { (number, 0) } else { (random.below(2), 1 + random.below(6) as u8) };
            placed.push(random_place(Piece { side: Side::BOTH[side], kind }, random));
        }
        if let Ok(position) = Position::from_pieces(&placed, Side::BOTH[random.below(2)]) {
            return position;
        }
    }
}

fn random_place(piece: Piece, random: &mut SplitMix64) -> (Piece, u8) {
    let squares: Vec<u8> = Position::allowed(piece).iter().collect();
    (piece, squares[random.below(squares.len())])
}

/// The positions of a line in which each side moves a piece back and forth. `None` if a move is illegal or
/// captures, or if `chases` is set and the first side's piece does not attack the other's at each move.
fn cycle(start: &Position, chases: bool, random: &mut SplitMix64) -> Option<Vec<Position>> {
    let there = random_move(start, &|_| true, random)?;
    let first = after(start, there)?;
    let attacked = attacked_from(there.to(), &first);
    let away = random_move(&first, &|m| !chases || attacked.contains(&m.from()), random)?;
    let second = after(&first, away)?;
    let third = after(&second, Move::new(there.to(), there.from()))?;
    if chases && !attacked_from(there.from(), &third).contains(&away.to()) {
        return None;
    }
    let last = after(&third, Move::new(away.to(), away.from()))?;
    Some(vec![start.clone(), first, second, third, last])
}

/// Destinations of the piece on a square, with its side to move.
fn attacked_from(from: Square, position: &Position) -> Vec<Square> {
    let place = |square: Square| (i32::from(square.file()), i32::from(square.rank()));
    let targets = NaiveXiangqi::new(&position.to_string()).targets(place(from));
    Square::ALL.into_iter().filter(|&square| targets.contains(&place(square))).collect()
}

fn random_move(position: &Position, wanted: &dyn Fn(&Move) -> bool, random: &mut SplitMix64) -> Option<Move> {
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(|m| wanted(m)).collect();
    moves.get(random.below(moves.len().max(1))).copied()
}

/// The position after a quiet move; `None` if it is illegal or captures.
fn after(position: &Position, m: Move) -> Option<Position> {
    let mut next = position.clone();
    if position.piece_on(m.to()).is_some() || !position.legal_moves().into_iter().any(|legal| legal == m) {
        return None;
    }
    next.play(m);
    Some(next)
}

/// Result of a repetition for the side to move, and its reason; both implementations must agree.
pub(crate) fn agreed(positions: &[Position]) -> (&'static str, &'static str) {
    let naive: Vec<NaiveXiangqi> =
        positions.iter().map(|position| NaiveXiangqi::new(&position.to_string())).collect();
    let ruled = judge(positions).result;
    let outcome = match ruled.outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    };
    let reason = match ruled.termination {
        Termination::PerpetualCheck => "perpetual check",
        Termination::PerpetualChase => "perpetual chase",
        _ => "repe",
    };
    let moves: Vec<String> = positions.iter().map(ToString::to_string).collect();
    assert_eq!((outcome, reason), ruling(&naive), "{moves:#?}");
    (outcome, reason)
}

/// For more: `REPETITIONS=100000 cargo test --release -p chariot-xiangqi --test all -- random_repetitions
/// --nocapture`.
#[test]
fn random_repetitions_are_judged_alike() {
    let wanted = std::env::var("REPETITIONS").map_or(2_000, |number| number.parse().expect("a number"));
    let mut random = SplitMix64::new(9);
    let mut kinds = BTreeMap::new();
    for number in 0..wanted {
        let positions = loop {
            let start = random_position(&mut random);
            if let Some(positions) = cycle(&start, number % 4 > 0, &mut random) {
                break positions;
            }
        };
        let ruled = agreed(&positions);
        *kinds.entry(ruled).or_insert(0) += 1;
    }
    println!("{kinds:?}");
    let count = |reason: &str| {
        kinds.iter().filter(|((_, known), _)| *known == reason).map(|(_, count)| count).sum::<usize>()
    };
    assert!(
        count("perpetual chase") > 100 && count("perpetual check") > 100 && count("repe") > 500,
        "{kinds:?}"
    );
}

/// Chased pieces that strike back, and rooks pinned by horses, are too rare in random positions.
#[test]
fn known_repetitions_are_judged_alike_whatever_stands_beside() {
    let mut random = SplitMix64::new(10);
    let (mut judged, mut returned, mut pinned) = (0, 0, 0);
    for &(_, fen, round, ..) in CASES {
        let start: Position = fen.parse().expect("a legal position");
        for _ in 0..60 {
            let mut placed = start.pieces();
            for _ in 0..1 + random.below(3) {
                let piece = Piece { side: Side::BOTH[random.below(2)], kind: 1 + random.below(6) as u8 };
                placed.push(random_place(piece, &mut random));
            }
            let position = Position::from_pieces(&placed, start.side_to_move());
            let Some(positions) = position.ok().and_then(|start| played(start, round)) else { continue };
            agreed(&positions);
            judged += 1;
            for conduct in judge(&positions).conduct.0 {
                returned += usize::from(conduct == Conduct::Counters);
                pinned += usize::from(matches!(conduct, Conduct::Chases(chase) if chase.pinned));
            }
        }
    }
    println!("{judged} repetitions, {returned} with threats in return, {pinned} with pinned rooks");
    assert!(judged > 500 && returned > 10 && pinned > 10, "{judged} {returned} {pinned}");
}

/// The positions of a line; `None` if a move is illegal or captures.
fn played(start: Position, moves: &str) -> Option<Vec<Position>> {
    let mut positions = vec![start];
    for text in moves.split_whitespace() {
        let last = positions.last()?;
        let next = after(last, last.read_move(text).ok()?)?;
        positions.push(next);
    }
    Some(positions)
}
