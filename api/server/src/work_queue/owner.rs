//! The owner of an engine task.

use std::fmt::Display;
use std::sync::Arc;

/// The subject that the queue counts a task for: the team of an account, or else the address.
#[derive(Clone, Debug)]
pub struct WorkOwner(pub Arc<str>);

impl WorkOwner {
    /// The background work of a team. It has turns of its own, so that it does not delay what its members wait for.
    #[must_use]
    pub fn background(kind: &str, team: impl Display) -> Self {
        Self(format!("{kind} {team}").into())
    }
}
