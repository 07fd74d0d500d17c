//! Perpetual checks in random lines, judged by each game's rules, and look-alikes.

use chariot_game::{Board, Endgame, Line, NamedMates, Outcome, Piece, Rules, Side, SplitMix64};
use tutor::{Gained, gain_of};

const QUEEN: u8 = 1;
const ROOK: u8 = 2;
const PAWN: u8 = 5;

/// Number of random lines, and plies of the longest.
const LINES: usize = 40_000;
const LONGEST: usize = 12;

/// A position with these pieces on random squares, the first side to move.
fn scattered<P: Endgame>(pieces: &[Piece], random: &mut SplitMix64) -> Option<P> {
    let placed: Vec<(Piece, u8)> = pieces
        .iter()
        .map(|&piece| {
            let squares: Vec<u8> = P::allowed(piece).iter().collect();
            (piece, squares[random.below(squares.len())])
        })
        .collect();
    P::from_pieces(&placed, Side::First).ok()
}

/// Plays checks of the first side, if there are any, and random replies, until a position repeats. One in ten moves
/// of the first side is random.
fn checks<P: NamedMates>(start: P, random: &mut SplitMix64) -> Option<Line<P>> {
    let mut line = Line::new(start);
    while line.moves().len() < LONGEST {
        let moves = line.current().legal_moves();
        let gives_check = |&m: &P::Move| {
            let mut after = line.current().clone();
            after.play(m);
            after.is_check()
        };
        let checks: Vec<P::Move> = moves.iter().copied().filter(gives_check).collect();
        let is_attacker = line.current().side_to_move() == Side::First;
        let all: Vec<P::Move> = moves.into_iter().collect();
        let choice = if is_attacker && !checks.is_empty() && random.below(10) > 0 { &checks } else { &all };
        let &m = choice.get(random.below(choice.len().max(1)))?;
        line.play(m);
        if line.last_occurrence().is_some() {
            return Some(line);
        }
    }
    Some(line)
}

fn gains_draw<P: NamedMates>(line: &Line<P>) -> bool {
    let gain = gain_of(&line.positions()[0], line.moves()).expect("legal moves");
    gain.is_some_and(|gain| gain.gained == Gained::PerpetualCheck)
}

/// Numbers of lines that end in perpetual check, and in other repetitions.
struct Counts {
    perpetual: usize,
    other: usize,
}

/// Compares the results for random lines with an independent definition, based on the game's [`Line`].
fn compare<P: NamedMates>(pieces: &[Piece], seed: u64) -> Counts {
    let mut random = SplitMix64::new(seed);
    let mut counts = Counts { perpetual: 0, other: 0 };
    for _ in 0..LINES {
        let Some(line) = scattered::<P>(pieces, &mut random).and_then(|start| checks(start, &mut random))
        else {
            continue;
        };
        let Some(since) = line.last_occurrence() else {
            assert!(!gains_draw(&line), "no repetition: {} {:?}", line.positions()[0], line.moves());
            continue;
        };
        let cycle = line.cycle_since(since);
        let checked: Vec<bool> = cycle[1..].iter().map(Rules::is_check).collect();
        let by_first =
            cycle[1..].iter().zip(&checked).all(|(p, &check)| check || p.side_to_move() == Side::First);
        let by_second =
            cycle[1..].iter().zip(&checked).all(|(p, &check)| check || p.side_to_move() == Side::Second);
        let draws = P::judge_repetition(cycle).outcome == Outcome::Draw;
        let expected = by_first && !by_second && draws;
        assert_eq!(gains_draw(&line), expected, "{} {:?}", line.positions()[0], line.moves());
        *(if expected { &mut counts.perpetual } else { &mut counts.other }) += 1;
        if expected {
            look_alikes(&line);
        }
    }
    counts
}

/// Checks lines that differ from a perpetual check in one point.
fn look_alikes<P: NamedMates>(line: &Line<P>) {
    let start = &line.positions()[0];
    let says_draw = |from: &P, moves: &[P::Move]| {
        let gain = gain_of(from, moves).expect("legal moves");
        gain.is_some_and(|gain| gain.gained == Gained::PerpetualCheck)
    };
    // It ends one ply early.
    assert!(!says_draw(start, &line.moves()[..line.moves().len() - 1]));
    // It starts with the other side, which gives no check.
    if line.last_occurrence() != Some(0) {
        assert!(!says_draw(&line.positions()[1], &line.moves()[1..]));
    }
    // It continues with another move.
    for m in line.current().legal_moves() {
        let mut longer = line.clone();
        longer.play(m);
        assert!(longer.last_occurrence().is_some() || !says_draw(start, longer.moves()));
    }
}

fn first(kind: u8) -> Piece {
    Piece { side: Side::First, kind }
}

fn second(kind: u8) -> Piece {
    Piece { side: Side::Second, kind }
}

#[test]
fn in_chess_it_is_a_draw() {
    let pieces = [first(0), first(QUEEN), second(0), second(QUEEN), second(ROOK), second(PAWN)];
    let counts = compare::<chariot_chess::Position>(&pieces, 11);
    assert!(counts.perpetual >= 50 && counts.other >= 50, "{} {}", counts.perpetual, counts.other);
}

#[test]
fn in_xiangqi_who_gives_it_loses() {
    let rook = chariot_xiangqi::Position::PIECE_LETTERS.find('R').expect("a rook") as u8;
    let counts = compare::<chariot_xiangqi::Position>(&[first(0), first(rook), second(0), second(rook)], 12);
    assert_eq!(counts.perpetual, 0);
    assert!(counts.other >= 50, "{}", counts.other);
}
