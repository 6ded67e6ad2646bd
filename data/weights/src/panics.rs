//! Panics of the tokenizers' library.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Turns a panic into an error. Tables within a tokenizer's file refer to each other, and the library panics on a reference that is
/// out of range.
///
/// # Errors
/// The error of the work, or that of a panic.
pub fn catch_panic<T>(work: impl FnOnce() -> tokenizers::Result<T>) -> Result<T, String> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(_) => Err("its tables contradict each other".to_owned()),
    }
}
