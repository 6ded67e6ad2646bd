//! The owner of an engine task.

use std::sync::Arc;

/// The subject that the queue counts a task for: the team of an account, or else the address.
#[derive(Clone, Debug)]
pub struct WorkOwner(pub Arc<str>);
