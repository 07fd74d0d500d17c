//! The page's TypeScript is that of the protocol's types.

use std::path::Path;

#[test]
fn typescript_is_current() {
    is_current("protocol/src/types.ts", &wasm::protocol::typescript());
    is_current("protocol/src/think.ts", &wasm::protocol::think_typescript());
    is_current("engine/src/winRates.json", &wasm::protocol::win_rate_cases());
}

fn is_current(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packages").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap();
    assert!(
        found == wanted,
        "packages/{file} is not that of the Rust types: run `UPDATE=1 cargo test -p wasm typescript`"
    );
}
