//! Reads pictures of strangers, and renders them in the sizes that are served.

use crate::encode::{encode, encode_jpeg};
use crate::format::{is_svg, readable_format};
use crate::renditions::{PictureSize, Renditions};
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, ImageResult, Limits, Rgb, RgbImage};
use std::io::Cursor;

/// The largest file that is read. Directories accept covers of at most half a megabyte; a few publishers send ten.
pub const MAX_SOURCE_BYTES: usize = 12 << 20;
/// The most pixels that are decoded: 5,000 by 5,000. Directories accept covers of up to 3,000 by 3,000.
pub const MAX_PIXELS: u64 = 25_000_000;
/// Smaller pictures count views and show nothing.
const MIN_SIDE: u32 = 16;
/// Memory that a decoder may take. A picture of [`MAX_PIXELS`] takes 100 MB with transparency.
const MAX_DECODER_BYTES: u64 = 160 << 20;
/// What is behind a transparent picture.
const PAPER: u8 = 255;

/// Why bytes are not used as a picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the file is larger than {} MB", MAX_SOURCE_BYTES >> 20)]
    TooLarge,
    #[error("it is neither JPEG, PNG, WebP nor GIF")]
    UnknownFormat,
    #[error("it is an SVG: only JPEG, PNG, WebP and GIF are accepted")]
    Svg,
    #[error("it is neither JPEG, PNG nor WebP")]
    NoPhotoFormat,
    #[error("it has {width} × {height} pixels, more than {} million", MAX_PIXELS / 1_000_000)]
    TooManyPixels { width: u32, height: u32 },
    #[error("it has only {width} × {height} pixels")]
    TooSmall { width: u32, height: u32 },
    #[error("it is damaged or was cut off")]
    Broken,
}

impl From<image::ImageError> for PictureError {
    fn from(_: image::ImageError) -> Self {
        Self::Broken
    }
}

/// Decodes a picture, of an animation the first frame, and encodes its middle square in each size. No metadata is
/// kept. Pixels are counted before any is decoded.
///
/// # Errors
/// When the bytes are not a picture of an accepted format and size.
pub fn render(source: &[u8]) -> Result<Renditions, PictureError> {
    render_with(source, encode)
}

/// Renders a photo that somebody uploads, as [`render`] does, as JPEG in each size: documents embed no WebP. A GIF is
/// refused, because nobody expects one frame of their animation.
///
/// # Errors
/// When the bytes are not a photo of an accepted format and size.
pub fn render_photo(source: &[u8]) -> Result<Renditions, PictureError> {
    match readable_format(source) {
        Some(ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP) => render_with(source, encode_jpeg),
        _ => Err(PictureError::NoPhotoFormat),
    }
}

fn render_with(source: &[u8], encode: fn(&RgbImage) -> ImageResult<Vec<u8>>) -> Result<Renditions, PictureError> {
    let pixels = decode(source)?;
    let large = shrink(&pixels, PictureSize::Large);
    drop(pixels);
    let medium = shrink(&large, PictureSize::Medium);
    let small = shrink(&medium, PictureSize::Small);
    Ok(Renditions { small: encode(&small)?, medium: encode(&medium)?, large: encode(&large)? })
}

fn decode(source: &[u8]) -> Result<RgbImage, PictureError> {
    if source.len() > MAX_SOURCE_BYTES {
        return Err(PictureError::TooLarge);
    }
    let Some(format) = readable_format(source) else {
        return Err(if is_svg(source) { PictureError::Svg } else { PictureError::UnknownFormat });
    };
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MAX_DECODER_BYTES);
    let mut reader = ImageReader::with_format(Cursor::new(source), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder()?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(PictureError::TooManyPixels { width, height });
    }
    if width.min(height) < MIN_SIDE {
        return Err(PictureError::TooSmall { width, height });
    }
    // Cameras store portraits lying on their side, and note it in the metadata.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut decoded = DynamicImage::from_decoder(decoder)?;
    decoded.apply_orientation(orientation);
    Ok(flatten(decoded))
}

/// Puts a transparent picture on white.
fn flatten(decoded: DynamicImage) -> RgbImage {
    if !decoded.color().has_alpha() {
        return decoded.into_rgb8();
    }
    let transparent = decoded.into_rgba8();
    let (width, height) = transparent.dimensions();
    let mut flat = RgbImage::new(width, height);
    for (to, from) in flat.pixels_mut().zip(transparent.pixels()) {
        let [red, green, blue, alpha] = from.0;
        *to = Rgb([red, green, blue].map(|color| mix(color, alpha)));
    }
    flat
}

