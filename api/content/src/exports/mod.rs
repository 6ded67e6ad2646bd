//! Exports: the podcasts of a search or of a list as the body of a response. The formats are in `earshot-export`.

mod download;
mod export_stream;
mod exported_list;
pub mod file_name;
mod list_file;
mod podcast_record;
mod record_reader;
mod sheet_download;
mod temporary_file;

pub use download::ExportDownload;
pub use exported_list::read_list_items;
pub use list_file::{ListFileOptions, write_list_file};
pub use podcast_record::podcast_record;
pub use record_reader::{ExportItem, ListedItem, RecordReader};
pub use sheet_download::SheetDownload;
