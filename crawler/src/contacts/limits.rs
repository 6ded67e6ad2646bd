//! The size limits of the contacts of one podcast.

/// The most emails of one podcast. Beyond it, the ones not seen for longest are dropped.
pub(super) const MAX_EMAILS: usize = 50;
pub(super) const MAX_PHONES: usize = 20;
pub(super) const MAX_PAGES: usize = 30;
