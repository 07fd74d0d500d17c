//! The quick tests of the crate, in one program: shared code is compiled once.

mod cli;
mod documents;
mod support;
