//! The errors of this crate. The page has words of its own; these sentences are for tests that run natively.

use game::{Details, Error, ErrorKind};
use std::fmt::Display;

/// A request is not one of the protocol.
pub(crate) fn malformed(error: &dyn Display) -> Error {
    let text = error.to_string();
    let mut details = Details::new();
    details.text.clone_from(&text);
    Error::new(ErrorKind::Protocol, details, || text)
}

/// The page stopped what it asked for, and wants no answer.
#[cfg_attr(
    not(feature = "full"),
    expect(dead_code, reason = "a search that is stopped has an answer all the same")
)]
pub(crate) fn stopped() -> Error {
    Error::new(ErrorKind::Stopped, Details::new(), || "stopped")
}
