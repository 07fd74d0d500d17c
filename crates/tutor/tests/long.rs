//! Proofs by whole endings, in a program of their own: it compiles the solver.

mod endings;
mod motifs;
mod perpetual;
