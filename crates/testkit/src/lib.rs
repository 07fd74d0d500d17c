//! Shared test code.
//!
//! [`conformance`] holds the checks that every game must pass. [`toy`] is Skirmish, a small game to run them on and
//! the model for adding a game. [`fen_cases`] reads lists of FEN texts with their expected results.

pub mod toy;

pub mod conformance;

pub mod fen_cases;
