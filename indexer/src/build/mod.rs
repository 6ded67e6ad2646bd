//! The write side: from a stream of podcasts to the folder of an index.
//!
//! The folder is finished when its manifest appears; a crash leaves a folder that [`crate::EmbeddedBackend::open`]
//! refuses and that the next build into the same place clears away.

mod carry;
mod document;
mod error;
mod plan;
mod shard;
mod suggest;

pub use document::title_word_hash;
pub use error::BuildError;
pub use plan::{BuildPlan, BuildProgress, BuildReport, EpisodeItem, PodcastSource, SourceError, Visit};

use crate::manifest::{MAX_SHARDS, Manifest, shard_of, suggest_folder};
use crate::suggest::TitleWriter;
use document::Show;
use earshot_model::{EpisodeDocument, PodcastDocument};
use rayon::prelude::*;
use shard::ShardWriter;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

/// Parts of the titles' completions before they are made anew as one.
const MAX_TITLE_PARTS: usize = 8;

/// Builds an index into `plan.folder`: anew, or on top of `plan.previous`.
///
/// With a previous index the source gives only the podcasts that changed; everything else is shared with it by hard
/// links. `progress` is called after each podcast.
///
/// # Errors
/// When the source fails, a file cannot be written, or the previous index is of another version.
pub fn build(
    plan: &BuildPlan,
    mut source: impl PodcastSource,
    progress: &mut dyn FnMut(BuildProgress),
) -> Result<BuildReport, BuildError> {
    let started = Instant::now();
    let mut report = BuildReport::default();
    let mut manifest = prepare(plan, &mut report)?;
    let suggest = suggest_folder(&plan.folder);
    let title_part = manifest.title_parts.last().map_or(1, |last| last + 1);
    let mut titles = TitleWriter::create(&suggest, title_part).map_err(BuildError::at(&suggest))?;

    let shards = manifest.shards;
    let mut writers =
        (0..shards).map(|shard| ShardWriter::open(plan, &manifest, shard)).collect::<Result<Vec<_>, _>>()?;
    for &podcast in &plan.removed {
        writers[shard_of(podcast, shards)].delete(podcast);
        report.removed += 1;
    }

    let mut failure = None;
    let mut visit = |podcast: PodcastDocument, episodes: &mut dyn Iterator<Item = EpisodeItem>| {
        let writer = &mut writers[shard_of(podcast.podcast.id, shards)];
        let added = add(writer, &mut titles, &suggest, &podcast, episodes, plan.previous.is_some(), &mut report);
        match added {
            Ok(()) => {
                progress(report.progress());
                ControlFlow::Continue(())
            }
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    let read = source.for_each(&mut visit);
    if let Some(error) = failure {
        return Err(error);
    }
    read.map_err(BuildError::Source)?;

    let is_full = plan.previous.is_none();
    let parts = writers.into_par_iter().map(|writer| writer.finish(is_full)).collect::<Result<Vec<_>, _>>()?;
    for (known, new) in manifest.passage_parts.iter_mut().zip(parts) {
        known.extend(new);
    }
    manifest.title_parts.extend(titles.finish().map_err(BuildError::at(&suggest))?);
    if manifest.title_parts.len() > MAX_TITLE_PARTS {
        let part = title_part + 1;
        manifest.title_parts = suggest::rewrite_titles(&plan.folder, shards, part)?;
    }
    suggest::write_words(&plan.folder, shards)?;
    manifest.write(&plan.folder).map_err(BuildError::at(&plan.folder))?;
    report.elapsed_ms = started.elapsed().as_millis();
    Ok(report)
}

/// Makes the folder and says what lies in it so far.
fn prepare(plan: &BuildPlan, report: &mut BuildReport) -> Result<Manifest, BuildError> {
    let folder = &plan.folder;
    if Manifest::path(folder).exists() {
        return Err(BuildError::Exists(folder.clone()));
    }
    // What a crashed build left is of no use.
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(BuildError::at(folder))?;
    }
    fs::create_dir_all(folder).map_err(BuildError::at(folder))?;

    let Some(previous) = &plan.previous else {
        let shards = plan.shards.clamp(1, MAX_SHARDS);
        return Ok(Manifest::new(shards, plan.built_at));
    };
    let old = Manifest::read(previous).map_err(BuildError::at(previous))?;
    if !old.is_current() {
        return Err(BuildError::Outdated(previous.clone()));
    }
    report.carried_files = carry::carry(previous, folder)?;
    Ok(Manifest { built_at: plan.built_at, ..old })
}

fn add(
    writer: &mut ShardWriter,
    titles: &mut TitleWriter,
    suggest: &Path,
    podcast: &PodcastDocument,
    episodes: &mut dyn Iterator<Item = EpisodeItem>,
    may_be_known: bool,
    report: &mut BuildReport,
) -> Result<(), BuildError> {
    let show = Show::of(podcast);
    if may_be_known {
        writer.delete(podcast.podcast.id);
    }
    writer.add_podcast(&show)?;
    titles.add(podcast.podcast.id, &podcast.podcast.title, show.popularity).map_err(BuildError::at(suggest))?;
    report.podcasts += 1;
    for item in episodes {
        let (episode, transcript, former) = item.map_err(BuildError::Source)?;
        // A transcript without words is none.
        let transcript = transcript.filter(|transcript| transcript.cues.iter().any(|cue| !cue.text.trim().is_empty()));
        let document = EpisodeDocument {
            has_transcript: transcript.is_some(),
            episode,
            podcast_slug: podcast.podcast.slug.clone(),
            podcast_title: podcast.podcast.title.clone(),
            former,
            sponsors: Vec::new(),
        };
        writer.add_episode(&show, &document, transcript.as_ref())?;
        report.episodes += 1;
        report.transcripts += u64::from(document.has_transcript);
    }
    Ok(())
}
