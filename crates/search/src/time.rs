//! Time management: how long a search may take.

mod budget;
mod iteration;

pub(crate) use budget::TimeBudget;
pub(crate) use iteration::IterationStats;
