//! Finds the seeds of `src/magics.rs`: `cargo run --release -p chariot-chess --example find_magics`.
//!
//! For each square it tries seeds in turn. A seed fits if its multiplier maps every relevant occupancy to an
//! index of as many bits as there are relevant squares, with no two different attack sets at one index.

use chariot_game::SplitMix64;

const ROOK: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn main() {
    for (name, steps) in [("ROOK", ROOK), ("BISHOP", BISHOP)] {
        let seeds: Vec<String> = (0..64).map(|square| seed(square, steps).to_string()).collect();
        println!("const {name}: [u32; 64] = [{}];", seeds.join(", "));
    }
}

fn seed(square: i32, steps: [(i32, i32); 4]) -> u32 {
    let mask = slide(square, 0, steps, true);
    let bits = mask.count_ones();
    let attacks: Vec<(u64, u64)> =
        subsets(mask).into_iter().map(|pieces| (pieces, slide(square, pieces, steps, false))).collect();
    let mut found = vec![(0, 0); 1 << bits];
    let is_good = |&seed: &u32| {
        let mut random = SplitMix64::new(seed.into());
        let factor = random.next_u64() & random.next_u64() & random.next_u64();
        attacks.iter().all(|&(pieces, attack)| {
            let entry = &mut found[(pieces.wrapping_mul(factor) >> (64 - bits)) as usize];
            let free = entry.0 != seed;
            if free {
                *entry = (seed, attack);
            }
            free || entry.1 == attack
        })
    };
    (1..).find(is_good).expect("a seed before numbers run out")
}

/// Squares reached from `square`, up to and including the first piece each way. With `inner`, without the
/// last square of each direction, whose occupant does not matter.
fn slide(square: i32, pieces: u64, steps: [(i32, i32); 4], inner: bool) -> u64 {
    let on_board = |file: i32, rank: i32| (0..8).contains(&file) && (0..8).contains(&rank);
    let mut reached = 0;
    for (df, dr) in steps {
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while on_board(file, rank) && (!inner || on_board(file + df, rank + dr)) {
            let bit = 1_u64 << (rank * 8 + file);
            reached |= bit;
            if pieces & bit != 0 {
                break;
            }
            (file, rank) = (file + df, rank + dr);
        }
    }
    reached
}

fn subsets(mask: u64) -> Vec<u64> {
    let mut all = vec![0];
    let mut subset = 0_u64;
    loop {
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            return all;
        }
        all.push(subset);
    }
}
