//! The reasons for which bytes are not a transcript.

/// Why the bytes are not a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptRejection {
    #[error("it contains no speech")]
    Empty,
    #[error("binary data")]
    Binary,
    #[error("JSON that is not a transcript")]
    OtherJson,
    #[error("XML that is not a web page")]
    OtherXml,
    #[error("a web page without times and speakers, and not the captions that it is named as")]
    WebPage,
}

impl TranscriptRejection {
    /// The name of the variant in kebab-case, for counting.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Binary => "binary",
            Self::OtherJson => "json",
            Self::OtherXml => "xml",
            Self::WebPage => "web-page",
        }
    }
}
