//! The page's TypeScript is that of the protocol's types.

use std::path::Path;

const FILE: &str = "../../www/src/protocol/types.ts";

#[test]
fn typescript_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let wanted = wasm::protocol::typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap();
    assert!(
        found == wanted,
        "www/src/protocol/types.ts is not that of the Rust types: run `UPDATE=1 cargo test -p wasm`"
    );
}
