//! Decodes compressed bodies as they arrive. The HTTP library could decode, but it does not report how many bytes came
//! over the wire.

use crate::gzip_members::GzipMembers;
use async_compression::tokio::bufread::{BrotliDecoder, DeflateDecoder, ZlibDecoder};
use reqwest::header::{CONTENT_ENCODING, HeaderMap};
use std::io::{self, Cursor};
use tokio::io::{AsyncBufRead, AsyncReadExt, BufReader};

/// The `Accept-Encoding` header.
pub(crate) const ACCEPT_ENCODING: &str = "gzip, br, deflate";
/// The most codings on top of each other. Some servers compress twice by mistake; three layers indicate an attack.
const MAX_LAYERS: usize = 2;
const GZIP_MAGIC: &[u8] = &[0x1f, 0x8b, 0x08];
const ZSTD_MAGIC: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
/// The number of leading bytes that decide about decoding.
const PEEK_BYTES: usize = 4;

/// The largest window of a Brotli stream (RFC 7932 9.1).
const MAX_WINDOW_BYTES: usize = 1 << 24;

pub(crate) type ByteStream = Box<dyn AsyncBufRead + Send + Unpin>;

/// The content codings of a response, in the order they were applied.
pub(crate) fn read_codings(headers: &HeaderMap) -> Vec<String> {
    let values = headers.get_all(CONTENT_ENCODING).iter();
    let text = values.map(|value| String::from_utf8_lossy(value.as_bytes()).to_ascii_lowercase());
    text.flat_map(|line| line.split(',').map(|coding| coding.trim().to_owned()).collect::<Vec<_>>())
        .filter(|coding| !coding.is_empty() && coding != "identity")
        .collect()
}

/// Decodes a body. The first bytes overrule the header: some servers announce a coding that they do not apply, or apply
/// it twice, or do not announce it.
///
/// # Errors
/// `InvalidData` for a coding that was not requested, or for too many of them; otherwise the errors of the source.
pub(crate) async fn decode(mut source: ByteStream, codings: &[String]) -> io::Result<ByteStream> {
    if codings.len() > MAX_LAYERS {
        return Err(invalid_data("it has too many content codings"));
    }
    for coding in codings.iter().rev() {
        source = decode_layer(source, coding).await?;
    }
    // Packed files, such as `feed.xml.gz`, are unpacked too. No caller uses the packed form.
    if codings.is_empty() || matches!(codings, [coding] if is_gzip(coding)) {
        let (first, rest) = peek(source).await?;
        source = if first.starts_with(GZIP_MAGIC) { gunzip(rest) } else { rest };
    }
    Ok(source)
}

/// The memory for decoder windows, in bytes. The first bits of a Brotli stream contain the size of its window (RFC 7932
/// 9.1). Other codings have windows of 32 KiB, which are not counted.
pub(crate) fn decoder_window_bytes(first: &[u8], codings: &[String]) -> usize {
    // The layers below the outermost one are not readable yet.
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
        return Err(invalid_data("it is compressed with zstd, which was not requested"));
    }
    Ok(match coding {
        coding if is_gzip(coding) && first.starts_with(&GZIP_MAGIC[..1]) => gunzip(source),
        "deflate" if is_zlib(&first) => buffer(ZlibDecoder::new(source)),
        // Some servers send deflate without the zlib frame (RFC 9110 8.4.1.2).
        "deflate" if !is_markup(&first) => buffer(DeflateDecoder::new(source)),
        // A Brotli stream cannot begin with `<`, because that sets a reserved bit (RFC 7932 9.2).
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

/// RFC 1950 2.2: compression method 8, and a checksum over both bytes.
fn is_zlib(first: &[u8]) -> bool {
    matches!(first, [method, flags, ..] if method & 0x0f == 8 && u16::from_be_bytes([*method, *flags]) % 31 == 0)
}

fn gunzip(source: ByteStream) -> ByteStream {
    buffer(GzipMembers::new(source))
}

fn buffer(decoder: impl tokio::io::AsyncRead + Send + Unpin + 'static) -> ByteStream {
    Box::new(BufReader::new(decoder))
}

/// Returns the first bytes and a source that still begins with them. At the end of a body, there may be fewer.
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
