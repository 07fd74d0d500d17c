//! Tests that make larger endings, or many.

mod folder;
mod plan;
mod practical_endings;
mod rule_of_fifty;
mod stats;
mod support;
