//! The values that all records of an export share.

use earshot_model::Timestamp;
use earshot_model::export::TableColumn;

/// The heading of an export: its columns, and the title and date that OPML contains.
#[derive(Clone, Debug)]
pub struct ExportTable {
    /// The name of the list, or of the search.
    pub title: String,
    pub columns: Vec<TableColumn>,
    pub exported_at: Timestamp,
}
