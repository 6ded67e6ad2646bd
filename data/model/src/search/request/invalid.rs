//! The error of a value that is not valid.

use crate::search::SearchOptionsError;

/// Builds the error of the value at a JSON pointer.
pub(super) fn invalid(pointer: &str, message: &str) -> SearchOptionsError {
    SearchOptionsError::Invalid { pointer: pointer.to_owned(), message: message.to_owned() }
}
