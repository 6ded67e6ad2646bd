//! Settings of the allocator: how soon freed memory goes back to the system.

use std::ffi::c_long;

/// `mi_option_purge_delay` of mimalloc 2 and 3. The bindings have no name for it.
const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;
const NO_DELAY: c_long = 0;

/// Makes the allocator return freed memory at once, and turns off huge pages. This suits work on large, short-lived
/// data in many threads, such as feeds: of an ingest's 460 MB, up to 90 MB were memory that heaps of threads kept for
/// later, and 63 of 120 MB in use were untouched parts of huge pages.
pub fn limit_held_memory() {
    purge_without_delay();
    #[cfg(target_os = "linux")]
    disable_huge_pages();
}

#[expect(unsafe_code, reason = "an option of the allocator has no safe setter")]
fn purge_without_delay() {
    // SAFETY: the function accepts any option and any value. Two threads that set one option would race for its value,
    // and this runs before a command starts threads.
    unsafe { libmimalloc_sys::mi_option_set(PURGE_DELAY, NO_DELAY) }
}

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the C library has no safe prctl")]
fn disable_huge_pages() {
    const YES: libc::c_ulong = 1;
    const UNUSED: libc::c_ulong = 0;
    // SAFETY: no pointer is passed, and the result is not needed: a system without huge pages has nothing to turn off.
    unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, YES, UNUSED, UNUSED, UNUSED) };
}
