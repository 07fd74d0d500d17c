//! Compares perft from random positions with cozy-chess, up to a number of nodes: `cargo run --release -p
//! chariot-chess --example oracle_walk [million nodes] [seed]`.
//!
//! With `lines` or `lines960` as first argument it instead prints positions of chess or Chess960, one a line,
//! for another program to check: FEN, tab, Shredder-FEN, tab, `+` in check or `-`, tab, legal moves in UCI
//! (see `tests/python_chess.py`).

use chariot_chess::Position;
use chariot_game::{Rules, SplitMix64};
use std::io::{self, BufWriter, Write};

#[path = "../tests/cozy/mod.rs"]
mod cozy;

const DEPTH: u8 = 3;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, default| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default);
    let mut random = SplitMix64::new(number(1, 1));
    if let Some(kind @ ("lines" | "lines960")) = arguments.first().map(String::as_str) {
        let mut out = BufWriter::new(io::stdout().lock());
        return (0..2_000).try_for_each(|game| {
            let start = if kind == "lines" { Position::startpos() } else { chess960_start(game % 960) };
            random_game(start, &mut random, |position, _| print_line(&mut out, position))
        });
    }
    let goal = number(0, 100) * 1_000_000;
    let (mut nodes, mut positions) = (0, 0);
    while nodes < goal {
        random_game(Position::startpos(), &mut random, |position, random| -> io::Result<()> {
            // Consecutive positions of a game share most of their tree.
            if nodes < goal && random.below(4) == 0 {
                nodes += agree(position);
                positions += 1;
            }
            Ok(())
        })?;
    }
    println!("{nodes} nodes from {positions} random positions agree");
    Ok(())
}

fn chess960_start(number: u32) -> Position {
    format!("{:#}", cozy_chess::Board::chess960_startpos(number)).parse().expect("a start position")
}

fn random_game(
    mut position: Position,
    random: &mut SplitMix64,
    mut visit: impl FnMut(&Position, &mut SplitMix64) -> io::Result<()>,
) -> io::Result<()> {
    for _ in 0..200 {
        visit(&position, random)?;
        let moves = position.legal_moves();
        if moves.is_empty() || position.draw_by_rule().is_some() {
            break;
        }
        position.play(moves[random.below(moves.len())]);
    }
    Ok(())
}

fn agree(position: &Position) -> u64 {
    let board: cozy_chess::Board = position.to_string().parse().expect("our FEN is legal");
    let nodes = chariot_game::perft(position, DEPTH);
    let theirs =
        if board.status() == cozy_chess::GameStatus::Ongoing { cozy::perft(&board, DEPTH) } else { 0 };
    assert_eq!(nodes, theirs, "perft {DEPTH} of {position}");
    nodes
}

fn print_line(out: &mut impl Write, position: &Position) -> io::Result<()> {
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    writeln!(
        out,
        "{position}\t{position:#}\t{}\t{}",
        if position.is_check() { '+' } else { '-' },
        moves.join(" ")
    )
}
