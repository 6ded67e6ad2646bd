//! Opens indexes as they are on disk.

use super::BuildError;
use std::path::Path;
use tantivy::{Index, ReloadPolicy, Searcher, TantivyError};

/// Opens the committed state of an index.
pub fn searcher_of(index: &Index) -> Result<Searcher, TantivyError> {
    let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
    Ok(reader.searcher())
}

/// Opens the index in a folder.
pub fn open_searcher(folder: &Path) -> Result<Searcher, BuildError> {
    Index::open_in_dir(folder).and_then(|index| searcher_of(&index)).map_err(BuildError::engine(folder))
}
