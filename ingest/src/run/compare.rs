//! One feed of a unit: what its reading amounts to, and where its transcripts may be. No I/O.

use super::RunOptions;
use super::check::{self, Came};
use super::diff::{self, Reading, Tally};
use super::identity::Identity;
use super::load::{Asked, Failure, Loaded, Outcome};
use super::transcripts::folder::TranscriptFolder;
use super::transcripts::work::Job as TranscriptJob;
use super::transcripts::{self, FetchTranscripts};
use crate::feed::{ParsedFeed, ParsedItem};
use earshot_catalog::{FeedCheck, FeedItem, FeedState, FeedUpdate};
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use std::collections::HashSet;
use std::path::Path;

/// A feed of a unit, ready to be compared.
pub(super) struct Job {
    pub(super) loaded: Loaded,
    pub(super) state: Option<FeedState>,
    pub(super) identity: Identity,
}

/// What a feed came to, and when it is asked for again.
pub(super) struct Done {
    pub(super) url: String,
    pub(super) result: Result,
    /// `None` for files.
    pub(super) check: Option<FeedCheck>,
    /// For files that stand for a feed on the web.
    pub(super) first_check: Option<FeedCheck>,
}

pub(super) enum Result {
    Written(Box<Written>),
    Same,
    /// The host is busy: the feed is asked for later.
    Later,
    Failed(Failure),
}

/// A reading that brought something.
pub(super) struct Written {
    pub(super) update: FeedUpdate,
    pub(super) tally: Tally,
    pub(super) is_new: bool,
    /// Where the transcripts of its episodes may be.
    pub(super) transcripts: Vec<TranscriptJob>,
}

/// Compares a feed with its state; runs in parallel and touches nothing shared.
pub(super) fn finish(job: Job, options: &RunOptions, folder: Option<&TranscriptFolder>, now: Timestamp) -> Done {
    let Job { loaded, state, identity } = job;
    let Loaded { url, path, outcome, asked, .. } = loaded;
    let known = state.as_ref().map(|state| state.podcast_id);
    let settings = &options.schedule;
    let next = |asked: Option<Asked>, came: Came<'_>, podcast_id: Option<PodcastId>| {
        asked.map(|asked| identity.settle(check::after(&url, asked, &came, podcast_id, settings, now)))
    };
    let done = |result, check| Done { url: url.clone(), result, check, first_check: None };
    let (mut feed, body_hash) = match outcome {
        Outcome::Failed(failure) => {
            let check = next(asked, Came::Failure(&failure), known);
            let is_later = failure.kind == "busy";
            return done(if is_later { Result::Later } else { Result::Failed(failure) }, check);
        }
        // The entries of a list are read instead of it.
        Outcome::List(_) => return done(Result::Same, None),
        Outcome::NotModified | Outcome::SameBytes => {
            let check = next(asked, Came::Same, known);
            return done(Result::Same, check);
        }
        Outcome::Parsed { feed, body_hash } => (feed, body_hash),
    };
    let examine_all = options.reparse || folder.is_some();
    let is_known = state.as_ref().is_some_and(|state| state.body_hash.as_deref() == Some(&body_hash));
    if is_known && !examine_all && identity.keys.is_empty() {
        let check = next(asked, Came::Feed { feed: &feed, has_news: false, is_emptied: false }, known);
        return done(Result::Same, check);
    }
    let is_new = state.as_ref().is_none_or(|state| state.body_hash.is_none() && state.items.is_empty());
    let state = state.as_ref();
    let reading = Reading { feed: &mut feed, body_hash, state, identity: &identity, now, rewrite: options.reparse };
    let (update, tally) = diff::update(reading);
    let podcast_id = update.state.podcast_id;
    let has_news = is_new || tally.new > 0;
    let is_emptied = feed.items.is_empty() && state.is_some_and(|state| state.items.iter().any(|item| !item.is_gone()));
    let check = next(asked, Came::Feed { feed: &feed, has_news, is_emptied }, Some(podcast_id));
    let is_file = path.is_some();
    let first_check = is_file.then(|| check::first(&identity.url, &feed, podcast_id, settings, now)).flatten();
    let transcripts = transcript_jobs(&update, &feed, path.as_deref(), folder, options.fetch_transcripts);
    let written = Written { update, tally, is_new, transcripts };
    Done { first_check, ..done(Result::Written(Box::new(written)), check) }
}

/// Where the transcripts may be: of what is new or changed, and with a folder of all items.
fn transcript_jobs(
    update: &FeedUpdate,
    feed: &ParsedFeed,
    path: Option<&Path>,
    folder: Option<&TranscriptFolder>,
    fetch: FetchTranscripts,
) -> Vec<TranscriptJob> {
    let podcast_id = update.state.podcast_id;
    let written: HashSet<EpisodeId> = update.episodes.iter().map(|episode| episode.id).collect();
    let fetches = fetch != FetchTranscripts::None;
    // The items of the reading come first there, in their order.
    let items = feed.items.iter().zip(&update.state.items);
    let of_item = |(item, known): (&ParsedItem, &FeedItem)| {
        let id = known.episode_id;
        let is_written = written.contains(&id);
        let is_due = is_written || folder.is_some();
        let job = || transcripts::job((item, feed), (podcast_id, id), path, folder, fetches && is_written);
        is_due.then(job).flatten()
    };
    items.filter_map(of_item).collect()
}
