//! Reading a body with limits on its size, its density, its pace and the memory of all bodies together.

use crate::answer::BodyHold;
use crate::decode::{self, Source};
use crate::error::{FetchError, Phase, Scarce};
use crate::memory::{BodyMemory, Hold, Memory};
use crate::request::{FetchRequest, Pace};
use futures::StreamExt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt};
use tokio::time::{Instant, timeout_at};
use tokio_util::bytes::Bytes;
use tokio_util::io::StreamReader;

/// Facts 1.9: after the first MiB, more than 200 to 1 is a bomb.
const MAX_RATIO: usize = 200;
const RATIO_FROM: usize = 1 << 20;
/// Bytes that are handed on between two looks at the limits, packed and decoded.
const PACKED_PIECE: usize = 4 << 10;
const PIECE: usize = 16 << 10;
/// What packing may add to a body that does not pack.
const PACKED_SLACK: usize = 64 << 10;

/// The limits of one body.
pub(crate) struct Limits<'a> {
    pub(crate) url: &'a str,
    pub(crate) max_bytes: usize,
    /// Whether what is beyond is left out, in place of an error.
    pub(crate) is_cut: bool,
    pub(crate) pace: Pace,
    pub(crate) deadline: Instant,
    /// The whole of the time, to tell it.
    pub(crate) time: Duration,
    /// For memory.
    pub(crate) max_wait: Duration,
}

/// Why a body was not read, when `FetchError` needs more than is known here.
pub(crate) enum BodyError {
    Fetch(FetchError),
    NoMemory,
}

impl From<FetchError> for BodyError {
    fn from(error: FetchError) -> Self {
        Self::Fetch(error)
    }
}

impl<'a> Limits<'a> {
    pub(crate) fn new(url: &'a str, request: &FetchRequest, deadline: Instant, max_wait: Duration) -> Self {
        let FetchRequest { max_bytes, is_cut, pace, deadline: time, .. } = *request;
        Self { url, max_bytes, is_cut, pace, deadline, time, max_wait }
    }
}

/// Reads the body whole, or says why not.
pub(crate) async fn read(
    response: reqwest::Response,
    limits: &Limits<'_>,
    memory: &Memory,
) -> Result<(Vec<u8>, BodyHold), BodyError> {
    let codings = decode::codings(response.headers());
    let max_bytes = limits.max_bytes.min(memory.bodies.size());
    let announced = response.content_length().and_then(|length| usize::try_from(length).ok());
    let is_too_long =
        announced.is_some_and(|length| length > max_packed(max_bytes) || (codings.is_empty() && length > max_bytes));
    if is_too_long && !limits.is_cut {
        return Err(limits.too_large(max_bytes).into());
    }
    let packed = Arc::new(AtomicUsize::new(0));
    let mut source = counted(response, Arc::clone(&packed), max_packed(max_bytes));
    let mut reading = Reading {
        limits,
        max_bytes,
        start: Instant::now(),
        paused: Duration::ZERO,
        packed,
        hold: memory.bodies.hold(),
    };
    let first = reading.in_time(source.fill_buf()).await?;
    if first.is_empty() {
        return Ok((Vec::new(), BodyHold::default()));
    }
    let windows = decode::windows(first, &codings);
    let _unpacking = reading.room_for(windows, &memory.windows).await?;
    source = reading.in_time(decode::decoded(source, &codings)).await?;
    let body = reading.drain(source).await?;
    Ok((body, reading.hold.into()))
}

/// A packed body may be a little larger than what it holds, never much.
fn max_packed(max_bytes: usize) -> usize {
    max_bytes.saturating_add(max_bytes / 16).saturating_add(PACKED_SLACK)
}

/// The bytes of the wire in small pieces, counted as they are taken.
fn counted(response: reqwest::Response, packed: Arc<AtomicUsize>, max_packed: usize) -> Source {
    let pieces = response.bytes_stream().flat_map(|chunk| {
        futures::stream::iter(match chunk {
            Ok(mut chunk) => {
                let mut pieces = Vec::with_capacity(chunk.len().div_ceil(PACKED_PIECE));
                while !chunk.is_empty() {
                    pieces.push(Ok(chunk.split_to(chunk.len().min(PACKED_PIECE))));
                }
                pieces
            }
            Err(error) => vec![Err(io::Error::other(error))],
        })
    });
    let counted = pieces.map(move |piece| {
        let piece: Bytes = piece?;
        let total = packed.fetch_add(piece.len(), Ordering::Relaxed) + piece.len();
        if total > max_packed { Err(io::Error::from(io::ErrorKind::FileTooLarge)) } else { Ok(piece) }
    });
    Box::new(StreamReader::new(Box::pin(counted)))
}

