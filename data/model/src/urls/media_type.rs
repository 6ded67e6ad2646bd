//! Media types of files by their names.

const MEDIA_TYPES: &[(&str, &str)] = &[
    ("mp3", "audio/mpeg"),
    ("m4a", "audio/mp4"),
    ("aac", "audio/aac"),
    ("m4b", "audio/mp4"),
    ("ogg", "audio/ogg"),
    ("oga", "audio/ogg"),
    ("opus", "audio/opus"),
    ("wav", "audio/wav"),
    ("flac", "audio/flac"),
    ("wma", "audio/x-ms-wma"),
    ("mp4", "video/mp4"),
    ("m4v", "video/mp4"),
    ("mov", "video/quicktime"),
    ("webm", "video/webm"),
    ("mkv", "video/x-matroska"),
    ("avi", "video/x-msvideo"),
    ("wmv", "video/x-ms-wmv"),
    ("mpg", "video/mpeg"),
    ("mpeg", "video/mpeg"),
];

/// Returns the media type by the extension in a URL's path; `None` for one that is not of audio or video.
///
/// ```
/// use earshot_model::media_type_of_url;
/// assert_eq!(media_type_of_url("https://a.example/x.MP3?y=.ogg"), Some("audio/mpeg"));
/// assert_eq!(media_type_of_url("https://a.example/mp3"), None);
/// ```
#[must_use]
pub fn media_type_of_url(url: &str) -> Option<&'static str> {
    let url = url.as_bytes();
    let path = &url[..url.iter().position(|byte| matches!(byte, b'?' | b'#')).unwrap_or(url.len())];
    // No extension of the table is longer.
    let end = &path[path.len().saturating_sub(5)..];
    let extension = &end[end.iter().rposition(|byte| *byte == b'.')? + 1..];
    let is_it = |name: &str| extension.eq_ignore_ascii_case(name.as_bytes());
    MEDIA_TYPES.iter().find(|(name, _)| is_it(name)).map(|(_, media_type)| *media_type)
}
