//! Principal variation search (PVS, CPW "Principal Variation Search") below the root.

mod quiescence;
mod search;
mod search_child;
mod search_moves;
mod tt_cutoff;
