//! Unpacks gzip streams one member after the other. What follows the last member is ignored: caches append comments,
//! and archives padding.

use async_compression::tokio::bufread::GzipDecoder;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncBufRead, AsyncRead, ReadBuf};

/// The first byte of a member (RFC 1952 2.3.1).
const FIRST_BYTE: u8 = 0x1f;

/// The packed bytes.
type Source = Box<dyn AsyncBufRead + Send + Unpin>;

/// Reads all members of a gzip stream.
pub(crate) enum GzipMembers {
    /// Inside a member.
    Member(Box<GzipDecoder<Source>>),
    /// At the end of a member.
    Between(Source),
    Done,
}

impl GzipMembers {
    pub(crate) fn new(source: Source) -> Self {
        Self::Member(Box::new(GzipDecoder::new(source)))
    }
}

impl AsyncRead for GzipMembers {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            match &mut *self {
                Self::Member(decoder) => {
                    let before = buffer.filled().len();
                    ready!(Pin::new(decoder).poll_read(context, buffer))?;
                    if buffer.filled().len() > before || buffer.remaining() == 0 {
                        return Poll::Ready(Ok(()));
                    }
                    if let Self::Member(decoder) = std::mem::replace(&mut *self, Self::Done) {
                        *self = Self::Between(decoder.into_inner());
                    }
                }
                Self::Between(source) => {
                    let has_member = ready!(Pin::new(source).poll_fill_buf(context))?.first() == Some(&FIRST_BYTE);
                    if let Self::Between(source) = std::mem::replace(&mut *self, Self::Done)
                        && has_member
                    {
                        *self = Self::new(source);
                    }
                }
                Self::Done => return Poll::Ready(Ok(())),
            }
        }
    }
}
