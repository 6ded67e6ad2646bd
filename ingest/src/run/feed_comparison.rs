//! Compares one parsed feed with its stored state, and collects its transcript candidates. No I/O.

use super::feed_check::{self, FetchOutcome};
use super::feed_diff::{self, DiffInput, EpisodeCounts};
use super::feed_job::{FeedFailure, FeedFetch, FeedJob, LoadOutcome, LoadedFeed};
use super::options::RunOptions;
use super::transcripts::folder::TranscriptFolder;
use super::transcripts::transcript_job::TranscriptJob;
use super::transcripts::{self, FetchTranscripts};
use crate::feed::{ParsedFeed, ParsedItem};
use earshot_catalog::{FeedCheck, FeedItem, FeedUpdate};
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use std::collections::HashSet;
use std::path::Path;

/// The result for a feed, and its next check.
pub(super) struct FeedOutcome {
    pub(super) url: String,
    pub(super) result: ComparisonResult,
    /// `None` for files.
    pub(super) check: Option<FeedCheck>,
    /// The first check, for files that represent a feed on the web.
    pub(super) first_check: Option<FeedCheck>,
}

pub(super) enum ComparisonResult {
    Changed(Box<FeedChanges>),
    Unchanged,
    /// The host is busy, so the feed is polled later.
    Postponed,
    Failed(FeedFailure),
}

/// The changes of a feed.
pub(super) struct FeedChanges {
    pub(super) update: FeedUpdate,
    pub(super) episode_counts: EpisodeCounts,
    pub(super) is_new: bool,
    /// Transcript candidates of its episodes.
    pub(super) transcripts: Vec<TranscriptJob>,
}

/// Compares a feed with its state. Runs in parallel and shares no state.
pub(super) fn compare_feed(
    job: FeedJob,
    options: &RunOptions,
    folder: Option<&TranscriptFolder>,
    now: Timestamp,
) -> FeedOutcome {
    let FeedJob { loaded, state, identity } = job;
    let LoadedFeed { url, path, outcome, fetch: requested, .. } = loaded;
    let known = state.as_ref().map(|state| state.podcast_id);
    let settings = &options.schedule;
    let next = |requested: Option<FeedFetch>, came: FetchOutcome<'_>, podcast_id: Option<PodcastId>| {
        requested.map(|requested| {
            identity.apply_to_check(feed_check::update_check(&url, requested, &came, podcast_id, settings, now))
        })
    };
    let done = |result, check| FeedOutcome { url: url.clone(), result, check, first_check: None };
    let (mut feed, body_hash) = match outcome {
        LoadOutcome::Failed(failure) => {
            let check = next(requested, FetchOutcome::Failed(&failure), known);
            let is_later = failure.kind == "busy";
            return done(if is_later { ComparisonResult::Postponed } else { ComparisonResult::Failed(failure) }, check);
        }
        // The entries of an OPML list are read in its place.
        LoadOutcome::OpmlList(_) => return done(ComparisonResult::Unchanged, None),
        LoadOutcome::NotModified | LoadOutcome::SameBytes => {
            let check = next(requested, FetchOutcome::Unchanged, known);
            return done(ComparisonResult::Unchanged, check);
        }
        LoadOutcome::Parsed { feed, body_hash } => (feed, body_hash),
    };
    let examine_all = options.reparses_all || folder.is_some();
    let is_known = state.as_ref().is_some_and(|state| state.body_hash.as_deref() == Some(&body_hash));
    if is_known && !examine_all && identity.keys.is_empty() {
        let check = next(requested, FetchOutcome::Feed { feed: &feed, has_news: false, is_emptied: false }, known);
        return done(ComparisonResult::Unchanged, check);
    }
    let is_new = state.as_ref().is_none_or(|state| state.body_hash.is_none() && state.items.is_empty());
    let state = state.as_ref();
    let reading =
        DiffInput { feed: &mut feed, body_hash, state, identity: &identity, now, rewrites_all: options.reparses_all };
    let (update, tally) = feed_diff::diff_feed(reading);
    let podcast_id = update.state.podcast_id;
    let has_news = is_new || tally.new > 0;
    let is_emptied = feed.items.is_empty() && state.is_some_and(|state| state.items.iter().any(|item| !item.is_gone()));
    let check = next(requested, FetchOutcome::Feed { feed: &feed, has_news, is_emptied }, Some(podcast_id));
    let is_file = path.is_some();
    let first_check =
        is_file.then(|| feed_check::first_check(&identity.url, &feed, podcast_id, settings, now)).flatten();
    let transcripts = build_transcript_jobs(&update, &feed, path.as_deref(), folder, options.fetch_transcripts);
    let written = FeedChanges { update, episode_counts: tally, is_new, transcripts };
    FeedOutcome { first_check, ..done(ComparisonResult::Changed(Box::new(written)), check) }
}

/// Returns the transcript candidates of new and changed items, or of all items with a transcript folder.
fn build_transcript_jobs(
    update: &FeedUpdate,
    feed: &ParsedFeed,
    path: Option<&Path>,
    folder: Option<&TranscriptFolder>,
    fetch: FetchTranscripts,
) -> Vec<TranscriptJob> {
    let written: HashSet<EpisodeId> = update.episodes.iter().map(|episode| episode.id).collect();
    let fetches = fetch != FetchTranscripts::None;
    // The state begins with the parsed items, in their order.
    let items = feed.items.iter().zip(&update.state.items);
    let of_item = |(item, known): (&ParsedItem, &FeedItem)| {
        let id = known.episode_id;
        let is_written = written.contains(&id);
        let is_due = is_written || folder.is_some();
        let job = || transcripts::build_job((item, feed), (&update.state, id), path, folder, fetches && is_written);
        is_due.then(job).flatten()
    };
    items.filter_map(of_item).collect()
}
