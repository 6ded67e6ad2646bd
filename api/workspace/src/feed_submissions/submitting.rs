//! Checks a submitted feed and queues it, and reads what became of it. The API and the page share it.

use super::document_kind::{DocumentKind, FeedStart, document_kind};
use super::reader::queue_message;
use super::view::{FeedSubmissionView, SubmissionOutcome};
use crate::auth::sign_in_flow::count_attempt;
use earshot_api_content::views::PodcastSummary;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{FeedSubmission, SubmissionState};
use earshot_indexer::PodcastKey;
use earshot_model::{RecognizedUrl, has_secret, recognize_url};
use url::Url;

const MAX_URL_BYTES: usize = 2_048;
const INVALID_URL: &str = "Enter the URL of a feed, such as https://example.com/feed.xml.";

/// Checks a feed and queues it, unless the catalog has its podcast. `client` is whose submissions are limited.
///
/// # Errors
/// Why the feed is not accepted, for people; when too many were submitted.
pub async fn submit_feed(state: &AppState, client: &str, text: &str) -> Result<FeedSubmissionView, ApiError> {
    let url = parse_url(text)?;
    state.feeds.check_url(&url).map_err(|reason| invalid(format!("This URL can’t be used: {reason}.")))?;
    if has_secret(url.as_str()) {
        return Err(invalid("This is a private feed: its URL has a password or a token. Submit the public feed."));
    }
    if let Some(podcast) = find_podcast(state, vec![url.to_string()], None).await? {
        return Ok(listed(None, podcast, "This podcast is in the catalog already."));
    }
    count_attempt(state, AttemptKind::FeedByClient, client)?;
    let fetched = state.feeds.fetch_start(&url).await?.map_err(invalid)?;
    let feed = match document_kind(&fetched.body, &fetched.final_url) {
        DocumentKind::Feed(feed) => feed,
        DocumentKind::Page(feeds) => return Ok(web_page(&url, feeds)),
        DocumentKind::Opml => {
            return Err(invalid("This is a list of feeds. Submit the feed of one podcast at a time."));
        }
        DocumentKind::Other => return Err(invalid("There is no podcast feed at this URL.")),
    };
    check_episodes(&feed)?;
    let redirected = fetched.permanent_url.into_iter().chain([fetched.final_url.into()]).collect();
    if let Some(podcast) = find_podcast(state, redirected, feed.guid).await? {
        return Ok(listed(None, podcast, "This podcast is in the catalog already, under another URL of its feed."));
    }
    let title = if feed.title.is_empty() { url.to_string() } else { feed.title };
    let Some(submission) = state.db.submit_feed(url.as_str(), title.trim()).await? else {
        return Err(ApiError::new(ErrorCode::Busy, "Many feeds are waiting to be read. Try again in an hour."));
    };
    tracing::info!(submission = %submission.id, "feed submitted");
    describe_submission(state, submission).await
}

/// Returns what became of a submitted feed. `None` when there is none with this id.
///
/// # Errors
/// When the database or the index cannot be read.
pub async fn read_submission(state: &AppState, id: &str) -> Result<Option<FeedSubmissionView>, ApiError> {
    let Ok(id) = Uuid::parse_str(id) else { return Ok(None) };
    match state.db.feed_submission(id).await? {
        Some(submission) => describe_submission(state, submission).await.map(Some),
        None => Ok(None),
    }
}

async fn describe_submission(state: &AppState, submission: FeedSubmission) -> Result<FeedSubmissionView, ApiError> {
    let FeedSubmission { id, feed_url, title, state: queue_state, failure, .. } = submission;
    if let Some(podcast) = find_podcast(state, vec![feed_url], None).await? {
        return Ok(listed(Some(id), podcast, "This podcast is in the catalog."));
    }
    let (outcome, message) = match queue_state {
        SubmissionState::Queued => (SubmissionOutcome::Queued, queue_message(state).await?),
        SubmissionState::Read => {
            let message = "The feed has been read. Its page appears when the catalog is next published.";
            (SubmissionOutcome::Read, message.to_owned())
        }
        SubmissionState::Failed => {
            let reason = failure.unwrap_or_default();
            (SubmissionOutcome::Failed, format!("The feed could not be read: {reason}. You can submit it again."))
        }
    };
    let (podcast, feeds) = (None, Vec::new());
    Ok(FeedSubmissionView { id: Some(id.to_string()), outcome, message, title: Some(title), podcast, feeds })
}

