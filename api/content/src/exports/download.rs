//! The response to an export.

use super::RecordReader;
use super::export_stream::ExportStream;
use super::file_name::content_disposition;
use super::temporary_file::TemporaryFile;
use axum::body::Bytes;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use earshot_api_server::http::NoCompression;
use earshot_api_server::metering::ReservationGuard;
use earshot_api_server::prelude::*;
use earshot_export::{ExportTable, ExportWriter};
use earshot_model::export::ExportFormat;
use std::sync::Arc;

/// Number of exported podcasts, or of rows.
pub(super) const EXPORT_COUNT: HeaderName = HeaderName::from_static("x-export-count");

/// A file to send.
pub struct ExportDownload {
    pub format: ExportFormat,
    /// Whether CSV begins with a byte order mark.
    pub with_bom: bool,
    pub table: ExportTable,
    /// The beginning of the file's name.
    pub file_stem: String,
    pub records: RecordReader,
}

impl ExportDownload {
    /// Writes the file, or its first chunk. The charge is refunded when that fails, and when a later chunk fails. It
    /// stays when the client hangs up.
    ///
    /// # Errors
    /// When the index cannot be read, or a temporary file cannot be written.
    pub async fn send(self, state: &AppState, reservation: ReservationGuard) -> Result<Response, ApiError> {
        let Self { format, with_bom, table, file_stem, records } = self;
        let count = records.item_count();
        let disposition = content_disposition(&file_stem, table.exported_at.date_naive(), format);
        let writer = ExportWriter::new(format, Arc::new(table), with_bom).map_err(ApiError::internal);
        let body = match writer {
            Ok(ExportWriter::Stream(writer)) => {
                ExportStream::start(state, writer, records).await.map(|started| FirstBytes::Stream(Box::new(started)))
            }
            Ok(ExportWriter::File(writer)) => TemporaryFile::write(state, writer, records).await.map(FirstBytes::File),
            Err(error) => Err(error),
        };
        let (body, reservation) = reservation.refund_on_error(body).await?;
        let (body, size_bytes) = match body {
            FirstBytes::Stream(started) => {
                let (first, stream) = *started;
                (stream.into_body(first, reservation), None)
            }
            FirstBytes::File(file) => {
                reservation.commit();
                let size_bytes = file.size_bytes;
                (file.into_body(), Some(size_bytes))
            }
        };
        let mut response = body.into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(format.media_type()));
        headers.insert(CONTENT_DISPOSITION, HeaderValue::try_from(disposition).map_err(ApiError::internal)?);
        headers.insert(EXPORT_COUNT, HeaderValue::from(count));
        if let Some(size_bytes) = size_bytes {
            headers.insert(CONTENT_LENGTH, HeaderValue::from(size_bytes));
            // Only files have a size here, and they are compressed already.
            response.extensions_mut().insert(NoCompression);
        }
        Ok(response)
    }
}

/// The first bytes of a streamed export, or a complete file.
enum FirstBytes {
    Stream(Box<(Bytes, ExportStream)>),
    File(TemporaryFile),
}
