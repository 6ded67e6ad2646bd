//! Reads a podcast's episodes again to find its topics.
//!
//! Episodes are in the shard of their podcast, and those of a podcast are consecutive (decision 024). Nothing is kept
//! from one podcast to the next, so memory does not grow with the catalog.

use super::document_texts::SegmentTexts;
use crate::topics::{EpisodeTopics, TopicReader, Vocabulary};
use earshot_engine::IndexReadError;
use earshot_engine::passages::PassageStore;
use earshot_engine::schema::{DocumentKind, field};
use earshot_engine::segments::{DocAddress, IndexReader};
use uuid::Uuid;

/// Number of episodes to read per podcast, evenly spread. More episodes hardly change any topic.
const MAX_EPISODES: usize = 32;

/// Reads the episodes of one shard.
pub struct ShowEpisodes<'a> {
    index: &'a IndexReader,
    segments: Vec<SegmentTexts<'a>>,
}

impl<'a> ShowEpisodes<'a> {
    pub fn open(index: &'a IndexReader, passages: &'a PassageStore) -> Result<Self, IndexReadError> {
        let mut segments = Vec::new();
        for documents in index.segments() {
            segments.push(SegmentTexts::new(DocumentKind::Episodes, documents?, passages));
        }
        Ok(Self { index, segments })
    }

    /// Counts the topics that a sample of a podcast's episodes mentions.
    pub fn topics<'v>(
        &self,
        podcast: Uuid,
        vocabulary: &'v Vocabulary,
        reader: &mut TopicReader,
    ) -> Result<EpisodeTopics<'v>, IndexReadError> {
        let episodes = self.index.live_documents(field::PODCAST_ID, podcast.as_bytes())?;
        let mut topics = EpisodeTopics::default();
        for at in sample(&episodes) {
            topics.add(vocabulary, reader, &self.segments[at.segment].about(at.document)?);
        }
        Ok(topics)
    }
}

/// At most [`MAX_EPISODES`], evenly spread.
fn sample(episodes: &[DocAddress]) -> impl Iterator<Item = &DocAddress> {
    let count = episodes.len().min(MAX_EPISODES);
    (0..count).map(move |number| &episodes[number * episodes.len() / count])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_spread_over_all_episodes() {
        for (all, expected) in
            [(0, vec![]), (3, vec![0, 1, 2]), (32, (0..32).collect()), (64, (0..64).step_by(2).collect())]
        {
            let episodes: Vec<DocAddress> = (0..all).map(|document| DocAddress { segment: 0, document }).collect();
            let sampled: Vec<u32> = sample(&episodes).map(|episode| episode.document).collect();
            assert_eq!(sampled, expected, "of {all}");
        }
    }
}
