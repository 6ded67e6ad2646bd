//! Reads a body within limits on size, compression ratio, transfer rate, and the memory of all bodies together.

use crate::decode::{self, ByteStream};
use crate::error::{FetchError, FetchPhase, ScarceResource};
use crate::memory::{ClientMemory, MemoryPermit, MemoryPool};
use crate::request::{FetchRequest, MinTransferRate};
use crate::response::BodyPermit;
use futures::StreamExt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt};
use tokio::time::{Instant, timeout_at};
use tokio_util::bytes::Bytes;
use tokio_util::io::StreamReader;

/// Facts 1.9: a ratio above 200 to 1 after the first MiB is a decompression bomb.
const MAX_COMPRESSION_RATIO: usize = 200;
const MIN_BYTES_FOR_RATIO: usize = 1 << 20;
/// Bytes between two checks of the limits, before and after decoding.
const WIRE_CHUNK_BYTES: usize = 4 << 10;
const READ_CHUNK_BYTES: usize = 16 << 10;
/// Compression can add this much to a body that does not compress.
const COMPRESSION_SLACK_BYTES: usize = 64 << 10;

/// The limits of one body.
pub(crate) struct BodyLimits<'a> {
    pub(crate) url: &'a str,
    pub(crate) max_bytes: usize,
    /// Whether a larger body is truncated instead of being an error.
    pub(crate) truncates_body: bool,
    pub(crate) min_transfer_rate: MinTransferRate,
    pub(crate) deadline: Instant,
    /// The time limit of the whole request, for the error.
    pub(crate) time_limit: Duration,
    /// How long to wait for memory.
    pub(crate) max_wait: Duration,
}

/// Why a body was not read. [`BodyLimits::fetch_error`] adds what a [`FetchError`] needs.
pub(crate) enum BodyError {
    Fetch(FetchError),
    NoMemory,
}

impl From<FetchError> for BodyError {
    fn from(error: FetchError) -> Self {
        Self::Fetch(error)
    }
}

impl<'a> BodyLimits<'a> {
    pub(crate) fn new(url: &'a str, request: &FetchRequest, deadline: Instant, max_wait: Duration) -> Self {
        let FetchRequest { max_bytes, truncates_body, min_transfer_rate, timeout: time_limit, .. } = *request;
        Self { url, max_bytes, truncates_body, min_transfer_rate, deadline, time_limit, max_wait }
    }
}

/// Receives the chunks of a body as they arrive, decoded.
pub(crate) type BodyChunkSink<'a> = &'a mut (dyn FnMut(&[u8]) + Send);

