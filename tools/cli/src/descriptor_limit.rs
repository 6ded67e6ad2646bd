//! How many files and connections a process may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// More than any machine has connections for; systems refuse to go much higher.
const MAX_DESCRIPTORS: u64 = 1 << 20;

/// Raises the limit of descriptors to the most that the system lets this process have, and returns what it is then. Shells
/// and service managers start programs with 1,024, because some old ones cannot have more.
pub fn raise_descriptor_limit() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.unwrap_or(MAX_DESCRIPTORS).min(MAX_DESCRIPTORS);
    let current = limit.current.unwrap_or(u64::MAX);
    if wanted <= current {
        return current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum }) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, current, "the limit of descriptors stays");
            current
        }
    }
}
