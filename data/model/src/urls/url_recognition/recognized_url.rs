//! The result of URL recognition.

use crate::{DirectoryKind, SocialKind};

/// The result of URL recognition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecognizedUrl {
    /// A profile, with its canonical URL.
    Profile { kind: SocialKind, url: String },
    /// A show in a directory, with its canonical URL.
    Directory { kind: DirectoryKind, url: String },
    /// A URL of a known platform that is neither a profile nor a show, with the reason.
    Rejected { platform: &'static str, reason: String },
    /// A URL of no known platform.
    Unknown,
}

impl RecognizedUrl {
    /// The message for a user who entered the URL as a profile or show (spec 5); `None` when it is one.
    ///
    /// ```
    /// use earshot_model::recognize_url;
    /// let message = recognize_url("https://twitter.com/home").message();
    /// assert_eq!(message.as_deref(), Some("Invalid X (Twitter) URL: \"home\" is not a profile"));
    /// ```
    #[must_use]
    pub fn message(&self) -> Option<String> {
        match self {
            Self::Profile { .. } | Self::Directory { .. } => None,
            Self::Rejected { platform, reason } => {
                let label = SocialKind::parse(platform)
                    .map(SocialKind::label)
                    .or_else(|| DirectoryKind::parse(platform).map(DirectoryKind::label));
                Some(format!("Invalid {} URL: {reason}", label.unwrap_or(platform)))
            }
            Self::Unknown => Some("Invalid URL: not on a known platform".to_owned()),
        }
    }
}
