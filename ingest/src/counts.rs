//! Counts by kind, for reports.

use std::collections::BTreeMap;

/// Counts by kind, sorted by kind.
pub type Counts = BTreeMap<String, u64>;

/// Adds one to the count of a kind. Allocates only for a new kind.
pub(crate) fn count_kind(counts: &mut Counts, kind: &str) {
    match counts.get_mut(kind) {
        Some(number) => *number += 1,
        None => {
            counts.insert(kind.to_owned(), 1);
        }
    }
}

/// Adds counts to others.
pub(crate) fn add_counts(counts: &mut Counts, more: Counts) {
    for (kind, number) in more {
        *counts.entry(kind).or_default() += number;
    }
}
