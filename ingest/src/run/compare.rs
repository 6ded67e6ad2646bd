//! One feed of a unit: what its reading amounts to, transcripts included. No I/O but local transcript files.

use super::RunOptions;
use super::diff::{self, Reading, Tally};
use super::load::{HttpFacts, Loaded, Outcome};
use super::transcripts::{self, TranscriptFolder};
use crate::feed::ParsedFeed;
use earshot_catalog::{FeedState, FeedUpdate};
use earshot_model::{EpisodeId, Timestamp};
use std::collections::HashSet;

/// A feed of a unit, ready to be compared.
pub(super) struct Job {
    pub(super) loaded: Loaded,
    pub(super) state: Option<FeedState>,
}

/// What a feed came to.
pub(super) enum Done {
    Written { update: FeedUpdate, tally: Tally, is_new: bool, wanted: Vec<(EpisodeId, usize)>, feed: Box<ParsedFeed> },
    Same(Option<FeedUpdate>),
    Failed { update: FeedUpdate, kind: String, message: String },
    Nothing,
}

/// Compares a feed with its state; runs in parallel and touches nothing shared.
pub(super) fn finish(job: Job, options: &RunOptions, folder: Option<&TranscriptFolder>, now: Timestamp) -> Done {
    let Job { loaded, state } = job;
    let Loaded { url, path, outcome, http, .. } = loaded;
    let (feed, body_hash) = match outcome {
        Outcome::List(_) => return Done::Nothing,
        Outcome::Failed(failure) => {
            let update = diff::failed(&url, state.as_ref(), http, &failure, now);
            return Done::Failed { update, kind: failure.kind, message: failure.message };
        }
        Outcome::Unchanged => return Done::Same(state.map(|state| same(&state, http, now))),
        Outcome::Parsed { feed, body_hash } => (feed, body_hash),
    };
    let examine_all = options.reparse || folder.is_some();
    let is_known = state.as_ref().is_some_and(|state| state.body_hash.as_deref() == Some(&body_hash));
    if is_known && !examine_all {
        return Done::Same(None);
    }
    let is_new = state.as_ref().is_none_or(|state| state.body_hash.is_none());
    let reading =
        Reading { url: &url, feed: &feed, body_hash, http, state: state.as_ref(), now, rewrite: options.reparse };
    let (mut update, tally) = diff::update(reading);
    let podcast_id = update.state.podcast_id;
    let written: HashSet<EpisodeId> = update.episodes.iter().map(|episode| episode.id).collect();
    let mut wanted = Vec::new();
    for (index, item) in feed.items.iter().enumerate() {
        let id = EpisodeId::derive(podcast_id, &item.identity);
        let is_written = written.contains(&id);
        if !is_written && folder.is_none() {
            continue;
        }
        if item.transcript_links.is_empty() && folder.is_none() {
            continue;
        }
        let slug = earshot_model::slug::for_episode(&item.title, id);
        match transcripts::local(item, &slug, path.as_deref(), folder) {
            Some(found) => update.transcripts.push(transcripts::entity(found, item, &feed, (podcast_id, id), now)),
            None if is_written && !item.transcript_links.is_empty() => wanted.push((id, index)),
            None => {}
        }
    }
    Done::Written { update, tally, is_new, wanted, feed }
}

fn same(state: &FeedState, http: Option<HttpFacts>, now: Timestamp) -> FeedUpdate {
    let state = diff::unchanged(state, http, now);
    FeedUpdate { state, podcast: None, episodes: Vec::new(), gone: Vec::new(), transcripts: Vec::new(), issues: None }
}
