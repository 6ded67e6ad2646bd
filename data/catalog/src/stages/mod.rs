//! What each batch stage reads and writes, a file a stage.

mod crawl;
mod due;
mod export;
mod ingest;
mod score;
mod sql;

pub use export::ExportedTables;
