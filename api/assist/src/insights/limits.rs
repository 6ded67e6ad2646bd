//! The limits of insights.

/// The maximum entries of each list.
pub(super) const MAX_ENTRIES: usize = 12;
