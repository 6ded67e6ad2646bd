//! Finds the episodes of a shard that have a transcript.

use earshot_engine::IndexReadError;
use earshot_engine::schema::field;
use earshot_engine::segments::{IndexReader, SegmentDocuments};
use earshot_model::EpisodeId;

/// The episodes of a shard with a transcript.
pub struct TranscribedEpisodes {
    episodes: IndexReader,
    segments: Vec<SegmentDocuments>,
}

impl TranscribedEpisodes {
    pub fn new(episodes: IndexReader) -> Result<Self, IndexReadError> {
        let segments = episodes.segments().collect::<Result<_, _>>()?;
        Ok(Self { episodes, segments })
    }

    pub fn count(&self) -> u64 {
        let of = |segment: &SegmentDocuments| {
            segment.live().filter(|&document| segment.has_transcript(document)).count() as u64
        };
        self.segments.iter().map(of).sum()
    }

    pub fn contains(&self, episode: EpisodeId) -> Result<bool, IndexReadError> {
        let found = self.episodes.live_documents(field::ID, episode.0.as_bytes())?;
        Ok(found.iter().any(|at| self.segments[at.segment].has_transcript(at.document)))
    }
}
