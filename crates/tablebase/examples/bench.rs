use chess::Position;
use tablebase::*;
use std::time::Instant;
fn main() {
    let mut set = TableSet::<Position>::new();
    let start = Instant::now();
    let mut bytes=0;
    for men in 3..=4 {
        for m in Material::all_of::<Position>(men) {
            if supported::<Position>(&m).is_err() { continue }
            let t = Instant::now();
            let table = solve(&m, &set, &Serial, &mut |_| ()).unwrap();
            let t1=t.elapsed(); let t = Instant::now();
            let b = table.to_bytes(&Serial).unwrap(); bytes+=b.len();
            let t2=t.elapsed(); let t = Instant::now();
            let again = Table::<Position>::parse(&b).unwrap();
            let t3=t.elapsed();
            assert!(again == table);
            println!("{} solve {:?} write {:?} parse {:?} bytes {} first {}", m.name(), t1,t2,t3,b.len(), b[13]);
            set.insert(table);
        }
    }
    println!("total {:?} {}", start.elapsed(),bytes);
}
