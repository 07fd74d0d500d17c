//! The tests of a crate are one program: what they have in common is compiled once.

mod cli;
mod documents;
mod folder;
mod plan;
mod practical_endings;
mod support;
