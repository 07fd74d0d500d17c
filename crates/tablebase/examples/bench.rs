//! Solves every chess ending of up to four pieces on one thread, writes it and probes it. Prints times and sizes:
//! `cargo run --release -p chariot-tablebase --example bench`.

use chariot_chess::Position;
use chariot_game::{Board, Rules, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Material, Table, TableSet, solve, supported};
use std::env;
use std::hint::black_box;
use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

const PROBES: usize = 300;

fn main() {
    let (mut solved, mut read) = (TableSet::<Position>::new(), TableSet::<Position>::new());
    let mut total = [Duration::ZERO; 2];
    let mut total_bytes = 0;
    let most = env::args().nth(1).and_then(|pieces| pieces.parse().ok()).unwrap_or(4);
    println!(
        "ending, bytes, ms to solve, to write, to open; cold, hot and near µs of a probe with each side to move"
    );
    let endings = (3..=most).flat_map(Material::all_of::<Position>);
    for ending in endings.filter(|ending| supported::<Position>(ending).is_ok()) {
        let (solving, table) =
            timed(|| solve(&ending, &solved, &SingleThread, &mut |_| Continue(())).expect("solvable"));
        let (writing, bytes) = timed(|| table.to_bytes(&SingleThread).expect("enough memory"));
        let (opening, opened) = timed(|| Table::<Position>::parse(&bytes).expect("what was written"));
        read.insert(opened);
        solved.insert(table);
        let probes = Side::BOTH.map(|side| probes(&ending, &solved, &read, side));
        println!("{ending:8} {:9} {:.1?} {probes:.2?}", bytes.len(), [solving, writing, opening].map(millis));
        for (sum, time) in total.iter_mut().zip([solving, writing]) {
            *sum += time;
        }
        total_bytes += bytes.len();
    }
    println!("all {total_bytes} {:.1?}", total.map(millis));
}

/// Median time of a first probe, mean time of later ones, and mean time of first probes two plies from those, in
/// microseconds.
fn probes(ending: &Material, solved: &TableSet<Position>, read: &TableSet<Position>, side: Side) -> [f64; 3] {
    let mut random = SplitMix64::new(1);
    let mut positions: Vec<Position> = Vec::new();
    while positions.len() < PROBES {
        let placed: Vec<_> =
            ending.pieces().into_iter().map(|piece| (piece, random.below(64) as u8)).collect();
        positions.extend(Position::from_pieces(&placed, side));
    }
    let mut cold: Vec<Duration> = Vec::new();
    for position in &positions {
        let (time, result) = timed(|| read.probe(position));
        assert_eq!(result, solved.probe(position), "{position}");
        cold.push(time);
    }
    cold.sort();
    let hot: Vec<&Position> = positions.iter().take(20).collect();
    let rounds = |positions: &[&Position], rounds: usize| {
        let (time, ()) = timed(|| {
            for _ in 0..rounds {
                positions.iter().for_each(|position| {
                    black_box(read.probe(position));
                });
            }
        });
        micros(time) / (rounds * positions.len().max(1)) as f64
    };
    rounds(&hot, 1);
    let hot_time = rounds(&hot, 200);
    let near: Vec<Position> =
        hot.iter().flat_map(|position| after(position)).flat_map(|next| after(&next)).collect();
    let near: Vec<&Position> = near.iter().collect();
    // The first half warms the blocks up.
    let (warm, near) = near.split_at(near.len() / 2);
    rounds(warm, 1);
    [micros(cold[cold.len() / 2]), hot_time, rounds(near, 1)]
}

/// The positions after the legal moves that keep the pieces.
fn after(position: &Position) -> Vec<Position> {
    let moves = position.legal_moves().into_iter();
    let after = moves.map(|m| {
        let mut next = position.clone();
        next.play(m);
        next
    });
    after.filter(|next| next.piece_count() == position.piece_count()).collect()
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed(), result)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
