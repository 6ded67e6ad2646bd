//! The plan, the source and the report of a build.

use earshot_model::chart::CurrentChartPosition;
use earshot_model::{Episode, EpisodeAliases, EpisodeCredits, PodcastDocument, PodcastId, Timestamp, Transcript};
use earshot_vectors::UnitVector;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

/// The instructions for a build.
#[derive(Clone, Debug)]
pub struct BuildPlan {
    /// The folder of the index. The build removes an incomplete index there, and never touches a complete one.
    pub folder: PathBuf,
    /// The index to build on. The source then yields only the podcasts that changed.
    pub previous: Option<PathBuf>,
    /// Podcasts of the previous index to remove.
    pub removed: Vec<PodcastId>,
    /// Number of shards, at most the number of cores. An incremental build keeps the previous number.
    pub shards: usize,
    /// Memory in bytes for documents that are not yet on disk, for all shards together.
    pub memory_bytes: usize,
    /// Freshness and staleness are measured from this time.
    pub built_at: Timestamp,
    /// The source of document embeddings.
    pub embeddings: EmbeddingSource,
    /// All current chart positions. `None` keeps those of the previous index.
    pub chart_positions: Option<Vec<(PodcastId, CurrentChartPosition)>>,
}

/// The source of document embeddings.
#[derive(Clone, Debug, Default)]
pub enum EmbeddingSource {
    /// No embeddings: the index is searched by words alone.
    Off,
    /// The term table, trained on the index itself.
    #[default]
    TermTable,
    /// Embeddings that a model computed before. Texts without a stored embedding get no vector.
    Stored(Arc<dyn StoredEmbeddings>),
}

/// Embeddings that a model computed, by text.
pub trait StoredEmbeddings: Send + Sync + std::fmt::Debug {
    /// The name of the model.
    fn model(&self) -> &str;

    /// Looks up the embeddings of texts, in order; `None` for texts without one.
    ///
    /// # Errors
    /// When the embeddings cannot be read.
    fn find(&self, texts: &[&str]) -> std::io::Result<Vec<Option<UnitVector>>>;
}

impl BuildPlan {
    /// A full build with two shards and 1 GiB of memory. Documents that do not fit are written to runs on disk and
    /// merged at the end.
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

    /// An incremental build on top of a previous index.
    #[must_use]
    pub fn incremental(folder: PathBuf, previous: PathBuf, removed: Vec<PodcastId>, built_at: Timestamp) -> Self {
        Self { previous: Some(previous), removed, ..Self::full(folder, built_at) }
    }
}

/// The reason why a source cannot continue.
pub type SourceError = Box<dyn std::error::Error + Send + Sync>;

/// An episode with data that is not part of its feed item.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EpisodeEntry {
    pub episode: Episode,
    pub transcript: Option<Transcript>,
    /// Former slugs and ids.
    pub former: EpisodeAliases,
    /// People and sponsors. Empty when credits were not extracted.
    pub credits: EpisodeCredits,
}

/// Memory of an episode in addition to its texts, and of a transcript cue.
const ENTRY_BYTES: usize = 1 << 10;
const CUE_BYTES: usize = 48;

impl EpisodeEntry {
    /// Estimated memory in bytes.
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

/// The next episode, or an error of the source.
pub type EpisodeItem = Result<EpisodeEntry, SourceError>;

/// Receives a podcast and an iterator over all its episodes. After `ControlFlow::Break` the source ends without an
/// error.
pub type PodcastVisitor<'a> = dyn FnMut(PodcastDocument, &mut dyn Iterator<Item = EpisodeItem>) -> ControlFlow<()> + 'a;

/// A source of podcasts: in any order, each podcast once with all its episodes. It yields one podcast at a time, so
/// that memory stays constant.
pub trait PodcastSource {
    /// Calls `visit` with every podcast until it breaks.
    ///
    /// # Errors
    /// When the source cannot be read.
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError>;
}

/// The steps of a build, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BuildStep {
    /// Reads documents and analyzes their texts.
    #[default]
    Reading,
    /// Writes the indexes of each shard and verifies them.
    Joining,
    /// Writes completions, surface forms and the stem map.
    Suggestions,
    /// Trains term table, topic vocabulary and codebooks on a sample.
    Learning,
    /// Computes vectors and topics of documents.
    Vectors,
}

/// The progress of a build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildProgress {
    pub step: BuildStep,
    /// Finished items of the step: podcasts, shards, files or documents.
    pub done: u64,
    /// All items of the step; 0 when unknown.
    pub total: u64,
    /// Podcasts read so far.
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
}

/// The report of a build.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BuildReport {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Number of removed podcasts.
    pub removed: u64,
    /// Number of files shared with the previous index.
    pub shared_files: u64,
    /// Number of new vectors of podcasts, episodes and passages.
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
