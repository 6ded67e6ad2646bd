//! The response to an export of a sheet: episodes, matches, pitches, a chart.

use super::download::EXPORT_COUNT;
use super::file_name::content_disposition;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use chrono::NaiveDate;
use earshot_api_server::http::NoCompression;
use earshot_api_server::metering::ReservationGuard;
use earshot_api_server::prelude::*;
use earshot_export::{Sheet, SheetFormat};

/// A sheet to send.
pub struct SheetDownload<Row: 'static> {
    pub sheet: Sheet<Row>,
    pub format: SheetFormat,
    /// Whether CSV begins with a byte order mark.
    pub with_bom: bool,
    /// The beginning of the file's name.
    pub file_stem: String,
    pub exported_on: NaiveDate,
}

impl<Row: Send + 'static> SheetDownload<Row> {
    /// Writes the file. The charge is refunded when that fails.
    ///
    /// # Errors
    /// When the writer of the format fails.
    pub async fn send(self, reservation: ReservationGuard) -> Result<Response, ApiError> {
        let Self { sheet, format, with_bom, file_stem, exported_on } = self;
        let as_export_format = format.as_export_format();
        let count = sheet.rows.len();
        let disposition = content_disposition(&file_stem, exported_on, as_export_format);
        let written = tokio::task::spawn_blocking(move || sheet.write(format, with_bom)).await;
        let written = written.map_err(ApiError::internal).and_then(|written| written.map_err(ApiError::internal));
        let (bytes, reservation) = reservation.refund_on_error(written).await?;
        reservation.commit();
        let mut response = bytes.into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(as_export_format.media_type()));
        headers.insert(CONTENT_DISPOSITION, HeaderValue::try_from(disposition).map_err(ApiError::internal)?);
        headers.insert(EXPORT_COUNT, HeaderValue::from(count));
        if format == SheetFormat::Xlsx {
            // It is compressed already.
            response.extensions_mut().insert(NoCompression);
        }
        Ok(response)
    }
}
