//! Shared test code.
//!
//! [`conformance`] holds the checks that every game must pass. [`toy`] is Skirmish, a small game to run them on and
//! the model for adding a game. [`fen_cases`] reads lists of FEN texts with their expected results.

pub mod toy;

pub mod conformance;

pub mod fen_cases;

/// How many random cases a test takes: all of them where `LONG_TESTS` is set, as by `./build.sh test long`, else a
/// tenth.
pub fn cases(all: u32) -> u32 {
    if std::env::var_os("LONG_TESTS").is_some() { all } else { all / 10 }
}
