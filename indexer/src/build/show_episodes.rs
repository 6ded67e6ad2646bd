//! Reads a podcast's episodes again to find its topics.
//!
//! Episodes are in the shard of their podcast, and those of a podcast are consecutive (decision 024). Nothing is kept
//! from one podcast to the next, so memory does not grow with the catalog.

use super::document_texts::SegmentTexts;
use super::verify::live_documents;
use crate::manifest::Layer;
use crate::topics::{EpisodeTopics, TopicReader, Vocabulary};
use earshot_engine::passages::PassageStore;
use earshot_engine::schema::{self, field};
use tantivy::{DocAddress, Searcher, TantivyError, Term};
use uuid::Uuid;

/// Number of episodes to read per podcast, evenly spread. More episodes hardly change any topic.
const MAX_EPISODES: usize = 32;

/// Reads the episodes of one shard.
pub struct ShowEpisodes<'a> {
    searcher: &'a Searcher,
    segments: Vec<SegmentTexts<'a>>,
}

impl<'a> ShowEpisodes<'a> {
    pub fn open(searcher: &'a Searcher, passages: &'a PassageStore) -> Result<Self, TantivyError> {
        let open = |segment| SegmentTexts::open(Layer::Episodes, segment, passages);
        let segments = searcher.segment_readers().iter().map(open).collect::<Result<_, _>>()?;
        Ok(Self { searcher, segments })
    }

    /// Counts the topics that a sample of a podcast's episodes mentions.
    pub fn topics<'v>(
        &self,
        podcast: Uuid,
        vocabulary: &'v Vocabulary,
        reader: &mut TopicReader,
    ) -> Result<EpisodeTopics<'v>, TantivyError> {
        let field = schema::find_field(self.searcher.schema(), field::PODCAST_ID);
        let episodes = live_documents(self.searcher, &Term::from_field_bytes(field, podcast.as_bytes()))?;
        let mut topics = EpisodeTopics::default();
        for DocAddress { segment_ord, doc_id } in sample(&episodes) {
            topics.add(vocabulary, reader, &self.segments[*segment_ord as usize].about(*doc_id)?);
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
            let episodes: Vec<DocAddress> = (0..all).map(|number| DocAddress::new(0, number)).collect();
            let sampled: Vec<u32> = sample(&episodes).map(|episode| episode.doc_id).collect();
            assert_eq!(sampled, expected, "of {all}");
        }
    }
}
