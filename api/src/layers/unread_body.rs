//! Reads what a response left unread of its request's body, within a bound, or announces that the connection ends.
//!
//! A refused call is answered before its body is read. HTTP/1 needs the rest of the body out of the way before the next
//! call on the connection; hyper ends the connection otherwise, without a word, and the client's next call fails.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, Version, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt as _;
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

/// The most that is read of a body that nobody wants. Most bodies are smaller, and have arrived already.
const MAX_DRAINED_BYTES: u64 = 256 << 10;
/// The longest wait for it.
const MAX_DRAIN_TIME: Duration = Duration::from_millis(500);

/// Gives the connection free for the next request, or announces its end.
pub(crate) async fn with_unread_body(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    // The streams of HTTP/2 are independent.
    if body.is_end_stream() || parts.version >= Version::HTTP_2 {
        return next.run(Request::from_parts(parts, body)).await;
    }
    // Such a client waits for permission to send its body, and reading would give it.
    let waits_for_permission = parts.headers.contains_key(header::EXPECT);
    let unread = BodyRest::default();
    let body = Body::new(ReturnedBody { body: Some(body), was_polled: false, unread: Arc::clone(&unread) });
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let left = unread.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some((body, was_polled)) = left
        && ((waits_for_permission && !was_polled) || !is_drained(body).await)
    {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// Reads a body to its end. Returns false when it is too large, too slow, or broken.
async fn is_drained(mut body: Body) -> bool {
    if body.size_hint().lower() > MAX_DRAINED_BYTES {
        return false;
    }
    let read = async {
        let mut bytes = 0;
        while let Some(frame) = body.frame().await {
            let Ok(frame) = frame else { return false };
            bytes += frame.data_ref().map_or(0, |data| data.len() as u64);
            if bytes > MAX_DRAINED_BYTES {
                return false;
            }
        }
        true
    };
    tokio::time::timeout(MAX_DRAIN_TIME, read).await.unwrap_or(false)
}

/// The rest of a body, and whether its beginning was read.
type BodyRest = Arc<Mutex<Option<(Body, bool)>>>;

/// A body that returns what its reader left.
struct ReturnedBody {
    body: Option<Body>,
    was_polled: bool,
    unread: BodyRest,
}

impl HttpBody for ReturnedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.was_polled = true;
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let frame = ready!(Pin::new(body).poll_frame(context));
        if !matches!(frame, Some(Ok(_))) {
            // It has ended, or the connection has.
            self.body = None;
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or_else(|| SizeHint::with_exact(0), HttpBody::size_hint)
    }
}

impl Drop for ReturnedBody {
    fn drop(&mut self) {
        if let Some(body) = self.body.take().filter(|body| !body.is_end_stream()) {
            *self.unread.lock().unwrap_or_else(PoisonError::into_inner) = Some((body, self.was_polled));
        }
    }
}
