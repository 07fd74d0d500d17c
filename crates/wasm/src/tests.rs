//! Tests of the protocol. As tests of the library they save the compiler a second library.

mod protocol;
mod typescript;
