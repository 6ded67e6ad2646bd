//! OP3, the Open Podcast Prefix Project: an open service that counts the downloads of podcasts whose files are fetched
//! through `https://op3.dev/e/…`, and publishes the counts.

use super::provider::{DownloadProvider, FetchDownloadsError, send_request};
use crate::feed::strip_trackers;
use crate::platforms::payload::{FieldReader, text_at, value_at};
use crate::platforms::poll::PollContext;
use crate::platforms::request::ProviderRequest;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use earshot_catalog::PodcastToMeasure;
use earshot_model::rating::{Rating, RatingPlatform};
use earshot_model::{Issue, Timestamp};
use serde_json::Value;

/// Its name among the trackers of media URLs, in the record of polls, and in messages.
const NAME: &str = "op3";
/// The API finds no feed by a shorter key.
const MIN_FEED_KEY_CHARS: usize = 15;
const SHOW_ID_CHARS: usize = 32;

/// OP3 with a bearer token, which its API requires.
#[derive(Clone, Debug)]
pub struct Op3 {
    /// Base URL without a trailing slash.
    base_url: String,
    token: String,
}

impl Op3 {
    #[must_use]
    pub fn connect(token: &str) -> Self {
        Self { base_url: "https://op3.dev".to_owned(), token: token.to_owned() }
    }

    /// Sets another base URL, for a service on this machine or another instance of OP3.
    #[must_use]
    pub fn at(self, base_url: &str) -> Self {
        Self { base_url: base_url.trim_end_matches('/').to_owned(), ..self }
    }

    fn send(&self, path: &str, context: &PollContext<'_>) -> Result<Option<Value>, FetchDownloadsError> {
        let headers = vec![("authorization", format!("Bearer {}", self.token))];
        send_request(NAME, ProviderRequest::get(format!("{}/api/1/{path}", self.base_url), headers), context)
    }

    /// Looks up the show by the GUID in the feed, and by the feed's URL.
    fn find_show(
        &self,
        podcast: &PodcastToMeasure,
        context: &PollContext<'_>,
    ) -> Result<Option<String>, FetchDownloadsError> {
        for key in show_keys(podcast) {
            let Some(response) = self.send(&format!("shows/{key}"), context)? else { continue };
            let id = text_at(&response, "showUuid", 64).filter(|id| is_show_id(id));
            return id.map(Some).ok_or(FetchDownloadsError::UnknownFormat { provider: NAME });
        }
        Ok(None)
    }
}

impl DownloadProvider for Op3 {
    fn name(&self) -> &'static str {
        NAME
    }

    fn media_host(&self) -> &'static str {
        "op3.dev"
    }

    /// The prefix may be behind those of other services, and of http.
    fn measures(&self, media_url: &str) -> bool {
        strip_trackers(media_url).1.contains(&NAME)
    }

    fn fetch(
        &self,
        podcast: &PodcastToMeasure,
        context: &PollContext<'_>,
        issues: &mut Vec<Issue>,
    ) -> Result<Option<Rating>, FetchDownloadsError> {
        let Some(show) = self.find_show(podcast, context)? else { return Ok(None) };
        let path = format!("queries/show-download-counts?showUuid={show}");
        let Some(response) = self.send(&path, context)? else { return Ok(None) };
        read_counts(&response, &show, context.clock.now(), issues)
    }
}

/// Reads the count of a show. A show without counts has no entry.
fn read_counts(
    value: &Value,
    show: &str,
    now: Timestamp,
    issues: &mut Vec<Issue>,
) -> Result<Option<Rating>, FetchDownloadsError> {
    if !value_at(value, "showDownloadCounts").is_some_and(Value::is_object) {
        return Err(FetchDownloadsError::UnknownFormat { provider: NAME });
    }
    let mut reader = FieldReader { value, issues };
    let downloads = reader.read_count(&format!("showDownloadCounts.{show}.monthlyDownloads"));
    let measured_until = reader.read_time("asof", now);
    Ok(downloads.map(|downloads| Rating {
        downloads: Some(downloads),
        measured_until,
        ..Rating::new(RatingPlatform::Op3, None, now)
    }))
}

