//! Imports the dump of a directory: a database of podcasts, which become podcasts without fetching their feeds.

mod database;
mod genres;
mod import;
mod row;
mod unpack;

pub use database::DumpError;
pub use import::{DumpOptions, DumpPhase, DumpProgress, DumpReport, DumpRunError, import_dump};
pub(crate) use unpack::SQLITE_SIGNATURE;

/// The format of a directory's dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpKind {
    Database,
    /// gzip of a database, or of a tar archive with one.
    Packed,
}
