//! A response body in chunks, whose delivery is monitored.

use super::activity::RequestGuard;
use super::limits::CHUNK_BYTES;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::time::Instant;

/// A response body. hyper polls for the next chunk when the peer has room for it. An unsplit body would be polled
/// once, and the rest would wait in HTTP/2 streams that no check covers.
pub(super) struct MonitoredBody {
    body: Body,
    /// The rest of the current frame.
    remaining: Bytes,
    request: RequestGuard,
}

impl MonitoredBody {
    pub fn new(body: Body, mut request: RequestGuard, is_head: bool) -> Self {
        // hyper does not poll such a body.
        if is_head || body.is_end_stream() {
            request.on_end();
        }
        Self { body, remaining: Bytes::new(), request }
    }

    fn next_chunk(&mut self) -> Frame<Bytes> {
        let chunk = self.remaining.split_to(CHUNK_BYTES.min(self.remaining.len()));
        if self.is_end_stream() {
            self.request.on_end()
        } else {
            self.request.on_chunk(Instant::now())
        }
        Frame::data(chunk)
    }
}

impl HttpBody for MonitoredBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.request.on_capacity();
        if !self.remaining.is_empty() {
            return Poll::Ready(Some(Ok(self.next_chunk())));
        }
        let frame = match ready!(Pin::new(&mut self.body).poll_frame(context)) {
            Some(Ok(frame)) => frame,
            Some(Err(error)) => return Poll::Ready(Some(Err(error))),
            None => {
                self.request.on_end();
                return Poll::Ready(None);
            }
        };
        match frame.into_data() {
            Ok(data) => {
                self.remaining = data;
                Poll::Ready(Some(Ok(self.next_chunk())))
            }
            Err(trailers) => Poll::Ready(Some(Ok(trailers))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.remaining.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.remaining.len() as u64;
        let hint = self.body.size_hint();
        let mut whole = SizeHint::new();
        whole.set_lower(hint.lower() + rest);
        if let Some(upper) = hint.upper() {
            whole.set_upper(upper + rest);
        }
        whole
    }
}
