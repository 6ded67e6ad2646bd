//! Exports: the column groups of spec 7 as one table of columns, the file formats, and a podcast's row of
//! values. `earshot-export` writes rows to files.

mod column_choice;
mod columns;
mod format;
mod podcast_columns;
mod record;
mod table_column;
mod value;

pub use column_choice::{choose_columns, list_columns};
pub use columns::{ColumnAccess, ExportColumn, ExportColumnGroup, ExportSource};
pub use format::ExportFormat;
pub use record::{ExportRecord, ListEntry, SocialFigures};
pub use table_column::{TableColumn, custom_value};
pub use value::{ExportColumnKind, ExportValue};
