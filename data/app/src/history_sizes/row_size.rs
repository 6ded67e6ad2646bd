//! The sizes of rows of histories.

/// The size of a row without its texts, with its places in indexes, in bytes.
const ROW_BYTES: usize = 256;

/// The size of a row with texts of these lengths, in bytes.
pub(crate) fn row_bytes<'a>(texts: impl IntoIterator<Item = Option<&'a str>>) -> i64 {
    let texts: usize = texts.into_iter().flatten().map(str::len).sum();
    i64::try_from(ROW_BYTES + texts).unwrap_or(i64::MAX)
}

/// The size of a row with the images of a change, in bytes.
pub(crate) fn image_bytes(images: [Option<&sea_orm::JsonValue>; 2]) -> i64 {
    let texts = images.map(|image| image.map(ToString::to_string));
    row_bytes(texts.iter().map(Option::as_deref))
}
