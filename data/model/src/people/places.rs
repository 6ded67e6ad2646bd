//! Names in podcasts, and what they share.

use super::joined_person::JoinReason;
use std::collections::BTreeSet;

/// Profiles of a person that are compared.
pub(super) const MAX_PROFILES: usize = 64;

/// A name in a podcast.
#[derive(Debug, Default)]
pub(super) struct NameCredits {
    pub(super) appearances: Vec<usize>,
    pub(super) facts: BTreeSet<JoinReason>,
    pub(super) profiles: BTreeSet<String>,
}

/// What a place shares with others of its person.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedFacts {
    pub(super) strongest: Option<JoinReason>,
    /// The probability that none of the facts holds.
    pub(super) doubt: f32,
}
