//! The write side: builds an index folder from a stream of podcasts.
//!
//! The folder is complete once it has its manifest. A crash leaves an incomplete folder, which
//! [`crate::EmbeddedBackend::open`] rejects and the next build into the same folder removes.

mod document_texts;
mod encoder;
mod episode_buffer;
mod error;
mod file_reuse;
mod newest_episodes;
mod plan;
mod progress;
mod shard;
mod show_episodes;
mod sidecars;
mod suggest;
mod training;
mod transcribed_episodes;
mod vectors;

pub use episode_buffer::EpisodeBuffer;
pub use error::BuildError;
pub use newest_episodes::NewestEpisodes;
pub use plan::{
    BuildPlan, BuildProgress, BuildReport, BuildStep, EmbeddingSource, EpisodeEntry, EpisodeItem, PodcastSource,
    PodcastVisitor, SourceError, StoredEmbeddings,
};
pub use shard::generate_description;
pub use vectors::for_each_text;

use crate::manifest::{Manifest, suggest_folder};
use earshot_engine::chart_positions::{self, ChartPositions};
use earshot_engine::{MAX_SHARDS, shard_of, writer};
use earshot_model::{PodcastDocument, PodcastId};
use earshot_suggest::TitleWriter;
use progress::{ProgressCount, ProgressReporter};
use rayon::prelude::*;
use shard::{ShardMessage, ShardWriter};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

/// Messages per batch to a shard. Waking its thread takes as long as indexing a short episode.
const MESSAGES_PER_BATCH: usize = 64;
/// A batch with this many bytes of episodes is sent at once, because transcripts may be large.
const EPISODE_BATCH_BYTES: usize = 256 << 10;
/// Batches in the queue of a shard.
const BATCHES_IN_FLIGHT: usize = 2;

/// Builds an index into `plan.folder`: a full build, or an incremental one on top of `plan.previous`.
///
/// In an incremental build the source yields only the changed podcasts; all other files are shared with the previous
/// index by hard links. `progress` is called after each podcast, at the start of each later step, and regularly within
/// it.
///
/// # Errors
/// When the source fails, a file cannot be written, or the previous index has another version.
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
    // One thread per shard: the source yields podcasts one after the other, and shards work in parallel.
    std::thread::scope(|scope| {
        let (outboxes, threads): (Vec<_>, Vec<_>) = writers
            .iter_mut()
            .map(|writer| {
                let (sender, messages) = sync_channel(BATCHES_IN_FLIGHT);
                (ShardSender::new(sender), scope.spawn(move || writer.run(messages)))
            })
            .unzip();
        let mut feeder = ShardFeeder { senders: outboxes, titles: &mut titles, suggest: &suggest, report: &mut report };
        let fed = feeder.feed(plan, &mut source, progress);
        drop(feeder);
        let mut written = Ok(());
        for thread in threads {
            let outcome = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            written = written.and(outcome);
        }
        // When a shard fails, feeding fails too; the shard's error is the cause.
        written.and(fed)
    })?;

    let mut teller = ProgressReporter::new(progress, report.progress());
    let count = ProgressCount::with_total(shards as u64);
    let finished = teller.run_step(BuildStep::Joining, &count, || {
        let finish = |(writer, parts): (ShardWriter, &Vec<u32>)| {
            let finished = writer.finish(parts);
            count.add(1);
            finished
        };
        writers.into_par_iter().zip(&manifest.passage_parts).map(finish).collect::<Result<Vec<_>, _>>()
    })?;
    let (parts, written) = finished.into_iter().unzip();
    manifest.passage_parts = parts;
    let count = ProgressCount::with_total(suggest::FILES);
    manifest.title_parts = teller.run_step(BuildStep::Suggestions, &count, || {
        suggest::write(plan, suggest::SuggestInputs { titles, title_part, surface_forms: written }, &manifest, &count)
    })?;
    report.vectors = vectors::write_vectors(plan, &mut manifest, &mut teller)?;
    let places = chart_positions::path(&plan.folder);
    if plan.chart_positions.is_some() || !places.exists() {
        let charted = ChartPositions::from_positions(plan.chart_positions.iter().flatten().copied());
        charted.write(&places).map_err(BuildError::at(&places))?;
    }
    manifest.write(&plan.folder).map_err(BuildError::at(&plan.folder))?;
    report.elapsed_ms = started.elapsed().as_millis();
    Ok(report)
}

