//! A hint, and the URL that it names.

use earshot_model::Timestamp;

/// A feed that may have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// http or https, without a fragment.
    pub feed_url: String,
    pub reason: HintReason,
    /// Time of the notice.
    pub received_at: Timestamp,
}

/// The kind of change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintReason {
    /// The feed changed.
    #[default]
    Update,
    /// A live show begins.
    Live,
    /// A live show ended.
    LiveEnd,
}

/// Longer URLs are not feeds.
const MAX_URL_BYTES: usize = 2_048;

/// Normalizes the URL of a hint; `None` when it cannot be a feed URL.
pub(super) fn parse_feed_url(text: &str) -> Option<String> {
    let text = text.trim();
    if text.len() > MAX_URL_BYTES {
        return None;
    }
    let mut url = url::Url::parse(text).ok()?;
    url.set_fragment(None);
    let is_plain = matches!(url.scheme(), "http" | "https") && url.has_host() && url.username().is_empty();
    is_plain.then(|| url.into())
}
