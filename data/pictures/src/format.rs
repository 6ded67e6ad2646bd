//! The format of a picture, read from its first bytes: names and headers are often wrong.

use image::ImageFormat;

/// How far text may reach before the root element of an SVG.
const SVG_PROLOGUE_BYTES: usize = 1_024;

/// The formats that are decoded.
pub(crate) fn readable_format(bytes: &[u8]) -> Option<ImageFormat> {
    match image::guess_format(bytes).ok()? {
        format @ (ImageFormat::Gif | ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP) => Some(format),
        _ => None,
    }
}

/// Whether the bytes look like an SVG, which is a program and not a picture.
pub(crate) fn is_svg(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(SVG_PROLOGUE_BYTES)];
    head.windows(4).any(|four| four.eq_ignore_ascii_case(b"<svg"))
}

/// The media type of an encoded rendition.
#[must_use]
pub fn media_type(rendition: &[u8]) -> &'static str {
    if rendition.starts_with(b"RIFF") { "image/webp" } else { "image/jpeg" }
}
