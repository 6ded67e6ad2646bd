//! Detects the format of a media file by its first bytes, because declared types are often wrong.

use std::fmt;

/// Bytes that [`detect_format`] looks at. Web pages may begin with blanks and comments.
pub const SNIFFED_BYTES: usize = 512;

/// A format of audio that services for speech recognition take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AudioFormat {
    Mp3,
    /// AAC in an MP4 file.
    M4a,
    Ogg,
    Wav,
    Flac,
    Webm,
    /// AAC without a container (ADTS).
    Aac,
}

impl AudioFormat {
    /// The extension by which services detect the format.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Mp3 => "mp3",
            Self::M4a => "m4a",
            Self::Ogg => "ogg",
            Self::Wav => "wav",
            Self::Flac => "flac",
            Self::Webm => "webm",
            Self::Aac => "aac",
        }
    }

    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Mp3 => "audio/mpeg",
            Self::M4a => "audio/mp4",
            Self::Ogg => "audio/ogg",
            Self::Wav => "audio/wav",
            Self::Flac => "audio/flac",
            Self::Webm => "audio/webm",
            Self::Aac => "audio/aac",
        }
    }
}

/// What a file is that is not audio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatRejection {
    WebPage,
    Video,
    Playlist,
    Unknown,
}

impl fmt::Display for FormatRejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WebPage => "a web page or another document",
            Self::Video => "a video",
            Self::Playlist => "a playlist of a stream",
            Self::Unknown => "of an unknown format",
        })
    }
}

/// Brands of MP4 files with audio only (ISO 14496-12). Others may have a video track.
const AUDIO_BRANDS: [&[u8]; 4] = [b"M4A ", b"M4B ", b"M4P ", b"F4A "];
const VIDEO_BRANDS: [&[u8]; 5] = [b"qt  ", b"M4V ", b"M4VH", b"3gp4", b"3gp5"];

/// Detects the format by the first bytes. The type that the server declares decides only where the bytes fit audio and
/// video.
///
/// # Errors
/// What the file is instead.
pub fn detect_format(start: &[u8], declared: Option<&str>) -> Result<AudioFormat, FormatRejection> {
    let declared = declared.unwrap_or_default().trim().to_ascii_lowercase();
    let is_declared_video = declared.starts_with("video/");
    if start.starts_with(b"ID3") {
        return Ok(AudioFormat::Mp3);
    }
    if start.starts_with(b"OggS") {
        return if is_declared_video { Err(FormatRejection::Video) } else { Ok(AudioFormat::Ogg) };
    }
    if start.starts_with(b"fLaC") {
        return Ok(AudioFormat::Flac);
    }
    if start.starts_with(b"RIFF") {
        return if start.get(8..12) == Some(b"WAVE") { Ok(AudioFormat::Wav) } else { Err(FormatRejection::Video) };
    }
    if start.get(4..8) == Some(b"ftyp") {
        let brand = start.get(8..12).unwrap_or_default();
        let is_video = VIDEO_BRANDS.contains(&brand) || (is_declared_video && !AUDIO_BRANDS.contains(&brand));
        return if is_video { Err(FormatRejection::Video) } else { Ok(AudioFormat::M4a) };
    }
    if start.starts_with(&[0x1A, 0x45, 0xDF, 0xA3]) {
        // Matroska: only the declared type distinguishes audio from video.
        return if declared.starts_with("audio/") { Ok(AudioFormat::Webm) } else { Err(FormatRejection::Video) };
    }
    if start.starts_with(&[0, 0, 1, 0xBA]) || (start.first() == Some(&0x47) && is_declared_video) {
        return Err(FormatRejection::Video);
    }
    if let [0xFF, second, ..] = start {
        // Layer 0 in a frame's header is ADTS.
        if second & 0xF6 == 0xF0 {
            return Ok(AudioFormat::Aac);
        }
        if second & 0xE0 == 0xE0 {
            return Ok(AudioFormat::Mp3);
        }
    }
    let text = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start).trim_ascii_start();
    match text.first() {
        Some(b'#') if text.starts_with(b"#EXTM3U") => Err(FormatRejection::Playlist),
        Some(b'<' | b'{') => Err(FormatRejection::WebPage),
        // Some encoders leave zeros before the first frame of an MP3 file.
        _ if declared.starts_with("audio/mpeg") && start.iter().all(|byte| *byte == 0) && !start.is_empty() => {
            Ok(AudioFormat::Mp3)
        }
        _ => Err(FormatRejection::Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn formats_are_detected_by_content() {
        type Case = (&'static [u8], Option<&'static str>, Result<AudioFormat, FormatRejection>);
        let cases: &[Case] = &[
            (b"ID3\x04\0\0", Some("text/html"), Ok(AudioFormat::Mp3)),
            (b"\xFF\xFB\x90\x00", None, Ok(AudioFormat::Mp3)),
            (b"\xFF\xF1\x50\x80", None, Ok(AudioFormat::Aac)),
            (b"\0\0\0\x20ftypM4A ", Some("video/mp4"), Ok(AudioFormat::M4a)),
            (b"\0\0\0\x20ftypisom", Some("audio/mp4"), Ok(AudioFormat::M4a)),
            (b"\0\0\0\x20ftypisom", Some("video/mp4"), Err(FormatRejection::Video)),
            (b"\0\0\0\x20ftypqt  ", None, Err(FormatRejection::Video)),
            (b"OggS\0", None, Ok(AudioFormat::Ogg)),
            (b"RIFF\0\0\0\0WAVEfmt ", None, Ok(AudioFormat::Wav)),
            (b"RIFF\0\0\0\0AVI LIST", None, Err(FormatRejection::Video)),
            (b"fLaC\0", None, Ok(AudioFormat::Flac)),
            (b"\x1A\x45\xDF\xA3", Some("audio/webm"), Ok(AudioFormat::Webm)),
            (b"\x1A\x45\xDF\xA3", None, Err(FormatRejection::Video)),
            (b"\n <!doctype html><title>Gone</title>", Some("audio/mpeg"), Err(FormatRejection::WebPage)),
            (b"{\"error\":\"gone\"}", Some("audio/mpeg"), Err(FormatRejection::WebPage)),
            (b"#EXTM3U\n", None, Err(FormatRejection::Playlist)),
            (b"hello", None, Err(FormatRejection::Unknown)),
            (b"", Some("audio/mpeg"), Err(FormatRejection::Unknown)),
        ];
        for (start, declared, expected) in cases {
            assert_eq!(detect_format(start, *declared), *expected, "{:?}", String::from_utf8_lossy(start));
        }
    }

    proptest! {
        #[test]
        fn any_bytes_have_a_result(bytes in prop::collection::vec(any::<u8>(), 0..64), declared in ".{0,20}") {
            let _ = detect_format(&bytes, Some(&declared));
        }
    }
}
