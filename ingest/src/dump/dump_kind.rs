//! The formats of a directory's dump.

/// The format of a directory's dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpKind {
    Database,
    /// gzip of a database, or of a tar archive with one.
    Packed,
}
