//! The table of king and rook against king agrees with a solver that knows nothing but how these pieces move.

use chariot_alamos::Position;
use chariot_game::{Board, Dtm, Piece, Side, Tablebase};
use chariot_tablebase::{Material, SingleThread, Table, TableSet, solve};
use std::ops::ControlFlow::Continue;

const WIDTH: usize = 6;
const SQUARES: usize = WIDTH * WIDTH;

/// Squares of the king and the rook of the strong side, and of the lone king.
type Placement = [usize; 3];

fn touch(a: usize, b: usize) -> bool {
    (a % WIDTH).abs_diff(b % WIDTH) <= 1 && (a / WIDTH).abs_diff(b / WIDTH) <= 1
}

/// Whether a rook on `from` reaches `to` past the square `other`.
fn on_line(from: usize, to: usize, other: usize) -> bool {
    let between = |n: usize, a: usize, b: usize| a.min(b) < n && n < a.max(b);
    let [(x, y), (u, v), (p, q)] = [from, to, other].map(|square| (square % WIDTH, square / WIDTH));
    from != to && (x == u && !(p == x && between(q, y, v)) || y == v && !(q == y && between(p, x, u)))
}

fn is_check([king, rook, lone]: Placement) -> bool {
    on_line(rook, lone, king)
}

fn is_apart([king, rook, lone]: Placement) -> bool {
    king != rook && rook != lone && !touch(king, lone)
}

/// Placements after a move of the strong side.
fn strong_moves(from @ [king, rook, lone]: Placement) -> impl Iterator<Item = Placement> {
    let kings = (0..SQUARES).filter(move |&to| to != king && touch(king, to)).map(move |to| [to, rook, lone]);
    let rooks =
        (0..SQUARES).filter(move |&to| to != king && on_line(rook, to, king) && on_line(rook, to, lone));
    debug_assert!(is_apart(from));
    kings.chain(rooks.map(move |to| [king, to, lone])).filter(|&placement| is_apart(placement))
}

/// Placements after a move of the lone king; with the rook captured, both stand on one square.
fn lone_moves([king, rook, lone]: Placement) -> impl Iterator<Item = Placement> {
    let to = (0..SQUARES).filter(move |&to| to != lone && touch(lone, to) && !touch(king, to));
    to.map(move |to| [king, rook, to])
        .filter(|&placement| placement[1] == placement[2] || !is_check(placement))
}

/// Plies to mate of every placement, with the strong side and with the lone king to move.
struct Solved {
    wins: Vec<Option<u16>>,
    losses: Vec<Option<u16>>,
}

fn index([king, rook, lone]: Placement) -> usize {
    (king * SQUARES + rook) * SQUARES + lone
}

/// Looks at every placement again until nothing changes, one ply after the other.
fn solve_slowly() -> Solved {
    let all = || (0..SQUARES.pow(3)).map(|n| [n / SQUARES / SQUARES, n / SQUARES % SQUARES, n % SQUARES]);
    let mut solved = Solved { wins: vec![None; SQUARES.pow(3)], losses: vec![None; SQUARES.pow(3)] };
    for plies in 0.. {
        let mut found = 0;
        for placement in all().filter(|&placement| is_apart(placement)) {
            let at = index(placement);
            if plies % 2 == 0 && solved.losses[at].is_none() {
                let loses = match lone_moves(placement).next() {
                    None => is_check(placement),
                    Some(_) => lone_moves(placement)
                        .all(|next| next[1] != next[2] && solved.wins[index(next)].is_some()),
                };
                if loses {
                    solved.losses[at] = Some(plies);
                    found += 1;
                }
            } else if plies % 2 == 1
                && solved.wins[at].is_none()
                && !is_check(placement)
                && strong_moves(placement).any(|next| solved.losses[index(next)].is_some())
            {
                solved.wins[at] = Some(plies);
                found += 1;
            }
        }
        if found == 0 {
            break;
        }
    }
    solved
}

#[test]
fn king_and_rook_against_king() {
    let ending = Material::parse::<Position>("KRK").expect("an ending");
    let mut tables = TableSet::<Position>::new();
    let table = solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable");
    tables.insert(Table::parse(&table.to_bytes(&SingleThread).expect("bytes")).expect("a table"));

    let solved = solve_slowly();
    let kinds = ['K', 'R'].map(|letter| Position::PIECE_LETTERS.find(letter).expect("a piece") as u8);
    let mut longest = 0;
    let mut compared = 0;
    for n in 0..SQUARES.pow(3) {
        let placement @ [king, rook, lone] = [n / SQUARES / SQUARES, n / SQUARES % SQUARES, n % SQUARES];
        if !is_apart(placement) {
            continue;
        }
        let pieces = [
            (Piece { side: Side::First, kind: kinds[0] }, king as u8),
            (Piece { side: Side::First, kind: kinds[1] }, rook as u8),
            (Piece { side: Side::Second, kind: kinds[0] }, lone as u8),
        ];
        for side in Side::BOTH {
            let Ok(position) = Position::from_pieces(&pieces, side) else {
                assert!(side == Side::First && is_check(placement), "{placement:?}");
                continue;
            };
            let expected = match side {
                Side::First => solved.wins[n].map_or(Dtm::Draw, Dtm::Win),
                Side::Second => solved.losses[n].map_or(Dtm::Draw, Dtm::Loss),
            };
            assert_eq!(tables.probe(&position), Some(expected), "{position}");
            longest = longest.max(expected.plies().unwrap_or(0));
            compared += 1;
        }
    }
    assert!(compared > 50_000, "{compared} positions");
    assert_eq!(longest, 24);
}
