//! What a process keeps of memory, and when the system gets it back.

use std::ffi::c_long;

/// `mi_option_purge_delay` of mimalloc 2 and 3, for which the bindings have no name.
const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;
const NO_DELAY: c_long = 0;

/// Holds no more than is in use from now on. For work on things that are large, short-lived and of many threads, like feeds:
/// of an ingest's 460 MB up to 90 were what each thread's heap kept for later, and 63 of 120 in use were the untouched rest
/// of huge pages.
pub fn limit_held_memory() {
    purge_without_delay();
    #[cfg(target_os = "linux")]
    disable_huge_pages();
}

#[expect(unsafe_code, reason = "an option of the allocator has no safe setter")]
fn purge_without_delay() {
    // SAFETY: the function takes any option and any value. It is not thread safe in that two writers of one option race
    // for its value: this is called before a command starts threads.
    unsafe { libmimalloc_sys::mi_option_set(PURGE_DELAY, NO_DELAY) }
}

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the C library has no safe prctl")]
fn disable_huge_pages() {
    const YES: libc::c_ulong = 1;
    const UNUSED: libc::c_ulong = 0;
    // SAFETY: no pointer is passed, and nothing hangs on the answer: a system that has no huge pages has none to refuse.
    unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, YES, UNUSED, UNUSED, UNUSED) };
}
