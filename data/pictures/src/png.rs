//! Renditions as PNG, for documents that embed no other format.

use crate::decode::PictureError;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};

/// Encodes one of our own renditions as PNG. Returns its width, too.
///
/// # Errors
/// When the bytes are not a rendition.
pub fn to_png(rendition: &[u8]) -> Result<(Vec<u8>, u32), PictureError> {
    let pixels = image::load_from_memory(rendition)?.into_rgb8();
    let (width, height) = pixels.dimensions();
    let mut png = Vec::new();
    PngEncoder::new(&mut png).write_image(&pixels, width, height, ExtendedColorType::Rgb8)?;
    Ok((png, width))
}
