//! Counts the bytes of request bodies against the memory that all bodies share.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequestParts as _, Request};
use axum::middleware::Next;
use earshot_api_server::body_budget::{BodyRefusal, BodyShare};
use earshot_api_server::prelude::*;
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, ready};

/// Seconds until uploads of others have probably ended.
const RETRY_AFTER_S: u64 = 5;

/// Ends the reading of a body for which there is no memory. It responds with 429 when the caller sends too much at once,
/// and with 503 when all callers together do.
pub(crate) async fn with_body_budget(state: AppState, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    // Most requests have none, and need no owner.
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let Ok(owner) = WorkOwner::from_request_parts(&mut parts, &state).await;
    // The handler keeps the bytes after it has read them, so the share ends with the response.
    let counted = Arc::new(CountedBytes { share: state.bodies.open(owner.0), refusal: OnceLock::new() });
    let body = Body::new(CountedBody { body, counted: Arc::clone(&counted) });
    let response = next.run(Request::from_parts(parts, body)).await;
    let error = match counted.refusal.get() {
        None => return response,
        Some(BodyRefusal::Owner) => ApiError::new(
            ErrorCode::TooManyRequests,
            "You are sending too much at once. Upload one file after the other.",
        ),
        Some(BodyRefusal::Total) => ApiError::of(ErrorCode::Busy),
    };
    error.with_retry_after(RETRY_AFTER_S).into_response()
}

struct CountedBytes {
    share: BodyShare,
    refusal: OnceLock<BodyRefusal>,
}

impl CountedBytes {
    fn refuse(&self, refusal: BodyRefusal) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let refusal = self.refusal.get_or_init(|| refusal);
        Poll::Ready(Some(Err(axum::Error::new(std::io::Error::other(format!("no memory for the body: {refusal:?}"))))))
    }
}

struct CountedBody {
    body: Body,
    counted: Arc<CountedBytes>,
}

impl HttpBody for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.counted.share.wake_when_evicted(context.waker());
        if self.counted.share.is_evicted() {
            return self.counted.refuse(BodyRefusal::Total);
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        let bytes = match &frame {
            Some(Ok(frame)) => frame.data_ref().map_or(0, Bytes::len),
            _ => 0,
        };
        match self.counted.share.reserve(bytes) {
            Ok(()) => Poll::Ready(frame),
            Err(refusal) => self.counted.refuse(refusal),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
