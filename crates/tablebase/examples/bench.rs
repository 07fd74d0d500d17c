//! Solves every chess ending of up to four pieces on one thread and prints times and sizes: `cargo run
//! --release -p chariot-tablebase --example bench`.

use chariot_chess::Position;
use chariot_game::{Side, SingleThread};
use chariot_tablebase::{Material, Table, TableSet, solve, supported};
use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

fn main() {
    let mut tables = TableSet::<Position>::new();
    let mut total = [Duration::ZERO; 3];
    let mut total_bytes = 0;
    println!("{:8} {:>9} {:>9} {:>9} {:>9}", "ending", "solve ms", "write ms", "read ms", "bytes");
    let endings = (3..=4).flat_map(Material::all_of::<Position>);
    for ending in endings.filter(|ending| supported::<Position>(ending).is_ok()) {
        let (solving, table) =
            timed(|| solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable"));
        let (writing, bytes) = timed(|| table.to_bytes(&SingleThread).expect("enough memory"));
        let (reading, stats) = timed(|| {
            let read = Table::<Position>::parse(&bytes).expect("what was written");
            read.stats(Side::First).expect("enough memory")
        });
        assert_eq!(Some(stats), table.stats(Side::First));
        print_row(ending.name(), [solving, writing, reading], bytes.len());
        for (sum, time) in total.iter_mut().zip([solving, writing, reading]) {
            *sum += time;
        }
        total_bytes += bytes.len();
        tables.insert(table);
    }
    print_row("all", total, total_bytes);
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed(), result)
}

fn print_row(name: &str, times: [Duration; 3], bytes: usize) {
    let [solve, write, read] = times.map(|time| time.as_secs_f64() * 1e3);
    println!("{name:8} {solve:9.1} {write:9.1} {read:9.1} {bytes:9}");
}
