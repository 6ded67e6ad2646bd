//! The write side: from a stream of podcasts to the folder of an index.
//!
//! The folder is finished when its manifest appears; a crash leaves a folder that [`crate::EmbeddedBackend::open`]
//! refuses and that the next build into the same place clears away.

mod beside;
mod carry;
mod document;
mod error;
mod held;
mod learn;
mod merge;
mod newest;
mod people;
mod plan;
mod progress;
mod segment;
mod shard;
mod show_episodes;
mod stems;
mod subjects;
mod suggest;
mod texts;
mod vectors;
mod verify;

pub use document::{MAX_TITLE_KEY_BYTES, MAX_TITLE_WORDS, title_word_hash};
pub use error::BuildError;
pub(crate) use people::{of_episode, of_show};
pub use plan::{
    BuildPlan, BuildProgress, BuildReport, BuildStep, EpisodeEntry, EpisodeItem, Meaning, Originals, PodcastSource,
    SourceError, Visit,
};
pub use vectors::for_each_text;
pub(crate) use verify::{first_damaged, segment_files};

use crate::charted::{self, Charted};
use crate::manifest::{MAX_SHARDS, Manifest, shard_of, suggest_folder};
use crate::suggest::TitleWriter;
use earshot_model::{PodcastDocument, PodcastId};
use progress::{Count, Teller};
use rayon::prelude::*;
use shard::{Message, ShardWriter};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

/// What is handed to a shard together: to wake its thread takes as long as to index a short episode.
const MESSAGES_TOGETHER: usize = 64;
/// A transcript may be large: episodes of so many bytes are not kept waiting for more.
const EPISODES_TOGETHER_BYTES: usize = 256 << 10;
/// Lots of messages that are on their way to a shard.
const LOTS_UNDER_WAY: usize = 2;

/// Builds an index into `plan.folder`: anew, or on top of `plan.previous`.
///
/// With a previous index the source gives only the podcasts that changed; everything else is shared with it by hard
/// links. `progress` is called after each podcast, and at the beginning of each later step and now and then within it.
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
    // A thread for each shard, because the source gives podcasts one after another and shards wait for theirs.
    std::thread::scope(|scope| {
        let (outboxes, threads): (Vec<_>, Vec<_>) = writers
            .iter_mut()
            .map(|writer| {
                let (sender, messages) = sync_channel(LOTS_UNDER_WAY);
                (Outbox::to(sender), scope.spawn(move || writer.run(messages)))
            })
            .unzip();
        let mut feeder = Feeder { outboxes, titles: &mut titles, suggest: &suggest, report: &mut report };
        let fed = feeder.feed(plan, &mut source, progress);
        drop(feeder);
        let mut written = Ok(());
        for thread in threads {
            let outcome = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            written = written.and(outcome);
        }
        // A shard that failed stops the feeder, so its reason is the first.
        written.and(fed)
    })?;

    let mut teller = Teller::new(progress, report.progress());
    let count = Count::of(shards as u64);
    let finished = teller.step(BuildStep::Joining, &count, || {
        let finish = |(writer, parts): (ShardWriter, &Vec<u32>)| {
            let finished = writer.finish(parts);
            count.add(1);
            finished
        };
        writers.into_par_iter().zip(&manifest.passage_parts).map(finish).collect::<Result<Vec<_>, _>>()
    })?;
    let (parts, written) = finished.into_iter().unzip();
    manifest.passage_parts = parts;
    let count = Count::of(suggest::FILES);
    manifest.title_parts = teller.step(BuildStep::Suggestions, &count, || {
        suggest::write(plan, suggest::Collected { titles, title_part, written }, &manifest, &count)
    })?;
    report.vectors = vectors::write_vectors(plan, &mut manifest, &mut teller)?;
    let places = charted::path(&plan.folder);
    if plan.charts.is_some() || !places.exists() {
        let charted = Charted::of(plan.charts.iter().flatten().copied());
        charted.write(&places).map_err(BuildError::at(&places))?;
    }
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

/// Hands what the source gives to the shards.
struct Feeder<'a> {
    /// One for each shard.
    outboxes: Vec<Outbox>,
    titles: &'a mut TitleWriter,
    suggest: &'a Path,
    report: &'a mut BuildReport,
}

/// Why feeding ended early.
enum Stop {
    Failed(BuildError),
    /// The shard's thread is gone and knows why.
    Shard,
}

impl Feeder<'_> {
    fn feed(
        &mut self,
        plan: &BuildPlan,
        source: &mut impl PodcastSource,
        progress: &mut dyn FnMut(BuildProgress),
    ) -> Result<(), BuildError> {
        for &podcast in &plan.removed {
            if self.send(podcast, Message::Delete(podcast)).is_err() {
                return Ok(());
            }
            self.report.removed += 1;
        }
        let mut stop = None;
        let read = source.for_each(&mut |podcast, episodes| match self.add(podcast, episodes) {
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
            stop = self.outboxes.iter_mut().try_for_each(Outbox::send).err();
        }
        match stop {
            Some(Stop::Failed(error)) => Err(error),
            Some(Stop::Shard) | None => Ok(()),
        }
    }

    fn add(&mut self, podcast: PodcastDocument, episodes: &mut dyn Iterator<Item = EpisodeItem>) -> Result<(), Stop> {
        let id = podcast.podcast.id;
        let failed = |source| Stop::Failed(BuildError::at(self.suggest)(source));
        self.titles.add(id, &podcast.podcast.title, document::popularity(&podcast)).map_err(failed)?;
        self.send(id, Message::Show(Box::new(podcast)))?;
        self.report.podcasts += 1;
        for item in episodes {
            let mut entry = item.map_err(|error| Stop::Failed(BuildError::Source(error)))?;
            // A transcript without words is none.
            entry.transcript =
                entry.transcript.filter(|transcript| transcript.cues.iter().any(|cue| !cue.text.trim().is_empty()));
            self.report.episodes += 1;
            self.report.transcripts += u64::from(entry.transcript.is_some());
            self.send(id, Message::Episode(Box::new(entry)))?;
        }
        Ok(())
    }

    fn send(&mut self, podcast: PodcastId, message: Message) -> Result<(), Stop> {
        let shard = shard_of(podcast, self.outboxes.len());
        self.outboxes[shard].push(message)
    }
}

/// What a shard is to be told next.
struct Outbox {
    sender: SyncSender<Vec<Message>>,
    lot: Vec<Message>,
    /// What its episodes take.
    bytes: usize,
}

impl Outbox {
    fn to(sender: SyncSender<Vec<Message>>) -> Self {
        Self { sender, lot: Vec::new(), bytes: 0 }
    }

    fn push(&mut self, message: Message) -> Result<(), Stop> {
        if let Message::Episode(entry) = &message {
            self.bytes += entry.bytes();
        }
        self.lot.push(message);
        let is_full = self.lot.len() >= MESSAGES_TOGETHER || self.bytes >= EPISODES_TOGETHER_BYTES;
        if is_full { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Stop> {
        self.bytes = 0;
        self.sender.send(std::mem::take(&mut self.lot)).map_err(|_| Stop::Shard)
    }
}
