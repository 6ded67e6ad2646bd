//! The editions of a corpus.

/// The state of the catalog: before a change, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    First,
    /// A new title and description, and one more episode.
    Second,
}
