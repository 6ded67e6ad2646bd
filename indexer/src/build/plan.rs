//! What is to be built, from what, and what was built.

use crate::vectors::UnitVector;
use earshot_model::chart::CurrentChartPosition;
use earshot_model::{Episode, EpisodeAliases, EpisodeCredits, PodcastDocument, PodcastId, Timestamp, Transcript};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

/// What is to be built.
#[derive(Clone, Debug)]
pub struct BuildPlan {
    /// The folder of the index. What an unfinished build left there is removed; a finished index is never touched.
    pub folder: PathBuf,
    /// The folder of the index to build on: the source then gives only what changed.
    pub previous: Option<PathBuf>,
    /// Podcasts of the previous index that are no more.
    pub removed: Vec<PodcastId>,
    /// At most the number of cores. With a previous index, its number is kept.
    pub shards: usize,
    /// Memory for documents that are not on disk yet, of all shards together, in bytes.
    pub memory_bytes: usize,
    /// Freshness is measured from here.
    pub built_at: Timestamp,
    /// Whose vectors the documents get.
    pub embeddings: EmbeddingSource,
    /// Where podcasts stand on charts now, all of them. `None`: as in the index that is built on.
    pub chart_positions: Option<Vec<(PodcastId, CurrentChartPosition)>>,
}

/// Whose vectors the documents get.
#[derive(Clone, Debug, Default)]
pub enum EmbeddingSource {
    /// None: the index is searched by words alone.
    Off,
    /// Those of a table of terms that is trained on the index itself.
    #[default]
    TermTable,
    /// Those of a model that was asked before. What it was not asked about has none.
    Stored(Arc<dyn StoredEmbeddings>),
}

/// Vectors that a model gave, by the texts that it was asked about.
pub trait StoredEmbeddings: Send + Sync + std::fmt::Debug {
    /// The model that gave them all.
    fn model(&self) -> &str;

    /// The vectors of some texts, in their order.
    ///
    /// # Errors
    /// When they cannot be read.
    fn find(&self, texts: &[&str]) -> std::io::Result<Vec<Option<UnitVector>>>;
}

impl BuildPlan {
    /// A full build with two shards and 1 GiB: what does not fit is set aside on disk, and joined in the end.
    #[must_use]
    pub fn full(folder: PathBuf, built_at: Timestamp) -> Self {
        Self {
            folder,
            previous: None,
            removed: Vec::new(),
            shards: 2,
            memory_bytes: 1 << 30,
            built_at,
            embeddings: EmbeddingSource::default(),
            chart_positions: None,
        }
    }

    /// A build on top of a previous index.
    #[must_use]
    pub fn incremental(folder: PathBuf, previous: PathBuf, removed: Vec<PodcastId>, built_at: Timestamp) -> Self {
        Self { previous: Some(previous), removed, ..Self::full(folder, built_at) }
    }
}

/// Why a source cannot go on.
pub type SourceError = Box<dyn std::error::Error + Send + Sync>;

/// An episode with what is known of it beside its item in the feed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EpisodeEntry {
    pub episode: Episode,
    pub transcript: Option<Transcript>,
    /// Names that it had before.
    pub former: EpisodeAliases,
    /// Who is in it and who pays for it; nobody when its texts were not read.
    pub credits: EpisodeCredits,
}

/// What an episode takes in memory beside its texts, and a cue of its transcript.
const ENTRY_BYTES: usize = 1 << 10;
const CUE_BYTES: usize = 48;

impl EpisodeEntry {
    /// What it takes in memory, about.
    pub(super) fn bytes(&self) -> usize {
        let cues = self.transcript.iter().flat_map(|transcript| &transcript.cues);
        let said: usize = cues.map(|cue| cue.text.len() + CUE_BYTES).sum();
        ENTRY_BYTES + self.episode.description_html.len() * 2 + said
    }
}

impl From<(Episode, Option<Transcript>, EpisodeAliases, EpisodeCredits)> for EpisodeEntry {
    fn from(
        (episode, transcript, former, credits): (Episode, Option<Transcript>, EpisodeAliases, EpisodeCredits),
    ) -> Self {
        Self { episode, transcript, former, credits }
    }
}

/// The next episode, or why there is none.
pub type EpisodeItem = Result<EpisodeEntry, SourceError>;

/// Takes a podcast and all its episodes. After `MarkupError` the source ends without an error.
pub type PodcastVisitor<'a> = dyn FnMut(PodcastDocument, &mut dyn Iterator<Item = EpisodeItem>) -> ControlFlow<()> + 'a;

/// Podcasts in any order, each once and with all its episodes, one at a time so that memory stays flat.
pub trait PodcastSource {
    /// Hands every podcast to `visit`, until it breaks off.
    ///
    /// # Errors
    /// When the source cannot be read.
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError>;
}

/// What a build does, one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BuildStep {
    /// Documents are read and taken apart into words.
    #[default]
    Reading,
    /// The documents of each shard become its indexes, which are looked at.
    Joining,
    /// Completions, and what other words are spelt like.
    Suggestions,
    /// What vectors and topics are made with is learned from a sample.
    Learning,
    /// Documents get vectors and topics.
    Vectors,
}

/// How far a build is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildProgress {
    pub step: BuildStep,
    /// What of the step is done: podcasts, shards, files or documents.
    pub done: u64,
    /// Of so many; 0 where that is not known.
    pub total: u64,
    /// That were read.
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
}

/// What a build did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BuildReport {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Podcasts taken out.
    pub removed: u64,
    /// Files shared with the previous index.
    pub shared_files: u64,
    /// Vectors that were written: of podcasts, episodes and passages.
    pub vectors: u64,
    pub elapsed_ms: u128,
}

impl BuildReport {
    pub(super) fn progress(&self) -> BuildProgress {
        BuildProgress {
            done: self.podcasts,
            podcasts: self.podcasts,
            episodes: self.episodes,
            transcripts: self.transcripts,
            ..BuildProgress::default()
        }
    }
}
