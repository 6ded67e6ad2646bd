//! The stored embeddings of documents and passages (spec 3), and the podcasts with the nearest ones.

use crate::search::EmbeddedBackend;
use crate::{EpisodeEmbeddings, PassageEmbedding};
use earshot_engine::IndexReadError;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::DocAddress;
use earshot_model::transcript::{CueText, PassageRules};
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId, TranscriptId};
use earshot_vectors::{Coordinates, UnitVector};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

/// The number of similar podcasts that are cached for each podcast.
const MAX_SIMILAR: usize = 10;
/// Podcasts with a smaller cosine have little in common.
const MIN_COSINE: f32 = 0.2;

impl EmbeddedBackend {
    /// The embedding of a podcast's texts; `None` without vectors.
    pub(crate) fn find_podcast_embedding(&self, id: PodcastId) -> Result<Option<Vec<f32>>, IndexReadError> {
        let Some(address) = self.podcast_address(id)? else { return Ok(None) };
        let found = self.vectors_at(DocumentKind::Podcasts, address)?;
        Ok(found.into_iter().find(|(tag, _)| *tag == 0).map(|(_, vector)| to_list(&vector)))
    }

    /// The cosines of a text and of podcasts' texts. A podcast without a vector is missing.
    pub(crate) fn find_similarities(
        &self,
        text: &str,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, f32>, IndexReadError> {
        let start = Instant::now();
        let Ok((query, ..)) = self.query_vector(text) else { return Ok(HashMap::new()) };
        let mut similarities = HashMap::with_capacity(podcasts.len());
        for &id in podcasts {
            if start.elapsed() > self.budget {
                break;
            }
            let Some(address) = self.podcast_address(id)? else { continue };
            let found = self.vectors_at(DocumentKind::Podcasts, address)?;
            let own = found.into_iter().find(|(tag, _)| *tag == 0).and_then(|(_, own)| UnitVector::new(&own[..]).ok());
            if let Some(own) = own {
                similarities.insert(id, query.cosine(&own));
            }
        }
        Ok(similarities)
    }

    /// The embeddings of an episode's texts and of the passages of its transcript; `None` without vectors.
    pub(crate) fn find_episode_embeddings(
        &self,
        document: &EpisodeDocument,
    ) -> Result<Option<EpisodeEmbeddings>, IndexReadError> {
        let id = document.episode.id;
        let (Some(vectors), Some(address)) = (&self.vectors, self.episode_address(id)?) else { return Ok(None) };
        let found = self.vectors_at(DocumentKind::Episodes, address)?;
        let transcript = if document.has_transcript { self.find_transcript(id)? } else { None };
        let spoken = transcript.as_ref().map(|transcript| CueText::from_cues(&transcript.cues));
        let passages = spoken.as_ref().map(|spoken| spoken.passages(&PassageRules::STORED)).unwrap_or_default();
        // Tag 0 is the episode, tag 1 its first passage.
        let passage = |(tag, vector): &(u32, Box<Coordinates>)| {
            let number = usize::try_from(tag.checked_sub(1)?).ok()?;
            let passage = passages.get(number)?;
            Some(PassageEmbedding {
                number,
                text: passage.text.to_owned(),
                tokens: passage.tokens,
                start_ms: passage.start_ms,
                end_ms: passage.end_ms,
                embedding: to_list(vector),
            })
        };
        Ok(Some(EpisodeEmbeddings {
            model: vectors.model.clone(),
            transcript_id: TranscriptId::from_episode(id),
            document: found.iter().find(|(tag, _)| *tag == 0).map(|(_, vector)| to_list(vector)),
            passages: found.iter().filter_map(passage).collect(),
        }))
    }

    fn vectors_at(
        &self,
        kind: DocumentKind,
        address: DocAddress,
    ) -> Result<Vec<(u32, Box<Coordinates>)>, IndexReadError> {
        let Some(vectors) = self.vectors.as_ref().map(|vectors| vectors.of_kind(kind)) else { return Ok(Vec::new()) };
        let part = vectors.parts.get(address.segment);
        let found = part.map(|part| part.vectors_of(&vectors.codebook, address.document)).transpose()?;
        Ok(found.unwrap_or_default())
    }

    /// The podcasts with the nearest embeddings, nearest first, without the podcast itself. They are the same as long
    /// as the generation is served, so each list is computed once.
    pub(crate) fn find_similar_podcasts(
        &self,
        id: PodcastId,
        limit: usize,
    ) -> Result<Vec<Arc<PodcastDocument>>, IndexReadError> {
        let known = self.similar_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id.0).cloned();
        let similar = match known {
            Some(similar) => similar,
            None => {
                let similar = self.compute_similar_podcasts(id)?;
                let mut cache = self.similar_cache.lock().unwrap_or_else(PoisonError::into_inner);
                cache.put(id.0, similar.clone());
                similar
            }
        };
        similar.iter().take(limit).map(|&address| self.podcast_at(address)).collect()
    }

    fn compute_similar_podcasts(&self, id: PodcastId) -> Result<Arc<[DocAddress]>, IndexReadError> {
        let Some(own) = self.podcast_address(id)? else { return Ok(Arc::default()) };
        let near = self.nearest_documents(DocumentKind::Podcasts, own)?;
        let near = near.into_iter().filter(|near| near.cosine >= MIN_COSINE).take(MAX_SIMILAR);
        Ok(near.map(|near| near.address).collect())
    }
}

/// Rounds to four digits, because the stored vectors are not more precise.
fn to_list(vector: &Coordinates) -> Vec<f32> {
    vector.iter().map(|number| (number * 10_000.0).round() / 10_000.0).collect()
}
