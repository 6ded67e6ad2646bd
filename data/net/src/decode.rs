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
const PEEK_BYTES: usize = 4;

/// The largest window of a Brotli stream (RFC 7932 9.1).
const MAX_WINDOW_BYTES: usize = 1 << 24;

pub(crate) type ByteStream = Box<dyn AsyncBufRead + Send + Unpin>;

/// The codings of an answer, in the order they were applied.
pub(crate) fn read_codings(headers: &HeaderMap) -> Vec<String> {
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
pub(crate) async fn decode(mut source: ByteStream, codings: &[String]) -> io::Result<ByteStream> {
    if codings.len() > MAX_LAYERS {
        return Err(invalid_data("it is packed too often"));
    }
    for coding in codings.iter().rev() {
        source = decode_layer(source, coding).await?;
    }
    if let [coding] = codings
        && is_gzip(coding)
    {
        let (first, rest) = peek(source).await?;
        source = if first.starts_with(GZIP_MAGIC) { gunzip(rest) } else { rest };
    }
    Ok(source)
}

/// Bytes that unpacking holds beside the body: windows of Brotli, of which a stream says with its first bits what it needs
/// (RFC 7932 9.1). Those of the other codings are of 32 KiB.
pub(crate) fn decoder_window_bytes(first: &[u8], codings: &[String]) -> usize {
    // What lies below the outermost coding is not read yet.
    let needs = codings.iter().rev().enumerate().filter(|(_, coding)| *coding == "br");
    needs.map(|(depth, _)| if depth == 0 { brotli_window_bytes(first) } else { MAX_WINDOW_BYTES }).sum()
}

fn brotli_window_bytes(first: &[u8]) -> usize {
    let Some(bits) = first.first() else { return 0 };
    let exponent = match (bits & 1, bits >> 1 & 7, bits >> 4 & 7) {
        (0, ..) => 16,
        (_, more @ 1.., _) => 17 + more,
        (_, 0, fewer @ 2..) => 8 + fewer,
        _ => 17,
    };
    1 << exponent
}

async fn decode_layer(source: ByteStream, coding: &str) -> io::Result<ByteStream> {
    let (first, source) = peek(source).await?;
    if first.is_empty() {
        return Ok(source);
    }
    if first.starts_with(ZSTD_MAGIC) {
        return Err(invalid_data("it is packed as zstd, which was not asked for"));
    }
    Ok(match coding {
        coding if is_gzip(coding) && first.starts_with(&GZIP_MAGIC[..1]) => gunzip(source),
        "deflate" if is_zlib(&first) => buffer(ZlibDecoder::new(source)),
        // RFC 9110 8.4.1.2 notes that some send it without the zlib frame.
        "deflate" if !is_markup(&first) => buffer(DeflateDecoder::new(source)),
        // `<` cannot begin a Brotli stream (RFC 7932 9.2: a reserved bit is set).
        "br" if !is_markup(&first) => buffer(BrotliDecoder::new(source)),
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

fn gunzip(source: ByteStream) -> ByteStream {
    let mut decoder = GzipDecoder::new(source);
    decoder.multiple_members(true);
    buffer(decoder)
}

fn buffer(decoder: impl tokio::io::AsyncRead + Send + Unpin + 'static) -> ByteStream {
    Box::new(BufReader::new(decoder))
}

/// The first bytes, fewer only at the end, and a source that begins with them again.
async fn peek(mut source: ByteStream) -> io::Result<(Vec<u8>, ByteStream)> {
    let mut first = Vec::with_capacity(PEEK_BYTES);
    while first.len() < PEEK_BYTES {
        let missing = (PEEK_BYTES - first.len()) as u64;
        if (&mut source).take(missing).read_buf(&mut first).await? == 0 {
            break;
        }
    }
    let again: ByteStream = Box::new(Cursor::new(first.clone()).chain(source));
    Ok((first, again))
}

fn invalid_data(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_window_is_read_from_the_first_byte() {
        let br = || "br".to_owned();
        for (first, exponent) in [(0x00, 16), (0x0b, 22), (0x0f, 24), (0x03, 18), (0x01, 17), (0x21, 10), (0x71, 15)] {
            assert_eq!(decoder_window_bytes(&[first], &[br()]), 1 << exponent, "{first:#x}");
        }
        assert_eq!(decoder_window_bytes(&[0x0b], &["gzip".to_owned()]), 0);
        assert_eq!(decoder_window_bytes(&[0x1f], &[br(), "gzip".to_owned()]), MAX_WINDOW_BYTES);
        assert_eq!(decoder_window_bytes(&[], &[br()]), 0);
    }
}
