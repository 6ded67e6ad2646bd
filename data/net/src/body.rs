//! Reading a body with limits on its size, its density and its pace. Decoded here and not by the HTTP library, which
//! does not say how much came over the wire.

use crate::error::FetchError;
use brotli_decompressor::DecompressorWriter;
use flate2::write::MultiGzDecoder;
use futures::StreamExt;
use std::io::{self, Write};
use std::time::Duration;
use tokio::time::Instant;

/// Facts 1.9: after the first MiB, more than 200 to 1 is a bomb.
const MAX_RATIO: usize = 200;
const RATIO_FROM: usize = 1 << 20;
/// Slower than this after the grace is a drip.
const MIN_BYTES_PER_SECOND: u64 = 1024;
const GRACE: Duration = Duration::from_secs(10);
/// Packed bytes that are decoded between two looks at the clock and the ratio.
const PIECE: usize = 4 << 10;

/// What we say that we can decode.
pub(crate) const ACCEPT_ENCODING: &str = "gzip, br";

/// Reads the body whole, or says why not.
pub(crate) async fn read(response: reqwest::Response, url: &str, max_bytes: usize) -> Result<Vec<u8>, FetchError> {
    let too_large = || FetchError::TooLarge { url: url.to_owned(), limit: max_bytes };
    let encoding = response
        .headers()
        .get("content-encoding")
        .and_then(|value| value.to_str().ok())
        .unwrap_or("")
        .trim()
        .to_ascii_lowercase();
    let announced = response.content_length().and_then(|length| usize::try_from(length).ok());
    if announced.is_some_and(|length| length > max_bytes) {
        return Err(too_large());
    }
    let mut chunks = response.bytes_stream();
    let mut decoder: Option<Decoder> = None;
    let mut packed = 0_usize;
    let start = Instant::now();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|source| FetchError::Broken { url: url.to_owned(), source })?;
        let decoder = decoder.get_or_insert_with(|| Decoder::new(&encoding, &chunk, max_bytes));
        for piece in chunk.chunks(PIECE) {
            packed += piece.len();
            decoder.write(piece).map_err(|error| decode_error(&error, url, max_bytes))?;
            let length = decoder.length();
            if length > RATIO_FROM && length / packed > MAX_RATIO {
                return Err(FetchError::TooDense { url: url.to_owned(), ratio: MAX_RATIO });
            }
        }
        let elapsed = start.elapsed();
        if elapsed > GRACE && (packed as u64) < elapsed.as_secs() * MIN_BYTES_PER_SECOND {
            return Err(FetchError::TooSlow { url: url.to_owned(), limit: elapsed });
        }
    }
    let Some(decoder) = decoder else { return Ok(Vec::new()) };
    decoder.finish().map_err(|error| decode_error(&error, url, max_bytes))
}

fn decode_error(error: &io::Error, url: &str, limit: usize) -> FetchError {
    match error.kind() {
        io::ErrorKind::FileTooLarge => FetchError::TooLarge { url: url.to_owned(), limit },
        _ => FetchError::BadEncoding { url: url.to_owned(), reason: error.to_string() },
    }
}

enum Decoder {
    Plain(Capped),
    Gzip(Box<MultiGzDecoder<Capped>>),
    Brotli(Box<DecompressorWriter<Capped>>),
}

impl Decoder {
    /// Some servers announce gzip and send plain text: the first bytes decide.
    fn new(encoding: &str, first: &[u8], max_bytes: usize) -> Self {
        let sink = Capped { bytes: Vec::new(), max_bytes };
        match encoding {
            "gzip" | "x-gzip" if first.starts_with(b"\x1f") => Self::Gzip(Box::new(MultiGzDecoder::new(sink))),
            "br" => Self::Brotli(Box::new(DecompressorWriter::new(sink, PIECE))),
            _ => Self::Plain(sink),
        }
    }

    fn write(&mut self, piece: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain(sink) => sink.write_all(piece),
            Self::Gzip(decoder) => decoder.write_all(piece),
            Self::Brotli(decoder) => decoder.write_all(piece),
        }
    }

    fn length(&self) -> usize {
        match self {
            Self::Plain(sink) => sink.bytes.len(),
            Self::Gzip(decoder) => decoder.get_ref().bytes.len(),
            Self::Brotli(decoder) => decoder.get_ref().bytes.len(),
        }
    }

    fn finish(self) -> io::Result<Vec<u8>> {
        match self {
            Self::Plain(sink) => Ok(sink.bytes),
            Self::Gzip(decoder) => decoder.finish().map(|sink| sink.bytes),
            Self::Brotli(mut decoder) => {
                decoder.close()?;
                decoder.into_inner().map(|sink| sink.bytes).map_err(|_| io::ErrorKind::UnexpectedEof.into())
            }
        }
    }
}

/// Memory that refuses to grow past a limit.
struct Capped {
    bytes: Vec<u8>,
    max_bytes: usize,
}

impl Write for Capped {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + piece.len() > self.max_bytes {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(piece);
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
