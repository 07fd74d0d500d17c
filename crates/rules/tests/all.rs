//! All tests of the crate, in one program: shared code is compiled once.

mod table;
