//! The ZIP file of a download. It is written page by page, on threads that may block, so that its size does not matter.

use earshot_api_server::prelude::*;
use earshot_app::{LEFT_OUT_TABLES, OwnedTable};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A file that is being written.
pub(super) struct Archive {
    zip: ZipWriter<BufWriter<File>>,
    /// Rows of the current table so far.
    rows: u64,
}

impl Archive {
    pub async fn create(state: AppState, id: Uuid, readme: String) -> Result<Self, ApiError> {
        run(move || {
            let file = BufWriter::new(state.data_files.create(id)?);
            let mut archive = Self { zip: ZipWriter::new(file), rows: 0 };
            archive.start("README.txt")?;
            archive.zip.write_all(readme.as_bytes())?;
            Ok(archive)
        })
        .await
    }

    /// Starts the file of a table.
    pub async fn start_rows(mut self, table: &str) -> Result<Self, ApiError> {
        let name = format!("{table}.json");
        run(move || {
            self.start(&name)?;
            self.zip.write_all(b"[")?;
            self.rows = 0;
            Ok(self)
        })
        .await
    }

    pub async fn add_rows(mut self, rows: Vec<Value>) -> Result<Self, ApiError> {
        run(move || {
            for row in rows {
                self.zip.write_all(if self.rows == 0 { b"\n" } else { b",\n" })?;
                serde_json::to_writer(&mut self.zip, &row)?;
                self.rows += 1;
            }
            Ok(self)
        })
        .await
    }

    pub async fn end_rows(mut self) -> Result<Self, ApiError> {
        run(move || {
            self.zip.write_all(b"\n]\n")?;
            Ok(self)
        })
        .await
    }

    pub async fn add_file(mut self, name: String, bytes: Vec<u8>) -> Result<Self, ApiError> {
        run(move || {
            self.start(&name)?;
            self.zip.write_all(&bytes)?;
            Ok(self)
        })
        .await
    }

    /// Completes the file. Returns its size.
    pub async fn finish(self) -> Result<u64, ApiError> {
        run(move || {
            let file = self.zip.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
            Ok(file.metadata()?.len())
        })
        .await
    }

    fn start(&mut self, name: &str) -> io::Result<()> {
        // A table may have more than 4 GiB.
        Ok(self.zip.start_file(name, SimpleFileOptions::default().large_file(true))?)
    }
}

async fn run<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)?;
    done.map_err(ApiError::internal)
}

/// What the file has, and what it has not.
pub(super) fn readme(tables: &[OwnedTable]) -> String {
    let mut lines = vec![
        "Your data from Earshot. Each table is a JSON file with an array of its rows; times are in UTC.".to_owned(),
        "The files of guests are in the folder files, under the ids in guest_files.json.".to_owned(),
        "Photos are in the folder photos, under the ids in the column photo.".to_owned(),
        "Passwords do not exist, and keys, tokens, secrets and their hashes are left out.".to_owned(),
        String::new(),
        "In this file:".to_owned(),
    ];
    lines.extend(tables.iter().map(|table| format!("  {}.json", table.name())));
    lines.extend([String::new(), "Not in this file:".to_owned()]);
    lines.extend(LEFT_OUT_TABLES.iter().map(|(table, reason)| format!("  {table}: {reason}")));
    lines.push(String::new());
    lines.join("\r\n")
}