/// Where a body goes.
pub(crate) enum BodySink<'a> {
    /// Into memory. The function receives each chunk, too.
    Memory(BodyChunkSink<'a>),
    /// Only to the function, which may end the transfer with an error.
    Stream(&'a mut (dyn FnMut(&[u8]) -> io::Result<()> + Send)),
}

/// Reads the whole body. The sink receives each chunk before the next one is awaited.
pub(crate) async fn read_body(
    response: reqwest::Response,
    limits: &BodyLimits<'_>,
    memory: &ClientMemory,
    sink: BodySink<'_>,
) -> Result<(Vec<u8>, BodyPermit), BodyError> {
    let codings = decode::read_codings(response.headers());
    let max_bytes = match sink {
        BodySink::Memory(_) => limits.max_bytes.min(memory.bodies.size()),
        BodySink::Stream(_) => limits.max_bytes,
    };
    let announced = response.content_length().and_then(|length| usize::try_from(length).ok());
    let is_too_long = announced
        .is_some_and(|length| length > max_compressed_bytes(max_bytes) || (codings.is_empty() && length > max_bytes));
    if is_too_long && !limits.truncates_body {
        return Err(limits.too_large_error(max_bytes).into());
    }
    let packed = Arc::new(AtomicUsize::new(0));
    let mut source = count_bytes(response, Arc::clone(&packed), max_compressed_bytes(max_bytes));
    let mut reading = BodyReader {
        limits,
        max_bytes,
        start: Instant::now(),
        paused: Duration::ZERO,
        compressed_bytes: packed,
        permit: memory.bodies.new_permit(),
    };
    let first = reading.await_in_time(source.fill_buf()).await?;
    if first.is_empty() {
        return Ok((Vec::new(), BodyPermit::default()));
    }
    let windows = decode::decoder_window_bytes(first, &codings);
    let _unpacking = reading.reserve_windows(windows, &memory.windows).await?;
    source = reading.await_in_time(decode::decode(source, &codings)).await?;
    let body = reading.read_to_end(source, sink).await?;
    Ok((body, reading.permit.into()))
}

/// The most bytes on the wire for a body of this size: compression may enlarge a body slightly.
fn max_compressed_bytes(max_bytes: usize) -> usize {
    max_bytes.saturating_add(max_bytes / 16).saturating_add(COMPRESSION_SLACK_BYTES)
}

/// Splits the bytes from the wire into small chunks and counts them as they are read.
fn count_bytes(response: reqwest::Response, packed: Arc<AtomicUsize>, max_packed: usize) -> ByteStream {
    let pieces = response.bytes_stream().flat_map(|chunk| {
        futures::stream::iter(match chunk {
            Ok(mut chunk) => {
                let mut pieces = Vec::with_capacity(chunk.len().div_ceil(WIRE_CHUNK_BYTES));
                while !chunk.is_empty() {
                    pieces.push(Ok(chunk.split_to(chunk.len().min(WIRE_CHUNK_BYTES))));
                }
                pieces
            }
            // The error would show the URL with its secrets.
            Err(error) => vec![Err(io::Error::other(error.without_url()))],
        })
    });
    let counted = pieces.map(move |piece| {
        let piece: Bytes = piece?;
        let total = packed.fetch_add(piece.len(), Ordering::Relaxed) + piece.len();
        if total > max_packed { Err(io::Error::from(io::ErrorKind::FileTooLarge)) } else { Ok(piece) }
    });
    Box::new(StreamReader::new(Box::pin(counted)))
}

/// Waits for memory, at most `max_wait`. Adds the time to `paused`, because the server did not cause it.
async fn wait_for_memory(
    room: impl Future<Output = ()>,
    max_wait: Duration,
    paused: &mut Duration,
) -> Result<(), BodyError> {
    let before = Instant::now();
    let found = timeout_at(before + max_wait, room).await;
    *paused += before.elapsed();
    found.map_err(|_| BodyError::NoMemory)
}

struct BodyReader<'a> {
    limits: &'a BodyLimits<'a>,
    max_bytes: usize,
    start: Instant,
    /// Time spent waiting for memory, which does not count against the server.
    paused: Duration,
    compressed_bytes: Arc<AtomicUsize>,
    permit: MemoryPermit,
}

