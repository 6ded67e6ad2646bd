//! Each format, read back by an independent reader.

mod csv_files;
mod json_files;
mod opml_files;
mod parquet_files;
mod sheets;
mod support;
mod xlsx_files;
