//! Similar episodes: near embeddings, with shared topics as reasons.

use super::hits::subjects_at;
use super::shared_subjects::shared_subjects;
use super::significant_terms;
use crate::SimilarEpisode;
use crate::search::EmbeddedBackend;
use earshot_engine::IndexReadError;
use earshot_engine::schema::DocumentKind;
use earshot_model::{EpisodeDocument, EpisodeId};
use earshot_text::analyze::Language;

const MAX_REASONS: usize = 5;
/// Limit of episodes of the same podcast.
const MAX_OF_SHOW: usize = 2;

impl EmbeddedBackend {
    pub(crate) fn find_similar(&self, id: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, IndexReadError> {
        let Some(own) = self.episode_address(id)? else { return Ok(Vec::new()) };
        let document: EpisodeDocument = self.episodes.read_document(own)?;
        let Some(show) = self.podcast_by_id(document.episode.podcast_id)? else { return Ok(Vec::new()) };
        let language = Language::from_tag(show.podcast.language.as_deref());
        let significant = significant_terms::episode_terms(&self.episodes, &document, language)?;
        let own_subjects = subjects_at(&self.episodes, own, &document.episode.keywords)?;
        let mut of_show = 0;
        let mut similar = Vec::new();
        for near in self.nearest_documents(DocumentKind::Episodes, own)? {
            if similar.len() == limit {
                break;
            }
            let other: EpisodeDocument = self.episodes.read_document(near.address)?;
            let episode = &other.episode;
            let is_of_show = episode.podcast_id == document.episode.podcast_id;
            let terms = significant_terms::candidate_terms(
                &[&episode.title, &episode.keywords.join("\n"), &episode.description],
                language,
            );
            let words: Vec<_> = significant.iter().filter(|word| terms.contains(&word.term)).collect();
            let subjects = subjects_at(&self.episodes, near.address, &episode.keywords)?;
            let sponsors = document.credits.sponsors.iter().chain(&other.credits.sponsors);
            let sponsors: Vec<&str> = sponsors.map(|sponsor| sponsor.name.as_str()).collect();
            let topics = shared_subjects(&own_subjects, &subjects, &words, &sponsors).into_iter();
            let reasons: Vec<String> = topics.map(|topic| format!("topic: {topic}")).take(MAX_REASONS).collect();
            if reasons.is_empty() || (is_of_show && of_show == MAX_OF_SHOW) {
                continue;
            }
            of_show += usize::from(is_of_show);
            similar.push(SimilarEpisode { document: other.into(), score: near.cosine, reasons });
        }
        Ok(similar)
    }
}
