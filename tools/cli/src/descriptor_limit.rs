//! Limit of open files and connections.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// No machine needs more, and systems reject much higher values.
const MAX_DESCRIPTORS: u64 = 1 << 20;

/// Raises the descriptor limit to the maximum that the system allows, and returns it. Shells and service managers start
/// programs with 1,024 for compatibility with old ones.
pub fn raise_descriptor_limit() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let requested = limit.maximum.unwrap_or(MAX_DESCRIPTORS).min(MAX_DESCRIPTORS);
    let current = limit.current.unwrap_or(u64::MAX);
    if requested <= current {
        return current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(requested), maximum: limit.maximum }) {
        Ok(()) => requested,
        Err(error) => {
            tracing::warn!(%error, current, "cannot raise the descriptor limit");
            current
        }
    }
}
