//! Files that are completed before their first byte is sent. They have no name, only this process can read them, and
//! they are gone when they are closed.

use super::RecordReader;
use axum::body::{Body, Bytes};
use earshot_api_server::prelude::*;
use earshot_export::FileWriter;
use futures::stream;
use std::fs::File;
use std::io;
use tokio::io::AsyncReadExt;

/// Bytes that are read at once.
const BLOCK_BYTES: usize = 64 << 10;

/// A complete file.
pub(super) struct TemporaryFile {
    file: File,
    pub(super) size_bytes: u64,
}

impl TemporaryFile {
    /// Writes all records to a file.
    ///
    /// # Errors
    /// When the index cannot be read, or the file cannot be written.
    pub(super) async fn write(
        state: &AppState,
        mut writer: Box<dyn FileWriter>,
        mut records: RecordReader,
    ) -> Result<Self, ApiError> {
        while !records.is_done() {
            let write_chunk = move |generation: &_| {
                let chunk = records.read_chunk(generation)?;
                writer.write(&chunk).map_err(ApiError::internal)?;
                Ok((writer, records))
            };
            (writer, records) = state.read_generation(write_chunk).await?;
        }
        let finish = move || -> Result<Self, ApiError> {
            let file = writer.finish().map_err(ApiError::internal)?;
            let size_bytes = file.metadata().map_err(ApiError::internal)?.len();
            Ok(Self { file, size_bytes })
        };
        tokio::task::spawn_blocking(finish).await.map_err(ApiError::internal)?
    }

    /// Returns the file as a body, which reads it in blocks.
    pub(super) fn into_body(self) -> Body {
        let file = tokio::fs::File::from_std(self.file);
        Body::from_stream(stream::try_unfold(file, |mut file| async move {
            let mut block = vec![0; BLOCK_BYTES];
            let length = file.read(&mut block).await?;
            block.truncate(length);
            Ok::<_, io::Error>((length > 0).then(|| (Bytes::from(block), file)))
        }))
    }
}
