//! Freed memory, and when the system gets it back.

use std::ffi::c_long;

/// `mi_option_purge_delay` of mimalloc 2 and 3, for which the bindings have no name.
const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;
const AT_ONCE: c_long = 0;

/// Gives freed memory back at once from now on. For work on things that are large, short-lived and of many threads, like
/// feeds: what each thread's heap would keep for later was up to 90 MB of an ingest's 460.
#[expect(unsafe_code, reason = "an option of the allocator has no safe setter")]
pub fn give_back_at_once() {
    // SAFETY: the function takes any option and any value. It is not thread safe in that two writers of one option race
    // for its value: this is called before a command starts threads.
    unsafe { libmimalloc_sys::mi_option_set(PURGE_DELAY, AT_ONCE) }
}
