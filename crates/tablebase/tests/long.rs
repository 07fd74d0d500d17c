//! Proofs by other code, which take minutes.

mod dtz;
mod naive;
mod support;