/// Waits for memory, but not for ever; how long is added to the time that the server has no part in.
async fn wait_for(room: impl Future<Output = ()>, max_wait: Duration, paused: &mut Duration) -> Result<(), BodyError> {
    let before = Instant::now();
    let found = timeout_at(before + max_wait, room).await;
    *paused += before.elapsed();
    found.map_err(|_| BodyError::NoMemory)
}

struct Reading<'a> {
    limits: &'a Limits<'a>,
    max_bytes: usize,
    start: Instant,
    /// Spent waiting for memory, which the server has no part in.
    paused: Duration,
    packed: Arc<AtomicUsize>,
    hold: Hold,
}

impl Reading<'_> {
    async fn drain(&mut self, mut source: Source) -> Result<Vec<u8>, BodyError> {
        let mut body = Vec::new();
        let mut piece = vec![0; PIECE];
        loop {
            let length = self.in_time(source.read(&mut piece)).await?;
            if length == 0 {
                break;
            }
            let kept = if self.limits.is_cut { length.min(self.max_bytes - body.len()) } else { length };
            self.make_room(&mut body, kept).await?;
            body.extend_from_slice(&piece[..kept]);
            if kept < length {
                break;
            }
            if body.len() > RATIO_FROM && body.len() / self.packed().max(1) > MAX_RATIO {
                return Err(FetchError::TooDense { url: self.limits.url.to_owned(), ratio: MAX_RATIO }.into());
            }
            // A bomb is unpacked without waiting for anything; others want the thread too.
            tokio::task::coop::consume_budget().await;
        }
        body.shrink_to_fit();
        self.hold.shrink_to(body.capacity());
        Ok(body)
    }

    /// Waits for what unpacking needs before any of the body is held, so that nobody who holds some waits for this.
    async fn room_for(&mut self, windows: usize, memory: &BodyMemory) -> Result<Hold, BodyError> {
        let mut hold = memory.hold();
        let growth = hold.grow_to(windows.min(memory.size()));
        wait_for(growth, self.limits.max_wait, &mut self.paused).await?;
        Ok(hold)
    }

    /// Asks for memory before it is taken.
    async fn make_room(&mut self, body: &mut Vec<u8>, more: usize) -> Result<(), BodyError> {
        let length = body.len() + more;
        if length > self.max_bytes {
            return Err(self.limits.too_large(self.max_bytes).into());
        }
        if length > body.capacity() {
            let capacity = (body.capacity() * 2).clamp(length, self.max_bytes);
            wait_for(self.hold.grow_to(capacity), self.limits.max_wait, &mut self.paused).await?;
            body.reserve_exact(capacity - body.len());
        }
        Ok(())
    }

    /// Waits for a step, until the deadline or until the pace would be too slow.
    async fn in_time<T>(&self, step: impl Future<Output = io::Result<T>>) -> Result<T, BodyError> {
        let deadline = self.limits.deadline + self.paused;
        let slowest = self.slowest();
        match timeout_at(slowest.map_or(deadline, |slowest| slowest.min(deadline)), step).await {
            Ok(done) => done.map_err(|error| self.error(error).into()),
            Err(_) if Instant::now() >= deadline => Err(FetchError::TooLate {
                url: self.limits.url.to_owned(),
                phase: Phase::Whole,
                limit: self.limits.time,
            }
            .into()),
            Err(_) => {
                let (url, bytes_per_second) = (self.limits.url.to_owned(), self.limits.pace.bytes_per_second);
                Err(FetchError::TooSlow { url, bytes_per_second }.into())
            }
        }
    }

    /// When what has come will be too little for the time it took.
    fn slowest(&self) -> Option<Instant> {
        let Pace { bytes_per_second, grace } = self.limits.pace;
        let enough_for = Duration::from_secs((self.packed() as u64).checked_div(bytes_per_second)?);
        Some(self.start + self.paused + grace.max(enough_for))
    }

    fn packed(&self) -> usize {
        self.packed.load(Ordering::Relaxed)
    }

    fn error(&self, error: io::Error) -> FetchError {
        let url = self.limits.url.to_owned();
        if error.kind() == io::ErrorKind::FileTooLarge {
            return self.limits.too_large(self.max_bytes);
        }
        match error.get_ref() {
            Some(source) if source.is::<reqwest::Error>() => FetchError::Broken { url, source: error },
            _ => FetchError::BadEncoding { url, reason: error.to_string() },
        }
    }
}

impl Limits<'_> {
    fn too_large(&self, limit: usize) -> FetchError {
        FetchError::TooLarge { url: self.url.to_owned(), limit }
    }

    /// The error for the caller.
    pub(crate) fn finish(&self, error: BodyError, clock: &earshot_model::Clock) -> FetchError {
        match error {
            BodyError::Fetch(error) => error,
            BodyError::NoMemory => FetchError::Busy {
                url: self.url.to_owned(),
                until: clock.now() + self.max_wait,
                scarce: Scarce::Memory,
            },
        }
    }
}
