//! Writes pictures.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageResult, RgbImage};

/// Below it, rings appear around letters on covers.
const JPEG_QUALITY: u8 = 82;

/// Encodes as lossless WebP or as JPEG, whichever is smaller: drawings become WebP, photographs JPEG (decision 077).
pub(crate) fn encode(pixels: &RgbImage) -> ImageResult<Vec<u8>> {
    let (width, height) = pixels.dimensions();
    let jpeg = encode_jpeg(pixels)?;
    let mut webp = Vec::new();
    WebPEncoder::new_lossless(&mut webp).encode(pixels, width, height, ExtendedColorType::Rgb8)?;
    Ok(if webp.len() < jpeg.len() { webp } else { jpeg })
}

/// Encodes as JPEG, which every document can embed.
pub(crate) fn encode_jpeg(pixels: &RgbImage) -> ImageResult<Vec<u8>> {
    let (width, height) = pixels.dimensions();
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, JPEG_QUALITY).encode(pixels, width, height, ExtendedColorType::Rgb8)?;
    Ok(jpeg)
}