/// Creates the folder and returns the manifest of its initial content.
fn prepare(plan: &BuildPlan, report: &mut BuildReport) -> Result<Manifest, BuildError> {
    let folder = &plan.folder;
    if Manifest::path(folder).exists() {
        return Err(BuildError::Exists(folder.clone()));
    }
    // Removes the files of a crashed build.
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
    report.shared_files = file_reuse::reuse_files(previous, folder)?;
    Ok(Manifest { built_at: plan.built_at, ..old })
}

/// Distributes the podcasts of the source to the shards.
struct ShardFeeder<'a> {
    /// One sender per shard.
    senders: Vec<ShardSender>,
    titles: &'a mut TitleWriter,
    suggest: &'a Path,
    report: &'a mut BuildReport,
}

/// The reason why feeding ended early.
enum FeedError {
    Build(BuildError),
    /// The shard's thread has ended; its result contains the error.
    ShardStopped,
}

impl ShardFeeder<'_> {
    fn feed(
        &mut self,
        plan: &BuildPlan,
        source: &mut impl PodcastSource,
        progress: &mut dyn FnMut(BuildProgress),
    ) -> Result<(), BuildError> {
        for &podcast in &plan.removed {
            if self.send(podcast, ShardMessage::Delete(podcast)).is_err() {
                return Ok(());
            }
            self.report.removed += 1;
        }
        let mut stop = None;
        let read = source.for_each_podcast(&mut |podcast, episodes| match self.add(podcast, episodes) {
            Ok(()) => {
                progress(self.report.progress());
                ControlFlow::Continue(())
            }
            Err(reason) => {
                stop = Some(reason);
                ControlFlow::Break(())
            }
        });
        if stop.is_none() {
            read.map_err(BuildError::Source)?;
            stop = self.senders.iter_mut().try_for_each(ShardSender::send).err();
        }
        match stop {
            Some(FeedError::Build(error)) => Err(error),
            Some(FeedError::ShardStopped) | None => Ok(()),
        }
    }

    fn add(
        &mut self,
        podcast: PodcastDocument,
        episodes: &mut dyn Iterator<Item = EpisodeItem>,
    ) -> Result<(), FeedError> {
        let id = podcast.podcast.id;
        let failed = |source| FeedError::Build(BuildError::at(self.suggest)(source));
        self.titles.add(id, &podcast.podcast.title, writer::popularity(&podcast)).map_err(failed)?;
        self.send(id, ShardMessage::Show(Box::new(podcast)))?;
        self.report.podcasts += 1;
        for item in episodes {
            let mut entry = item.map_err(|error| FeedError::Build(BuildError::Source(error)))?;
            // A transcript without words counts as missing.
            entry.transcript =
                entry.transcript.filter(|transcript| transcript.cues.iter().any(|cue| !cue.text.trim().is_empty()));
            self.report.episodes += 1;
            self.report.transcripts += u64::from(entry.transcript.is_some());
            self.send(id, ShardMessage::Episode(Box::new(entry)))?;
        }
        Ok(())
    }

    fn send(&mut self, podcast: PodcastId, message: ShardMessage) -> Result<(), FeedError> {
        let shard = shard_of(podcast, self.senders.len());
        self.senders[shard].push(message)
    }
}

/// Batches the messages of a shard.
struct ShardSender {
    sender: SyncSender<Vec<ShardMessage>>,
    batch: Vec<ShardMessage>,
    /// Bytes of the batched episodes.
    bytes: usize,
}

impl ShardSender {
    fn new(sender: SyncSender<Vec<ShardMessage>>) -> Self {
        Self { sender, batch: Vec::new(), bytes: 0 }
    }

    fn push(&mut self, message: ShardMessage) -> Result<(), FeedError> {
        if let ShardMessage::Episode(entry) = &message {
            self.bytes += entry.bytes();
        }
        self.batch.push(message);
        let is_full = self.batch.len() >= MESSAGES_PER_BATCH || self.bytes >= EPISODE_BATCH_BYTES;
        if is_full { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), FeedError> {
        self.bytes = 0;
        self.sender.send(std::mem::take(&mut self.batch)).map_err(|_| FeedError::ShardStopped)
    }
}
