//! Which file or link is the transcript of which episode, and reading them. The rules stand in the README of this room.

pub(super) mod folder;
pub(super) mod links;
mod missing;
pub(super) mod work;

use crate::feed::{ParsedFeed, ParsedItem};
use earshot_model::{EpisodeId, PodcastId};
use folder::TranscriptFolder;
use std::path::Path;
use work::{File, Job};

/// Which linked transcripts a run fetches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FetchTranscripts {
    /// Those of every episode in the catalog that has links and no transcript, and those of [`Self::New`].
    All,
    /// Those of episodes that are new or changed in this run.
    New,
    #[default]
    None,
}

/// The transcript of an item: files that are there already, and links to fetch when none of them can be read.
pub(super) fn job(
    (item, feed): (&ParsedItem, &ParsedFeed),
    (podcast_id, episode_id): (PodcastId, EpisodeId),
    feed_file: Option<&Path>,
    folder: Option<&TranscriptFolder>,
    fetches: bool,
) -> Option<Job> {
    let mut files = Vec::new();
    if let Some(directory) = feed_file.and_then(Path::parent) {
        for link in links::ranked(&item.transcript_links, feed.channel.language.as_deref()) {
            let path = links::file_name(&link.url).map(|name| directory.join(name)).filter(|path| path.is_file());
            files.extend(path.map(|path| File { path, language: link.language.clone() }));
        }
    }
    if let Some(folder) = folder {
        let slug = earshot_model::slug::for_episode(&item.title, episode_id);
        let stem = feed_file.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        files.extend(folder.find(item, &slug, stem.as_deref()));
    }
    let links = if fetches { item.transcript_links.clone() } else { Vec::new() };
    let has_work = !files.is_empty() || !links.is_empty();
    has_work.then(|| Job { podcast_id, episode_id, language: feed.channel.language.clone(), files, links })
}