/// The keys by which the API finds a show: the GUID in the feed, and the feed's URL.
fn show_keys(podcast: &PodcastToMeasure) -> impl Iterator<Item = String> {
    let guid = podcast.guid.as_deref().map(|guid| guid.trim().to_ascii_lowercase()).filter(|guid| is_guid(guid));
    let feed = URL_SAFE_NO_PAD.encode(&podcast.feed_url);
    guid.into_iter().chain((feed.len() >= MIN_FEED_KEY_CHARS).then_some(feed))
}

/// Whether the text is a UUID with hyphens.
fn is_guid(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    parts.iter().map(|part| part.len()).eq([8, 4, 4, 4, 12])
        && parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn is_show_id(text: &str) -> bool {
    text.len() == SHOW_ID_CHARS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SHOW: &str = "3299ee267635404e9cd660088a755b34";

    #[test]
    fn the_prefix_is_recognized_wherever_it_is_and_nothing_that_looks_like_it() {
        let op3 = Op3::connect("token");
        let measured = [
            "https://op3.dev/e/media.example/a.mp3",
            "http://op3.dev/e/media.example/a.mp3",
            "https://op3.dev/e/https://media.example/a.mp3",
            "https://op3.dev/e,pg=9b024349-ccf0-5f69-a609-6b82873eab3c/media.example/a.mp3",
            "https://dts.podtrac.com/redirect.mp3/op3.dev/e/media.example/a.mp3",
            "https://op3.dev/e/pdst.fm/e/media.example/a.mp3",
        ];
        for url in measured {
            assert!(op3.measures(url), "{url}");
        }
        let others = [
            "https://media.example/a.mp3",
            "https://media.example/a.mp3?from=op3.dev/e/",
            "https://media.example/op3.dev/e/a.mp3",
            "https://op3.dev.example/e/media.example/a.mp3",
            "https://op3.dev/show/a",
        ];
        for url in others {
            assert!(!op3.measures(url), "{url}");
        }
    }

    #[test]
    fn a_show_is_looked_up_by_its_guid_and_its_feed() {
        let keys = |guid: Option<&str>| {
            let podcast = PodcastToMeasure {
                podcast_id: earshot_model::PodcastId::from_feed_url("https://a.example/feed"),
                feed_url: "https://a.example/feed".to_owned(),
                guid: guid.map(str::to_owned),
                media_url: String::new(),
                is_private: false,
            };
            show_keys(&podcast).collect::<Vec<_>>()
        };
        let feed = "aHR0cHM6Ly9hLmV4YW1wbGUvZmVlZA";
        assert_eq!(keys(None), [feed]);
        assert_eq!(keys(Some("../admin")), [feed], "only a UUID is part of a path");
        let guid = "9B024349-CCF0-5F69-A609-6B82873EAB3C";
        assert_eq!(keys(Some(guid)), [guid.to_ascii_lowercase(), feed.to_owned()]);
    }

    #[test]
    fn a_show_without_counts_is_not_one_without_downloads() {
        let now: Timestamp = "2026-11-22T06:00:00Z".parse().expect("a moment");
        let read = |value: Value| {
            let mut issues = Vec::new();
            let rating = read_counts(&value, SHOW, now, &mut issues);
            rating.map(|rating| (rating.and_then(|rating| rating.downloads), issues.len()))
        };
        let counts = |count: Value| json!({"asof": "2026-11-21T23:00:00.000Z", "showDownloadCounts": {SHOW: count}});
        assert_eq!(read(counts(json!({"monthlyDownloads": 5_270}))).expect("counts"), (Some(5_270), 0));
        assert_eq!(read(counts(json!({}))).expect("counts"), (None, 0));
        assert_eq!(read(counts(json!({"monthlyDownloads": -1}))).expect("counts"), (None, 1), "reported");
        assert_eq!(read(json!({"showDownloadCounts": {}})).expect("counts"), (None, 0));
        assert!(read(json!({"error": "no data!"})).is_err());
    }
}
