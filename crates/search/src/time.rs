//! Time management.

mod budget;
mod iteration;

pub(crate) use budget::TimeBudget;
pub(crate) use iteration::IterationStats;
