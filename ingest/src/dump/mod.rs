//! Imports the dump of a directory: a database of podcasts, which become podcasts without fetching their feeds.

mod database;
mod dump_kind;
mod genres;
mod import;
mod row;
mod unpack;

pub use database::DumpError;
pub use dump_kind::DumpKind;
pub use import::{DumpOptions, DumpPhase, DumpProgress, DumpReport, DumpRunError, import_dump};
pub(crate) use unpack::SQLITE_SIGNATURE;
