//! Assigns files and links to episodes, and reads the transcripts. The README of this crate has the rules.

pub(super) mod folder;
mod format_preference;
mod import;
pub(super) mod links;
pub(super) mod missing_transcripts;
pub(super) mod transcript_job;
pub(super) mod transcript_runner;

pub use import::{TranscriptImportError, TranscriptImportProgress, TranscriptImportReport, import_transcripts};
pub use missing_transcripts::fetch_linked_transcript;

use crate::feed::{ParsedFeed, ParsedItem};
use earshot_catalog::FeedState;
use earshot_model::EpisodeId;
use folder::TranscriptFolder;
use std::path::Path;
use transcript_job::{TranscriptFile, TranscriptJob};

/// Which linked transcripts a run fetches. Unless none, files of chapters are fetched with new and changed episodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FetchTranscripts {
    /// Transcripts of every episode in the catalog that has links and no transcript, in addition to [`Self::New`].
    All,
    /// Transcripts of new and changed episodes of the run.
    New,
    #[default]
    None,
}

/// Builds the transcript job of an item: existing files, and links to fetch when no file is readable.
pub(super) fn build_job(
    (item, feed): (&ParsedItem, &ParsedFeed),
    (state, episode_id): (&FeedState, EpisodeId),
    feed_file: Option<&Path>,
    folder: Option<&TranscriptFolder>,
    fetches: bool,
) -> Option<TranscriptJob> {
    let mut files = Vec::new();
    if let Some(directory) = feed_file.and_then(Path::parent) {
        for link in links::rank_links(&item.transcript_links, feed.channel.language.as_deref()) {
            let path = links::file_name(&link.url).map(|name| directory.join(name)).filter(|path| path.is_file());
            files.extend(path.map(|path| TranscriptFile { path, language: link.language.clone() }));
        }
    }
    if let Some(folder) = folder {
        let slug = earshot_model::slug::for_episode(&item.title, episode_id);
        let stem = feed_file.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        files.extend(folder.find(item, &slug, stem.as_deref()));
    }
    let links = if fetches { item.transcript_links.clone() } else { Vec::new() };
    let has_work = !files.is_empty() || !links.is_empty();
    has_work.then(|| TranscriptJob {
        podcast_id: state.podcast_id,
        episode_id,
        feed_url: state.url.clone(),
        language: feed.channel.language.clone(),
        files,
        links,
    })
}
