use chess::Position;
use tablebase::*;
use std::time::Instant;
fn main() {
    let mut set = TableSet::<Position>::new();
    let start = Instant::now();
    for men in 3..=4 {
        for m in Material::all_of::<Position>(men) {
            if supported::<Position>(&m).is_err() { continue }
            let t = Instant::now();
            let mut last = None;
            let table = solve(&m, &set, &Serial, &mut |p| last = Some(p)).unwrap();
            println!("{} {:?} {:?}", m.name(), t.elapsed(), last);
            set.insert(table);
        }
    }
    println!("total {:?}", start.elapsed());
}
