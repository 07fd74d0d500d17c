//! What tests share: a toy game, the checks every game must pass, and the driver of FEN cases.

pub mod toy;

pub mod conformance;

pub mod fen_cases;
