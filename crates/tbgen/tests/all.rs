//! All tests of the crate, in one program: shared code is compiled once.

mod cli;
mod documents;
mod folder;
mod plan;
mod practical_endings;
mod support;
