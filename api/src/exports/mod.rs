//! Exports: the podcasts of a search or of a list as the body of a response. The formats are in `earshot-export`.

mod download;
mod export_stream;
mod file_name;
mod podcast_record;
mod record_reader;
mod temporary_file;

pub(crate) use download::ExportDownload;
pub(crate) use record_reader::{ExportItem, ListedItem, RecordReader};
