//! Errors of this crate. The page words them itself; these sentences serve native tests.

use chariot_book::BookError;
use chariot_game::{Details, Error, ErrorKind};
use std::fmt::Display;

/// Error for a request that the protocol does not define.
pub(crate) fn malformed(error: &dyn Display) -> Error {
    let text = error.to_string();
    let mut details = Details::new();
    details.text.clone_from(&text);
    Error::new(ErrorKind::Protocol, details, || text)
}

/// A piece of an opening book is damaged.
pub(crate) fn book(error: &BookError) -> Error {
    Error::new(ErrorKind::Book, Details::new(), || error.to_string())
}

/// Error for a request that the page has stopped.
#[cfg_attr(
    not(feature = "full"),
    expect(dead_code, reason = "a search that is stopped has an answer all the same")
)]
pub(crate) fn stopped() -> Error {
    Error::new(ErrorKind::Stopped, Details::new(), || "stopped")
}