fn mix(color: u8, alpha: u8) -> u8 {
    let (color, alpha) = (u32::from(color), u32::from(alpha));
    let mixed = (color * alpha + u32::from(PAPER) * (255 - alpha)) / 255;
    u8::try_from(mixed).unwrap_or(PAPER)
}

/// The middle square in a size, or smaller when the picture is.
fn shrink(pixels: &RgbImage, size: PictureSize) -> RgbImage {
    let (width, height) = pixels.dimensions();
    let side = width.min(height);
    let target = size.pixels().min(side);
    let square = image::imageops::crop_imm(pixels, (width - side) / 2, (height - side) / 2, side, side);
    if target == side {
        return square.to_image();
    }
    image::imageops::resize(&*square, target, target, FilterType::Triangle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::media_type;
    use image::codecs::gif::GifEncoder;
    use image::{ExtendedColorType, Frame, Rgba, RgbaImage};

    fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).expect("encodes");
        bytes.into_inner()
    }

    fn drawing(width: u32, height: u32) -> DynamicImage {
        RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([200, 30, 30]) } else { Rgb([20, 20, 90]) })
            .into()
    }

    fn noise(side: u32) -> DynamicImage {
        let mut seed = 7_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_be_bytes()[0]
        };
        RgbImage::from_fn(side, side, |_, _| Rgb([next(), next(), next()])).into()
    }

    /// The header of a PNG whose pixels never come.
    fn png_header(width: u32, height: u32) -> Vec<u8> {
        let mut png = encoded(&drawing(16, 16), ImageFormat::Png);
        png[16..20].copy_from_slice(&width.to_be_bytes());
        png[20..24].copy_from_slice(&height.to_be_bytes());
        let checksum = crc(&png[12..29]);
        png[29..33].copy_from_slice(&checksum.to_be_bytes());
        png
    }

    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0_u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
        })
    }

    #[test]
    fn accepted_formats_come_out_as_squares_in_three_sizes() {
        for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::Gif, ImageFormat::WebP] {
            let rendered = render(&encoded(&drawing(900, 600), format)).expect("a picture");
            for size in PictureSize::ALL {
                let pixels = image::load_from_memory(rendered.of_size(size)).expect("decodes").into_rgb8();
                assert_eq!(pixels.dimensions(), (size.pixels(), size.pixels()), "{format:?} {size:?}");
                let left = pixels.get_pixel(2, 2).0;
                assert!(left[0] > 150 && left[2] < 80, "{format:?} {size:?}: {left:?}");
            }
        }
    }

    #[test]
    fn drawings_become_webp_and_photographs_jpeg() {
        let flat = render(&encoded(&drawing(600, 600), ImageFormat::Png)).expect("a picture");
        assert_eq!(media_type(&flat.large), "image/webp");
        let photo = render(&encoded(&noise(600), ImageFormat::Png)).expect("a picture");
        assert_eq!(media_type(&photo.large), "image/jpeg");
    }

    #[test]
    fn a_small_picture_is_not_enlarged_and_a_counting_pixel_is_refused() {
        let small = render(&encoded(&drawing(100, 100), ImageFormat::Png)).expect("a picture");
        assert_eq!(image::load_from_memory(&small.large).expect("decodes").width(), 100);
        assert_eq!(image::load_from_memory(&small.small).expect("decodes").width(), 80);
        let pixel = render(&encoded(&drawing(1, 1), ImageFormat::Gif));
        assert!(matches!(pixel, Err(PictureError::TooSmall { width: 1, height: 1 })), "{pixel:?}");
    }

    #[test]
    fn pixels_are_counted_before_they_are_decoded() {
        let refused = render(&png_header(10_000, 10_000));
        assert!(matches!(refused, Err(PictureError::TooManyPixels { width: 10_000, .. })), "{refused:?}");
        assert!(render(&png_header(u32::MAX >> 1, 100)).is_err());
    }

    #[test]
    fn what_is_no_picture_is_refused_with_its_reason() {
        let svg = render(b"<?xml version=\"1.0\"?><!-- a logo --><svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        assert!(matches!(svg, Err(PictureError::Svg)), "{svg:?}");
        for bytes in [b"PK\x03\x04 and a ZIP".as_slice(), b"<html></html>", b"", b"BM a bitmap of Windows"] {
            let refused = render(bytes);
            assert!(matches!(refused, Err(PictureError::UnknownFormat)), "{refused:?}");
        }
        assert!(matches!(render(&vec![0; MAX_SOURCE_BYTES + 1]), Err(PictureError::TooLarge)));
    }

    #[test]
    fn a_cut_off_or_damaged_picture_is_refused_without_a_panic() {
        for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::Gif, ImageFormat::WebP] {
            let whole = encoded(&noise(64), format);
            for kept in [4, 12, 40, whole.len() / 3] {
                // Decoders may return the rows that they have; they must not panic.
                let _ = render(&whole[..kept.min(whole.len())]);
            }
            for at in (0..whole.len()).step_by(whole.len() / 25 + 1) {
                let mut damaged = whole.clone();
                damaged[at] ^= 0xFF;
                let _ = render(&damaged);
            }
        }
        assert!(render(&encoded(&noise(64), ImageFormat::Png)[..200]).is_err());
    }

    #[test]
    fn the_first_frame_of_an_animation_is_shown() {
        let mut gif = Vec::new();
        let mut encoder = GifEncoder::new(&mut gif);
        for color in [[10, 200, 10, 255], [200, 10, 10, 255]] {
            encoder.encode_frame(Frame::new(RgbaImage::from_pixel(40, 40, Rgba(color)))).expect("a frame");
        }
        drop(encoder);
        let rendered = render(&gif).expect("a picture");
        let pixel = image::load_from_memory(&rendered.small).expect("decodes").into_rgb8().get_pixel(5, 5).0;
        assert!(pixel[1] > 150 && pixel[0] < 60, "{pixel:?}");
    }

    #[test]
    fn an_uploaded_photo_becomes_jpeg_and_lies_as_the_camera_was_held() {
        let flat = render_photo(&encoded(&drawing(600, 400), ImageFormat::Png)).expect("a photo");
        assert!(PictureSize::ALL.iter().all(|size| media_type(flat.of_size(*size)) == "image/jpeg"));

        // The left half is red. Orientation 6: the camera was turned, so that the top of the photo is red.
        let mut photo = Vec::new();
        let mut encoder = image::codecs::jpeg::JpegEncoder::new(&mut photo);
        let turned = [&b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0"[..], &[0; 4]].concat();
        image::ImageEncoder::set_exif_metadata(&mut encoder, turned).expect("set");
        encoder.encode(drawing(64, 64).as_bytes(), 64, 64, ExtendedColorType::Rgb8).expect("encodes");
        let upright = render_photo(&photo).expect("a photo");
        let pixels = image::load_from_memory(&upright.large).expect("decodes").into_rgb8();
        let (top, bottom) = (pixels.get_pixel(48, 8).0, pixels.get_pixel(48, 56).0);
        assert!(top[0] > 150 && bottom[0] < 80, "{top:?} {bottom:?}");
    }

    #[test]
    fn what_is_no_photo_is_refused_with_its_reason() {
        let animation = encoded(&drawing(40, 40), ImageFormat::Gif);
        for bytes in [animation.as_slice(), b"<svg/>", b"PK\x03\x04 and a ZIP", b""] {
            assert!(matches!(render_photo(bytes), Err(PictureError::NoPhotoFormat)));
        }
        let refused = render_photo(&png_header(10_000, 10_000)).expect_err("too many");
        assert_eq!(refused.to_string(), "it has 10000 × 10000 pixels, more than 25 million");
    }

    #[test]
    fn transparency_is_put_on_white_and_metadata_is_dropped() {
        let clear: DynamicImage = RgbaImage::from_pixel(32, 32, Rgba([0, 0, 0, 0])).into();
        let rendered = render(&encoded(&clear, ImageFormat::Png)).expect("a picture");
        let pixel = image::load_from_memory(&rendered.small).expect("decodes").into_rgb8().get_pixel(0, 0).0;
        assert_eq!(pixel, [255, 255, 255]);

        let mut photo = Vec::new();
        let mut encoder = image::codecs::jpeg::JpegEncoder::new(&mut photo);
        image::ImageEncoder::set_exif_metadata(&mut encoder, b"MM\0*\0\0\0\x08 taken at the author's home".to_vec())
            .expect("set");
        encoder.encode(noise(64).as_bytes(), 64, 64, ExtendedColorType::Rgb8).expect("encodes");
        let has_home = |bytes: &[u8]| bytes.windows(13).any(|part| part == b"author's home");
        assert!(has_home(&photo));
        let rendered = render(&photo).expect("a picture");
        assert!(PictureSize::ALL.iter().all(|size| !has_home(rendered.of_size(*size))));
    }
}