impl BodyReader<'_> {
    async fn read_to_end(&mut self, mut source: ByteStream, mut sink: BodySink<'_>) -> Result<Vec<u8>, BodyError> {
        let mut body = Vec::new();
        let mut received = 0;
        let mut chunk = vec![0; READ_CHUNK_BYTES];
        loop {
            let length = self.await_in_time(source.read(&mut chunk)).await?;
            if length == 0 {
                break;
            }
            let kept = if self.limits.truncates_body { length.min(self.max_bytes - received) } else { length };
            if received + kept > self.max_bytes {
                return Err(self.limits.too_large_error(self.max_bytes).into());
            }
            match &mut sink {
                BodySink::Memory(on_chunk) => {
                    self.reserve_body(&mut body, kept).await?;
                    body.extend_from_slice(&chunk[..kept]);
                    on_chunk(&chunk[..kept]);
                }
                BodySink::Stream(take) => {
                    let url = || self.limits.url.to_owned();
                    take(&chunk[..kept]).map_err(|source| FetchError::NotAccepted { url: url(), source })?;
                }
            }
            received += kept;
            if kept < length {
                break;
            }
            if received > MIN_BYTES_FOR_RATIO && received / self.compressed_bytes().max(1) > MAX_COMPRESSION_RATIO {
                return Err(FetchError::DecompressionBomb {
                    url: self.limits.url.to_owned(),
                    ratio: MAX_COMPRESSION_RATIO,
                }
                .into());
            }
            // Decoding a decompression bomb never waits, so the loop yields to other tasks by itself.
            tokio::task::coop::consume_budget().await;
        }
        body.shrink_to_fit();
        self.permit.shrink_to(body.capacity());
        Ok(body)
    }

    /// Reserves decoder windows before the body takes any memory. Otherwise requests that hold body memory could wait
    /// for each other.
    async fn reserve_windows(&mut self, windows: usize, memory: &MemoryPool) -> Result<MemoryPermit, BodyError> {
        let mut permit = memory.new_permit();
        let growth = permit.grow_to(windows.min(memory.size()));
        wait_for_memory(growth, self.limits.max_wait, &mut self.paused).await?;
        Ok(permit)
    }

    /// Reserves memory before the body grows.
    async fn reserve_body(&mut self, body: &mut Vec<u8>, more: usize) -> Result<(), BodyError> {
        let length = body.len() + more;
        if length > body.capacity() {
            let capacity = (body.capacity() * 2).clamp(length, self.max_bytes);
            wait_for_memory(self.permit.grow_to(capacity), self.limits.max_wait, &mut self.paused).await?;
            body.reserve_exact(capacity - body.len());
        }
        Ok(())
    }

    /// Awaits a step until the deadline, or until the rate falls below the limit.
    async fn await_in_time<T>(&self, step: impl Future<Output = io::Result<T>>) -> Result<T, BodyError> {
        let deadline = self.limits.deadline + self.paused;
        let slowest = self.pace_deadline();
        match timeout_at(slowest.map_or(deadline, |slowest| slowest.min(deadline)), step).await {
            Ok(done) => done.map_err(|error| self.to_fetch_error(error).into()),
            Err(_) if Instant::now() >= deadline => Err(FetchError::Timeout {
                url: self.limits.url.to_owned(),
                phase: FetchPhase::Whole,
                limit: self.limits.time_limit,
            }
            .into()),
            Err(_) => {
                let (url, bytes_per_second) =
                    (self.limits.url.to_owned(), self.limits.min_transfer_rate.bytes_per_second);
                Err(FetchError::TooSlow { url, bytes_per_second }.into())
            }
        }
    }

    /// The time at which the bytes so far are too few for the required rate.
    fn pace_deadline(&self) -> Option<Instant> {
        let MinTransferRate { bytes_per_second, grace } = self.limits.min_transfer_rate;
        let enough_for = Duration::from_secs((self.compressed_bytes() as u64).checked_div(bytes_per_second)?);
        Some(self.start + self.paused + grace.max(enough_for))
    }

    fn compressed_bytes(&self) -> usize {
        self.compressed_bytes.load(Ordering::Relaxed)
    }

    fn to_fetch_error(&self, error: io::Error) -> FetchError {
        let url = self.limits.url.to_owned();
        if error.kind() == io::ErrorKind::FileTooLarge {
            return self.limits.too_large_error(self.max_bytes);
        }
        match error.get_ref() {
            Some(source) if source.is::<reqwest::Error>() => FetchError::Interrupted { url, source: error },
            _ => FetchError::BadEncoding { url, reason: error.to_string() },
        }
    }
}

impl BodyLimits<'_> {
    fn too_large_error(&self, limit: usize) -> FetchError {
        FetchError::TooLarge { url: self.url.to_owned(), limit }
    }

    /// Converts to the error for the caller.
    pub(crate) fn fetch_error(&self, error: BodyError, clock: &earshot_model::Clock) -> FetchError {
        match error {
            BodyError::Fetch(error) => error,
            BodyError::NoMemory => FetchError::Busy {
                url: self.url.to_owned(),
                until: clock.now() + self.max_wait,
                scarce: ScarceResource::Memory,
            },
        }
    }
}
