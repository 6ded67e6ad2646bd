//! Unpacking bodies as they arrive. Not by the HTTP library, which does not say how much came over the wire.

use async_compression::tokio::bufread::{BrotliDecoder, DeflateDecoder, GzipDecoder, ZlibDecoder};
use reqwest::header::{CONTENT_ENCODING, HeaderMap};
use std::io::{self, Cursor};
use tokio::io::{AsyncBufRead, AsyncReadExt, BufReader};

/// What we say that we can decode.
pub(crate) const ACCEPT_ENCODING: &str = "gzip, br, deflate";
/// Codings on top of each other; servers that pack twice exist, those that pack thrice are up to something.
const MAX_LAYERS: usize = 2;
const GZIP_MAGIC: &[u8] = &[0x1f, 0x8b, 0x08];
const ZSTD_MAGIC: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
/// Bytes that decide how the rest is read.
const PEEK: usize = 4;

/// The largest window of a Brotli stream (RFC 7932 9.1).
const MAX_WINDOW: usize = 1 << 24;

pub(crate) type Source = Box<dyn AsyncBufRead + Send + Unpin>;

/// The codings of an answer, in the order they were applied.
pub(crate) fn codings(headers: &HeaderMap) -> Vec<String> {
    let values = headers.get_all(CONTENT_ENCODING).iter();
    let text = values.map(|value| String::from_utf8_lossy(value.as_bytes()).to_ascii_lowercase());
    text.flat_map(|line| line.split(',').map(|coding| coding.trim().to_owned()).collect::<Vec<_>>())
        .filter(|coding| !coding.is_empty() && coding != "identity")
        .collect()
}

/// Takes the codings off. The first bytes have the last word: some servers announce what they don't do, or do it twice.
///
/// # Errors
/// `InvalidData` for a coding that was not asked for, or for too many of them; else those of the source.
pub(crate) async fn decoded(mut source: Source, codings: &[String]) -> io::Result<Source> {
    if codings.len() > MAX_LAYERS {
        return Err(invalid("it is packed too often"));
    }
    for coding in codings.iter().rev() {
        source = unpacked(source, coding).await?;
    }
    if let [coding] = codings
        && is_gzip(coding)
    {
        let (first, rest) = peek(source).await?;
        source = if first.starts_with(GZIP_MAGIC) { gunzipped(rest) } else { rest };
    }
    Ok(source)
}

/// Bytes that unpacking holds beside the body: windows of Brotli, of which a stream says with its first bits what it needs
/// (RFC 7932 9.1). Those of the other codings are of 32 KiB.
pub(crate) fn windows(first: &[u8], codings: &[String]) -> usize {
    // What lies below the outermost coding is not read yet.
    let needs = codings.iter().rev().enumerate().filter(|(_, coding)| *coding == "br");
    needs.map(|(depth, _)| if depth == 0 { window(first) } else { MAX_WINDOW }).sum()
}

fn window(first: &[u8]) -> usize {
    let Some(bits) = first.first() else { return 0 };
    let exponent = match (bits & 1, bits >> 1 & 7, bits >> 4 & 7) {
        (0, ..) => 16,
        (_, more @ 1.., _) => 17 + more,
        (_, 0, fewer @ 2..) => 8 + fewer,
        _ => 17,
    };
    1 << exponent
}

async fn unpacked(source: Source, coding: &str) -> io::Result<Source> {
    let (first, source) = peek(source).await?;
    if first.is_empty() {
        return Ok(source);
    }
    if first.starts_with(ZSTD_MAGIC) {
        return Err(invalid("it is packed as zstd, which was not asked for"));
    }
    Ok(match coding {
        coding if is_gzip(coding) && first.starts_with(&GZIP_MAGIC[..1]) => gunzipped(source),
        "deflate" if is_zlib(&first) => buffered(ZlibDecoder::new(source)),
        // RFC 9110 8.4.1.2 notes that some send it without the zlib frame.
        "deflate" if !is_markup(&first) => buffered(DeflateDecoder::new(source)),
        // `<` cannot begin a Brotli stream (RFC 7932 9.2: a reserved bit is set).
        "br" if !is_markup(&first) => buffered(BrotliDecoder::new(source)),
        _ => source,
    })
}

fn is_gzip(coding: &str) -> bool {
    matches!(coding, "gzip" | "x-gzip")
}

fn is_markup(first: &[u8]) -> bool {
    first.starts_with(b"<")
}

/// RFC 1950 2.2: method 8, and a checksum over both bytes.
fn is_zlib(first: &[u8]) -> bool {
    matches!(first, [method, flags, ..] if method & 0x0f == 8 && u16::from_be_bytes([*method, *flags]) % 31 == 0)
}

fn gunzipped(source: Source) -> Source {
    let mut decoder = GzipDecoder::new(source);
    decoder.multiple_members(true);
    buffered(decoder)
}

fn buffered(decoder: impl tokio::io::AsyncRead + Send + Unpin + 'static) -> Source {
    Box::new(BufReader::new(decoder))
}

/// The first bytes, fewer only at the end, and a source that begins with them again.
async fn peek(mut source: Source) -> io::Result<(Vec<u8>, Source)> {
    let mut first = Vec::with_capacity(PEEK);
    while first.len() < PEEK {
        let missing = (PEEK - first.len()) as u64;
        if (&mut source).take(missing).read_buf(&mut first).await? == 0 {
            break;
        }
    }
    let again: Source = Box::new(Cursor::new(first.clone()).chain(source));
    Ok((first, again))
}

fn invalid(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brotli_stream_says_what_window_it_needs() {
        let br = || "br".to_owned();
        for (first, exponent) in [(0x00, 16), (0x0b, 22), (0x0f, 24), (0x03, 18), (0x01, 17), (0x21, 10), (0x71, 15)] {
            assert_eq!(windows(&[first], &[br()]), 1 << exponent, "{first:#x}");
        }
        assert_eq!(windows(&[0x0b], &["gzip".to_owned()]), 0);
        assert_eq!(windows(&[0x1f], &[br(), "gzip".to_owned()]), MAX_WINDOW);
        assert_eq!(windows(&[], &[br()]), 0);
    }
}
