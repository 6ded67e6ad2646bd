//! Downloads of all data of a person or of a team: who requested one, and how far it is. The file itself is written by
//! the API's jobs.

mod download;
mod downloads;
mod owned_rows;
mod owned_tables;

pub use download::{DATA_DOWNLOAD_JOB, DOWNLOAD_LIFETIME, DataDownload, DataOwner, DownloadState};
pub use owned_rows::{OwnedRows, OwnedTable};
pub use owned_tables::{LEFT_OUT_TABLES, OWNED_TABLES, OwnedTableRule, RowOwner};
