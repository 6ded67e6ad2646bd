//! Ranks and fetches the transcript links of an episode.

use super::format_preference::{FORMAT_PREFERENCE, SUBRIP_RANK, path_rank};
use super::transcript_job::{TranscriptError, TranscriptJob};
use crate::run::feed_credentials::with_credentials;
use crate::transcript::{ParsedTranscript, TranscriptRejection, parse, parse_captions};
use earshot_catalog::TranscriptFailure;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Timestamp, TranscriptLink};
use earshot_net::{FetchRequest, HttpClient};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// Maximum number of links that are tried per episode and run.
const MAX_TRIES: usize = 3;
const DEADLINE: Duration = Duration::from_secs(60);
/// A failed link rests for a day, then for 4, 16 and at most 64 days.
const BACKOFF_BASE: i64 = 4;
const MAX_BACKOFF_DAYS: i64 = 64;

/// Returns the links in the order of trying. Links in the feed's language or without a language come first.
pub(crate) fn rank_links<'a>(links: &'a [TranscriptLink], language: Option<&str>) -> Vec<&'a TranscriptLink> {
    let mut ranked: Vec<&TranscriptLink> = links.iter().collect();
    ranked.sort_by_key(|link| (!is_in_language(link.language.as_deref(), language), link_rank(link)));
    ranked
}

/// Whether a text in language `of` is acceptable for `wanted`. Regions are ignored, and an unknown language counts as
/// the feed's (podcast namespace, `transcript`).
pub(crate) fn is_in_language(of: Option<&str>, requested: Option<&str>) -> bool {
    let base = |tag: &str| tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
    match (of, requested) {
        (Some(of), Some(requested)) => base(of) == base(requested),
        _ => true,
    }
}

fn link_rank(link: &TranscriptLink) -> usize {
    let rank = declared_rank(link);
    // Captions have times, whatever their declared type (podcast namespace, `rel`).
    if link.is_captions { rank.min(SUBRIP_RANK) } else { rank }
}

/// Returns the rank by type, else by the name at the end of the URL.
fn declared_rank(link: &TranscriptLink) -> usize {
    let media_type = link.media_type.as_deref().unwrap_or_default();
    let is_type = |name: &&str| media_type.split(|c: char| !c.is_ascii_alphanumeric()).any(|part| part == *name);
    let by_type = FORMAT_PREFERENCE.iter().position(|names| names.iter().any(is_type));
    by_type.unwrap_or_else(|| path_rank(Path::new(link.url.split(['?', '#']).next().unwrap_or_default())))
}

/// Parses a body by the rank of its declared format.
pub(crate) fn parse_declared(
    bytes: &[u8],
    content_type: Option<&str>,
    rank: usize,
) -> Result<ParsedTranscript, TranscriptRejection> {
    if rank <= SUBRIP_RANK { parse_captions(bytes, content_type) } else { parse(bytes, content_type) }
}

/// Returns the last segment of a URL's path, if it can be a file name.
pub(crate) fn file_name(url: &str) -> Option<String> {
    let parsed = url::Url::parse(url).ok()?;
    let name = parsed.path_segments()?.next_back()?;
    (!name.is_empty() && !name.contains('%') && name != "..").then(|| name.to_owned())
}

/// The result of fetching an episode's links.
pub(crate) struct TranscriptFetch {
    pub(crate) found: Option<(TranscriptLink, ParsedTranscript)>,
    pub(crate) errors: Vec<TranscriptError>,
}

/// Fetches the best link of a job with a readable transcript. Skips links that failed recently.
pub(crate) async fn fetch_transcript(
    http: &HttpClient,
    job: &TranscriptJob,
    tries: &HashMap<String, TranscriptFailure>,
    now: Timestamp,
) -> TranscriptFetch {
    let mut failed = Vec::new();
    let may_be_tried = |link: &&TranscriptLink| tries.get(&link.url).is_none_or(|before| before.next_at <= now);
    for link in rank_links(&job.links, job.language.as_deref()).into_iter().filter(may_be_tried).take(MAX_TRIES) {
        let url = with_credentials(&job.feed_url, &link.url);
        let request = FetchRequest { max_bytes: MAX_TRANSCRIPT_BYTES, timeout: DEADLINE, ..FetchRequest::new(&url) };
        let (kind, message) = match http.fetch(&request).await {
            Err(error) => (error.kind().to_owned(), error.to_string()),
            Ok(response) if response.status != 200 => {
                (format!("http-{}", response.status), format!("the server returned {}", response.status))
            }
            Ok(response) => match parse_declared(&response.body, response.content_type.as_deref(), declared_rank(link))
            {
                Ok(transcript) => return TranscriptFetch { found: Some((link.clone(), transcript)), errors: failed },
                Err(reason) => (reason.kind().to_owned(), reason.to_string()),
            },
        };
        failed.push(TranscriptError { source: link.url.clone(), kind, message });
    }
    TranscriptFetch { found: None, errors: failed }
}

/// Returns the stored failure of a link after another failed try.
pub(crate) fn to_transcript_failure(
    failed: &TranscriptError,
    before: Option<&TranscriptFailure>,
    now: Timestamp,
) -> TranscriptFailure {
    let failures = before.map_or(0, |before| before.failures).saturating_add(1);
    let days = BACKOFF_BASE.saturating_pow(failures - 1).min(MAX_BACKOFF_DAYS);
    TranscriptFailure {
        url: failed.source.clone(),
        failures,
        reason: failed.kind.clone(),
        tried_at: now,
        next_at: now + Duration::from_secs(days.unsigned_abs() * 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(url: &str, media_type: &str, language: &str, is_captions: bool) -> TranscriptLink {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        TranscriptLink { url: url.to_owned(), media_type: some(media_type), language: some(language), is_captions }
    }

    #[test]
    fn the_best_link_comes_first() {
        let links = [
            link("https://a.example/plain", "text/plain", "en-GB", false),
            link("https://a.example/de.json", "application/json", "de", false),
            link("https://a.example/page", "text/html", "", false),
            link("https://a.example/captions", "text/html", "en", true),
            link("https://a.example/x.vtt?a=b", "", "en", false),
            link("https://a.example/y", "application/x-subrip", "en", false),
            link("https://a.example/t", "application/ttml+xml", "en", false),
            link("https://a.example/z", "application/json", "en", false),
        ];
        let urls = |language| rank_links(&links, language).iter().map(|link| &link.url[18..]).collect::<Vec<_>>();
        assert_eq!(urls(Some("en")), ["z", "x.vtt?a=b", "t", "captions", "y", "page", "plain", "de.json"]);
        assert_eq!(urls(Some("de-AT")), ["de.json", "page", "z", "x.vtt?a=b", "t", "captions", "y", "plain"]);
        assert_eq!(urls(None)[0], "de.json");
    }

    #[test]
    fn the_backoff_of_a_dead_link_grows() {
        let now = Timestamp::UNIX_EPOCH;
        let failed = TranscriptError {
            source: "https://a.example".to_owned(),
            kind: "http-404".to_owned(),
            message: String::new(),
        };
        let mut before = None;
        let mut days = Vec::new();
        for _ in 0..5 {
            let next = to_transcript_failure(&failed, before.as_ref(), now);
            days.push((next.next_at - now).num_days());
            before = Some(next);
        }
        assert_eq!(days, [1, 4, 16, 64, 64]);
        let many = TranscriptFailure { failures: u32::MAX, ..before.expect("one") };
        assert_eq!((to_transcript_failure(&failed, Some(&many), now).next_at - now).num_days(), 64);
    }
}