/// Finds the podcast of one of these URLs or of the id in its feed.
async fn find_podcast(
    state: &AppState,
    urls: Vec<String>,
    guid: Option<String>,
) -> Result<Option<PodcastSummary>, ApiError> {
    let found = state.read_generation(move |generation| {
        let keys = urls.iter().map(|url| PodcastKey::FeedUrl(url)).chain(guid.as_deref().map(PodcastKey::Guid));
        for key in keys {
            if let Some(document) = generation.backend.podcast(key)? {
                return Ok(Some(PodcastSummary::of(&document)));
            }
        }
        Ok(None)
    });
    match found.await {
        // The first feed may be submitted before anything is published.
        Err(error) if error.code == ErrorCode::NoGeneration => Ok(None),
        found => found,
    }
}

fn listed(id: Option<Uuid>, podcast: PodcastSummary, message: &str) -> FeedSubmissionView {
    FeedSubmissionView {
        id: id.map(|id| id.to_string()),
        outcome: SubmissionOutcome::Listed,
        message: message.to_owned(),
        title: Some(podcast.title.clone()),
        podcast: Some(podcast),
        feeds: Vec::new(),
    }
}

fn web_page(url: &Url, feeds: Vec<String>) -> FeedSubmissionView {
    let message = match (recognize_url(url.as_str()), feeds.as_slice()) {
        (RecognizedUrl::Directory { kind, .. }, []) => format!(
            "This is a page of {}, not a feed. The URL of the feed is in the settings of the podcast’s host.",
            kind.label()
        ),
        (_, []) => "This is a web page, not a feed, and it links to none.".to_owned(),
        (_, [_]) => "This is a web page, not a feed. It links to this feed:".to_owned(),
        _ => "This is a web page, not a feed. It links to these feeds:".to_owned(),
    };
    FeedSubmissionView { id: None, outcome: SubmissionOutcome::WebPage, message, title: None, podcast: None, feeds }
}

fn check_episodes(feed: &FeedStart) -> Result<(), ApiError> {
    if feed.has_media {
        return Ok(());
    }
    Err(invalid(if feed.has_entries {
        "This feed has no audio or video: its entries are articles."
    } else {
        "This feed has no episodes yet. Submit it when the first one is published."
    }))
}

/// Parses what someone enters as the URL of a feed: also without a scheme, or with that of a podcast app.
///
/// # Errors
/// When it is no URL of the web.
pub fn parse_url(text: &str) -> Result<Url, ApiError> {
    let text = text.trim();
    if text.is_empty() || text.len() > MAX_URL_BYTES || text.chars().any(|letter| letter.is_control() || letter == ' ')
    {
        return Err(invalid(INVALID_URL));
    }
    let text = match text.split_once(':') {
        Some(("feed" | "itpc" | "pcast" | "podcast", rest)) => rest.trim_start_matches("//"),
        _ => text,
    };
    let full = if text.contains("://") { text.to_owned() } else { format!("https://{text}") };
    let mut url = Url::parse(&full).map_err(|_| invalid(INVALID_URL))?;
    let has_name = url.host_str().is_some_and(|host| host.contains(['.', ':', '[']));
    if !matches!(url.scheme(), "http" | "https") || !has_name {
        return Err(invalid(INVALID_URL));
    }
    url.set_fragment(None);
    Ok(url)
}

fn invalid(message: impl Into<String>) -> ApiError {
    let message = message.into();
    ApiError::invalid(message.clone(), "/feedUrl", &message)
}
