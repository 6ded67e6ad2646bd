//! A minimal HTTP/2 server that breaks the protocol.

use crate::connection::{CountingWriter, read_more};
use tokio::io::{AsyncRead, AsyncWrite};

/// Whether the server sends headers without end or resets the stream.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum HeaderFlood {
    Yes,
    No,
}

const FRAME_HEAD: usize = 9;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const CONTINUATION: u8 = 9;
const INTERNAL_ERROR: u32 = 2;

/// Serves HTTP/2 after `PRI * HTTP/2.0` was read like a request line (RFC 9113 3.4).
pub(crate) async fn serve_http2<S>(out: &mut CountingWriter<'_, S>, received: &mut Vec<u8>, flood: HeaderFlood) -> bool
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    if out.send(&build_frame(SETTINGS, 0, 0, &[])).await.is_err() {
        return true;
    }
    // The rest of the preface.
    while received.len() < 6 {
        if read_more(out.stream, received).await.is_none() {
            return true;
        }
    }
    received.drain(..6);
    while let Some((kind, id)) = read_frame(out.stream, received).await {
        if kind != HEADERS {
            continue;
        }
        if flood == HeaderFlood::Yes {
            // A literal header without indexing (RFC 7541 6.2.2), longer than any limit that the client announced.
            let piece = vec![0; 16 << 10];
            return out.repeat(&build_frame(HEADERS, 0, id, &[0x88]), &build_frame(CONTINUATION, 0, id, &piece)).await;
        }
        if out.send(&build_frame(RST_STREAM, 0, id, &INTERNAL_ERROR.to_be_bytes())).await.is_err() {
            return true;
        }
    }
    true
}

fn build_frame(kind: u8, flags: u8, id: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).expect("a frame is small").to_be_bytes();
    let mut frame = vec![length[1], length[2], length[3], kind, flags];
    frame.extend_from_slice(&id.to_be_bytes());
    frame.extend_from_slice(payload);
    frame
}

/// Returns the kind and the stream of the next frame and skips its payload.
async fn read_frame<S: AsyncRead + Unpin>(stream: &mut S, received: &mut Vec<u8>) -> Option<(u8, u32)> {
    while received.len() < FRAME_HEAD {
        read_more(stream, received).await?;
    }
    let head: Vec<u8> = received.drain(..FRAME_HEAD).collect();
    let length = u32::from_be_bytes([0, head[0], head[1], head[2]]) as usize;
    while received.len() < length {
        read_more(stream, received).await?;
    }
    received.drain(..length);
    Some((head[3], u32::from_be_bytes([head[5], head[6], head[7], head[8]])))
}
