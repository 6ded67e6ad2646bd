//! Files that are sent while they are written. The client's reading sets the pace: the next chunk is read when the
//! previous one was sent.

use super::RecordReader;
use axum::body::{Body, Bytes};
use earshot_api_server::metering::ReservationGuard;
use earshot_api_server::prelude::*;
use earshot_export::StreamWriter;
use futures::stream;

/// An export that is being sent.
pub(super) struct ExportStream {
    state: AppState,
    /// `None` when all is written.
    rest: Option<(Box<dyn StreamWriter>, RecordReader)>,
    /// The charge. It is final when everything was read, and when the client hangs up; it is refunded when we fail.
    reservation: Option<ReservationGuard>,
}

impl ExportStream {
    /// Writes the first chunk, so that a failure of it is still an error response.
    ///
    /// # Errors
    /// When nothing is published, or the index cannot be read.
    pub(super) async fn start(
        state: &AppState,
        mut writer: Box<dyn StreamWriter>,
        records: RecordReader,
    ) -> Result<(Bytes, Self), ApiError> {
        let mut bytes = Vec::new();
        writer.begin(&mut bytes).map_err(ApiError::internal)?;
        let mut stream = Self { state: state.clone(), rest: Some((writer, records)), reservation: None };
        bytes.extend(stream.next_chunk().await?.unwrap_or_default());
        Ok((bytes.into(), stream))
    }

    /// Returns the body, which begins with the first chunk.
    pub(super) fn into_body(mut self, first: Bytes, reservation: ReservationGuard) -> Body {
        self.reservation = Some(reservation);
        Body::from_stream(stream::try_unfold((Some(first), self), |(first, mut stream)| async move {
            if let Some(first) = first {
                return Ok(Some((first, (None, stream))));
            }
            match stream.next_chunk().await {
                Ok(chunk) => Ok(chunk.map(|chunk| (chunk, (None, stream)))),
                Err(error) => {
                    stream.fail(&error).await;
                    // Aborts the response, so that no client takes a part for the complete file.
                    Err(error)
                }
            }
        }))
    }

    /// Writes the next chunk; `None` after the last one.
    async fn next_chunk(&mut self) -> Result<Option<Bytes>, ApiError> {
        let Some((mut writer, mut records)) = self.rest.take() else { return Ok(None) };
        let write_chunk = move |generation: &_| {
            let mut bytes = Vec::new();
            let chunk = records.read_chunk(generation)?;
            writer.write(&chunk, &mut bytes).map_err(ApiError::internal)?;
            if records.is_done() {
                writer.end(&mut bytes).map_err(ApiError::internal)?;
                return Ok((bytes, None));
            }
            Ok((bytes, Some((writer, records))))
        };
        let (bytes, rest) = self.state.read_generation(write_chunk).await?;
        self.rest = rest;
        Ok(Some(bytes.into()))
    }

    async fn fail(&mut self, error: &ApiError) {
        tracing::error!(error = error as &dyn std::error::Error, "an export was aborted");
        if let Some(reservation) = self.reservation.take() {
            reservation.refund().await;
        }
    }
}

impl Drop for ExportStream {
    fn drop(&mut self) {
        let Some(reservation) = self.reservation.take() else { return };
        // A panic is our fault: dropping the reservation refunds it.
        if !std::thread::panicking() {
            reservation.commit();
        }
    }
}
