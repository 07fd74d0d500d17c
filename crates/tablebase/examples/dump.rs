use chess::Position;
use tablebase::*;
use game::*;
fn main() {
    let mut set = TableSet::<Position>::new();
    for men in 3..=4 {
        for m in Material::all_of::<Position>(men) {
            if supported::<Position>(&m).is_err() { continue }
            let table = solve(&m, &set, &Serial, &mut |_| ()).unwrap();
            for s in [0,1] { let c=table.codes(if s==0 {Side::First} else {Side::Second}); if !c.is_empty() { std::fs::write(format!("/tmp/dump/{}.{}", m.name(), s), c).unwrap(); } }
            set.insert(table);
        }
    }
}
